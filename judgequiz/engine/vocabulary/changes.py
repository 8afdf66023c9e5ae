"""What static abilities and continuous effects change: characteristics (CR 613), rules, costs, and events (CR 614-616)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ..kinds import CardType, Colour, Step, Zone
from .again import CountersMultiplied, TriggersAgain
from .openings import MayBeginOnBattlefield, MayRevealFromOpeningHand
from .suspend import MaySuspend
from .word import word

if TYPE_CHECKING:
    from .abilities import Ability, Cost
    from .amounts import Amount
    from .conditions import Condition
    from .effects import Effect
    from .filters import Filter, What
    from .references import PlayerRef, Ref

# ---- characteristics, by layer


@word
class CopyOf:
    """Layer 1a (CR 707)."""

    of: Ref


@word
class ControlledBy:
    """Layer 2."""

    who: PlayerRef


@word
class SetName:
    """Layer 3, as far as the cards here need."""

    name: str


@word
class AddTypes:
    """Layer 4: in addition to its other types."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()


@word
class SetTypes:
    """Layer 4: these types in place of the old ones (CR 205.1a). A land that gets basic land types loses its printed abilities (CR 305.7)."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()


@word
class LoseTypes:
    """Layer 4: isn't of these types (CR 205.1b), or not of these supertypes."""

    types: tuple[CardType, ...] = ()
    supertypes: tuple[str, ...] = ()


@word
class AddColours:
    """Layer 5."""

    colours: tuple[Colour, ...]


@word
class SetColours:
    """Layer 5; no colours is "becomes colourless"."""

    colours: tuple[Colour, ...]


@word
class Gain:
    """Layer 6: gains or has abilities."""

    abilities: tuple[Ability, ...]


@word
class LoseAbilities:
    """Layer 6: loses all abilities."""


@word
class LoseKeyword:
    """Layer 6: loses one keyword, by its English name in lower case."""

    keyword: str


@word
class SetPT:
    """Layer 7b (7a where a characteristic-defining ability says it): has base power and toughness."""

    power: Amount | None
    toughness: Amount | None


@word
class AddPT:
    """Layer 7c: gets +N/+N; a negative amount is a minus."""

    power: Amount
    toughness: Amount


@word
class SwitchPT:
    """Layer 7d."""


# ---- rules: "can't", "must", "may"


class Verb(StrEnum):
    """What a `Cant` or `Must` is about."""

    ATTACK = "attack"
    BLOCK = "block"
    BE_BLOCKED = "be blocked"
    BE_CAST = "be cast"
    BE_ACTIVATED = "be activated"
    BE_COUNTERED = "be countered"
    BE_TARGETED = "be targeted"
    BE_REGENERATED = "be regenerated"
    BE_SACRIFICED = "be sacrificed"
    GET_COUNTERS = "get counters"
    GAIN_LIFE = "gain life"
    DRAW = "draw"
    SEARCH = "search"
    PREVENT_DAMAGE = "have damage prevented"
    UNTAP = "untap"
    ENTER = "enter"
    LOSE = "lose the game"
    CAST = "cast spells"
    BE_PLAYED = "be played"
    CYCLE = "cycle cards"


@word
class Cant:
    """CR 101.2: what fits `subject` can't do `verb`. `by` restricts by whom or what ("can't be blocked by …"). The subject of a change inside `Until` is what that names."""

    verb: Verb
    subject: Filter | Ref | PlayerRef | None = None
    by: Filter | None = None


@word
class Must:
    """CR 508.1d, 509.1c: attacks or blocks each combat if able."""

    verb: Verb
    subject: Filter | Ref | None = None


@word
class MayCast:
    """A permission: you may cast `what` from `zone`, for `cost` (None: its normal cost) with `extra` as an additional cost.

    `via` names it in scripts and in `Paid`. `own_cost` is "equal to its mana cost". `resulting` must fit the spell it would be.
    `flash` is "as though it had flash". `lands` is "play" in place of "cast": lands too. `top` is the top card of the library
    alone. A `what` of None is whatever the effect is on: "you may play that card". `any_mana` is "you may spend mana as though
    it were mana of any type" (CR 609.4b).
    """

    what: Ref | What | None
    zone: Zone
    via: str
    cost: Cost | None = None
    own_cost: bool = False
    extra: Cost | None = None
    resulting: What | None = None
    flash: bool = False
    lands: bool = False
    top: bool = False
    any_mana: bool = False


@word
class MayCastAnyTime:
    """CR 601.3b: a spell that fits may be cast as though it had flash."""

    what: What
    who: PlayerRef | None = None


@word
class MayPayInstead:
    """CR 118.9: an alternative cost: you may pay `cost` rather than the mana cost of what fits. `via` names it."""

    what: Ref | What
    via: str
    cost: Cost
    condition: Condition | None = None
    once_each_turn: bool = False


@word
class MayBeActivatedAnyTime:
    """As though it had flash: a loyalty or sorcery-speed ability at instant speed."""

    what: Ref | What


@word
class CostsChange:
    """CR 601.2f: spells that fit cost more (positive) or less (negative) generic mana; `abilities` is for activated abilities of what fits."""

    what: Ref | What
    generic: Amount
    who: PlayerRef | None = None
    abilities: bool = False
    minimum: int = 0


@word
class HandSize:
    """CR 402.2: maximum hand size; None is "no maximum hand size"."""

    who: PlayerRef
    size: int | None


@word
class ExtraLandPlays:
    who: PlayerRef
    count: int = 1


# ---- replacement and prevention (CR 614-616)


@word
class EntersTapped:
    """CR 614.1c-d: enters tapped, unless a cost is paid as it enters (CR 614.12a) or a condition is met."""

    what: Ref | What
    unless_paid: Cost | None = None
    unless: Condition | None = None


@word
class EntersWith:
    """CR 614.1c: enters with counters."""

    what: Ref | What
    kind: str
    count: Amount
    condition: Condition | None = None


@word
class EntersAsCopy:
    """CR 614.1c, 707.5: you may have it enter as a copy of what fits."""

    what: Ref
    of: What
    optional: bool = True
    adds: tuple[Change, ...] = ()


@word
class ChoiceAsEnters:
    """CR 614.1c, 614.12a: as it enters, choose a "colour", "name", "creature type" or "opponent"."""

    what: Ref
    kind: str
    of: What | None = None


@word
class MoveInstead:
    """CR 614.1a: if what fits would be moved to `to` (from `origin`, or from anywhere), it goes to `instead`. `card_only`: tokens and copies are left alone."""

    what: Ref | What
    to: Zone | None
    instead: Zone
    origin: Zone | None = None
    card_only: bool = False


@word
class PreventDamage:
    """CR 615: prevent damage from what fits to what fits. `amount` None is all of it; `combat` only combat damage."""

    source: Filter | Ref | None = None
    to: Filter | Ref | PlayerRef | None = None
    amount: Amount | None = None
    combat: bool = False


@word
class TokensMultiplied:
    """If an effect would create tokens under your control, it creates `times` as many."""

    times: int = 2


@word
class ProducesInstead:
    """CR 106.12b, 614.1a: if what fits is tapped for `least` or more mana, it produces `symbols` instead of any other type and amount."""

    what: What
    symbols: str
    least: int = 1


@word
class CastLimit:
    """CR 101.2: each player can't cast more than `most` spells each turn."""

    most: int = 1


@word
class AddCreatureTypesOf:
    """Layer 4: has the creature types of another object besides its own."""

    of: Ref


@word
class AddChosenCreatureType:
    """Layer 4: is of the creature type chosen for the source, besides its own types (CR 607.2d)."""


@word
class AsYouCascade:
    """CR 702.85b: what you may do after exiling cards with cascade and before you may cast; `Those("exiled")` are the cards."""

    effects: tuple[Effect, ...]


@word
class SkipStep:
    who: PlayerRef
    step: Step


Change = (
    CopyOf
    | ControlledBy
    | SetName
    | AddTypes
    | SetTypes
    | LoseTypes
    | AddColours
    | SetColours
    | Gain
    | LoseAbilities
    | LoseKeyword
    | SetPT
    | AddPT
    | SwitchPT
    | Cant
    | Must
    | MayCast
    | MayCastAnyTime
    | MayPayInstead
    | MayBeActivatedAnyTime
    | CostsChange
    | HandSize
    | ExtraLandPlays
    | EntersTapped
    | EntersWith
    | EntersAsCopy
    | ChoiceAsEnters
    | MoveInstead
    | PreventDamage
    | TokensMultiplied
    | CountersMultiplied
    | TriggersAgain
    | ProducesInstead
    | CastLimit
    | SkipStep
    | AddCreatureTypesOf
    | AsYouCascade
    | MayBeginOnBattlefield
    | AddChosenCreatureType
    | MayRevealFromOpeningHand
    | MaySuspend
)
