"""How objects move, are made and cease to exist."""

from __future__ import annotations

from .. import events as e
from ..faces import copied_face, face_of
from ..frozen import evolve
from ..kinds import Zone
from ..state import Gone, State, Thing
from .combat import out_of_combat
from .placing import changed, key, placed, removed
from .registry import on


@on(e.Revealed)
def _revealed(state: State, event: e.Revealed) -> State:
    for id in event.what:
        if id in state.things:
            seen = state.things[id].seen_by or frozenset()
            state = changed(state, id, seen_by=seen | frozenset(event.to or state.seats))
    return state


@on(e.Shuffled)
def _shuffled(state: State, event: e.Shuffled) -> State:
    """CR 701.24a: no player knows the order of a library that has been shuffled."""
    for id in state.zone(Zone.LIBRARY, event.player):
        if state.things[id].seen_by:
            state = changed(state, id, seen_by=frozenset())
    return state


@on(e.Drew)
def _drew(state: State, event: e.Drew) -> State:
    if event.what is None:
        return state
    return changed(state, event.what, seen_by=frozenset({event.player}))


@on(e.Moved)
def _moved(state: State, event: e.Moved) -> State:
    old = state.things[event.what]
    gone = Gone(as_last_copied(state, old), event.view, event.became)
    state = removed(state, old)
    state = evolve(state, gone={**state.gone, old.id: gone})
    combat = state.combat
    if old.zone is Zone.BATTLEFIELD and (combat.is_attacking(old.id) or combat.is_blocking(old.id)):
        state = evolve(state, combat=out_of_combat(combat, old.id))
    return placed(
        state,
        evolve(event.thing, timestamp=state.clock, controlled_since=state.clock),
        event.position,
    )


def as_last_copied(state: State, thing: Thing) -> Thing:
    """CR 608.2h: what is remembered of an object includes what it was a copy of."""
    face = copied_face(state, thing)
    return thing if face is face_of(thing) else evolve(thing, copied=face)


@on(e.Made)
def _made(state: State, event: e.Made) -> State:
    return placed(
        state,
        evolve(event.thing, timestamp=state.clock, controlled_since=state.clock),
        event.position,
    )


@on(e.Ceased)
def _ceased(state: State, event: e.Ceased) -> State:
    old = state.things[event.what]
    gone = Gone(as_last_copied(state, old), event.view, None)
    return removed(evolve(state, gone={**state.gone, old.id: gone}), old)


@on(e.TimestampSet)
def _timestamp_set(state: State, event: e.TimestampSet) -> State:
    return changed(state, event.what, timestamp=event.timestamp)


@on(e.BeganHaunting)
def _began_haunting(state: State, event: e.BeganHaunting) -> State:
    return changed(state, event.what, haunts=event.creature)


@on(e.Reordered)
def _reordered(state: State, event: e.Reordered) -> State:
    return evolve(state, zones={**state.zones, key(event.zone, event.player): event.order})
