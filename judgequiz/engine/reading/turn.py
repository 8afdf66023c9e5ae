"""What is looked up in the turn that is going on (CR 608.2i)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .. import events as e
from .context import Context


def of_this_turn(ctx: Context, counts: Callable[[e.Event], Any]) -> Iterator[e.Event]:
    """Of all that happened in the game, the events that count, as far as they are of this turn."""
    game, state = ctx.game, ctx.state
    now = {id(event) for event in state.history}
    for event in (*game.start.history, *game.log):
        if counts(event) and game.rules.is_of_this_turn(state, event, id(event) in now):
            yield event
