"""Lands of two colours that may enter untapped: for life, or beside a land of the right type (CR 614.1c-d)."""

from ..engine.kinds import BASIC_LAND_MANA
from ..engine.vocabulary import (
    Activated,
    AddMana,
    Any,
    Card,
    EntersTapped,
    Exists,
    PayLife,
    Static,
    This,
    What,
)
from .phrases import TAP, pay
from .printed import land


def for_life(en: str, ja: str, kinds: str) -> Card:
    """Two basic land types; as it enters, you may pay 2 life, else it enters tapped."""
    return land(en, ja, f"Land — {kinds}", Static((EntersTapped(This(), pay("", PayLife(2))),)))


def beside(en: str, ja: str, *kinds: str) -> Card:
    """It enters tapped unless you control a land of one of two basic land types."""
    there = Any(tuple(Exists(What(subtypes=(kind,), control="you")) for kind in kinds))
    return land(
        en,
        ja,
        "Land",
        Static((EntersTapped(This(), unless=there),)),
        *(
            Activated(pay("", TAP), (AddMana("{" + BASIC_LAND_MANA[kind].value + "}"),))
            for kind in kinds
        ),
    )


OVERGROWN_TOMB = for_life("Overgrown Tomb", "草むした墓", "Swamp Forest")
HALLOWED_FOUNTAIN = for_life("Hallowed Fountain", "神聖なる泉", "Plains Island")
STOMPING_GROUND = for_life("Stomping Ground", "踏み鳴らされる地", "Mountain Forest")

SUNPETAL_GROVE = beside("Sunpetal Grove", "陽花弁の木立ち", "Forest", "Plains")
CLIFFTOP_RETREAT = beside("Clifftop Retreat", "断崖の避難所", "Mountain", "Plains")
HINTERLAND_HARBOR = beside("Hinterland Harbor", "内陸の湾港", "Forest", "Island")
