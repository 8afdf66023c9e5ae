"""Instructions: what a spell or ability does when it resolves, in the order written (CR 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Duration, Zone
from .word import word

if TYPE_CHECKING:
    from .abilities import Cost, Mode
    from .amounts import Amount
    from .card import Token
    from .changes import Change
    from .conditions import Condition
    from .filters import What
    from .references import PlayerRef, Ref
    from .triggers import When

# ---- moving objects


@word
class Exile:
    """`pair` links what is exiled to this object (CR 607.2a); `faces_down` as CR 406.3."""

    what: Ref
    pair: str = ""


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


# ---- choosing


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
    """CR 701.23: search a library for cards that fit; `It` is what was found; hidden zones let you fail to find."""

    what: What
    most: int = 1
    who: PlayerRef | None = None
    reveal: bool = True


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
class AsCascading:
    """CR 702.85b: the point between exiling and casting at which "as you cascade" effects apply."""


@word
class CastFree:
    """You may cast it without paying its mana cost, if the spell it becomes fits `resulting` (CR 608.2g, 118.9). `copy` casts a copy of the card instead (CR 707.12)."""

    what: Ref
    resulting: What | None = None
    copy: bool = False
    optional: bool = True


# ---- players and permanents


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
    """Add mana: `symbols` as in "{G}{G}"; or `amount` mana of one colour, chosen `among` "any", "exiled" (the colours of `of`) or "chosen"."""

    symbols: str = ""
    amount: Amount = 1
    among: str = ""
    of: Ref | None = None
    who: PlayerRef | None = None


@word
class PutCounters:
    what: Ref | PlayerRef
    kind: str
    count: Amount = 1


@word
class RemoveCounters:
    """Remove up to `count` counters of the kind; None is all of them."""

    what: Ref
    kind: str
    count: Amount | None = 1


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


# ---- the stack


@word
class Counter:
    """CR 701.6. `to` is where a countered spell's card goes in place of the graveyard ("hand", "exile", "library")."""

    what: Ref
    to: Zone = Zone.GRAVEYARD


@word
class CopySpell:
    """CR 707.10: put a copy of a spell onto the stack; you may choose new targets for it."""

    what: Ref
    new_targets: bool = True
    who: PlayerRef | None = None


@word
class CopyAbility:
    """CR 707.10: put a copy of an ability onto the stack; you may choose new targets for it."""

    what: Ref
    new_targets: bool = True


@word
class ChooseNewTargets:
    what: Ref


# ---- structure


@word
class May:
    """A player may: `who` (None: you) decides as it resolves; `otherwise` happens where they don't."""

    then: tuple[Effect, ...]
    who: PlayerRef | None = None
    otherwise: tuple[Effect, ...] = ()


@word
class MayPay:
    """ "You may pay …. If you do, …" (CR 118.12)."""

    cost: Cost
    then: tuple[Effect, ...]
    who: PlayerRef | None = None
    otherwise: tuple[Effect, ...] = ()


@word
class Unless:
    """ "… unless they pay …" (CR 118.12a): `who` (None: you) may pay; if they don't, `effects` happen."""

    cost: Cost
    effects: tuple[Effect, ...]
    who: PlayerRef | None = None


@word
class If:
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@word
class ForEach:
    """Once for each object or player: inside, `It` or `ThatPlayer` is the one."""

    of: Ref | PlayerRef
    effects: tuple[Effect, ...]


@word
class DoModes:
    """CR 700.2: the modes chosen on announcement, in printed order. `choose` and `most` say how many."""

    modes: tuple[Mode, ...]
    choose: int = 1
    most: int | None = None


@word
class FlipCoin:
    """CR 705: chance answers; the controller calls it, so it is won or lost."""

    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()


@word
class Delayed:
    """CR 603.7: a delayed triggered ability that triggers once. `about` keeps the objects named now as `It`."""

    when: When
    effects: tuple[Effect, ...]
    about: Ref | None = None


@word
class Reflexive:
    """CR 603.12: "when you do": an ability that triggers at once, with targets of its own."""

    effects: tuple[Effect, ...]
    targets: tuple[object, ...] = ()


Effect = (
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
    | AsCascading
    | CastFree
    | DealDamage
    | GainLife
    | LoseLife
    | AddMana
    | PutCounters
    | RemoveCounters
    | Tap
    | Untap
    | Attach
    | Detach
    | GainControl
    | Until
    | BecomeCopy
    | Regenerate
    | Fight
    | TakeExtraTurn
    | WinGame
    | LoseGame
    | Counter
    | CopySpell
    | CopyAbility
    | ChooseNewTargets
    | May
    | MayPay
    | Unless
    | If
    | ForEach
    | DoModes
    | FlipCoin
    | Delayed
    | Reflexive
)
