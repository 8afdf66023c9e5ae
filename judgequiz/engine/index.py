"""Which objects have what kind of ability, found once for each list of objects with abilities.

An id keeps its face and its zone as long as it lives (CR 400.7), so what is found for `state.alert` holds for every state with that
very list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .faces import face_of, numbered
from .kinds import Zone
from .layer import layered_abilities
from .state import State
from .vocabulary import Ability, Dies, EitherOf, Haunted, Static, Triggered

Awaited = frozenset[type[Any]]


@dataclass(frozen=True, slots=True)
class Index:
    """By id, in the order of the objects: who awaits which kinds of events, who has static abilities where they are,
    and whose of these change characteristics (CR 613).
    """

    alert: tuple[int, ...]
    hearing: tuple[tuple[int, Awaited], ...]
    static: tuple[int, ...]
    layered: tuple[int, ...]


_FOUND: dict[int, Index] = {}
_TRAITS: dict[tuple[int, Zone], tuple[object, tuple[Awaited, bool, bool]]] = {}
MOST = 5_000


def index_of(state: State) -> Index:
    """What is known of the objects of a state that have abilities."""
    known = _FOUND.get(id(state.alert))
    if known is not None and known.alert is state.alert:
        return known
    hearing: list[tuple[int, Awaited]] = []
    static: list[int] = []
    layered: list[int] = []
    for number in state.alert:
        thing = state.things[number]
        awaited, has_static, is_layered = traits(face_of(thing).abilities, thing.zone)
        if awaited:
            hearing.append((number, awaited))
        if has_static:
            static.append(number)
        if is_layered:
            layered.append(number)
    if len(_FOUND) > MOST:
        _FOUND.clear()
    index = Index(state.alert, tuple(hearing), tuple(static), tuple(layered))
    _FOUND[id(state.alert)] = index
    return index


def traits(abilities: tuple[Ability, ...], zone: Zone) -> tuple[Awaited, bool, bool]:
    """What some abilities have that works in a zone: awaited events, static abilities, ones that change characteristics."""
    known = _TRAITS.get((id(abilities), zone))
    if known is not None and known[0] is abilities:
        return known[1]
    here = [ability for _, ability in numbered(abilities)]
    awaited = frozenset(
        type(when)
        for ability in here
        if isinstance(ability, Triggered) and triggers_in(ability, zone)
        for when in whens_of(ability)
    )
    has_static = any(isinstance(ability, Static) and ability.zone is zone for ability in here)
    found = (awaited, has_static, bool(layered_abilities(abilities, zone)))
    if len(_TRAITS) > MOST:
        _TRAITS.clear()
    _TRAITS[(id(abilities), zone)] = (abilities, found)
    return found


def triggers_in(ability: Triggered, zone: Zone) -> bool:
    """CR 113.6, 702.55c: whether it can trigger there; what speaks of "the creature it haunts" can in exile as well."""
    if ability.zone is zone:
        return True
    return zone is Zone.EXILE and any(
        isinstance(when, Dies) and isinstance(when.what, Haunted) for when in whens_of(ability)
    )


def whens_of(ability: Triggered) -> tuple[Any, ...]:
    """Each event that the ability awaits."""
    return ability.when.whens if isinstance(ability.when, EitherOf) else (ability.when,)
