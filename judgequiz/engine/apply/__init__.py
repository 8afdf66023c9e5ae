"""How each event changes the state. Only here one state is made from another."""

from . import combat, effects, life, objects, permanents, players, stack, turns
from .placing import indexed, placed, removed
from .registry import apply

__all__ = [
    "apply",
    "combat",
    "effects",
    "indexed",
    "life",
    "objects",
    "permanents",
    "placed",
    "players",
    "removed",
    "stack",
    "turns",
]
