"""Everything that can happen, in the past tense. The log of these is the game.

Each event names the rule that caused it (`cr`). What it says is enough for `apply`: an event is never asked for more.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

from .kinds import Step, Zone
from .state import About, Aim, Announced, DelayedTrigger, Lasting, Mana, Thing, View, Waiting
from .text import Text

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def happening(cls: type[T]) -> type[T]:
    """Make `cls` an event: a frozen dataclass with slots."""
    return dataclass(frozen=True, slots=True)(cls)


@happening
class Event:
    """Base of all events."""


# ---- turns and priority


@happening
class TurnBegan(Event):
    player: str
    number: int
    cr: str = "500.1"


@happening
class StepBegan(Event):
    step: Step
    cr: str = "500.1"


@happening
class PriorityGiven(Event):
    player: str
    cr: str = "117.3"


@happening
class Passed(Event):
    player: str
    cr: str = "117.4"


@happening
class StepEnded(Event):
    step: Step
    cr: str = "500.2"


# ---- objects moving


@happening
class Moved(Event):
    """`what` left `origin` and became the new object `became` in `to` (CR 400.7)."""

    what: int
    became: int
    origin: Zone
    to: Zone
    thing: Thing
    view: View = field(compare=False)
    position: int | None = None
    cr: str = "400.7"
    dies: bool = False
    cause: int | None = None


@happening
class Made(Event):
    """A token, a copy of a spell or card, or an ability began to exist in a zone."""

    thing: Thing
    cr: str = "111.1"
    position: int | None = None


@happening
class Ceased(Event):
    """An ability, a copy or a token outside the battlefield ceased to exist."""

    what: int
    view: View = field(compare=False)
    cr: str = "704.5d"


@happening
class Reordered(Event):
    """The cards of a zone lie in this order now."""

    zone: Zone
    player: str
    order: tuple[int, ...]
    cr: str = "401.4"


@happening
class Shuffled(Event):
    player: str
    cause: int | None = None
    cr: str = "701.24a"


# ---- the stack


@happening
class CastSpell(Event):
    """A spell became cast (CR 601.2i)."""

    spell: int
    player: str
    announced: Announced
    cr: str = "601.2i"


@happening
class ActivatedAbility(Event):
    ability: int
    source: int
    player: str
    announced: Announced
    is_mana: bool = False
    cr: str = "602.2"


@happening
class Triggered(Event):
    waiting: Waiting
    cr: str = "603.2"


@happening
class PutOnStack(Event):
    """A waiting trigger was put on the stack as the ability `what`."""

    what: int
    source: int
    player: str
    about: About
    cr: str = "603.3"


@happening
class TriggerDropped(Event):
    """A waiting trigger could not be put on the stack (CR 603.3c-d)."""

    source: int
    cr: str = "603.3d"
    waiting: Waiting | None = None


@happening
class Announcement(Event):
    """What was chosen for a spell or ability changed (new targets for a copy, CR 707.10c)."""

    what: int
    announced: Announced
    cr: str = "601.2c"


@happening
class BecameTarget(Event):
    what: Aim
    by: int
    player: str
    cr: str = "115.1"


@happening
class Resolved(Event):
    what: int
    cr: str = "608.1"


@happening
class DidNotResolve(Event):
    """CR 608.2b: every target had become illegal (or 603.4: its condition was no longer true)."""

    what: int
    cr: str = "608.2b"


@happening
class Countered(Event):
    what: int
    by: int | None
    player: str
    cr: str = "701.6a"


# ---- permanents


@happening
class Tapped(Event):
    what: int
    for_mana: bool = False
    player: str = ""
    cr: str = "701.26a"


@happening
class Untapped(Event):
    what: int
    cr: str = "701.26b"


@happening
class CountersAdded(Event):
    what: Aim
    kind: str
    count: int
    cr: str = "122.1"


@happening
class CountersTaken(Event):
    what: Aim
    kind: str
    count: int
    left: int
    cr: str = "122.1"


@happening
class BecameAttached(Event):
    what: int
    to: Aim
    cr: str = "701.3a"


@happening
class BecameUnattached(Event):
    what: int
    cr: str = "701.3d"


@happening
class Destroyed(Event):
    what: int
    cr: str = "701.8a"


@happening
class Regenerated(Event):
    what: int
    cr: str = "701.19a"


@happening
class Sacrificed(Event):
    what: int
    player: str
    cr: str = "701.21a"


@happening
class Discarded(Event):
    what: int
    player: str
    cr: str = "701.9a"


@happening
class Drew(Event):
    player: str
    what: int | None
    cr: str = "121.1"


@happening
class Revealed(Event):
    what: tuple[int, ...]
    player: str
    to: tuple[str, ...] = ()
    cr: str = "701.20a"


@happening
class ControllerChanged(Event):
    what: int
    before: str
    after: str
    cr: str = "613.1b"


@happening
class Chose(Event):
    """A player chose a colour, name or number for `what`, as it entered or as it resolved."""

    what: int
    kind: str
    value: str
    player: str
    cr: str = "608.2d"


# ---- damage, life, mana


@happening
class DamageDealt(Event):
    source: int
    to: Aim
    amount: int
    combat: bool = False
    cr: str = "120.3"
    deathtouch: bool = False
    is_marked: bool = True


@happening
class DamagePrevented(Event):
    source: int
    to: Aim
    amount: int
    cr: str = "615.1"


@happening
class LifeGained(Event):
    player: str
    amount: int
    cr: str = "119.3"


@happening
class LifeLost(Event):
    player: str
    amount: int
    cr: str = "119.3"


@happening
class ManaAdded(Event):
    player: str
    mana: tuple[Mana, ...]
    cr: str = "106.4"


@happening
class ManaSpent(Event):
    player: str
    mana: tuple[Mana, ...]
    cr: str = "601.2h"


@happening
class PoolEmptied(Event):
    player: str
    cr: str = "500.5"


# ---- effects


@happening
class EffectBegan(Event):
    effect: Lasting
    cr: str = "611.2a"


@happening
class EffectEnded(Event):
    effect: int
    cr: str = "611.2a"


@happening
class ShieldUsed(Event):
    """A prevention or regeneration shield was used up, or `left` of it remains."""

    effect: int
    left: int | None
    cr: str = "615.7"


@happening
class DelayedCreated(Event):
    trigger: DelayedTrigger
    cr: str = "603.7"


@happening
class DelayedUsed(Event):
    trigger: int
    cr: str = "603.7b"


@happening
class Replaced(Event):
    """A replacement or prevention effect of `source` changed what was about to happen (CR 614, 616)."""

    source: int | None
    what: Aim | None
    says: str
    player: str = ""
    cr: str = "614.6"


# ---- combat


@happening
class AttackersDeclared(Event):
    player: str
    attackers: tuple[tuple[int, Aim], ...]
    cr: str = "508.1"


@happening
class BlockersDeclared(Event):
    player: str
    blockers: tuple[tuple[int, int], ...]
    cr: str = "509.1"


@happening
class RemovedFromCombat(Event):
    what: int
    cr: str = "506.4"


@happening
class FirstStrikeDamageDealt(Event):
    """CR 510.4: the creatures that dealt damage in the first combat damage step."""

    dealt: tuple[int, ...]
    cr: str = "510.4"


# ---- players


@happening
class LandPlayed(Event):
    player: str
    what: int
    cr: str = "305.1"


@happening
class Lost(Event):
    player: str
    why: str
    cr: str = "104.3"


@happening
class GameEnded(Event):
    """`winners` is empty for a draw."""

    winners: tuple[str, ...]
    why: str
    cr: str = "104.1"


@happening
class DrewFromEmptyLibrary(Event):
    player: str
    cr: str = "121.4"


@happening
class DamageWoreOff(Event):
    """CR 514.2: all damage marked on permanents is removed."""

    cr: str = "514.2"


@happening
class ExtraTurnTaken(Event):
    player: str
    cr: str = "500.7"


@happening
class CoinFlipped(Event):
    player: str
    won: bool
    cr: str = "705.1"


@happening
class MayDecided(Event):
    """A player chose to do, or not to do, something optional; or to pay or not."""

    player: str
    source: int
    did: bool
    kind: str = "may"
    cr: str = "608.2d"


@happening
class Refused(Event):
    """A step of the script that the rules forbid. It changed nothing."""

    step: str
    reasons: tuple[Reason, ...]
    player: str = ""


@happening
class Searched(Event):
    player: str
    found: tuple[int, ...]
    cr: str = "701.23a"


@happening
class AbilityUsed(Event):
    """Bookkeeping of "once each turn" (CR 602.5b) and of state triggers (603.8)."""

    source: int
    number: int
    cr: str = "602.5b"


@happening
class Given(Event):
    """A fact of this turn's history that the situation states: "a creature died this turn"."""

    event: str
    who: str
    view: View | None = None
    amount: int = 0
    cr: str = ""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: a rule and our words for it. `also` are other rules that say the same of it."""

    cr: str
    words: Text
    also: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """All numbers under which it may be cited."""
        return (self.cr, *self.also)
