"""Trigger events: "when this enters", "whenever you cast a spell", "at the beginning of your upkeep"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Step, Zone
from .word import word

if TYPE_CHECKING:
    from .conditions import Condition
    from .filters import Filter, What
    from .references import PlayerRef, Ref


@word
class Casts:
    """A player casts a spell (CR 601.2i). `what` is `This()` for "when you cast this spell". `nth` is "the first spell each turn" (counting those that fit)."""

    who: PlayerRef
    what: Ref | What
    nth: int | None = None


@word
class Enters:
    """CR 603.6a: a permanent enters the battlefield."""

    what: Ref | What


@word
class Leaves:
    """CR 603.6c, 603.10a: it leaves the battlefield; looks back in time."""

    what: Ref | What


@word
class Dies:
    """CR 700.4: it is put into a graveyard from the battlefield; looks back in time."""

    what: Ref | What


@word
class PutIntoGraveyard:
    """It is put into a graveyard, from `origin` or from anywhere. `resolving`: as a spell that has resolved (CR 702.55a)."""

    what: Ref | What
    origin: Zone | None = None
    resolving: bool = False


@word
class AtBeginning:
    """CR 603.6 and 503.1a: at the beginning of a step of somebody's turn. `who` None is "each"; `next` is for delayed triggers."""

    step: Step
    who: PlayerRef | None = None


@word
class CountersRemoved:
    """A counter of the kind is removed from it; `last`: the last one."""

    what: Ref | What
    kind: str
    last: bool = False


@word
class CountersPut:
    """Counters of the kind are put on it."""

    what: Ref | What
    kind: str


@word
class DealsDamage:
    """CR 119, 120: the source deals damage (combat damage only, if said) to what fits; `to` None is anything."""

    source: Ref | What
    to: Filter | None = None
    combat: bool = False


@word
class Attacks:
    """`alone`: it is the only creature declared as an attacker (CR 506.5)."""

    what: Ref | What
    alone: bool = False


@word
class Blocks:
    """It blocks (`becomes_blocked`: it becomes blocked)."""

    what: Ref | What
    becomes_blocked: bool = False


@word
class BecomesTarget:
    """CR 603.2e: it becomes the target of a spell or ability controlled by `who`; with `of_spell`, of a spell only."""

    what: Ref | What
    who: PlayerRef | None = None
    of_spell: bool = False


@word
class Draws:
    who: PlayerRef


@word
class Discards:
    who: PlayerRef
    what: Ref | What | None = None


@word
class Cycles:
    """CR 702.29c: a player discards a card to pay the cost of a cycling ability, typecycling included."""

    who: PlayerRef
    what: Ref | What | None = None


@word
class GainsLife:
    who: PlayerRef


@word
class LosesLife:
    who: PlayerRef


@word
class LandPlayed:
    who: PlayerRef


@word
class Sacrifices:
    who: PlayerRef
    what: Ref | What


@word
class CounteredSpell:
    """CR 603.10e, 701.6: a spell (or ability) that fits is countered. A spell that doesn't resolve for want of legal targets isn't (CR 608.2b). `by` restricts who controls what countered it."""

    what: Filter
    by: PlayerRef | None = None


@word
class AbilityActivated:
    """A player activates an ability that isn't a mana ability."""

    who: PlayerRef
    loyalty: bool | None = None


@word
class TapsForMana:
    """CR 106.12a: a permanent is tapped for mana (of that type, as "C", if said): its mana ability resolves and produces it."""

    what: Ref | What
    who: PlayerRef | None = None
    type: str = ""


@word
class Shuffles:
    """CR 701.24: a spell or ability causes a player to shuffle their library."""

    who: PlayerRef


@word
class StateIs:
    """CR 603.8: a state trigger; it triggers when the condition is true and not again until it has left the stack."""

    condition: Condition


@word
class EitherOf:
    """One ability that awaits any of several events: "when this enters or dies"."""

    whens: tuple[When, ...]


When = (
    EitherOf
    | Casts
    | Enters
    | Leaves
    | Dies
    | PutIntoGraveyard
    | AtBeginning
    | CountersRemoved
    | CountersPut
    | DealsDamage
    | Attacks
    | Blocks
    | BecomesTarget
    | Draws
    | Discards
    | Cycles
    | GainsLife
    | LosesLife
    | LandPlayed
    | Sacrifices
    | CounteredSpell
    | AbilityActivated
    | TapsForMana
    | Shuffles
    | StateIs
)
