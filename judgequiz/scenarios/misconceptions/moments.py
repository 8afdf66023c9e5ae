"""The game as it was at an earlier moment, for beliefs that something was decided then."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.apply import apply
from ...engine.events import Event
from ...engine.game import Game
from ...engine.state import State


def state_before(game: Game, is_it: Callable[[Event], bool]) -> State | None:
    """The state just before the last such event; None where there was none."""
    return state_at(game, last_of(game, is_it))


def last_of(game: Game, is_it: Callable[[Event], bool]) -> int | None:
    """At which place in the log the last such event is."""
    for place in range(len(game.log) - 1, -1, -1):
        if is_it(game.log[place]):
            return place
    return None


def state_at(game: Game, place: int | None) -> State | None:
    """The state when that many events had happened."""
    if place is None:
        return None
    state = game.start
    for event in game.log[:place]:
        state = apply(state, event)
    return state
