"""Creatures that enter with +1/+1 counters (CR 614.1c)."""

from ..engine.vocabulary import (
    Activated,
    DealDamage,
    EntersWith,
    GainLife,
    PutCounters,
    RemoveCountersFromThis,
    Static,
    TargetOf,
    This,
    You,
)
from .phrases import ANY_TARGET, ONE_CREATURE, pay
from .printed import creature

REMOVE_ONE = RemoveCountersFromThis("+1/+1")

TRISKELION = creature(
    "Triskelion",
    "トリスケリオン",
    "{6}",
    "Construct",
    "1/1",
    Static((EntersWith(This(), "+1/+1", 3),)),
    Activated(pay("", REMOVE_ONE), (DealDamage(1, TargetOf()),), ANY_TARGET),
    also="Artifact",
)

SPIKE_FEEDER = creature(
    "Spike Feeder",
    "スパイクの飼育係",
    "{1}{G}{G}",
    "Spike",
    "0/0",
    Static((EntersWith(This(), "+1/+1", 2),)),
    Activated(pay("{2}", REMOVE_ONE), (PutCounters(TargetOf(), "+1/+1"),), ONE_CREATURE),
    Activated(pay("", REMOVE_ONE), (GainLife(You(), 2),)),
)
