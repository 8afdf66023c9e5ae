"""How spells, abilities and waiting triggers change the state."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..state import State
from .placing import changed
from .registry import on


@on(e.AbilityUsed)
def _ability_used(state: State, event: e.AbilityUsed) -> State:
    return evolve(state, used=state.used | {(event.source, event.number)})


@on(e.CastSpell)
def _cast(state: State, event: e.CastSpell) -> State:
    return evolve(changed(state, event.spell, announced=event.announced), passed=())


@on(e.ActivatedAbility)
def _activated(state: State, event: e.ActivatedAbility) -> State:
    return evolve(state, passed=()) if event.ability else state


@on(e.Resolved)
def _resolved(state: State, event: e.Resolved) -> State:
    return evolve(state, passed=(), priority="")


@on(e.DidNotResolve)
def _did_not_resolve(state: State, event: e.DidNotResolve) -> State:
    return evolve(state, passed=(), priority="")


@on(e.Announcement)
def _announced(state: State, event: e.Announcement) -> State:
    return changed(state, event.what, announced=event.announced)


@on(e.Triggered)
def _triggered(state: State, event: e.Triggered) -> State:
    return evolve(state, waiting=(*state.waiting, event.waiting))


@on(e.PutOnStack)
def _put_on_stack(state: State, event: e.PutOnStack) -> State:
    return evolve(without_waiting(state, event.source, event.about, event.what), passed=())


@on(e.TriggerDropped)
def _trigger_dropped(state: State, event: e.TriggerDropped) -> State:
    kept = list(state.waiting)
    if event.waiting in kept:
        kept.remove(event.waiting)
    return evolve(state, waiting=tuple(kept))


@on(e.ManaTriggerResolved)
def _mana_trigger_resolved(state: State, event: e.ManaTriggerResolved) -> State:
    kept = list(state.waiting)
    kept.remove(event.waiting)
    return evolve(state, waiting=tuple(kept))


def without_waiting(state: State, source: int, about: object, what: int) -> State:
    ability = state.things[what].ability if what in state.things else None
    rest = list(state.waiting)
    for waiting in rest:
        if waiting.source == source and (
            ability is None or (waiting.ability == ability and waiting.about == about)
        ):
            rest.remove(waiting)
            break
    return evolve(state, waiting=tuple(rest))
