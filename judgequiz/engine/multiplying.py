"""Abilities that trigger more than once because something says so (CR 603.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .kinds import Zone
from .reading import fits
from .state import Thing
from .statics import in_force

if TYPE_CHECKING:
    from .game import Game


def times_it_triggers(game: Game, source: Thing, player: str, event: e.Event) -> int:
    """CR 603.2d: once, and once more for each effect that says so of this event."""
    if not isinstance(event, e.Moved) or event.to is not Zone.BATTLEFIELD:
        return 1
    if source.zone is not Zone.BATTLEFIELD:
        return 1
    return 1 + sum(
        inforce.context.you == player
        and fits(inforce.change.entering, event.became, inforce.context, anywhere=True)
        for inforce in in_force(game, v.TriggersAgain)
    )
