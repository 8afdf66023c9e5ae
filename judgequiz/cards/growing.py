"""Cards that put +1/+1 counters, or change how many are put; lands that become creatures."""

from ..engine.kinds import CardType, Colour, Duration
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AddTypes,
    CountersMultiplied,
    Draw,
    EntersTapped,
    Gain,
    SetColours,
    SetPT,
    Spell,
    Static,
    Target,
    TargetOf,
    This,
    Until,
    What,
    You,
)
from .keywords import FLYING, TRAMPLE
from .phrases import LAND, ONE_LAND, TAP, YOUR_CREATURE, pay
from .printed import enchantment, instant, land

HARDENED_SCALES = enchantment(
    "Hardened Scales",
    "硬化した鱗",
    "{G}",
    Static((CountersMultiplied(1, YOUR_CREATURE, "+1/+1", more=1),)),
)

BRANCHING_EVOLUTION = enchantment(
    "Branching Evolution",
    "",
    "{2}{G}",
    Static((CountersMultiplied(2, YOUR_CREATURE, "+1/+1"),)),
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
    Activated(
        pay("{1}", TAP),
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(1, 1),)),),
        (Target(What(types=(CardType.CREATURE,), subtypes=("Blinkmoth",))),),
    ),
)

VIVIFY = instant(
    "Vivify",
    "活気",
    "{2}{G}",
    Spell(
        (
            Until(
                Duration.END_OF_TURN,
                TargetOf(),
                (AddTypes((CardType.CREATURE,)), SetPT(3, 3)),
            ),
            Draw(You()),
        ),
        ONE_LAND,
    ),
)

NATURES_REVOLT = enchantment(
    "Nature's Revolt",
    "自然の反乱",
    "{3}{G}{G}",
    Static((AddTypes((CardType.CREATURE,)), SetPT(2, 2)), affects=LAND),
)
