"""Every registered misconception: the rule book with one method answered wrongly."""

from __future__ import annotations

from . import (
    casting,
    conditions,
    copying,
    cycling,
    dying,
    hybrid,
    keywords,
    protecting,
    resolving,
    retracing,
    spells,
    splitsecond,
    zones,
)
from .belief import Cause, Misconception, combined

MISCONCEPTIONS: dict[str, type[Misconception]] = {
    belief.slug: belief
    for module in (
        casting,
        conditions,
        copying,
        cycling,
        dying,
        hybrid,
        keywords,
        protecting,
        resolving,
        retracing,
        spells,
        splitsecond,
        zones,
    )
    for belief in vars(module).values()
    if isinstance(belief, type)
    and issubclass(belief, Misconception)
    and belief is not Misconception
}

__all__ = ["MISCONCEPTIONS", "Cause", "Misconception", "combined"]
