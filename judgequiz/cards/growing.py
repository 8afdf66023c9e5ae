"""Cards that put +1/+1 counters, or change how many are put; lands that become creatures."""

from ..engine.kinds import CardType, Colour, Duration
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddTypes,
    CountersMultiplied,
    EntersTapped,
    Gain,
    SetColours,
    SetPT,
    Static,
    This,
    Until,
)
from .keywords import FLYING, TRAMPLE
from .phrases import TAP, YOUR_CREATURE, pay
from .printed import enchantment, land

HARDENED_SCALES = enchantment(
    "Hardened Scales",
    "硬化した鱗",
    "{G}",
    Static((CountersMultiplied(YOUR_CREATURE, "+1/+1", more=1),)),
)

BRANCHING_EVOLUTION = enchantment(
    "Branching Evolution",
    "",
    "{2}{G}",
    Static((CountersMultiplied(YOUR_CREATURE, "+1/+1", times=2),)),
)

TREETOP_VILLAGE = land(
    "Treetop Village",
    "樹上の村",
    "Land",
    Static((EntersTapped(This()),)),
    Activated(pay("", TAP), (AddMana("{G}"),)),
    Activated(
        pay("{1}{G}"),
        (
            Until(
                Duration.END_OF_TURN,
                This(),
                (
                    AddTypes((CardType.CREATURE,), ("Ape",)),
                    SetColours((Colour.GREEN,)),
                    Gain((TRAMPLE,)),
                    SetPT(3, 3),
                ),
            ),
        ),
    ),
)

FAERIE_CONCLAVE = land(
    "Faerie Conclave",
    "フェアリーの集会場",
    "Land",
    Static((EntersTapped(This()),)),
    Activated(pay("", TAP), (AddMana("{U}"),)),
    Activated(
        pay("{1}{U}"),
        (
            Until(
                Duration.END_OF_TURN,
                This(),
                (
                    AddTypes((CardType.CREATURE,), ("Faerie",)),
                    SetColours((Colour.BLUE,)),
                    Gain((FLYING,)),
                    SetPT(2, 1),
                ),
            ),
        ),
    ),
)

BLINKMOTH_NEXUS = land(
    "Blinkmoth Nexus",
    "ちらつき蛾の生息地",
    "Land",
    Activated(pay("", TAP), (AddMana("{C}"),)),
    Activated(
        pay("{1}"),
        (
            Until(
                Duration.END_OF_TURN,
                This(),
                (
                    AddTypes((CardType.ARTIFACT, CardType.CREATURE), ("Blinkmoth",)),
                    Gain((FLYING,)),
                    SetPT(1, 1),
                ),
            ),
        ),
    ),
)
