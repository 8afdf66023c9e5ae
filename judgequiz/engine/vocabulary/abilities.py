"""Abilities and their costs (CR 113, 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kinds import Zone
from ..mana import NO_MANA, ManaCost
from ..text import Text
from .filters import Target, What, Who
from .word import word

if TYPE_CHECKING:
    from .amounts import Amount
    from .changes import Change
    from .conditions import Condition
    from .effects import Effect
    from .references import Chosen, PlayerRef, Ref
    from .triggers import When

# ---- costs


@word
class TapThis:
    """{T}."""


@word
class UntapThis:
    """{Q}."""


@word
class PayLife:
    amount: Amount


@word
class SacrificeThis:
    pass


@word
class SacrificeSome:
    what: What
    count: int = 1


@word
class DiscardThis:
    pass


@word
class DiscardSome:
    what: What | None = None
    count: int = 1


@word
class ExileThis:
    pass


@word
class ExileSome:
    """Exile cards that fit (`what.zone` says from where)."""

    what: What
    count: int = 1


@word
class TapSome:
    """Tap untapped permanents you control that fit."""

    what: What
    count: int = 1


@word
class ReturnSome:
    """Return permanents you control that fit to their owner's hand."""

    what: What
    count: int = 1


@word
class MillCards:
    """Put that many cards from the top of your library into your graveyard."""

    count: int = 1


@word
class RemoveCountersFromThis:
    kind: str
    count: Amount = 1


@word
class Loyalty:
    """CR 606: put or remove that many loyalty counters."""

    amount: int


CostPart = (
    TapThis
    | UntapThis
    | PayLife
    | SacrificeThis
    | SacrificeSome
    | DiscardThis
    | DiscardSome
    | ExileThis
    | ExileSome
    | TapSome
    | ReturnSome
    | RemoveCountersFromThis
    | MillCards
    | Loyalty
)


@word
class Cost:
    """Mana and other parts, paid together in any order (CR 601.2h)."""

    mana: ManaCost = NO_MANA
    parts: tuple[CostPart, ...] = ()


# ---- abilities


@word
class Mode:
    """One bullet of a modal spell or ability (CR 700.2), with targets of its own."""

    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()


@word
class Spell:
    """CR 113.3a: what an instant or sorcery does, or with `enchant` what an Aura may be put on."""

    effects: tuple[Effect, ...] = ()
    targets: tuple[Target, ...] = ()
    extra_cost: Cost | None = None


@word
class Activated:
    """CR 602. `zone` is where it works; `sorcery_speed` and `only_if` restrict it; `once_each_turn` likewise. `x` where its cost has a defined X."""

    cost: Cost
    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    zone: Zone = Zone.BATTLEFIELD
    sorcery_speed: bool = False
    once_each_turn: bool = False
    only_if: Condition | None = None
    x: Amount | None = None
    label: str = ""


@word
class Triggered:
    """CR 603. `condition` is the intervening "if" (603.4). `zone` is where it works. `once_each_turn` is "this triggers only once each turn". `label` is an ability word ("imprint")."""

    when: When
    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    condition: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD
    label: str = ""


@word
class Static:
    """CR 604. `affects` is what the changes of characteristics apply to (None: the object itself). `condition` is "as long as". `zone` is where it works. `defines` marks a characteristic-defining ability (CR 604.3)."""

    changes: tuple[Change, ...]
    affects: What | Ref | None = None
    condition: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD
    defines: bool = False
    label: str = ""
    players: PlayerRef | None = None


@word
class Keyword:
    """CR 702: a keyword and what it means. `name` is the English keyword in lower case; `slug` of `args` as printed.

    The engine reads a few by name alone (flying, protection, …); the others by the abilities in `means`.
    """

    name: str
    says: Text
    rule: str
    means: tuple[Ability, ...] = ()
    quality: What | Who | PlayerRef | Chosen | str | None = None
    cost: Cost | None = None
    number: int | None = None


@word
class Unplayed:
    """A printed ability that the engine cannot play yet; `says` is its text. Any use of it is refused by name, never guessed.

    `on_resolving` is for what would change how a spell resolves: such a spell isn't resolved at all.
    """

    name: str
    says: Text
    on_resolving: bool = False


Ability = Spell | Activated | Triggered | Static | Keyword | Unplayed
