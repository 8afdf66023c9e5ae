"""Conditions: "if a creature died this turn", "as long as …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Step, Zone
from .word import word

if TYPE_CHECKING:
    from .amounts import Amount
    from .filters import Filter, What
    from .references import PlayerRef, Ref


@word
class Not:
    condition: Condition


@word
class All:
    conditions: tuple[Condition, ...]


@word
class Any:
    conditions: tuple[Condition, ...]


@word
class Exists:
    """At least `least` (at most `most`) objects fit: "if seven or more cards are in your graveyard"."""

    what: What
    least: int = 1
    most: int | None = None


@word
class Is:
    """The object fits a description, now or as it last was."""

    ref: Ref
    what: Filter


@word
class Compare:
    """Two amounts compared; operators as in `Compared`."""

    a: Amount
    op: str
    b: Amount


@word
class HasCounters:
    ref: Ref
    kind: str
    least: int = 1
    most: int | None = None


@word
class IsTurnOf:
    who: PlayerRef
    steps: tuple[Step, ...] = ()


@word
class Happened:
    """Something happened this turn (CR 608.2i): `event` is "died", "cast", "attacked", "damaged", "land played", "gained life", "lost life", "entered", "countered"; `what` describes the object as it was, `who` the player."""

    event: str
    what: What | None = None
    who: PlayerRef | None = None
    least: int = 1


@word
class CameUnderControlSinceLastUpkeep:
    """CR 702.30a: this came under your control since the beginning of your last upkeep."""


@word
class Impends:
    """CR 702.176a: this permanent's impending cost was paid and it has a time counter on it."""


@word
class IsSuspended:
    """CR 702.62b: it is in exile, has suspend and has a time counter on it."""

    ref: Ref


@word
class Paid:
    """An optional cost was paid or an alternative cost used for this: "kicker", "flashback", …"""

    name: str
    ref: Ref | None = None


@word
class WasCastFrom:
    """This spell, or the spell that became this permanent, was cast (from `zone`, if said)."""

    zone: Zone | None = None


@word
class SpentManaFrom:
    """Mana from a source that fits was spent to cast the spell of the trigger event (CR 106.3)."""

    source: What


@word
class Did:
    """The instruction before did what it said: "if you do" (CR 608.2c, 118.12)."""


Condition = (
    Not
    | All
    | Any
    | Exists
    | Is
    | Compare
    | HasCounters
    | IsTurnOf
    | Happened
    | CameUnderControlSinceLastUpkeep
    | Impends
    | IsSuspended
    | Paid
    | WasCastFrom
    | SpentManaFrom
    | Did
)
