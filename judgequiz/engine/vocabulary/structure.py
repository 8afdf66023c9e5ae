"""Instructions made of others: may, unless, if, for each, later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from .abilities import Cost, Mode
    from .conditions import Condition
    from .effects import Effect
    from .references import PlayerRef, Ref
    from .triggers import When


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


Combination = May | MayPay | Unless | If | ForEach | DoModes | FlipCoin | Delayed | Reflexive
