"""Numbers that are known only when they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from ..kinds import Colour
    from .filters import What
    from .references import PlayerRef, Ref


@word
class X:
    """CR 107.3: the value chosen or defined for X."""


@word
class NumberChosen:
    """A number chosen by an instruction before, or on a cost ("number")."""


@word
class CountOf:
    """How many objects fit."""

    what: What


@word
class NumberOf:
    """How many objects a reference names: "for each card exiled this way"."""

    ref: Ref


@word
class PowerOf:
    ref: Ref


@word
class ToughnessOf:
    ref: Ref


@word
class ManaValueOf:
    """CR 202.3: by last known information if the object has left (CR 608.2h)."""

    ref: Ref


@word
class CountersOn:
    ref: Ref
    kind: str


@word
class LifeOf:
    who: PlayerRef


@word
class DevotionTo:
    """CR 700.5: the mana symbols among the costs of permanents you control that are of one of the colours, each counted once."""

    colours: tuple[Colour, ...]


@word
class DamageTaken:
    """CR 702.54b: the total damage that the players have been dealt this turn."""

    who: PlayerRef


@word
class TimesPaid:
    """CR 702.56a: how often the cost of the very keyword that this ability belongs to was paid for the spell."""

    name: str


@word
class DamageThatMuch:
    """The amount in the trigger event: damage dealt, life gained, cards drawn."""


@word
class Plus:
    a: Amount
    b: Amount


@word
class Minus:
    a: Amount
    b: Amount


@word
class Times:
    a: Amount
    b: Amount


@word
class HalfOf:
    """Rounded up or down (CR 107.4 has no default: a card says which)."""

    of: Amount
    up: bool = True


@word
class QuotientOf:
    """`of` divided by `by`, rounded down: "divided evenly"."""

    of: Amount
    by: Amount


Amount = (
    int
    | QuotientOf
    | X
    | NumberChosen
    | CountOf
    | NumberOf
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | CountersOn
    | LifeOf
    | DevotionTo
    | DamageTaken
    | TimesPaid
    | DamageThatMuch
    | Plus
    | Minus
    | Times
    | HalfOf
)
