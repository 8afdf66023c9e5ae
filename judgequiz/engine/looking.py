"""How objects look in a state: copiable values, then whatever continuous effects change.

Nothing computed is stored in a state. `Looker` remembers the views of the states it was last asked about.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import is_
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .drafts import Draft, add_counters, by_the_rules, draft_of, finished, with_land_abilities
from .faces import face_of, numbered
from .kinds import Zone
from .layers import Layering, is_anything_layered
from .state import State, Thing, View

if TYPE_CHECKING:
    from .game import Game


class Looker:
    """Reads characteristics under one rule book."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._state: State | None = None
        self._seen = Seen((), {}, {})
        self._recent: list[Seen] = []
        self._plain: dict[int, tuple[Thing, View]] = {}

    def view(self, state: State, id: int) -> View:
        """The characteristics of an object; of one that is gone, as they last were (CR 608.2h)."""
        thing = state.things.get(id)
        if thing is None:
            return state.gone[id].view
        if state is not self._state:
            self._note(state)
        seen = self._seen
        view = seen.views.get(id)
        if view is None:
            draft = seen.drafts.get(id)
            view = finished(draft, thing) if draft is not None else self._plain_view(thing)
            seen.views[id] = view
        return view

    def look_anew(self) -> None:
        """Forget what was seen, so that what the rules are asked about it is asked again."""
        self._state = None
        self._seen = Seen((), {}, {})
        self._recent = []

    def _note(self, state: State) -> None:
        """Turn to a state: what was seen holds if nothing that characteristics can depend on is another."""
        self._state = state
        key = (
            state.things,
            state.zones,
            state.lasting,
            state.players,
            state.combat,
            state.step,
            state.turn,
        )
        for seen in self._recent:
            if all(map(is_, seen.key, key)):
                self._seen = seen
                return
        self._seen = Seen(key, {}, {})
        if is_anything_layered(state):
            with self.game.supposing(state):
                drafts = Layering(self.game, state).applied()
            self._seen.drafts, self._seen.views = drafts, {}
            self._seen.changed = tuple(id for id, draft in drafts.items() if is_changed(draft))
        self._recent = [self._seen, *self._recent[: KEPT - 1]]
        self._state = state

    def changed(self, state: State) -> tuple[int, ...]:
        """The objects of a state that effects have given or taken abilities that matter to events and rules."""
        if state is not self._state:
            self._note(state)
        return self._seen.changed

    def _plain_view(self, thing: Thing) -> View:
        known = self._plain.get(id(thing))
        if known is not None and known[0] is thing:
            return known[1]
        draft = draft_of(thing)
        by_the_rules(self.game.rules, self.game.state, draft)
        with_land_abilities(draft)
        if thing.zone is Zone.BATTLEFIELD:
            add_counters(draft, thing)
        view = finished(draft, thing)
        if thing.card is not None and thing.card.is_double_faced:
            return view  # which faces count is asked of the rules each time
        if len(self._plain) > 5_000:
            self._plain.clear()
        self._plain[id(thing)] = (thing, view)
        return view


@dataclass
class Seen:
    """What was worked out about one state: `drafts` where effects change characteristics, views as they were asked for.

    `changed` are the objects whose abilities are other than their face says, and matter to events and rules.
    """

    key: tuple[Any, ...]
    views: dict[int, View]
    drafts: dict[int, Draft]
    changed: tuple[int, ...] = ()


KEPT = 4
"""States that are looked at in turn: before an event, after it, and as they would be."""


def is_changed(draft: Draft) -> bool:
    """Whether a draft has other abilities than its face, among them ones that matter to events or rules."""
    abilities = draft.abilities
    if abilities is face_of(draft.thing).abilities:
        return False
    known = _HEEDED.get(id(abilities))
    if known is None or known[0] is not abilities:
        if len(_HEEDED) > 20_000:
            _HEEDED.clear()
        heeded = any(isinstance(a, v.Static | v.Triggered) for _, a in numbered(abilities))
        _HEEDED[id(abilities)] = known = (abilities, heeded)
    return known[1]


_HEEDED: dict[int, tuple[object, bool]] = {}
