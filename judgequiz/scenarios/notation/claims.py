"""What a play file asks of the game played.

Queries (left sides, also the probes of families) and claims about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from judgequiz.scenarios.notation.conditions import Condition
from judgequiz.scenarios.notation.steps import Amount, Step, Things, YesNo
from judgequiz.scenarios.notation.things import (
    Mana,
    Moment,
    Node,
    Number,
    Place,
    Player,
    PowerToughness,
    Ref,
    Seat,
    Slot,
)

QueryKind = Literal[
    "zone",
    "life",
    "cards",
    "counters",
    "pool",
    "power",
    "toughness",
    "size",
    "types",
    "subtypes",
    "colours",
    "identity",
    "is",
    "has",
    "controller",
    "owner",
    "tapped",
    "attached",
    "haunting",
    "older",
    "damage",
    "mana value",
    "name",
    "loyalty",
    "may",
    "find",
    "targets",
    "sees",
    "asked",
    "choices",
    "order",
    "resolved",
    "triggered",
    "triggers",
    "refused",
    "stack",
    "winner",
    "lost",
    "draw",
    "turn",
    "count",
    "log",
]


@dataclass(frozen=True, slots=True)
class Query(Node):
    """The left side of an expectation, and the whole of a probe.

    By kind: how it is written; the fields used; the value.

    - zone: `@x in A.graveyard`; of; Place.
    - life: `A.life 20`; of a Seat; Amount.
    - cards: `A.hand 3`; of a Seat, word is the zone; Amount.
    - counters: `@x counters time 3`, `A.counters poison 2`; of, word; Amount.
    - pool: `A.pool {R}`; of a Seat; Mana, without symbols when empty.
    - power, toughness, damage, loyalty, mana value: `@x power 3`; of; Amount.
    - size: `@x is 3/2`; of; PowerToughness.
    - types: `@x types creature artifact`; of; Words, exactly its card types.
    - subtypes: `@x subtypes Elf Warrior`; of; Words, exactly its subtypes.
    - colours: `@x colours red green`; of; Words, none for colourless.
    - identity: `@x identity white black`; of; Words, the colour identity of a card, none if it has none.
    - name: `@x name Clone`; of; Words of one name.
    - is: `@x is creature`, `@x is not red`; of, word (a type, subtype, colour); YesNo.
    - has: `@x has flying`, `@x lacks flying`; of, word; YesNo.
    - tapped: `@x tapped`, `@x untapped`; of; YesNo.
    - controller, owner: `@x controller N`; of; Things of one Seat.
    - attached: `@x attached @y`, `@x unattached`; of; Things of one or none.
    - haunting: `@x haunting @y`, `@x haunting none`; of; Things of one or none.
    - older: `@x older than @y`; of (first, second); whether the first has the earlier timestamp, YesNo.
    - may: `can A cast @bolt = no 601.3`; step; Verdict. Word "at once": with no pass implied.
    - find: `can A find @land`, `can A find none`; player, of (one, or empty for none); YesNo.
    - targets: `legal targets of @cs = @a, N`; of; Things as a set.
    - sees: `sees N @card = yes`; player, of; YesNo.
    - asked: `asked A pay @x.echo = yes`; player, choice (kind), word (topic), of; YesNo.
    - choices: `choices A colour = red blue`; player, choice (kind); Words, what that player could
      last choose from.
    - order: `resolved @bolt before @elf`; of (first, second); YesNo.
    - resolved: `resolved @bolt`; of; YesNo.
    - triggers: as a probe alone, `triggers @x.2`; of; whether it triggered at all.
    - triggered: `triggered @x.2 2 times`; of; Amount, or OnceOrMore.
    - refused: `refused 3 601.3`; number, the step of the file from 1, 0 for the last one; Verdict
      whose yes means that it was refused.
    - stack: `stack = @a, @b.2!`; nothing; Things, top first.
    - winner: `winner A`; nothing; Things of Seats, none for nobody.
    - lost: `lost N`; of a Seat; YesNo. draw: `draw`; nothing; YesNo.
    - turn: `turn N4.upkeep`; nothing; Moment.
    - count: `count goblin A.battlefield 2`; word, place; Amount.
    - log: `log countered @x 2 times`; word, of (maybe empty); Amount, or OnceOrMore.
    """

    kind: QueryKind
    of: tuple[Ref | Seat, ...] = ()
    player: Player = ""
    word: str = ""
    choice: str = ""
    number: Number = 0
    place: Place | None = None
    step: Step | None = None


@dataclass(frozen=True, slots=True)
class Verdict(Node):
    """Yes or no with the CR numbers that must be among its reasons."""

    yes: bool
    cr: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Words(Node):
    """Words as a set."""

    words: tuple[str | Slot, ...] = ()


@dataclass(frozen=True, slots=True)
class OnceOrMore(Node):
    """The value of a `log` or `triggered` claim without a number."""


Value: TypeAlias = (
    Place | Amount | OnceOrMore | PowerToughness | Words | YesNo | Verdict | Things | Mana | Moment
)


@dataclass(frozen=True, slots=True)
class Claim(Node):
    """A query with the value it must have; with `holds` False (`not in`, `= no`) it must not."""

    query: Query
    value: Value
    holds: bool = True


@dataclass(frozen=True, slots=True)
class Expect(Node):
    """Claims about the game at this point of the file.

    In a family `where` says of which fillings of its slots they are true; None is of every one.
    """

    claims: tuple[Claim, ...]
    where: Condition | None = None
