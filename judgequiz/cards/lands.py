"""Lands. A basic land type brings its own mana ability (CR 305.6), so it isn't written here."""

from ..engine.kinds import CardType, Colour, Duration
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddTypes,
    AttachedTo,
    Card,
    Draw,
    Enters,
    EntersTapped,
    GainLife,
    May,
    PutCounters,
    SetPT,
    SetTypes,
    Static,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import basic_landcycling, cycling, enchant
from .phrases import LAND, TAP, pay
from .printed import aura, card, creature, enchantment, face, land

PLAINS = land("Plains", "平地", "Basic Land — Plains")
ISLAND = land("Island", "島", "Basic Land — Island")
SWAMP = land("Swamp", "沼", "Basic Land — Swamp")
MOUNTAIN = land("Mountain", "山", "Basic Land — Mountain")
FOREST = land("Forest", "森", "Basic Land — Forest")
WASTES = land("Wastes", "荒地", "Basic Land", Activated(pay("", TAP), (AddMana("{C}"),)))

SNOW_COVERED_SWAMP = land("Snow-Covered Swamp", "冠雪の沼", "Basic Snow Land — Swamp")

BAYOU = land("Bayou", "", "Land — Swamp Forest")
BADLANDS = land("Badlands", "", "Land — Swamp Mountain")
PLATEAU = land("Plateau", "", "Land — Mountain Plains")
SAVANNAH = land("Savannah", "", "Land — Forest Plains")
SCRUBLAND = land("Scrubland", "", "Land — Plains Swamp")
TAIGA = land("Taiga", "", "Land — Mountain Forest")
TROPICAL_ISLAND = land("Tropical Island", "", "Land — Forest Island")
TUNDRA = land("Tundra", "", "Land — Plains Island")
UNDERGROUND_SEA = land("Underground Sea", "", "Land — Island Swamp")
VOLCANIC_ISLAND = land("Volcanic Island", "", "Land — Island Mountain")

ZAGOTH_TRIOME = land(
    "Zagoth Triome",
    "ゼイゴスのトライオーム",
    "Land — Swamp Forest Island",
    Static((EntersTapped(This()),)),
    cycling(pay("{3}")),
)

ASH_BARRENS = land(
    "Ash Barrens",
    "灰のやせ地",
    "Land",
    Activated(pay("", TAP), (AddMana("{C}"),)),
    basic_landcycling(pay("{1}")),
)

BARREN_MOOR = land(
    "Barren Moor",
    "やせた原野",
    "Land",
    Static((EntersTapped(This()),)),
    Activated(pay("", TAP), (AddMana("{B}"),)),
    cycling(pay("{B}")),
)

LONELY_SANDBAR = land(
    "Lonely Sandbar",
    "孤立した砂州",
    "Land",
    Static((EntersTapped(This()),)),
    Activated(pay("", TAP), (AddMana("{U}"),)),
    cycling(pay("{U}")),
)

URBORG_TOMB_OF_YAWGMOTH = land(
    "Urborg, Tomb of Yawgmoth",
    "ヨーグモスの墳墓、アーボーグ",
    "Legendary Land",
    Static((AddTypes(subtypes=("Swamp",)),), affects=LAND),
)

NONBASIC_LAND = What(types=(CardType.LAND,), not_supertypes=("Basic",))

BLOOD_MOON = enchantment(
    "Blood Moon",
    "血染めの月",
    "{2}{R}",
    Static(
        (SetTypes(subtypes=("Mountain",)),),
        affects=NONBASIC_LAND,
    ),
)

MAGUS_OF_THE_MOON = creature(
    "Magus of the Moon",
    "月の大魔術師",
    "{2}{R}",
    "Human Wizard",
    "2/2",
    Static((SetTypes(subtypes=("Mountain",)),), affects=NONBASIC_LAND),
)

SPREADING_SEAS = aura(
    "Spreading Seas",
    "広がりゆく海",
    "{1}{U}",
    enchant(LAND, Text("land", "土地")),
    Triggered(Enters(This()), (Draw(You()),)),
    Static((SetTypes(subtypes=("Island",)),), affects=AttachedTo()),
)

DRYAD_ARBOR = card(
    face(
        "Dryad Arbor",
        "ドライアドの東屋",
        None,
        "Land Creature — Forest Dryad",
        size="1/1",
        colours=(Colour.GREEN,),
    )
)

CRAWLING_BARRENS = land(
    "Crawling Barrens",
    "這い回るやせ地",
    "Land",
    Activated(pay("", TAP), (AddMana("{C}"),)),
    Activated(
        pay("{4}"),
        (
            PutCounters(This(), "+1/+1", 2),
            May(
                (
                    Until(
                        Duration.END_OF_TURN,
                        This(),
                        (AddTypes((CardType.CREATURE,), ("Elemental",)), SetPT(0, 0)),
                    ),
                )
            ),
        ),
    ),
)


def gain_land(en: str, ja: str, first: str, second: str) -> Card:
    """A land that enters tapped, gains its controller 1 life and makes one of two colours of mana."""
    return land(
        en,
        ja,
        "Land",
        Static((EntersTapped(This()),)),
        Triggered(Enters(This()), (GainLife(You(), 1),)),
        Activated(pay("", TAP), (AddMana(first),)),
        Activated(pay("", TAP), (AddMana(second),)),
    )


RUGGED_HIGHLANDS = gain_land("Rugged Highlands", "岩だらけの高地", "{R}", "{G}")
JUNGLE_HOLLOW = gain_land("Jungle Hollow", "ジャングルのうろ穴", "{B}", "{G}")
SCOURED_BARRENS = gain_land("Scoured Barrens", "磨かれたやせ地", "{W}", "{B}")
SWIFTWATER_CLIFFS = gain_land("Swiftwater Cliffs", "急流の崖", "{U}", "{R}")
