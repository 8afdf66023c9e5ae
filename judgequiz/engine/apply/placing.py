"""Small changes of a state that many events share."""

from __future__ import annotations

from typing import Any

from ..faces import face_of
from ..frozen import evolve
from ..kinds import BOTTOM, SHARED_ZONES, Zone
from ..state import State, Thing


def changed(state: State, id: int, **values: Any) -> State:
    if id not in state.things:
        return state
    return with_thing(state, evolve(state.things[id], **values))


def with_thing(state: State, thing: Thing) -> State:
    return evolve(state, things={**state.things, thing.id: thing})


def with_player(state: State, player: str, **values: Any) -> State:
    return evolve(state, players={**state.players, player: evolve(state.players[player], **values)})


def placed(state: State, thing: Thing, position: int | None = None) -> State:
    """`thing` put into its zone: at the end of it (the top of the stack, the bottom of a library) unless `position` says where.

    BOTTOM is a library's end by name: in an empty one the place before all others is the same.
    """
    place = key(thing.zone, thing.owner)
    there = state.zones.get(place, ())
    at = len(there) if position is None or position == BOTTOM else position
    return evolve(
        state,
        things={**state.things, thing.id: thing},
        zones={**state.zones, place: (*there[:at], thing.id, *there[at:])},
        next_id=max(state.next_id, thing.id + 1),
        alert=(*state.alert, thing.id) if has_abilities(thing) else state.alert,
    )


def removed(state: State, thing: Thing) -> State:
    place = key(thing.zone, thing.owner)
    rest = tuple(id for id in state.zones.get(place, ()) if id != thing.id)
    things = {id: other for id, other in state.things.items() if id != thing.id}
    alert = (
        tuple(id for id in state.alert if id != thing.id)
        if thing.id in state.alert
        else state.alert
    )
    return evolve(state, things=things, zones={**state.zones, place: rest}, alert=alert)


def key(zone: Zone, owner: str) -> tuple[Zone, str]:
    return (zone, "" if zone in SHARED_ZONES else owner)


def has_abilities(thing: Thing) -> bool:
    """Whether the face of an object has abilities, or could have: a token's, a copy's."""
    return (thing.card is not None or thing.copied is not None) and bool(face_of(thing).abilities)


def indexed(state: State) -> State:
    """The state with its index of objects with abilities made anew."""
    return evolve(
        state, alert=tuple(id for id, thing in state.things.items() if has_abilities(thing))
    )


def tally(
    counters: tuple[tuple[str, int], ...], kind: str, change: int
) -> tuple[tuple[str, int], ...]:
    counts = dict(counters)
    counts[kind] = counts.get(kind, 0) + change
    return tuple((name, count) for name, count in counts.items() if count > 0)
