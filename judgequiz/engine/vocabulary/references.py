"""Pronouns: things an ability refers to before anyone knows which they will be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from .filters import What

# ---- objects


@word
class This:
    """The object the ability is on (its source), or the spell itself. If it has left, its last known information is read (CR 608.2h); it is acted on only while it is the same object (CR 400.7)."""


@word
class TargetOf:
    """The target (or targets) chosen for the `n`th target word, those that are still legal."""

    n: int = 0


@word
class It:
    """What the instruction before acted on or found: one object or several; as `that card`."""


@word
class Those:
    """What an earlier instruction remembered under `name` (see `Pick.remember`, `ExileFromTopUntil`)."""

    name: str


@word
class That:
    """The object that the trigger event was about: "that creature"; look-back by CR 603.10."""


@word
class ThatSpell:
    """The spell or ability on the stack that the trigger event was about."""


@word
class SourceOf:
    """CR 113.7: the object whose ability that is, for an ability on the stack."""

    of: Ref


@word
class ExiledWith:
    """CR 607.2a: the cards exiled by the linked ability `pair` of this same object, those still in exile."""

    pair: str = "a"


@word
class Haunted:
    """CR 702.55b: "the creature it haunts": the object that this card's haunt ability targeted, be it still a creature or not."""


@word
class AttachedTo:
    """What this Aura or Equipment is attached to: "enchanted creature"."""


@word
class Attached:
    """The objects attached to `to`."""

    to: Ref


@word
class EachOf:
    """Every object that fits: "all creatures", "each creature you control"."""

    what: What


@word
class Itself:
    """Inside a change or an amount that affects many: the very object affected."""


Ref = (
    This
    | TargetOf
    | It
    | Those
    | That
    | ThatSpell
    | SourceOf
    | ExiledWith
    | Haunted
    | AttachedTo
    | Attached
    | EachOf
    | Itself
)

# ---- players


@word
class You:
    """The controller of the spell or ability (CR 109.5)."""


@word
class EachPlayer:
    """All players still in the game, in turn order from the active player."""


@word
class EachOpponent:
    """Each opponent of the controller."""


@word
class Opponents:
    """Any opponent, in words that describe: "an opponent controls"."""


@word
class TargetPlayer:
    """The player chosen for the `n`th target word."""

    n: int = 0


@word
class ThatPlayer:
    """The player that the trigger event was about, or the one an instruction before named."""


@word
class ControllerOf:
    """The controller of an object, by last known information if it has left."""

    of: Ref


@word
class OwnerOf:
    """The owner of an object."""

    of: Ref


PlayerRef = (
    You | EachPlayer | EachOpponent | Opponents | TargetPlayer | ThatPlayer | ControllerOf | OwnerOf
)


@word
class Chosen:
    """A colour, name, type or number that was chosen for this object ("colour", "name", "type", "number"; CR 607.2d) or by an instruction before."""

    kind: str


@word
class Mine:
    """Reads as "your own": used where a change affects its own controller (protection of a player, for one)."""
