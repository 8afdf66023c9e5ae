"""Which function makes the next state of which event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .. import events as e
from ..frozen import amend, evolve
from ..state import State

Change = Callable[[State, Any], State]

HOW: dict[type[e.Event], Change] = {}

F = TypeVar("F", bound=Change)


def apply(state: State, event: e.Event) -> State:
    """The state after `event`. Pure: the same state and event always give an equal state."""
    how = HOW.get(type(event))
    changed = how(state, event) if how else state
    clock, history = changed.clock + 1, (*changed.history, event)
    if changed is state:
        return evolve(state, clock=clock, history=history)
    return amend(changed, clock=clock, history=history)


def on(kind: type[e.Event]) -> Callable[[F], F]:
    def register(function: F) -> F:
        HOW[kind] = function
        return function

    return register
