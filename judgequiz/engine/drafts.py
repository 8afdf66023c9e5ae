"""An object's characteristics in the making, and what each change does to them (CR 613)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .faces import copied_face, face_of, land_ability
from .kinds import BASIC_LAND_MANA, FREE, CardType, Colour, Zone
from .mana import NO_MANA, ManaCost, hybrid_halves
from .reading import Context, amount, chosen, objects, players
from .state import State, Thing, View
from .subtypes import LAND_TYPES, NO_CREATURE_TYPES
from .text import Text

if TYPE_CHECKING:
    from .rules import Rules


@dataclass(slots=True)
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
    has_adventure: bool

    @property
    def keywords(self) -> frozenset[str]:
        return keywords(self.abilities)

    @property
    def mana_value(self) -> int:
        return self.cost.mana_value if self.cost is not None else 0


def keywords(abilities: tuple[v.Ability, ...]) -> frozenset[str]:
    return frozenset(ability.name for ability in abilities if isinstance(ability, v.Keyword))


def draft_of(thing: Thing) -> Draft:
    """The copiable values as a draft (CR 707.2)."""
    face = face_of(thing)
    colours = face.colours if face.colours is not None else tuple((face.cost or NO_MANA).colours)
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
        face.has_adventure,
    )


def by_the_rules(rules: Rules, state: State, draft: Draft) -> None:
    """What of the printed values the rules are asked about: which faces count, and the colours of hybrid symbols."""
    faces_counted(rules, state, draft)
    colour_of_hybrid(rules, state, draft)
    thing = draft.thing
    if thing.zone is Zone.STACK and thing.announced.via not in ("", FREE):
        if not rules.spell_keeps_its_types(state, thing):
            draft.types -= {CardType.CREATURE}
            draft.subtypes &= NO_CREATURE_TYPES


def colour_of_land(rules: Rules, state: State, draft: Draft) -> None:
    """CR 105.2c, asked of the rules where somebody may look at it: of a land that is a creature, once its types are known."""
    if CardType.LAND in draft.types and CardType.CREATURE in draft.types:
        if not rules.land_is_colourless(state, draft.thing):
            draft.colours |= colours_of_mana(draft)


def faces_counted(rules: Rules, state: State, draft: Draft) -> None:
    """CR 712.8, asked of the rules: which faces of a double-faced card its characteristics are those of."""
    thing, card = draft.thing, draft.thing.card
    if card is None or thing.copied is not None or not card.is_double_faced:
        return
    first, *others = rules.faces_that_count(state, thing)
    if card.faces[first] is not face_of(thing):
        copy_face(draft, card.faces[first])
    for other in others:
        face = card.faces[other]
        draft.types |= set(face.types)
        draft.subtypes |= set(face.subtypes)
        draft.supertypes |= set(face.supertypes)


def colours_of_mana(draft: Draft) -> set[Colour]:
    """The colours of the mana that the abilities of a land add."""
    symbols = "".join(
        effect.symbols
        for ability in draft.abilities
        if isinstance(ability, v.Activated)
        for effect in ability.effects
        if isinstance(effect, v.AddMana)
    )
    basic = {colour for kind, colour in BASIC_LAND_MANA.items() if kind in draft.subtypes}
    return basic | {colour for colour in Colour if colour.value in symbols}


def colour_of_hybrid(rules: Rules, state: State, draft: Draft) -> None:
    """CR 202.2d, asked of the rules: the colours that a hybrid mana cost gives to what was cast."""
    announced = draft.thing.announced
    if draft.cost is None or not draft.cost.has_hybrid:
        return
    if not announced.mana and announced.via != FREE:
        return
    if not rules.hybrid_is_all_its_colours(state, draft.thing):
        spent = {mana.type for mana in announced.mana}
        parts = {half for symbol in draft.cost.symbols for half in hybrid_halves(symbol)}
        draft.colours -= {one for one in Colour if one.value in parts - spent}


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
        draft.has_adventure,
    )


def copiable(state: State, id: int) -> v.Face:
    """CR 707.2: what a copy of this object would be; of one that is gone, as it last was (CR 608.2h)."""
    thing = state.things.get(id)
    return face_of(state.gone[id].thing) if thing is None else copied_face(state, thing)


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
        case v.LoseTypes(types, supertypes):
            draft.types -= set(types)
            draft.supertypes -= set(supertypes)
            if CardType.CREATURE in types:
                draft.subtypes &= NO_CREATURE_TYPES
        case v.AddChosenCreatureType():
            draft.subtypes |= {kind for kind in (chosen("creature type", context),) if kind}
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
        "has_adventure",
    ):
        setattr(draft, name, getattr(fresh, name))


def add_counters(draft: Draft, thing: Thing) -> None:
    """CR 613.4c: +1/+1 and -1/-1 counters, in layer 7c."""
    if thing.counters and draft.power is not None and draft.toughness is not None:
        change = thing.counter("+1/+1") - thing.counter("-1/-1")
        draft.power += change
        draft.toughness += change


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
