"""What may fill a slot, and what is true of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..cards import CARDS, find
from ..engine.mana import NO_MANA
from ..engine.vocabulary import AnyTarget, Card, DealDamage, Keyword, Spell
from .notation import tree as t


def values(table: t.SlotTable, chosen: Mapping[str, Any]) -> list[Any]:
    """Everything that may fill a slot, in a fixed order."""
    match table.fills:
        case t.Listed(_, listed):
            return [plain(value) for value in listed]
        case t.Range(first, last):
            return list(range(first, last + 1))
        case t.CardWhere(condition):
            return [card.name.en for card in catalogue() if is_so(condition, card, chosen)]
    raise TypeError(f"not a slot table: {table.fills!r}")


def plain(value: Any) -> Any:
    match value:
        case t.Card(name):
            return str(name)
        case t.Seat(player):
            return str(player)
    return value


@cache
def catalogue() -> tuple[Card, ...]:
    """The cards that a predicate may choose: single-faced and checked, in the order of their names."""
    return tuple(
        sorted((c for c in CARDS.values() if len(c.faces) == 1 and c.checked), key=lambda c: c.slug)
    )


def is_so(condition: Any, card: Card, chosen: Mapping[str, Any]) -> bool:
    """Whether a condition of `card where …` is true of a card."""
    match condition:
        case t.All(conditions):
            return all(is_so(inner, card, chosen) for inner in conditions)
        case t.Any(conditions):
            return any(is_so(inner, card, chosen) for inner in conditions)
        case t.Not(inner):
            return not is_so(inner, card, chosen)
        case t.Is(words):
            return is_described(words.lower().strip(), card)
        case t.Measure():
            return is_measured(condition, card, chosen)
    raise TypeError(f"not a condition: {condition!r}")


def is_described(words: str, card: Card) -> bool:
    """Types, colours, "vanilla", "permanent", "colourless", "has flying", "damage any target"."""
    face = card.front
    plain_words = {
        *(kind.value for kind in face.types),
        *(kind.lower() for kind in face.subtypes),
        *(kind.lower() for kind in face.supertypes),
    }
    if words in plain_words:
        return True
    colours = {
        c.name.lower()
        for c in (face.colours if face.colours is not None else (face.cost or NO_MANA).colours)
    }
    if words in colours:
        return True
    match words:
        case "vanilla":
            return not face.abilities
        case "permanent":
            return not plain_words & {"instant", "sorcery"}
        case "colourless":
            return not colours
        case "multicoloured":
            return len(colours) > 1
        case "monocoloured":
            return len(colours) == 1
        case "damage any target" | "deals damage to any target":
            return deals_to_any_target(card)
    if found := re.fullmatch(r"has (.+)", words):
        return any(isinstance(a, Keyword) and a.name == found[1] for a in face.abilities)
    return False


def deals_to_any_target(card: Card) -> bool:
    return any(
        isinstance(ability, Spell)
        and any(isinstance(effect, DealDamage) for effect in ability.effects)
        and all(isinstance(target.what, AnyTarget) for target in ability.targets)
        and len(ability.targets) == 1
        and len(ability.effects) == 1
        for ability in card.front.abilities
    )


def property_of(name: str, card: Card) -> int | None:
    face = card.front
    match name:
        case "mana value":
            return (face.cost or NO_MANA).mana_value
        case "power":
            return face.power
        case "toughness":
            return face.toughness
    return None


RELATIONS = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def is_measured(measure: t.Measure, card: Card, chosen: Mapping[str, Any]) -> bool:
    mine = property_of(measure.property, card)
    other: Any = measure.against
    if isinstance(other, t.Slot):
        other = chosen[other.name]
        if isinstance(other, str):
            found = find(other)
            other = (
                property_of(measure.other or measure.property, found) if found is not None else None
            )
    if mine is None or other is None:
        return False
    return bool(RELATIONS[measure.relation](mine, int(other) + measure.plus))


# ---- what fills the slots of a family


def applies(condition: t.Condition, chosen: Mapping[str, Any]) -> bool:
    """Whether a condition of `expect where …` is true of a filling."""
    match condition:
        case t.All(conditions):
            return all(applies(inner, chosen) for inner in conditions)
        case t.Any(conditions):
            return any(applies(inner, chosen) for inner in conditions)
        case t.Not(inner):
            return not applies(inner, chosen)
        case t.SlotIs(slot, words):
            card = find(str(chosen[slot.name]))
            return card is not None and is_described(words.lower().strip(), card)
        case t.Compared(left, relation, right):
            mine, other = term(left, chosen), right_side(right, chosen)
            if mine is None or other is None or type(mine) is not type(other):
                return relation == "!="
            return bool(RELATIONS[relation](mine, other))
    raise TypeError(f"not a condition on slots: {condition!r}")


def right_side(right: Any, chosen: Mapping[str, Any]) -> Any:
    return term(right, chosen) if isinstance(right, t.OfSlot) else plain(right)


def term(of: t.OfSlot, chosen: Mapping[str, Any]) -> Any:
    """The value that fills a slot or, of a card, one of its properties; None where it has none."""
    value = chosen[of.slot.name]
    if of.property:
        card = find(str(value))
        value = property_of(of.property, card) if card is not None else None
    return value + of.plus if isinstance(value, int) else value
