"""What makes more of something: counters, abilities that trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .word import word

if TYPE_CHECKING:
    from .filters import What


@word
class CountersMultiplied:
    """CR 614.1a: if counters of the kind ("" is any) would be put on what fits (None: a permanent you control), `times` as many are put there, and `more`."""

    times: int = 2
    what: What | None = None
    kind: str = ""
    more: int = 0


@word
class TriggersAgain:
    """CR 603.2d: where what fits enters and that causes an ability of a permanent you control to trigger, it triggers once more."""

    entering: What
