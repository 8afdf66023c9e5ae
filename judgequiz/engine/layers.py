"""Continuous effects in their layers (CR 613): which change applies next, and to what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cmp_to_key
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .drafts import (
    Draft,
    add_counters,
    by_the_rules,
    change_draft,
    colour_of_land,
    draft_of,
    with_land_abilities,
)
from .errors import TooLong
from .faces import numbered
from .frozen import evolve
from .index import index_of
from .kinds import Zone
from .layer import LAYER_OF, Layer, changes_characteristics, layered_abilities
from .reading import Context, amount, fits, objects, players, static_holds
from .state import State

if TYPE_CHECKING:
    from .game import Game

# In one layer: each is compared with every other, and no situation that teaches has half as many.
MOST_PARTS = 40


class Layering:
    """One pass of all layers over one state."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.drafts = {id: draft_of(thing) for id, thing in state.things.items() if thing.is_known}
        for draft in self.drafts.values():
            by_the_rules(game.rules, state, draft)
        self.started: dict[tuple[Any, ...], list[int]] = {}
        self._speaking: list[int] | None = None
        self._spoken_of: set[Layer | None] = set()

    def see(self, id: int) -> Any:
        draft = self.drafts.get(id)
        if draft is not None:
            return draft
        gone = self.state.gone.get(id)
        return gone.view if gone is not None else draft_of(self.state.things[id])

    def applied(self) -> dict[int, Draft]:
        """The drafts after all layers."""
        for layer in Layer:
            self.apply_layer(layer)
            if layer is Layer.TYPE:
                for draft in self.drafts.values():
                    with_land_abilities(draft)
                    colour_of_land(self.game.rules, self.state, draft)
            if layer is Layer.ADDS_PT:
                for draft in self.drafts.values():
                    if draft.thing.zone is Zone.BATTLEFIELD:
                        add_counters(draft, draft.thing)
        return self.drafts

    def apply_layer(self, layer: Layer) -> None:
        """CR 613.8: the next effect is the earliest one that depends on no other; then look again."""
        done: set[tuple[object, ...]] = set()
        while self.is_spoken_of(layer):
            parts = [part for part in self.parts(layer) if (part.origin, part.order) not in done]
            if not parts:
                return
            part = self.next_part(parts)
            done.add((part.origin, part.order))
            self.game.check_patience()
            self.apply(part)

    def next_part(self, parts: list[Part]) -> Part:
        parts.sort(key=lambda part: (not part.defines, part.timestamp, part.order))
        if len(parts) == 1 or not self.may_depend(parts):
            return parts[0]
        if any(isinstance(part.change, v.LoseTypes) for part in parts):
            parts.sort(key=cmp_to_key(self.in_order))
        if not self.game.rules.effects_depend_on_each_other():
            return parts[0]
        if len(parts) > MOST_PARTS:
            raise TooLong("too many continuous effects that may depend on each other")
        for part in parts:
            if not any(self.depends(part, other) for other in parts if other is not part):
                return part
        return parts[0]

    def in_order(self, part: Part, other: Part) -> int:
        """CR 613.7, asked of the rules where one effect takes a type that another may give."""
        if part.defines != other.defines or part.timestamp == other.timestamp:
            return 0
        if part.timestamp > other.timestamp:
            return -self.in_order(other, part)
        rules = self.game.rules
        return (
            -1 if rules.earlier_effect_applies_first(self.state, part.change, other.change) else 1
        )

    def may_depend(self, parts: list[Part]) -> bool:
        return not all(isinstance(part.change, v.AddPT | v.SwitchPT) for part in parts)

    def depends(self, part: Part, other: Part) -> bool:
        """CR 613.8a: applying `other` would change whether `part` exists, what it applies to, or what it does there."""
        if part.defines != other.defines:
            return False
        self.game.check_patience()
        before = self.signature(part)
        kept = {id: evolve(draft) for id, draft in self.drafts.items()}
        started = dict(self.started)
        self.apply(other)
        after = self.signature(part)
        self.drafts, self.started, self._speaking = kept, started, None
        return before != after

    def signature(self, part: Part) -> tuple[object, ...]:
        if not part.exists():
            return (False,)
        ids = tuple(part.affects())
        return (True, ids, tuple(self.outcome(part, id) for id in ids))

    def outcome(self, part: Part, id: int) -> object:
        part.context.itself = id
        match part.change:
            case v.SetPT(power, toughness):
                return tuple(
                    None if n is None else amount(n, part.context) for n in (power, toughness)
                )
            case v.ControlledBy(who):
                return players(who, part.context)
        return None

    def parts(self, layer: Layer) -> Iterator[Part]:
        """Every change that would apply in this layer as things are now."""
        for effect in self.state.lasting:
            yield from self.parts_of_effect(effect, layer)
        for draft in self.speaking():
            for number, ability in layered_abilities(draft.abilities, draft.thing.zone):
                yield from self.parts_of_static(draft, number, ability, layer)
        for origin in tuple(self.started):
            draft, lost = self.drafts[origin[1]], origin[3]
            if not self.has(draft, lost):
                yield from self.parts_of_static(draft, origin[2], lost, layer, lost=True)

    def speaking(self) -> list[Draft]:
        """The drafts with static abilities that change characteristics, as things are now."""
        if self._speaking is None:
            self._speaking = [
                id
                for id, draft in self.drafts.items()
                if draft.abilities and layered_abilities(draft.abilities, draft.thing.zone)
            ]
            self._spoken_of = {*self.layers_of_effects(), *self.layers_of_abilities(self._speaking)}
        return [self.drafts[id] for id in self._speaking]

    def is_spoken_of(self, layer: Layer) -> bool:
        """Whether anything has a change in a layer, as things are now: in most layers nothing has."""
        if self._speaking is None:
            self.speaking()
        return layer in self._spoken_of

    def layers_of_effects(self) -> Iterator[Layer | None]:
        for effect in self.state.lasting:
            if effect.copies is not None:
                yield Layer.COPY
            for change in effect.changes:
                yield Layer.COPY if isinstance(change, v.Face) else LAYER_OF.get(type(change))

    def layers_of_abilities(self, speaking: list[int]) -> Iterator[Layer | None]:
        """Those of the abilities that objects have, and of those that have started to apply, were they lost."""
        drafts = [self.drafts[id] for id in speaking]
        had = [a for d in drafts for _, a in layered_abilities(d.abilities, d.thing.zone)]
        for ability in (*had, *(origin[3] for origin in self.started)):
            for change in ability.changes:
                yield self.layer_of(change, ability)

    def parts_of_effect(self, effect: Any, layer: Layer) -> Iterator[Part]:
        ids = [id for id in effect.affected or () if id in self.drafts]
        if not ids:
            return
        context = Context(
            self.game,
            effect.controller,
            effect.source if effect.source is not None else ids[0],
            effect.announced,
            memory=dict(effect.memory),
            see_with=self.see,
        )
        changes: tuple[Any, ...] = effect.changes
        if effect.copies is not None:
            changes = (effect.copies, *changes)
        for order, change in enumerate(changes):
            its_layer = Layer.COPY if isinstance(change, v.Face) else LAYER_OF.get(type(change))
            if its_layer is layer:
                yield Part(
                    ("effect", effect.id),
                    effect.timestamp,
                    change,
                    layer,
                    defines=False,
                    context=context,
                    affects=lambda: ids,
                    exists=lambda: True,
                    order=order,
                )

    def has(self, draft: Draft, ability: object) -> bool:
        return any(ability is other or ability == other for _, other in numbered(draft.abilities))

    def parts_of_static(
        self, draft: Draft, number: int, ability: Any, layer: Layer, *, lost: bool = False
    ) -> Iterator[Part]:
        if all(self.layer_of(change, ability) is not layer for change in ability.changes):
            return
        origin = Origin(("ability", draft.id, number, ability))
        for order, change in enumerate(ability.changes):
            if self.layer_of(change, ability) is not layer:
                continue
            you = draft.controller
            if draft.thing.attached_to is not None and layer is not Layer.CONTROL:
                you = self.game.rules.you_of_an_aura(self.state, draft.thing, you)
            context = Context(self.game, you, draft.id, draft.thing.announced, see_with=self.see)
            yield Part(
                origin,
                draft.thing.timestamp,
                change,
                layer,
                ability.defines,
                context,
                lambda c=context: self.affected_by(origin, ability, c),  # type: ignore[misc]  # mypy infers no lambda with a default
                lambda c=context: (
                    lost
                    or (
                        self.has(self.drafts[draft.id], ability)
                        and static_holds(ability.condition, c)
                    )
                ),  # type: ignore[misc]  # mypy infers no lambda with a default
                order,
            )

    def layer_of(self, change: Any, ability: Any) -> Layer | None:
        if ability.players is not None:
            return None
        layer = LAYER_OF.get(type(change))
        if layer is Layer.SETS_PT and ability.defines:
            return Layer.DEFINES_PT
        return layer

    def affected_by(self, origin: tuple[object, ...], ability: Any, context: Context) -> list[int]:
        """CR 613.6: once an effect has started to apply, it goes on applying to the same objects."""
        if origin in self.started:
            return [id for id in self.started[origin] if id in self.drafts]
        if ability.affects is None:
            return [context.source]
        if isinstance(ability.affects, v.What):
            return [
                id for id in self.candidates(ability.affects) if fits(ability.affects, id, context)
            ]
        return [id for id in objects(ability.affects, context) if id in self.drafts]

    def candidates(self, what: v.What) -> list[int]:
        zones = {option.zone for option in what.any_of} or {what.zone}
        return [id for id, draft in self.drafts.items() if draft.thing.zone in zones]

    def apply(self, part: Part) -> None:
        if not part.exists():
            return
        ids = part.affects()
        if part.origin[0] == "ability":
            self.started[part.origin] = ids
        if isinstance(part.change, CHANGES_ABILITIES):
            self._speaking = None
        for id in ids:
            part.context.itself = id
            change_draft(self.drafts[id], part.change, part.context)


def is_anything_layered(state: State) -> bool:
    """Whether anything changes characteristics in a state; in most nothing does."""
    return bool(index_of(state).layered) or any(
        effect.copies is not None or changes_characteristics(effect.changes)
        for effect in state.lasting
    )


class Origin(tuple[Any, ...]):
    """Where a change comes from: an ability, whose object, and its number there; of all this an ability takes longest to hash."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(self[:3])


@dataclass
class Part:
    """One change of one continuous effect, waiting for its layer."""

    origin: tuple[object, ...]
    timestamp: int
    change: Any
    layer: Layer
    defines: bool
    context: Context
    affects: Callable[[], list[int]]
    exists: Callable[[], bool]
    order: int = 0


CHANGES_ABILITIES = (v.Face, v.SetTypes, v.Gain, v.LoseAbilities, v.LoseKeyword)
"""Changes by which an object may come to have other abilities than before."""
