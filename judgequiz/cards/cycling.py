"""Cards with cycling or typecycling (CR 702.29)."""

from ..engine.kinds import Duration, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AddPT,
    IsTurnOf,
    PutInto,
    Regenerate,
    This,
    Until,
    You,
)
from .keywords import FLYING, VIGILANCE, cycling, typecycling
from .phrases import pay
from .printed import creature

TWISTED_ABOMINATION = creature(
    "Twisted Abomination",
    "よじれた嫌悪者",
    "{5}{B}",
    "Zombie Mutant",
    "5/3",
    Activated(pay("{B}"), (Regenerate(This()),)),
    typecycling("Swamp", pay("{2}")),
)

ETERNAL_DRAGON = creature(
    "Eternal Dragon",
    "永遠のドラゴン",
    "{5}{W}{W}",
    "Dragon Spirit",
    "5/5",
    FLYING,
    Activated(
        pay("{3}{W}{W}"),
        (PutInto(This(), Zone.HAND),),
        zone=Zone.GRAVEYARD,
        only_if=IsTurnOf(You(), (Step.UPKEEP,)),
    ),
    typecycling("Plains", pay("{2}")),
)

NOBLE_TEMPLAR = creature(
    "Noble Templar",
    "気高き院僧",
    "{5}{W}",
    "Human Cleric Soldier",
    "3/6",
    VIGILANCE,
    typecycling("Plains", pay("{2}")),
)

SHORELINE_RANGER = creature(
    "Shoreline Ranger",
    "海辺のレインジャー",
    "{5}{U}",
    "Bird Soldier Ranger",
    "3/4",
    FLYING,
    typecycling("Island", pay("{2}")),
)

CHARTOOTH_COUGAR = creature(
    "Chartooth Cougar",
    "黒焦げ牙のクーガー",
    "{5}{R}",
    "Cat Beast",
    "4/4",
    Activated(pay("{R}"), (Until(Duration.END_OF_TURN, This(), (AddPT(1, 0),)),)),
    typecycling("Mountain", pay("{2}")),
)

WIREWOOD_GUARDIAN = creature(
    "Wirewood Guardian",
    "ワイアウッドの守護者",
    "{5}{G}{G}",
    "Elf Mutant",
    "6/6",
    typecycling("Forest", pay("{2}")),
)

BARKHIDE_MAULER = creature(
    "Barkhide Mauler", "樹皮革のやっかいもの", "{4}{G}", "Beast", "4/4", cycling(pay("{2}"))
)
