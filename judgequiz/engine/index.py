"""Which objects have what kind of ability, found once for each list of objects with abilities.

An id keeps its face and its zone as long as it lives (CR 400.7), so what is found for `state.alert` holds for every state with that
very list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .faces import face_of, numbered
from .state import State
from .vocabulary import Static, Triggered


@dataclass(frozen=True, slots=True)
class Index:
    """By id, in the order of the objects: who awaits which kinds of events, who has static abilities where they are."""

    alert: tuple[int, ...]
    hearing: tuple[tuple[int, frozenset[type[Any]]], ...]
    static: tuple[int, ...]


_FOUND: dict[int, Index] = {}


def index_of(state: State) -> Index:
    """What is known of the objects of a state that have abilities."""
    known = _FOUND.get(id(state.alert))
    if known is not None and known.alert is state.alert:
        return known
    hearing: list[tuple[int, frozenset[type[Any]]]] = []
    static: list[int] = []
    for id_ in state.alert:
        thing = state.things[id_]
        here = [ability for _, ability in numbered(face_of(thing).abilities)]
        kinds = frozenset(
            type(when)
            for ability in here
            if isinstance(ability, Triggered) and ability.zone is thing.zone
            for when in whens_of(ability)
        )
        if kinds:
            hearing.append((id_, kinds))
        if any(isinstance(ability, Static) and ability.zone is thing.zone for ability in here):
            static.append(id_)
    if len(_FOUND) > 5_000:
        _FOUND.clear()
    index = _FOUND[id(state.alert)] = Index(state.alert, tuple(hearing), tuple(static))
    return index


def whens_of(ability: Triggered) -> tuple[Any, ...]:
    """Each event that the ability awaits."""
    from .vocabulary import EitherOf

    return ability.when.whens if isinstance(ability.when, EitherOf) else (ability.when,)
