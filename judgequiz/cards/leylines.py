"""Cards that may be in play, or shown, before the first turn (CR 103.6)."""

from ..engine.kinds import CardType, Colour, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    AddChosenCreatureType,
    AddMana,
    AddPT,
    AddTypes,
    AtBeginning,
    Cant,
    Casts,
    ChoiceAsEnters,
    CountOf,
    Create,
    DealDamage,
    Delayed,
    Effect,
    Enters,
    Gain,
    GainLife,
    May,
    MayPay,
    MayRevealFromOpeningHand,
    Static,
    TargetOf,
    This,
    Triggered,
    Verb,
    What,
    You,
)
from .keywords import HASTE, HEXPROOF, REACH, VIGILANCE
from .phrases import ONE_PLAYER_OR_PLANESWALKER, YOUR_CREATURE, pay
from .printed import creature, enchantment
from .replacing import BEGINS_ON_BATTLEFIELD
from .tokens import creature_token

LEYLINE_OF_LIFEFORCE = enchantment(
    "Leyline of Lifeforce",
    "生命の力線",
    "{2}{G}{G}",
    BEGINS_ON_BATTLEFIELD,
    Static(
        (Cant(Verb.BE_COUNTERED, What(zone=Zone.STACK, spell=True, types=(CardType.CREATURE,))),)
    ),
)

LEYLINE_OF_SINGULARITY = enchantment(
    "Leyline of Singularity",
    "不同の力線",
    "{2}{U}{U}",
    BEGINS_ON_BATTLEFIELD,
    Static((AddTypes(supertypes=("Legendary",)),), affects=What(not_types=(CardType.LAND,))),
)

LEYLINE_OF_THE_MEEK = enchantment(
    "Leyline of the Meek",
    "弱者の力線",
    "{2}{W}{W}",
    BEGINS_ON_BATTLEFIELD,
    Static((AddPT(1, 1),), affects=What(types=(CardType.CREATURE,), token=True)),
)

LEYLINE_OF_LIGHTNING = enchantment(
    "Leyline of Lightning",
    "稲妻の力線",
    "{2}{R}{R}",
    BEGINS_ON_BATTLEFIELD,
    Triggered(
        Casts(You(), What(zone=Zone.STACK, spell=True)),
        (MayPay(pay("{1}"), (DealDamage(1, TargetOf()),)),),
        ONE_PLAYER_OR_PLANESWALKER,
    ),
)

LEYLINE_OF_SANCTITY = enchantment(
    "Leyline of Sanctity",
    "神聖の力線",
    "{2}{W}{W}",
    BEGINS_ON_BATTLEFIELD,
    Static((Gain((HEXPROOF,)),), players=You()),
)

LEYLINE_OF_VITALITY = enchantment(
    "Leyline of Vitality",
    "活力の力線",
    "{2}{G}{G}",
    BEGINS_ON_BATTLEFIELD,
    Static((AddPT(0, 1),), affects=YOUR_CREATURE),
    Triggered(Enters(YOUR_CREATURE), (May((GainLife(You(), 1),)),)),
)

CREATURE_SPELL_OF_YOURS = What(
    zone=Zone.STACK, spell=True, types=(CardType.CREATURE,), control="you"
)

LEYLINE_OF_TRANSFORMATION = enchantment(
    "Leyline of Transformation",
    "",
    "{2}{U}{U}",
    BEGINS_ON_BATTLEFIELD,
    Static((ChoiceAsEnters(This(), "creature type"),)),
    Static((AddChosenCreatureType(),), affects=YOUR_CREATURE),
    Static((AddChosenCreatureType(),), affects=CREATURE_SPELL_OF_YOURS),
    *(
        Static(
            (AddChosenCreatureType(),),
            affects=What(zone=zone, types=(CardType.CREATURE,), owner="you"),
        )
        for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE)
    ),
    checked=False,
)

GOBLIN_WITH_HASTE = creature_token(
    Text("Phyrexian Goblin", "ファイレクシアン・ゴブリン"), (Colour.RED,), "1/1", HASTE
)


def at_the_first(when: AtBeginning, effect: Effect) -> Static:
    """You may reveal this card from your opening hand; if you do, so much at the beginning of the first such step."""
    later = Delayed(when, (effect,))
    return Static((MayRevealFromOpeningHand((later,)),), zone=Zone.HAND)


CHANCELLOR_OF_THE_FORGE = creature(
    "Chancellor of the Forge",
    "溶鉱炉の大長",
    "{4}{R}{R}{R}",
    "Phyrexian Giant",
    "5/5",
    at_the_first(AtBeginning(Step.UPKEEP), Create(GOBLIN_WITH_HASTE)),
    Triggered(Enters(This()), (Create(GOBLIN_WITH_HASTE, CountOf(YOUR_CREATURE)),)),
)

CHANCELLOR_OF_THE_TANGLE = creature(
    "Chancellor of the Tangle",
    "絡み森の大長",
    "{4}{G}{G}{G}",
    "Phyrexian Beast",
    "6/7",
    at_the_first(AtBeginning(Step.MAIN1, You()), AddMana("{G}")),
    VIGILANCE,
    REACH,
)
