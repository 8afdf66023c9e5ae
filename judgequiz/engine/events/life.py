"""Damage, life and mana."""

from __future__ import annotations

from ..state import Aim, Mana
from .happening import Event, happening


@happening
class DamageDealt(Event):
    source: int
    to: Aim
    amount: int
    combat: bool = False
    cr: str = "120.3"
    deathtouch: bool = False
    is_marked: bool = True


@happening
class DamagePrevented(Event):
    source: int
    to: Aim
    amount: int
    cr: str = "615.1"


@happening
class LifeGained(Event):
    player: str
    amount: int
    cr: str = "119.3"


@happening
class LifeLost(Event):
    player: str
    amount: int
    cr: str = "119.3"


@happening
class ManaAdded(Event):
    player: str
    mana: tuple[Mana, ...]
    cr: str = "106.4"


@happening
class ManaSpent(Event):
    player: str
    mana: tuple[Mana, ...]
    cr: str = "601.2h"


@happening
class PoolEmptied(Event):
    player: str
    cr: str = "500.5"
