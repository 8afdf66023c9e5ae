"""What may fill a slot, and what is true of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ..cards import CARDS, find
from ..cards.phrases import ANY_TARGET, ONE_CREATURE, ONE_PLAYER
from ..engine.kinds import CardType, Colour, Zone
from ..engine.mana import NO_MANA
from ..engine.vocabulary import (
    Card,
    Counter,
    DealDamage,
    DoModes,
    Keyword,
    Spell,
    StackWhat,
    Target,
    TargetOf,
    What,
)
from .notation import tree as t


def values(table: t.SlotTable, chosen: Mapping[str, Any]) -> list[Any]:
    """Everything that may fill a slot, in a fixed order."""
    match table.fills:
        case t.Listed(_, listed):
            return [plain(value) for value in listed]
        case t.Range(first, last):
            return list(range(first, last + 1))
        case t.CardWhere(condition):
            cards, open_parts = narrowed(condition)
            return [
                card.name.en
                for card in cards
                if all(is_so(part, card, chosen) for part in open_parts)
            ]
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


@cache
def narrowed(condition: t.Condition) -> tuple[tuple[Card, ...], tuple[t.Condition, ...]]:
    """The cards for which all of a condition is true that names no slot, and the parts that name one."""
    parts = condition.conditions if isinstance(condition, t.All) else (condition,)
    open_parts = tuple(part for part in parts if names_slot(part))
    closed = [part for part in parts if part not in open_parts]
    cards = (card for card in catalogue() if all(is_so(part, card, {}) for part in closed))
    return tuple(cards), open_parts


def names_slot(condition: Any) -> bool:
    """Whether a condition of `card where …` depends on what fills another slot."""
    match condition:
        case t.All(conditions) | t.Any(conditions):
            return any(map(names_slot, conditions))
        case t.Not(inner):
            return names_slot(inner)
        case t.Measure():
            return isinstance(condition.against, t.Slot)
    return False


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
    """Types, colours, "vanilla", "basic", "has flying", "has protection from red", "counters target spell", "untargeted"."""
    if words in printed_words(card):
        return True
    if test := DESCRIPTIONS.get(words):
        return test(card)
    if found := re.fullmatch(r"has (.+)", words):
        return any(
            isinstance(a, Keyword) and found[1] in (a.name, a.says.en.lower())
            for a in card.front.abilities
        )
    return False


_WORDS: dict[str, tuple[Card, frozenset[str]]] = {}


def printed_words(card: Card) -> frozenset[str]:
    """The words of its type line and its colours."""
    known = _WORDS.get(card.slug)
    if known is None or known[0] is not card:
        known = _WORDS[card.slug] = (card, _words(card))
    return known[1]


def _words(card: Card) -> frozenset[str]:
    face = card.front
    return frozenset(
        (
            *(kind.value for kind in face.types),
            *(kind.lower() for kind in face.subtypes),
            *(kind.lower() for kind in face.supertypes),
            *(colour.name.lower() for colour in colours_of(card)),
        )
    )


def colours_of(card: Card) -> tuple[Colour, ...]:
    face = card.front
    return tuple(face.colours if face.colours is not None else (face.cost or NO_MANA).colours)


def spell_of(card: Card) -> Spell | None:
    """What it does as it resolves, where that is one ability."""
    found = [ability for ability in card.front.abilities if isinstance(ability, Spell)]
    return found[0] if len(found) == 1 else None


def targets_of(card: Card) -> tuple[Target, ...]:
    """The targets of an instant or sorcery; of a modal one, of any of its modes."""
    spell = spell_of(card)
    if spell is None:
        return ()
    modes = [m for effect in spell.effects if isinstance(effect, DoModes) for m in effect.modes]
    return (*spell.targets, *(target for mode in modes for target in mode.targets))


def deals_to_any_target(card: Card) -> bool:
    """One target, any target, and nothing but damage."""
    spell = spell_of(card)
    return (
        spell is not None
        and [type(effect) for effect in spell.effects] == [DealDamage]
        and targets_of(card) == ANY_TARGET
    )


def counters(kind: str, allowed: tuple[What | None, ...] = (None,)) -> Callable[[Card], bool]:
    """A description true of a card that does nothing but counter one target of this kind, into the graveyard."""

    def test(card: Card) -> bool:
        spell = spell_of(card)
        return (
            spell is not None
            and spell.effects == (Counter(TargetOf()),)
            and all(
                isinstance(what, StackWhat) and kind in what.kinds and what.spell in allowed
                for what in (target.what for target in spell.targets)
            )
        )

    return test


CREATURE_SPELL = What(zone=Zone.STACK, types=(CardType.CREATURE,))
NONCREATURE_SPELL = What(zone=Zone.STACK, not_types=(CardType.CREATURE,))
DESCRIPTIONS: Mapping[str, Callable[[Card], bool]] = {
    "vanilla": lambda card: not card.front.abilities,
    "permanent": lambda card: not printed_words(card) & {"instant", "sorcery"},
    "colourless": lambda card: not colours_of(card),
    "monocoloured": lambda card: len(colours_of(card)) == 1,
    "multicoloured": lambda card: len(colours_of(card)) > 1,
    "untargeted": lambda card: spell_of(card) is not None and not targets_of(card),
    "targets a creature": lambda card: targets_of(card) == ONE_CREATURE,
    "targets a player": lambda card: targets_of(card) == ONE_PLAYER,
    "damage any target": deals_to_any_target,
    "deals damage to any target": deals_to_any_target,
    "counters target spell": counters("spell"),
    "counters target creature spell": counters("spell", (None, CREATURE_SPELL)),
    "counters target noncreature spell": counters("spell", (None, NONCREATURE_SPELL)),
    "counters target activated ability": counters("activated"),
    "counters target triggered ability": counters("triggered"),
}
"""Words of our own that are true of a card or not."""


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
