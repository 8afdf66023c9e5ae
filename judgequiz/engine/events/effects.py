"""Continuous effects, shields, delayed triggers and replacements."""

from __future__ import annotations

from ..state import Aim, DelayedTrigger, Lasting
from .happening import Event, happening


@happening
class EffectBegan(Event):
    effect: Lasting
    cr: str = "611.2a"


@happening
class EffectEnded(Event):
    effect: int
    cr: str = "611.2a"


@happening
class ShieldUsed(Event):
    """A prevention or regeneration shield was used up, or `left` of it remains."""

    effect: int
    left: int | None
    cr: str = "615.7"


@happening
class DelayedCreated(Event):
    trigger: DelayedTrigger
    cr: str = "603.7"


@happening
class DelayedUsed(Event):
    trigger: int
    cr: str = "603.7b"


@happening
class Replaced(Event):
    """A replacement or prevention effect of `source` changed what was about to happen (CR 614, 616)."""

    source: int | None
    what: Aim | None
    says: str
    player: str = ""
    cr: str = "614.6"
