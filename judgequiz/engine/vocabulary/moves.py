"""Instructions that move objects, or look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Zone
from .word import word

if TYPE_CHECKING:
    from .amounts import Amount
    from .card import Token
    from .changes import Change
    from .filters import What
    from .references import PlayerRef, Ref


@word
class Exile:
    """`pair` links what is exiled to this object (CR 607.2a); `until_gone` is "until this leaves the battlefield" (CR 610.3).

    `haunting`: it is exiled haunting that creature (CR 702.55a).
    """

    what: Ref
    pair: str = ""
    until_gone: bool = False
    haunting: Ref | None = None


@word
class PutInto:
    """Move to a zone: "return to its owner's hand", "put onto the battlefield under your control".

    `position` (library): "top", "bottom"; `under` is who controls it on the battlefield (None: its owner).
    """

    what: Ref
    to: Zone
    under: PlayerRef | None = None
    tapped: bool = False
    position: str = "top"
    attached_to: Ref | None = None


@word
class PutOnBottom:
    """Put on the bottom of the library, in a random order or in any order."""

    what: Ref
    random: bool = True


@word
class Destroy:
    """CR 701.8; `regenerates` False is "can't be regenerated"."""

    what: Ref
    regenerates: bool = True


@word
class Sacrifice:
    """CR 701.21: its controller sacrifices that very object, if they can."""

    what: Ref


@word
class SacrificeAny:
    """The player chooses `count` of what fits among what they control and sacrifices them."""

    who: PlayerRef
    what: What
    count: Amount = 1


@word
class Discard:
    """The player discards `count` cards they choose, or every card that fits (`every`), or at random."""

    who: PlayerRef
    count: Amount = 1
    what: What | None = None
    every: bool = False
    random: bool = False


@word
class Mill:
    who: PlayerRef
    count: Amount


@word
class Draw:
    who: PlayerRef
    count: Amount = 1


@word
class Create:
    """CR 111: create tokens: a printed token, or one that is a copy of `copy_of`.

    `excepting` are changes made while copying ("except it has haste", CR 707.9); `adds` are changes that last ("it gains haste").
    """

    token: Token | None = None
    count: Amount = 1
    who: PlayerRef | None = None
    copy_of: Ref | None = None
    adds: tuple[Change, ...] = ()
    tapped: bool = False
    excepting: tuple[Change, ...] = ()


@word
class Pick:
    """A player chooses objects that fit, without targeting. Afterwards `It` and `Those(remember)` are what was chosen."""

    who: PlayerRef
    what: What
    least: int = 1
    most: int | None = 1
    remember: str = ""


@word
class Choose:
    """Choose a "colour", "name" (of a card that fits `what`), "number" or "creature type" as it resolves (CR 608.2d)."""

    kind: str
    who: PlayerRef | None = None
    what: What | None = None


@word
class Search:
    """CR 701.23: search a library for cards that fit; `It` is what was found; hidden zones let you fail to find.

    `who` searches (None: you), `of` is whose library it is (None: that of whoever searches).
    """

    what: What
    most: int = 1
    who: PlayerRef | None = None
    reveal: bool = True
    of: PlayerRef | None = None


@word
class Shuffle:
    who: PlayerRef


@word
class Reveal:
    what: Ref


@word
class RevealHand:
    who: PlayerRef


@word
class LookAtTop:
    """Look at the top cards of your library; `It` is those cards."""

    count: Amount


@word
class Scry:
    who: PlayerRef
    count: Amount


@word
class ExileFromTopUntil:
    """Exile cards from the top of your library, one at a time, until one fits. `It` is that card, `Those(remember)` all that were exiled."""

    until: What
    remember: str = "exiled"


@word
class ExileFromTop:
    """Exile that many cards from the top of a library. `It` is those cards; `pair` links them to this object (CR 607.2a)."""

    who: PlayerRef
    count: Amount = 1
    pair: str = ""


@word
class RevealUntil:
    """Reveal cards from the top of your library until one fits. `It` is that card, `Those(remember)` the others."""

    until: What
    remember: str = "rest"


@word
class AsCascading:
    """CR 702.85b: the point between exiling and casting at which "as you cascade" effects apply."""


@word
class CastFree:
    """You may cast it without paying its mana cost, if the spell it becomes fits `resulting` (CR 608.2g, 118.9). `copy` casts a copy of the card instead (CR 707.12)."""

    what: Ref
    resulting: What | None = None
    copy: bool = False
    optional: bool = True


@word
class CastSuspended:
    """CR 702.62a: you may cast this card without paying its mana cost; if you don't, it remains exiled. A creature spell cast so has `adds` until you lose control of it."""

    adds: tuple[Change, ...] = ()


Move = (
    Exile
    | PutInto
    | PutOnBottom
    | Destroy
    | Sacrifice
    | SacrificeAny
    | Discard
    | Mill
    | Draw
    | Create
    | Pick
    | Choose
    | Search
    | Shuffle
    | Reveal
    | RevealHand
    | LookAtTop
    | Scry
    | ExileFromTopUntil
    | ExileFromTop
    | RevealUntil
    | AsCascading
    | CastFree
    | CastSuspended
)
