"""What each instruction does when it is carried out (CR 608.2c). One small function for each word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import vocabulary as v
from ..reading import PLAYER_WORDS, Context, players

Doing = Callable[[Any, Context], None]
HOW: dict[type[Any], Doing] = {}


def perform_all(effects: tuple[Any, ...], context: Context) -> None:
    """Carry out instructions in the order written. A player who has lost does nothing more."""
    for effect in effects:
        if context.state.over:
            return
        if names_nobody(effect, context):
            context.did = False
            perform_all(without_player(effect), context)
        else:
            HOW[type(effect)](effect, context)


def names_nobody(effect: Any, context: Context) -> bool:
    """CR 609.3: whether the player who is to do it is that of an object which isn't there."""
    who = getattr(effect, "who", None)
    return isinstance(who, PLAYER_WORDS) and not players(who, context)


def without_player(effect: Any) -> tuple[Any, ...]:
    """What happens where nobody is there to choose or to pay (CR 118.12a)."""
    match effect:
        case v.Unless(effects=effects):
            return effects
        case v.May(otherwise=otherwise) | v.MayPay(otherwise=otherwise):
            return otherwise
    return ()


def does(kind: type[Any]) -> Callable[[Doing], Doing]:
    """Register the function that carries out one word."""

    def register(function: Doing) -> Doing:
        HOW[kind] = function
        return function

    return register


# They register what they do with the function above, so they come after it.
from . import (  # noqa: E402  (as it says)
    choosing,
    counters,
    damage,
    library,
    making,
    mana,
    moving,
    permanents,
    stack,
    structure,
    suspended,
    turning,
)

__all__ = [
    "HOW",
    "choosing",
    "counters",
    "damage",
    "does",
    "library",
    "making",
    "mana",
    "moving",
    "perform_all",
    "permanents",
    "stack",
    "structure",
    "suspended",
    "turning",
]
