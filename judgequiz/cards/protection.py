"""Cards with protection (CR 702.16), and cards that give it."""

from ..engine.kinds import Colour, Duration
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    AttachedTo,
    Choose,
    DealDamage,
    DealsDamage,
    Draw,
    Enters,
    Gain,
    GainLife,
    May,
    PutCounters,
    Scry,
    Spell,
    Static,
    TargetOf,
    Triggered,
    Until,
    What,
    Who,
    You,
)
from .keywords import (
    FIRST_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    PROTECTION_FROM_CHOSEN_COLOUR,
    REBOUND,
    TRAMPLE,
    VIGILANCE,
    equip,
    protection,
    protection_from,
)
from .phrases import ANY_TARGET, CREATURE, ONE_CREATURE_OF_YOURS, OTHER_CREATURE, TAP, pay
from .printed import creature, equipment, instant

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

AURIOK_CHAMPION = creature(
    "Auriok Champion",
    "オーリオックのチャンピオン",
    "{W}{W}",
    "Human Cleric",
    "1/1",
    *protection_from(Colour.BLACK, Colour.RED),
    Triggered(Enters(OTHER_CREATURE), (May((GainLife(You(), 1),)),)),
)

AKROMA_ANGEL_OF_WRATH = creature(
    "Akroma, Angel of Wrath",
    "怒りの天使アクローマ",
    "{5}{W}{W}{W}",
    "Angel",
    "6/6",
    FLYING,
    FIRST_STRIKE,
    VIGILANCE,
    TRAMPLE,
    HASTE,
    *protection_from(Colour.BLACK, Colour.RED),
    also="Legendary",
)

BELOVED_CHAPLAIN = creature(
    "Beloved Chaplain",
    "敬愛される司祭",
    "{1}{W}",
    "Human Cleric",
    "1/1",
    protection(CREATURE, Text("creatures", "クリーチャー")),
)

ENEMY_OF_THE_GUILDPACT = creature(
    "Enemy of the Guildpact",
    "ギルドパクトの敵",
    "{4}{B}",
    "Spirit",
    "4/2",
    protection(What(multicoloured=True), Text("multicolored", "多色")),
)

BANESLAYER_ANGEL = creature(
    "Baneslayer Angel",
    "悪斬の天使",
    "{3}{W}{W}",
    "Angel",
    "5/5",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    protection(What(subtypes=("Demon",)), Text("Demons", "デーモン")),
    protection(What(subtypes=("Dragon",)), Text("Dragons", "ドラゴン")),
)

SWORD_OF_FIRE_AND_ICE = equipment(
    "Sword of Fire and Ice",
    "火と氷の剣",
    "{3}",
    Static((AddPT(2, 2), Gain(protection_from(Colour.RED, Colour.BLUE))), affects=AttachedTo()),
    Triggered(
        DealsDamage(AttachedTo(), Who(), combat=True),
        (DealDamage(2, TargetOf()), Draw(You())),
        ANY_TARGET,
    ),
    equip(pay("{2}")),
)
