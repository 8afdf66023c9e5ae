"""Characteristics through the layers (CR 613): copiable values, then each continuous effect in its place.

Nothing computed is stored in a state. `Looker` remembers the views of the state it was last asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from operator import is_
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .faces import copied_face, face_of, land_ability, numbered
from .index import index_of
from .kinds import BASIC_LAND_MANA, CardType, Colour, Zone
from .mana import ManaCost
from .reading import Context, amount, fits, holds, objects, players
from .state import State, Thing, View
from .text import Text

if TYPE_CHECKING:
    from .game import Game


class Layer(IntEnum):
    """CR 613.1 and 613.4."""

    COPY = 1
    CONTROL = 2
    TEXT = 3
    TYPE = 4
    COLOUR = 5
    ABILITY = 6
    DEFINES_PT = 70
    SETS_PT = 71
    ADDS_PT = 72
    SWITCHES_PT = 73


LAYER_OF: dict[type[Any], Layer] = {
    v.CopyOf: Layer.COPY,
    v.ControlledBy: Layer.CONTROL,
    v.SetName: Layer.TEXT,
    v.AddTypes: Layer.TYPE,
    v.SetTypes: Layer.TYPE,
    v.AddCreatureTypesOf: Layer.TYPE,
    v.AddColours: Layer.COLOUR,
    v.SetColours: Layer.COLOUR,
    v.Gain: Layer.ABILITY,
    v.LoseAbilities: Layer.ABILITY,
    v.LoseKeyword: Layer.ABILITY,
    v.SetPT: Layer.SETS_PT,
    v.AddPT: Layer.ADDS_PT,
    v.SwitchPT: Layer.SWITCHES_PT,
}


@dataclass
class Draft:
    """An object's characteristics while layers are being applied to them."""

    id: int
    thing: Thing
    name: Text
    cost: ManaCost | None
    colours: frozenset[Colour]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    abilities: tuple[v.Ability, ...]
    power: int | None
    toughness: int | None
    controller: str
    known: bool

    @property
    def keywords(self) -> frozenset[str]:
        return keywords(self.abilities)

    @property
    def mana_value(self) -> int:
        return self.cost.mana_value if self.cost is not None else 0


def keywords(abilities: tuple[v.Ability, ...]) -> frozenset[str]:
    return frozenset(ability.name for ability in abilities if isinstance(ability, v.Keyword))


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


def draft_of(thing: Thing) -> Draft:
    """The copiable values as a draft (CR 707.2)."""
    face = face_of(thing)
    colours = (
        face.colours if face.colours is not None else tuple((face.cost or ManaCost(())).colours)
    )
    return Draft(
        thing.id,
        thing,
        face.name,
        face.cost,
        frozenset(colours),
        frozenset(face.types),
        frozenset(face.subtypes),
        frozenset(face.supertypes),
        face.abilities if thing.ability is None else (),
        face.power,
        face.toughness,
        thing.controller,
        thing.is_known,
    )


def finished(draft: Draft, thing: Thing) -> View:
    return View(
        draft.name,
        draft.cost,
        draft.colours,
        draft.types,
        draft.subtypes,
        draft.supertypes,
        draft.abilities,
        draft.power,
        draft.toughness,
        draft.controller,
        draft.keywords,
        draft.mana_value,
        draft.known,
    )


def with_land_abilities(draft: Draft) -> None:
    """CR 305.6: a land with a basic land type can be tapped for its mana."""
    if CardType.LAND not in draft.types:
        return
    own = face_of(draft.thing).subtypes
    kinds = sorted(
        (kind for kind in BASIC_LAND_MANA if kind in draft.subtypes),
        key=lambda kind: kind not in own,
    )
    if not draft.abilities:
        draft.abilities = land_abilities(tuple(kinds))
        return
    extra = tuple(land_ability(kind) for kind in kinds)
    extra = tuple(ability for ability in extra if ability not in draft.abilities)
    if extra:
        draft.abilities = draft.abilities + extra


@lru_cache(maxsize=64)
def land_abilities(kinds: tuple[str, ...]) -> tuple[v.Ability, ...]:
    """The mana abilities of these basic land types; one value for all lands of a kind."""
    return tuple(land_ability(kind) for kind in kinds)


_HEEDED: dict[int, tuple[object, bool]] = {}


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


def add_counters(draft: Draft, thing: Thing) -> None:
    """CR 613.4c: +1/+1 and -1/-1 counters, in layer 7c."""
    if thing.counters and draft.power is not None and draft.toughness is not None:
        change = thing.counter("+1/+1") - thing.counter("-1/-1")
        draft.power += change
        draft.toughness += change


@dataclass
class Seen:
    """What was worked out about one state: `drafts` where effects change characteristics, views as they were asked for.

    `changed` are the objects whose abilities are other than their face says, and matter to events and rules.
    """

    key: tuple[Any, ...]
    views: dict[int, View]
    drafts: dict[int, Draft]
    changed: tuple[int, ...] = ()
    is_layered: bool = False


KEPT = 4
"""States that are looked at in turn: before an event, after it, and as they would be."""


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
            self._seen.is_layered = True
            with self.game.supposing(state):
                drafts = Layering(self.game, state).applied()
            self._seen.drafts, self._seen.views = drafts, {}
            self._seen.changed = tuple(id for id, draft in drafts.items() if is_changed(draft))
        self._recent = [self._seen, *self._recent[: KEPT - 1]]
        self._state = state

    def is_layered(self, state: State) -> bool:
        """Whether anything changes characteristics in a state."""
        if state is not self._state:
            self._note(state)
        return self._seen.is_layered

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
        with_land_abilities(draft)
        if thing.zone is Zone.BATTLEFIELD:
            add_counters(draft, thing)
        view = finished(draft, thing)
        if len(self._plain) > 5_000:
            self._plain.clear()
        self._plain[id(thing)] = (thing, view)
        return view


def changes_characteristics(changes: tuple[Any, ...]) -> bool:
    return any(type(change) in LAYER_OF for change in changes)


def works_in(ability: v.Static, zone: Zone) -> bool:
    """CR 604.3, 113.6: a characteristic-defining ability functions in every zone."""
    return ability.defines or ability.zone is zone


Layered = tuple[tuple[int, v.Static], ...]
_LAYERED: dict[tuple[int, Zone], tuple[object, Layered]] = {}


def layered_abilities(abilities: tuple[v.Ability, ...], zone: Zone) -> Layered:
    """The static abilities among these that change characteristics from that zone, with their numbers."""
    known = _LAYERED.get((id(abilities), zone))
    if known is None or known[0] is not abilities:
        found = tuple(
            (number, ability)
            for number, ability in numbered(abilities)
            if isinstance(ability, v.Static)
            and works_in(ability, zone)
            and changes_characteristics(ability.changes)
        )
        if len(_LAYERED) > 20_000:
            _LAYERED.clear()
        _LAYERED[(id(abilities), zone)] = known = (abilities, found)
    return known[1]


def is_anything_layered(state: State) -> bool:
    """Whether anything changes characteristics in a state; in most nothing does."""
    return bool(index_of(state).layered) or any(
        effect.copies is not None or changes_characteristics(effect.changes)
        for effect in state.lasting
    )


CHANGES_ABILITIES = (v.Face, v.SetTypes, v.Gain, v.LoseAbilities, v.LoseKeyword)
"""Changes by which an object may come to have other abilities than before."""


class Layering:
    """One pass of all layers over one state."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.drafts = {id: draft_of(thing) for id, thing in state.things.items() if thing.is_known}
        self.started: dict[tuple[Any, ...], list[int]] = {}
        self._speaking: list[int] | None = None

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
            if layer is Layer.ADDS_PT:
                for draft in self.drafts.values():
                    if draft.thing.zone is Zone.BATTLEFIELD:
                        add_counters(draft, draft.thing)
        return self.drafts

    def apply_layer(self, layer: Layer) -> None:
        """CR 613.8: the next effect is the earliest one that depends on no other; then look again."""
        done: set[tuple[object, ...]] = set()
        while True:
            parts = [part for part in self.parts(layer) if (*part.origin, part.order) not in done]
            if not parts:
                return
            part = self.next_part(parts)
            done.add((*part.origin, part.order))
            self.apply(part)

    def next_part(self, parts: list[Part]) -> Part:
        parts.sort(key=lambda part: (not part.defines, part.timestamp, part.order))
        if len(parts) == 1 or not self.may_depend(parts):
            return parts[0]
        if not self.game.rules.effects_depend_on_each_other():
            return parts[0]
        waits = {
            id(part): [other for other in parts if other is not part and self.depends(part, other)]
            for part in parts
        }
        for part in parts:
            if not waits[id(part)]:
                return part
        return parts[0]

    def may_depend(self, parts: list[Part]) -> bool:
        return not all(isinstance(part.change, v.AddPT | v.SwitchPT) for part in parts)

    def depends(self, part: Part, other: Part) -> bool:
        """CR 613.8a: applying `other` would change whether `part` exists, what it applies to, or what it does there."""
        if part.defines != other.defines:
            return False
        before = self.signature(part)
        kept = {id: replace(draft) for id, draft in self.drafts.items()}
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
        return [self.drafts[id] for id in self._speaking]

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
                    False,  # noqa: FBT003 (it defines nothing)
                    context,
                    lambda: ids,
                    lambda: True,
                    order,
                )

    def has(self, draft: Draft, ability: object) -> bool:
        return any(ability is other or ability == other for _, other in numbered(draft.abilities))

    def parts_of_static(
        self, draft: Draft, number: int, ability: Any, layer: Layer, *, lost: bool = False
    ) -> Iterator[Part]:
        if all(self.layer_of(change, ability) is not layer for change in ability.changes):
            return
        origin = ("ability", draft.id, number, ability)
        for order, change in enumerate(ability.changes):
            if self.layer_of(change, ability) is not layer:
                continue
            context = Context(
                self.game, draft.controller, draft.id, draft.thing.announced, see_with=self.see
            )
            yield Part(
                origin,
                draft.thing.timestamp,
                change,
                layer,
                ability.defines,
                context,
                lambda c=context: self.affected_by(origin, ability, c),  # type: ignore[misc]
                lambda c=context: (
                    lost
                    or (
                        self.has(draft_now(self, draft.id), ability) and holds(ability.condition, c)
                    )
                ),  # type: ignore[misc]
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


def draft_now(layering: Layering, id: int) -> Draft:
    return layering.drafts[id]


def change_draft(draft: Draft, change: Any, context: Context) -> None:
    """What one change does to one object."""
    match change:
        case v.Face():
            copy_face(draft, change)
        case v.ControlledBy(who):
            draft.controller = (players(who, context) or (draft.controller,))[0]
        case v.SetName(name):
            draft.name = Text(name, name)
        case v.AddTypes(types, subtypes, supertypes):
            draft.types |= set(types)
            draft.subtypes |= set(subtypes)
            draft.supertypes |= set(supertypes)
        case v.SetTypes(types, subtypes):
            set_types(draft, types, subtypes, context)
        case v.AddCreatureTypesOf(of):
            for id in objects(of, context)[-1:]:
                draft.subtypes |= context.see(id).subtypes
        case v.AddColours(colours):
            draft.colours |= set(colours)
        case v.SetColours(colours):
            draft.colours = frozenset(colours)
        case v.Gain(abilities):
            draft.abilities = (*draft.abilities, *abilities)
        case v.LoseAbilities():
            draft.abilities = ()
        case v.LoseKeyword(keyword):
            draft.abilities = tuple(
                a for a in draft.abilities if not (isinstance(a, v.Keyword) and a.name == keyword)
            )
        case _:
            change_size(draft, change, context)


def change_size(draft: Draft, change: Any, context: Context) -> None:
    """Layer 7 (CR 613.4)."""
    match change:
        case v.SetPT(power, toughness):
            if power is not None:
                draft.power = amount(power, context)
            if toughness is not None:
                draft.toughness = amount(toughness, context)
        case v.AddPT(power, toughness):
            if draft.power is not None and draft.toughness is not None:
                draft.power += amount(power, context)
                draft.toughness += amount(toughness, context)
        case v.SwitchPT():
            draft.power, draft.toughness = draft.toughness, draft.power


def set_types(
    draft: Draft, types: tuple[CardType, ...], subtypes: tuple[str, ...], context: Context
) -> None:
    """CR 205.1a, 305.7: new types replace the old; basic land types also take the abilities of the rules text away."""
    if types:
        draft.types = frozenset(types)
    if any(kind in BASIC_LAND_MANA for kind in subtypes) and not types:
        draft.subtypes = frozenset(kind for kind in draft.subtypes if kind not in LAND_TYPES) | set(
            subtypes
        )
        if context.game.rules.new_basic_land_type_removes_abilities():
            draft.abilities = ()
    elif types:
        draft.subtypes = frozenset(subtypes)
    elif subtypes:
        draft.subtypes = (draft.subtypes & NO_CREATURE_TYPES) | set(subtypes)


LAND_TYPES = frozenset(
    [
        "Plains",
        "Island",
        "Swamp",
        "Mountain",
        "Forest",
        "Cave",
        "Desert",
        "Gate",
        "Lair",
        "Locus",
        "Mine",
        "Planet",
        "Power-Plant",
        "Sphere",
        "Tower",
        "Town",
        "Urza's",
    ]
)


SPELL_TYPES = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})
ENCHANTMENT_TYPES = frozenset(
    [
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    ]
)
ARTIFACT_TYPES = frozenset(
    [
        "Attraction",
        "Blood",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Junk",
        "Map",
    ]
) | {"Powerstone", "Spacecraft", "Treasure", "Vehicle"}
NO_CREATURE_TYPES = LAND_TYPES | SPELL_TYPES | ENCHANTMENT_TYPES | ARTIFACT_TYPES
"""CR 205.3: subtypes that belong to other card types; becoming a Frog leaves them (CR 205.1a)."""


def copy_face(draft: Draft, face: v.Face) -> None:
    """Layer 1a (CR 707.2)."""
    fresh = draft_of(replace(draft.thing, copied=face))
    for name in (
        "name",
        "cost",
        "colours",
        "types",
        "subtypes",
        "supertypes",
        "abilities",
        "power",
        "toughness",
    ):
        setattr(draft, name, getattr(fresh, name))


def copiable(state: State, id: int) -> v.Face:
    """CR 707.2: what a copy of this object would be; of one that is gone, as it last was (CR 608.2h)."""
    thing = state.things.get(id)
    return face_of(state.gone[id].thing) if thing is None else copied_face(state, thing)
