"""What suspend lets a player do with a card in their hand (CR 702.62a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from .abilities import Cost
    from .amounts import Amount


@word
class MaySuspend:
    """CR 116.2f, 702.62a: if you could begin to cast this card from your hand, you may pay `cost` and exile it with `count` time counters."""

    cost: Cost
    count: Amount
