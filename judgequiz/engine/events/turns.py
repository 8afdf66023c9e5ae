"""Turns, steps and priority."""

from __future__ import annotations

from ..kinds import Step
from .happening import Event, happening


@happening
class TurnBegan(Event):
    player: str
    number: int
    cr: str = "500.1"


@happening
class StepBegan(Event):
    step: Step
    cr: str = "500.1"


@happening
class PriorityGiven(Event):
    player: str
    cr: str = "117.3"


@happening
class Passed(Event):
    player: str
    cr: str = "117.4"


@happening
class StepEnded(Event):
    step: Step
    cr: str = "500.2"
