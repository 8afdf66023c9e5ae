"""Mana sources and sacrifice outlets: what a table needs to pay with."""

from ..engine.kinds import Duration, Zone
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    Cant,
    Card,
    DealDamage,
    Draw,
    ExileSome,
    It,
    Mill,
    PayLife,
    PutCounters,
    PutInto,
    PutIntoGraveyard,
    SacrificeSome,
    SacrificeThis,
    Scry,
    Search,
    Shuffle,
    Spell,
    Static,
    TargetOf,
    This,
    Triggered,
    Until,
    Verb,
    What,
    You,
)
from .keywords import FLYING
from .phrases import ANY_TARGET, BASIC_LAND_CARD, CREATURE, TAP, pay
from .printed import artifact, creature, enchantment, instant, land, sorcery

LLANOWAR_ELVES = creature(
    "Llanowar Elves",
    "ラノワールのエルフ",
    "{G}",
    "Elf Druid",
    "1/1",
    Activated(pay("", TAP), (AddMana("{G}"),)),
)

BIRDS_OF_PARADISE = creature(
    "Birds of Paradise",
    "極楽鳥",
    "{G}",
    "Bird",
    "0/1",
    FLYING,
    Activated(pay("", TAP), (AddMana(among="any"),)),
)

SOL_RING = artifact("Sol Ring", "太陽の指輪", "{1}", Activated(pay("", TAP), (AddMana("{C}{C}"),)))

MIND_STONE = artifact(
    "Mind Stone",
    "精神石",
    "{2}",
    Activated(pay("", TAP), (AddMana("{C}"),)),
    Activated(pay("{1}", TAP, SacrificeThis()), (Draw(You()),)),
)

CHROMATIC_SPHERE = artifact(
    "Chromatic Sphere",
    "彩色の宝球",
    "{1}",
    Activated(pay("{1}", TAP, SacrificeThis()), (AddMana(among="any"), Draw(You()))),
)


def egg(en: str, ja: str, mana: str) -> Card:
    """The eggs of Odyssey: two mana and a card."""
    return artifact(
        en, ja, "{1}", Activated(pay("{2}", TAP, SacrificeThis()), (AddMana(mana), Draw(You())))
    )


SKYCLOUD_EGG = egg("Skycloud Egg", "スカイクラウドの卵", "{W}{U}")
DARKWATER_EGG = egg("Darkwater Egg", "ダークウォーターの卵", "{U}{B}")
MOSSFIRE_EGG = egg("Mossfire Egg", "モスファイアの卵", "{R}{G}")
SHADOWBLOOD_EGG = egg("Shadowblood Egg", "シャドーブラッドの卵", "{B}{R}")
SUNGRASS_EGG = egg("Sungrass Egg", "サングラスの卵", "{G}{W}")

CHROMATIC_STAR = artifact(
    "Chromatic Star",
    "彩色の星",
    "{1}",
    Activated(pay("{1}", TAP, SacrificeThis()), (AddMana(among="any"),)),
    Triggered(PutIntoGraveyard(This(), Zone.BATTLEFIELD), (Draw(You()),)),
)

MOLT_TENDER = creature(
    "Molt Tender",
    "",
    "{G}",
    "Insect Druid",
    "1/1",
    Activated(pay("", TAP), (Mill(You(), 1),)),
    Activated(pay("", TAP, ExileSome(What(zone=Zone.GRAVEYARD))), (AddMana(among="any"),)),
    checked=False,
)

DARK_RITUAL = instant("Dark Ritual", "暗黒の儀式", "{B}", Spell((AddMana("{B}{B}{B}"),)))

FETCH_A_BASIC_LAND = (
    Search(BASIC_LAND_CARD, reveal=False),
    PutInto(It(), Zone.BATTLEFIELD, tapped=True),
    Shuffle(You()),
)

RAMPANT_GROWTH = sorcery("Rampant Growth", "不屈の自然", "{1}{G}", Spell(FETCH_A_BASIC_LAND))

SAKURA_TRIBE_ELDER = creature(
    "Sakura-Tribe Elder",
    "桜族の長老",
    "{1}{G}",
    "Snake Shaman",
    "1/1",
    Activated(pay("", SacrificeThis()), FETCH_A_BASIC_LAND),
)

EVOLVING_WILDS = land(
    "Evolving Wilds",
    "進化する未開地",
    "Land",
    Activated(pay("", TAP, SacrificeThis()), FETCH_A_BASIC_LAND),
)


def fetch(first: str, second: str) -> Activated:
    """Pay 1 life and sacrifice this: search for a land of one of two basic land types."""
    wanted = What(
        zone=Zone.LIBRARY,
        any_of=(
            What(zone=Zone.LIBRARY, subtypes=(first,)),
            What(zone=Zone.LIBRARY, subtypes=(second,)),
        ),
    )
    return Activated(
        pay("", TAP, PayLife(1), SacrificeThis()),
        (Search(wanted, reveal=False), PutInto(It(), Zone.BATTLEFIELD), Shuffle(You())),
    )


WINDSWEPT_HEATH = land("Windswept Heath", "吹きさらしの荒野", "Land", fetch("Forest", "Plains"))
BLOODSTAINED_MIRE = land(
    "Bloodstained Mire", "血染めのぬかるみ", "Land", fetch("Swamp", "Mountain")
)
POLLUTED_DELTA = land("Polluted Delta", "汚染された三角州", "Land", fetch("Island", "Swamp"))
WOODED_FOOTHILLS = land("Wooded Foothills", "樹木茂る山麓", "Land", fetch("Mountain", "Forest"))

SACRIFICE_A_CREATURE = pay("", SacrificeSome(CREATURE))

ASHNODS_ALTAR = artifact(
    "Ashnod's Altar",
    "アシュノッドの供犠台",
    "{3}",
    Activated(SACRIFICE_A_CREATURE, (AddMana("{C}{C}"),)),
)

VISCERA_SEER = creature(
    "Viscera Seer",
    "臓物の予見者",
    "{B}",
    "Vampire Wizard",
    "1/1",
    Activated(SACRIFICE_A_CREATURE, (Scry(You(), 1),)),
)

CARRION_FEEDER = creature(
    "Carrion Feeder",
    "屍肉喰らい",
    "{B}",
    "Zombie",
    "1/1",
    Static((Cant(Verb.BLOCK, This()),)),
    Activated(SACRIFICE_A_CREATURE, (PutCounters(This(), "+1/+1"),)),
)

NANTUKO_HUSK = creature(
    "Nantuko Husk",
    "ナントゥーコの鞘虫",
    "{2}{B}",
    "Zombie Insect",
    "2/2",
    Activated(SACRIFICE_A_CREATURE, (Until(Duration.END_OF_TURN, This(), (AddPT(2, 2),)),)),
)

GOBLIN_BOMBARDMENT = enchantment(
    "Goblin Bombardment",
    "ゴブリンの砲撃",
    "{1}{R}",
    Activated(SACRIFICE_A_CREATURE, (DealDamage(1, TargetOf()),), ANY_TARGET),
)
