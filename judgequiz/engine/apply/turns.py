"""How turns, steps and priority change the state."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..kinds import Step
from ..state import TURN, Combat, State
from .placing import with_player
from .registry import on


@on(e.TurnBegan)
def _turn_began(state: State, event: e.TurnBegan) -> State:
    clock = max(state.clock + 1, event.number * TURN)
    players = {
        name: evolve(
            player,
            lands_played=0,
            turn_began=clock
            if name in state.team_of(event.player) and (state.shared_life or name == event.player)
            else player.turn_began,
        )
        for name, player in state.players.items()
    }
    extra = (
        state.extra_turns[:-1]
        if state.extra_turns and state.extra_turns[-1] == event.player
        else state.extra_turns
    )
    return evolve(
        state,
        active=event.player,
        turn=event.number,
        clock=clock,
        players=players,
        history=(),
        combat=Combat(),
        extra_turns=extra,
        used=frozenset(),
        dealt_first_damage=False,
    )


@on(e.StepBegan)
def _step_began(state: State, event: e.StepBegan) -> State:
    state = evolve(state, step=event.step, priority="", passed=())
    if event.step is Step.UPKEEP:
        for player in state.seats:
            if state.is_active(player):
                state = with_player(
                    state,
                    player,
                    upkeep_began=state.clock,
                    previous_upkeep=state.players[player].upkeep_began,
                )
    if event.step in (Step.MAIN1, Step.MAIN2, Step.COMBAT):
        state = evolve(state, combat=Combat())
    return state


@on(e.PriorityGiven)
def _priority_given(state: State, event: e.PriorityGiven) -> State:
    return evolve(state, priority=event.player)


@on(e.Passed)
def _passed(state: State, event: e.Passed) -> State:
    return evolve(state, passed=(*state.passed, event.player), priority="")


@on(e.StepEnded)
def _step_ended(state: State, event: e.StepEnded) -> State:
    return evolve(state, priority="", passed=())
