"""Cards with haunt (CR 702.55)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Create,
    Destroy,
    Dies,
    Discard,
    EachOf,
    EitherOf,
    Enters,
    Exile,
    GainLife,
    Haunted,
    It,
    LoseLife,
    May,
    Pick,
    PutInto,
    SetPT,
    Spell,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .guild_keywords import HAUNT, HAUNT_OF_A_SPELL
from .keywords import FLYING
from .phrases import ONE_CREATURE_CARD_OF_YOURS, ONE_PLAYER, OTHER_CREATURE
from .printed import creature, instant, sorcery
from .tokens import SPIRIT, creature_token

ARRIVES_OR_HAUNTED_DIES = EitherOf((Enters(This()), Dies(Haunted())))

BLIND_HUNTER = creature(
    "Blind Hunter",
    "盲目の狩人",
    "{2}{W}{B}",
    "Bat",
    "2/2",
    FLYING,
    HAUNT,
    Triggered(
        ARRIVES_OR_HAUNTED_DIES, (LoseLife(TargetPlayer(), 2), GainLife(You(), 2)), ONE_PLAYER
    ),
)

ABSOLVER_THRULL = creature(
    "Absolver Thrull",
    "赦免のスラル",
    "{3}{W}",
    "Thrull Cleric",
    "2/3",
    HAUNT,
    Triggered(
        ARRIVES_OR_HAUNTED_DIES,
        (Destroy(TargetOf()),),
        (Target(What(types=(CardType.ENCHANTMENT,))),),
    ),
)

ORZHOV_EUTHANIST = creature(
    "Orzhov Euthanist",
    "オルゾフの安死術士",
    "{2}{B}",
    "Human Assassin",
    "2/2",
    HAUNT,
    Triggered(
        ARRIVES_OR_HAUNTED_DIES,
        (Destroy(TargetOf()),),
        (Target(What(types=(CardType.CREATURE,), damaged_this_turn=True)),),
    ),
)

GRAVEN_DOMINATOR = creature(
    "Graven Dominator",
    "彫像の威圧者",
    "{4}{W}{W}",
    "Gargoyle",
    "4/4",
    FLYING,
    HAUNT,
    Triggered(
        ARRIVES_OR_HAUNTED_DIES,
        (Until(Duration.END_OF_TURN, EachOf(OTHER_CREATURE), (SetPT(1, 1),)),),
    ),
)

EXHUMER_THRULL = creature(
    "Exhumer Thrull",
    "掘り起こしスラル",
    "{5}{B}",
    "Thrull",
    "3/3",
    HAUNT,
    Triggered(
        ARRIVES_OR_HAUNTED_DIES,
        (PutInto(TargetOf(), Zone.HAND),),
        ONE_CREATURE_CARD_OF_YOURS,
    ),
)

BAT = creature_token(Text("Bat", "コウモリ"), (Colour.BLACK,), "1/1", FLYING)

BELFRY_SPIRIT = creature(
    "Belfry Spirit",
    "鐘楼のスピリット",
    "{3}{W}{W}",
    "Spirit",
    "1/1",
    FLYING,
    HAUNT,
    Triggered(ARRIVES_OR_HAUNTED_DIES, (Create(BAT, 2),)),
)

A_CARD_LESS = (Discard(TargetPlayer(), 1),)

CRY_OF_CONTRITION = sorcery(
    "Cry of Contrition",
    "悔恨の泣き声",
    "{B}",
    Spell(A_CARD_LESS, ONE_PLAYER),
    HAUNT_OF_A_SPELL,
    Triggered(Dies(Haunted()), A_CARD_LESS, ONE_PLAYER, zone=Zone.EXILE),
)

NEITHER_WHITE_NOR_BLACK = (
    Target(What(types=(CardType.CREATURE,), not_colours=(Colour.WHITE, Colour.BLACK))),
)
A_SOUL_FOR_A_SPIRIT = (Destroy(TargetOf()), Create(SPIRIT))

SEIZE_THE_SOUL = instant(
    "Seize the Soul",
    "魂の捕縛",
    "{2}{B}{B}",
    Spell(A_SOUL_FOR_A_SPIRIT, NEITHER_WHITE_NOR_BLACK),
    HAUNT_OF_A_SPELL,
    Triggered(Dies(Haunted()), A_SOUL_FOR_A_SPIRIT, NEITHER_WHITE_NOR_BLACK, zone=Zone.EXILE),
)

# ---- what takes cards out of exile, or once did


def wish(*wanted_types: CardType) -> Spell:
    """You may put a card of one of these types you own from outside the game into your hand; the Wish is exiled."""
    wanted = What(zone=Zone.NOWHERE, any_types=wanted_types, owner="you", card=True)
    found = May((Pick(You(), wanted), PutInto(It(), Zone.HAND)))
    return Spell((found, Exile(This())))


BURNING_WISH = sorcery("Burning Wish", "燃え立つ願い", "{1}{R}", wish(CardType.SORCERY))
LIVING_WISH = sorcery("Living Wish", "生ける願い", "{1}{G}", wish(CardType.CREATURE, CardType.LAND))
