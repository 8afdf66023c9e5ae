"""The family block of a play file: what makes a situation a source of questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judgequiz.scenarios.notation.claims import Query
from judgequiz.scenarios.notation.conditions import Condition
from judgequiz.scenarios.notation.things import (
    NO_TEXT,
    Card,
    Moment,
    Node,
    Ref,
    Seat,
    Text,
)


@dataclass(frozen=True, slots=True)
class Listed(Node):
    """`Bloodbraid Elf | Shardless Agent`, `A | N`, `A3.main1 | N4.upkeep`, `@a | @b`, `1 | 3`."""

    kind: Literal["card", "player", "step", "word", "object", "number"]
    values: tuple[Card | Seat | Moment | Ref | str | int, ...]


@dataclass(frozen=True, slots=True)
class Range(Node):
    """`2..4`: the whole numbers from first to last."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class CardWhere(Node):
    """`card where instant and mana value < <elf>`.

    The catalogue's cards for which the condition is true.
    """

    condition: Condition


@dataclass(frozen=True, slots=True)
class SlotTable(Node):
    """`slot <elf> = …`: what may fill a slot."""

    name: str
    fills: Listed | Range | CardWhere


@dataclass(frozen=True, slots=True)
class Written(Node):
    """`right …` or `wrong <belief> …`: an option in words, offered where `where` is true of the filling.

    `belief` is "" for the right one.
    """

    words: Text
    belief: str = ""
    where: Condition | None = None


@dataclass(frozen=True, slots=True)
class Family(Node):
    """What a family adds to a situation.

    Slugs and ids are kept as written; their meaning is checked elsewhere.

    `probes` are one or more queries (more for "select all that apply"). `ask` words the question
    where the probe's own wording is not enough, `say` is what to tell the players at the table.
    `told` is how many steps are told as done when the question is asked, where not all that players do.
    `fits` says which fillings of the slots are asked about; None is every one.
    `written` are the options of a family that has no probe, since nothing of what it asks can be played.
    """

    slug: str
    version: int = 1
    level: int = 1
    mechanics: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    cr: tuple[str, ...] = ()
    title: Text = NO_TEXT
    slots: tuple[SlotTable, ...] = ()
    fits: Condition | None = None
    probes: tuple[Query, ...] = ()
    ask: Text = NO_TEXT
    say: Text = NO_TEXT
    tempting: tuple[str, ...] = ()
    told: int | None = None
    written: tuple[Written, ...] = ()
