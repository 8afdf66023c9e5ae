"""What a card lets its player do from an opening hand (CR 103.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from .effects import Effect


@word
class MayRevealFromOpeningHand:
    """CR 103.6b: you may reveal this card from your opening hand; if you do, `effects` happen."""

    effects: tuple[Effect, ...]


@word
class MayBeginOnBattlefield:
    """CR 103.6a: if this card is in your opening hand, you may begin the game with it on the battlefield."""
