"""How players lose, win, and take extra turns."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..state import State
from .placing import with_player
from .registry import on


@on(e.LandPlayed)
def _land_played(state: State, event: e.LandPlayed) -> State:
    player = state.players[event.player]
    played = player.lands_played + event.counts
    return with_player(evolve(state, passed=()), event.player, lands_played=played)


@on(e.Suspended)
def _suspended(state: State, event: e.Suspended) -> State:
    """CR 117.3c: whoever has taken a special action has priority again."""
    return evolve(state, passed=())


@on(e.DrewFromEmptyLibrary)
def _drew_from_empty(state: State, event: e.DrewFromEmptyLibrary) -> State:
    return with_player(state, event.player, drew_from_empty=True)


@on(e.Lost)
def _lost(state: State, event: e.Lost) -> State:
    return with_player(state, event.player, lost=True)


@on(e.GameEnded)
def _ended(state: State, event: e.GameEnded) -> State:
    return evolve(state, over=event.why, winners=event.winners, priority="")


@on(e.ExtraTurnTaken)
def _extra_turn(state: State, event: e.ExtraTurnTaken) -> State:
    return evolve(state, extra_turns=(*state.extra_turns, event.player))
