"""Lands. A basic land type brings its own mana ability (CR 305.6), so it isn't written here."""

from ..engine.kinds import CardType
from ..engine.vocabulary import Activated, AddMana, AddTypes, SetTypes, Static, What
from .phrases import LAND, TAP, pay
from .printed import enchantment, land

PLAINS = land("Plains", "平地", "Basic Land — Plains")
ISLAND = land("Island", "島", "Basic Land — Island")
SWAMP = land("Swamp", "沼", "Basic Land — Swamp")
MOUNTAIN = land("Mountain", "山", "Basic Land — Mountain")
FOREST = land("Forest", "森", "Basic Land — Forest")
WASTES = land("Wastes", "荒地", "Basic Land", Activated(pay("", TAP), (AddMana("{C}"),)))

URBORG_TOMB_OF_YAWGMOTH = land(
    "Urborg, Tomb of Yawgmoth",
    "ヨーグモスの墳墓、アーボーグ",
    "Legendary Land",
    Static((AddTypes(subtypes=("Swamp",)),), affects=LAND),
)

BLOOD_MOON = enchantment(
    "Blood Moon",
    "血染めの月",
    "{2}{R}",
    Static(
        (SetTypes(subtypes=("Mountain",)),),
        affects=What(types=(CardType.LAND,), not_supertypes=("Basic",)),
    ),
)
