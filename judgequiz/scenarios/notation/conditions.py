"""Conditions on cards and on what fills slots: `card where …`, `expect where …`, `fit where …`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from judgequiz.scenarios.notation.things import Card, Moment, Node, Ref, Seat, Slot

Relation = Literal["=", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Is(Node):
    """`instant`, `damage any target`, `has flying`: words that are true of a card or not."""

    words: str


@dataclass(frozen=True, slots=True)
class Measure(Node):
    """`mana value < <elf>`: a property against a number or another slot's same property.

    `other` says which property of the slot's card is meant where it is another one (`power > mana
    value of <elf>`). Where the slot is one of numbers it is that number. `plus` is added to the
    right side (`<elf> - 1`).
    """

    property: str
    relation: Relation
    against: int | Slot
    other: str = ""
    plus: int = 0


@dataclass(frozen=True, slots=True)
class OfSlot(Node):
    """What fills a slot, or a property of the card that does: `<n>`, `mana value of <elf> + 1`."""

    slot: Slot
    property: str = ""
    plus: int = 0


@dataclass(frozen=True, slots=True)
class SlotIs(Node):
    """`<card> is instant`: words that are true of the card in a slot or not."""

    slot: Slot
    words: str


@dataclass(frozen=True, slots=True)
class Compared(Node):
    """`<who> = A`, `<elf> = Bloodbraid Elf`, `mana value of <hit> < mana value of <elf>`."""

    left: OfSlot
    relation: Relation
    right: OfSlot | Card | Seat | Moment | Ref | str | int


@dataclass(frozen=True, slots=True)
class Not(Node):
    """`not legendary`."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class All(Node):
    """Conditions joined by `and`."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any(Node):
    """Conditions joined by `or`; binds weaker than `and`, parentheses decide."""

    conditions: tuple[Condition, ...]


Condition: TypeAlias = Is | Measure | SlotIs | Compared | Not | All | Any
