"""Prints conditions, and the values that may fill slots."""

from __future__ import annotations

from judgequiz.scenarios.notation.conditions import (
    All,
    Any,
    Compared,
    Condition,
    Is,
    Measure,
    Not,
    OfSlot,
    SlotIs,
)
from judgequiz.scenarios.notation.printing_things import moment, name, player, ref, word_or_slot
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.things import Card, Moment, Ref, Seat
from judgequiz.scenarios.notation.words import COLOUR_WORDS


def slot_value(value: Card | Seat | Moment | Ref | str | int) -> str:
    """One value that may fill a slot."""
    match value:
        case Card():
            return name(value.name)
        case Seat():
            return player(value.player)
        case Moment():
            return moment(value)
        case Ref():
            return ref(value)
        case int():
            return str(value)
        case str():
            return value if value in COLOUR_WORDS.values() else quoted(value)


def condition_words(condition: Condition) -> str:
    """A condition, with parentheses where they are needed."""
    match condition:
        case Is():
            return condition.words
        case Measure():
            return f"{condition.property} {condition.relation} {_against(condition)}"
        case SlotIs():
            return f"<{condition.slot.name}> is {condition.words}"
        case Compared(right=right):
            other = _term(right) if isinstance(right, OfSlot) else slot_value(right)
            return f"{_term(condition.left)} {condition.relation} {other}"
        case Not(condition=SlotIs() as inner):
            return f"<{inner.slot.name}> is not {inner.words}"
        case Not():
            return f"not {_grouped(condition.condition, (All, Any))}"
        case All():
            return " and ".join(_grouped(one, (All, Any)) for one in condition.conditions)
        case Any():
            return " or ".join(_grouped(one, (Any,)) for one in condition.conditions)


def _grouped(condition: Condition, weaker: tuple[type, ...]) -> str:
    written = condition_words(condition)
    return f"({written})" if isinstance(condition, weaker) else written


def _against(measure: Measure) -> str:
    of = f"{measure.other} of " if measure.other else ""
    return f"{of}{word_or_slot(measure.against)}{_plus(measure.plus)}"


def _term(term: OfSlot) -> str:
    of = f"{term.property} of " if term.property else ""
    return f"{of}<{term.slot.name}>{_plus(term.plus)}"


def _plus(plus: int) -> str:
    return f" {'+' if plus > 0 else '-'} {abs(plus)}" if plus else ""
