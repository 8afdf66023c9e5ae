"""How permanents are tapped, attached, marked and changed."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..kinds import Zone
from ..state import State
from .combat import out_of_combat
from .placing import changed, indexed, tally, with_player
from .registry import on


@on(e.DamageWoreOff)
def _damage_wore_off(state: State, event: e.DamageWoreOff) -> State:
    for thing in state.within(Zone.BATTLEFIELD):
        if thing.damage or thing.deathtouched:
            state = changed(state, thing.id, damage=0, deathtouched=False)
    return state


@on(e.Tapped)
def _tapped(state: State, event: e.Tapped) -> State:
    return changed(state, event.what, tapped=True)


@on(e.Untapped)
def _untapped(state: State, event: e.Untapped) -> State:
    return changed(state, event.what, tapped=False)


@on(e.Transformed)
def _transformed(state: State, event: e.Transformed) -> State:
    """CR 613.7g, 712.18: the same object, with a new timestamp."""
    return indexed(changed(state, event.what, side=event.side, timestamp=state.clock))


@on(e.CountersAdded)
def _counters_added(state: State, event: e.CountersAdded) -> State:
    if isinstance(event.what, str):
        player = state.players[event.what]
        return with_player(
            state, event.what, counters=tally(player.counters, event.kind, event.count)
        )
    thing = state.things[event.what]
    return changed(state, event.what, counters=tally(thing.counters, event.kind, event.count))


@on(e.CountersTaken)
def _counters_taken(state: State, event: e.CountersTaken) -> State:
    if isinstance(event.what, str):
        player = state.players[event.what]
        return with_player(
            state, event.what, counters=tally(player.counters, event.kind, -event.count)
        )
    thing = state.things[event.what]
    return changed(state, event.what, counters=tally(thing.counters, event.kind, -event.count))


@on(e.BecameAttached)
def _attached(state: State, event: e.BecameAttached) -> State:
    return changed(state, event.what, attached_to=event.to, timestamp=state.clock)


@on(e.BecameUnattached)
def _unattached(state: State, event: e.BecameUnattached) -> State:
    return changed(state, event.what, attached_to=None)


@on(e.Regenerated)
def _regenerated(state: State, event: e.Regenerated) -> State:
    state = changed(state, event.what, tapped=True, damage=0, deathtouched=False)
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.ControllerChanged)
def _controller_changed(state: State, event: e.ControllerChanged) -> State:
    state = changed(state, event.what, controlled_since=state.clock)
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.Chose)
def _chose(state: State, event: e.Chose) -> State:
    if event.what not in state.things:
        return state
    chosen = {**dict(state.things[event.what].chosen), event.kind: event.value}
    return changed(state, event.what, chosen=tuple(chosen.items()))
