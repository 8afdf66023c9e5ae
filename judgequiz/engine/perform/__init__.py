"""What each instruction does when it is carried out (CR 608.2c). One small function for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..reading import Context

Doing = Callable[[Any, Context], None]
HOW: dict[type[Any], Doing] = {}


def perform_all(effects: tuple[Any, ...], context: Context) -> None:
    """Carry out instructions in the order written. A player who has lost does nothing more."""
    for effect in effects:
        if context.state.over:
            return
        HOW[type(effect)](effect, context)


def does(kind: type[Any]) -> Callable[[Doing], Doing]:
    """Register the function that carries out one word."""

    def register(function: Doing) -> Doing:
        HOW[kind] = function
        return function

    return register


from . import damage, mana, moving, permanents, stack, structure  # noqa: E402

__all__ = [
    "HOW",
    "damage",
    "does",
    "mana",
    "moving",
    "perform_all",
    "permanents",
    "stack",
    "structure",
]
