"""Cards with protection (CR 702.16), and cards that give it."""

from ..engine.kinds import Colour, Duration
from ..engine.vocabulary import (
    Activated,
    Choose,
    Gain,
    PutCounters,
    Scry,
    Spell,
    TargetOf,
    Until,
    You,
)
from .keywords import (
    FIRST_STRIKE,
    PROTECTION_FROM_CHOSEN_COLOUR,
    REBOUND,
    protection_from,
)
from .phrases import ONE_CREATURE_OF_YOURS, TAP, pay
from .printed import creature, instant

CHOOSE_A_COLOUR = (
    Choose("colour"),
    Until(Duration.END_OF_TURN, TargetOf(), (Gain((PROTECTION_FROM_CHOSEN_COLOUR,)),)),
)

MOTHER_OF_RUNES = creature(
    "Mother of Runes",
    "ルーンの母",
    "{W}",
    "Human Cleric",
    "1/1",
    Activated(pay("", TAP), CHOOSE_A_COLOUR, ONE_CREATURE_OF_YOURS),
)

GODS_WILLING = instant(
    "Gods Willing",
    "神々の思し召し",
    "{W}",
    Spell((*CHOOSE_A_COLOUR, Scry(You(), 1)), ONE_CREATURE_OF_YOURS),
)

EMERGE_UNSCATHED = instant(
    "Emerge Unscathed", "無傷の発現", "{W}", Spell(CHOOSE_A_COLOUR, ONE_CREATURE_OF_YOURS), REBOUND
)

FEAT_OF_RESISTANCE = instant(
    "Feat of Resistance",
    "抵抗の妙技",
    "{1}{W}",
    Spell((PutCounters(TargetOf(), "+1/+1"), *CHOOSE_A_COLOUR), ONE_CREATURE_OF_YOURS),
)

WHITE_KNIGHT = creature(
    "White Knight",
    "白騎士",
    "{W}{W}",
    "Human Knight",
    "2/2",
    FIRST_STRIKE,
    *protection_from(Colour.BLACK),
)

BLACK_KNIGHT = creature(
    "Black Knight",
    "黒騎士",
    "{B}{B}",
    "Human Knight",
    "2/2",
    FIRST_STRIKE,
    *protection_from(Colour.WHITE),
)

SILVER_KNIGHT = creature(
    "Silver Knight",
    "銀騎士",
    "{W}{W}",
    "Human Knight",
    "2/2",
    FIRST_STRIKE,
    *protection_from(Colour.RED),
)

PALADIN_EN_VEC = creature(
    "Paladin en-Vec",
    "ヴェクの聖騎士",
    "{1}{W}{W}",
    "Human Knight",
    "2/2",
    FIRST_STRIKE,
    *protection_from(Colour.BLACK, Colour.RED),
)
