"""Instructions about players, permanents, and spells and abilities on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Duration, Zone
from .word import word

if TYPE_CHECKING:
    from .abilities import Ability
    from .amounts import Amount
    from .changes import Change
    from .references import PlayerRef, Ref


@word
class DealDamage:
    """`source` deals damage to an object or player. `divided` uses the division announced with the targets."""

    amount: Amount
    to: Ref | PlayerRef
    source: Ref | None = None
    divided: bool = False
    preventable: bool = True


@word
class GainLife:
    who: PlayerRef
    amount: Amount


@word
class LoseLife:
    who: PlayerRef
    amount: Amount


@word
class AddMana:
    """Add mana: `symbols` as in "{G}{G}"; or `amount` mana of one colour, chosen `among` "any", "exiled" (the colours of `of`), "chosen" or "symbols" (one of these)."""

    symbols: str = ""
    amount: Amount = 1
    among: str = ""
    of: Ref | None = None
    who: PlayerRef | None = None


@word
class PutCounters:
    """`divided` uses the division announced with the targets."""

    what: Ref | PlayerRef
    kind: str
    count: Amount = 1
    divided: bool = False


@word
class RemoveCounters:
    """Remove up to `count` counters of the kind ("": of every kind); None is all of them."""

    what: Ref
    kind: str
    count: Amount | None = 1


@word
class MoveCounters:
    """CR 122.5: move all counters from one object onto another."""

    origin: Ref
    to: Ref


@word
class Proliferate:
    """CR 701.34a: choose any number of permanents and players with counters, and give each another counter of each kind it has."""


@word
class Tap:
    what: Ref


@word
class Untap:
    what: Ref


@word
class Attach:
    what: Ref
    to: Ref


@word
class Detach:
    what: Ref


@word
class GainControl:
    what: Ref
    duration: Duration
    who: PlayerRef | None = None


@word
class Until:
    """CR 611.2: a continuous effect on objects (locked in, CR 611.2c) or on players; `what` None for changes that say themselves what they are about ("creatures can't block this turn")."""

    duration: Duration
    what: Ref | PlayerRef | None
    changes: tuple[Change, ...]


@word
class BecomeCopy:
    """CR 707.4: it becomes a copy of another object, for a duration."""

    what: Ref
    of: Ref
    duration: Duration = Duration.FOREVER


@word
class Transform:
    """CR 701.27a, 712.9: turn a double-faced permanent over so that its other face is up."""

    what: Ref


@word
class Regenerate:
    """CR 701.19a: a shield until end of turn."""

    what: Ref


@word
class Fight:
    a: Ref
    b: Ref


@word
class TakeExtraTurn:
    who: PlayerRef


@word
class WinGame:
    who: PlayerRef


@word
class LoseGame:
    who: PlayerRef


@word
class Counter:
    """CR 701.6. `to` is where a countered spell's card goes in place of the graveyard ("hand", "exile", "library")."""

    what: Ref
    to: Zone = Zone.GRAVEYARD


@word
class CopySpell:
    """CR 707.10: put a copy of a spell onto the stack, or `count` copies; you may choose new targets for each. `excepting`: CR 707.9."""

    what: Ref
    new_targets: bool = True
    who: PlayerRef | None = None
    excepting: tuple[Change, ...] = ()
    count: Amount = 1


@word
class CopyAbility:
    """CR 707.10: put a copy of an ability onto the stack; you may choose new targets for it."""

    what: Ref
    new_targets: bool = True


@word
class GetEmblem:
    """CR 114.2: you get an emblem with those abilities, which work in the command zone."""

    abilities: tuple[Ability, ...]


@word
class ChooseNewTargets:
    what: Ref


Deed = (
    DealDamage
    | GainLife
    | LoseLife
    | AddMana
    | PutCounters
    | RemoveCounters
    | MoveCounters
    | Proliferate
    | Tap
    | Untap
    | Attach
    | Detach
    | GainControl
    | Until
    | BecomeCopy
    | Transform
    | Regenerate
    | Fight
    | TakeExtraTurn
    | WinGame
    | LoseGame
    | Counter
    | CopySpell
    | CopyAbility
    | GetEmblem
    | ChooseNewTargets
)
