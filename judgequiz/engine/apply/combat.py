"""How attackers and blockers change the state."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..state import Combat, State
from .registry import on


def out_of_combat(combat: Combat, id: int) -> Combat:
    return evolve(
        combat,
        attackers=tuple(pair for pair in combat.attackers if pair[0] != id),
        blockers=tuple(pair for pair in combat.blockers if pair[0] != id),
    )


@on(e.AttackersDeclared)
def _attackers(state: State, event: e.AttackersDeclared) -> State:
    combat = evolve(
        state.combat,
        attackers=state.combat.attackers + event.attackers,
        declared=(*state.combat.declared, event.player),
    )
    return evolve(state, combat=combat)


@on(e.BlockersDeclared)
def _blockers(state: State, event: e.BlockersDeclared) -> State:
    combat = evolve(
        state.combat,
        blockers=state.combat.blockers + event.blockers,
        blocked=state.combat.blocked | {attacker for _, attacker in event.blockers},
        declared=(*state.combat.declared, event.player),
    )
    return evolve(state, combat=combat)


@on(e.RemovedFromCombat)
def _removed_from_combat(state: State, event: e.RemovedFromCombat) -> State:
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.FirstStrikeDamageDealt)
def _first_strike(state: State, event: e.FirstStrikeDamageDealt) -> State:
    return evolve(
        state,
        combat=evolve(state.combat, dealt_first=frozenset(event.dealt)),
        dealt_first_damage=True,
    )
