"""Attackers, blockers, and creatures that leave combat."""

from __future__ import annotations

from ..state import Aim
from .happening import Event, happening


@happening
class AttackersDeclared(Event):
    player: str
    attackers: tuple[tuple[int, Aim], ...]
    cr: str = "508.1"


@happening
class BlockersDeclared(Event):
    player: str
    blockers: tuple[tuple[int, int], ...]
    cr: str = "509.1"


@happening
class RemovedFromCombat(Event):
    what: int
    cr: str = "506.4"


@happening
class FirstStrikeDamageDealt(Event):
    """CR 510.4: the creatures that dealt damage in the first combat damage step."""

    dealt: tuple[int, ...]
    cr: str = "510.4"
