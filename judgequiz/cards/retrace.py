"""Cards with retrace (CR 702.81), cards that give it, and cards that it goes well with."""

from ..engine.kinds import NONLAND_PERMANENTS, CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    Attacks,
    Create,
    DealDamage,
    Draw,
    EachOf,
    Enters,
    ExileSome,
    ForEach,
    Gain,
    GetEmblem,
    IsTurnOf,
    It,
    Loyalty,
    May,
    Mill,
    Pick,
    PutInto,
    PutOnBottom,
    Spell,
    Static,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Until,
    What,
    Who,
    You,
)
from .graveyards import THAT_GRAVEYARD
from .keywords import FLASH, FLYING, REACH, RETRACE, evoke
from .phrases import ANY_TARGET, INSTANTS_AND_SORCERIES, ONE_CREATURE, ONE_PLAYER, pay
from .printed import creature, instant, planeswalker, sorcery
from .tokens import BEAST, KITHKIN_SOLDIER

OONAS_GRACE = instant(
    "Oona's Grace", "ウーナの寵愛", "{2}{U}", Spell((Draw(TargetPlayer()),), ONE_PLAYER), RETRACE
)

SAVAGE_CONCEPTION = sorcery(
    "Savage Conception", "野蛮な観念", "{3}{G}{G}", Spell((Create(BEAST),)), RETRACE
)

CENNS_ENLISTMENT = sorcery(
    "Cenn's Enlistment", "主の募兵", "{3}{W}", Spell((Create(KITHKIN_SOLDIER, 2),)), RETRACE
)

MONSTRIFY = sorcery(
    "Monstrify",
    "怪物化",
    "{3}{G}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(4, 4),)),), ONE_CREATURE),
    RETRACE,
)

LAND_CARD_MILLED = What(zone=Zone.GRAVEYARD, types=(CardType.LAND,), owner="you", exactly=It())

SIX = creature(
    "Six",
    "六番",
    "{2}{G}",
    "Treefolk",
    "2/4",
    REACH,
    Triggered(
        Attacks(This()),
        (Mill(You(), 3), May((Pick(You(), LAND_CARD_MILLED), PutInto(It(), Zone.HAND)))),
    ),
    Static(
        (Gain((RETRACE,)),),
        affects=What(
            zone=Zone.GRAVEYARD,
            any_types=NONLAND_PERMANENTS,
            not_types=(CardType.LAND,),
            owner="you",
            card=True,
        ),
        condition=IsTurnOf(You()),
    ),
    also="Legendary",
    checked=False,
)

GREEN_CARD_IN_HAND = What(zone=Zone.HAND, colours=(Colour.GREEN,))

ENDURANCE = creature(
    "Endurance",
    "忍耐",
    "{1}{G}{G}",
    "Elemental Incarnation",
    "3/4",
    FLASH,
    REACH,
    Triggered(
        Enters(This()),
        (ForEach(TargetPlayer(), (PutOnBottom(EachOf(THAT_GRAVEYARD)),)),),
        (Target(Who(), least=0),),
    ),
    evoke(
        pay("", ExileSome(GREEN_CARD_IN_HAND)),
        Text("Exile a green card from your hand", "あなたの手札にある緑のカード１枚を追放する"),
    ),
)

MULLDRIFTER = creature(
    "Mulldrifter",
    "熟考漂い",
    "{4}{U}",
    "Elemental",
    "2/2",
    FLYING,
    Triggered(Enters(This()), (Draw(You(), 2),)),
    evoke(pay("{2}{U}")),
)

INSTANT_AND_SORCERY_CARDS = What(
    zone=Zone.GRAVEYARD, any_types=INSTANTS_AND_SORCERIES, owner="you", card=True
)

WRENN_AND_SIX = planeswalker(
    "Wrenn and Six",
    "レンと六番",
    "{R}{G}",
    "Wrenn",
    3,
    Activated(
        pay("", Loyalty(1)),
        (PutInto(TargetOf(), Zone.HAND),),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.LAND,), owner="you"), least=0),),
    ),
    Activated(pay("", Loyalty(-1)), (DealDamage(1, TargetOf()),), ANY_TARGET),
    Activated(
        pay("", Loyalty(-7)),
        (
            GetEmblem(
                (
                    Static(
                        (Gain((RETRACE,)),),
                        affects=INSTANT_AND_SORCERY_CARDS,
                        zone=Zone.COMMAND,
                    ),
                )
            ),
        ),
    ),
)
