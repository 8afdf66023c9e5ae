"""Every registered misconception: the rule book with one method answered wrongly."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from .belief import Cause, Misconception, Unplayed, combined

MISCONCEPTIONS: dict[str, type[Misconception]] = {
    belief.slug: belief
    for found in pkgutil.iter_modules(__path__)
    for belief in vars(import_module(f"{__name__}.{found.name}")).values()
    if isinstance(belief, type)
    and issubclass(belief, Misconception)
    and belief not in (Misconception, Unplayed)
}
"""By slug: whatever the modules of this package define."""

__all__ = ["MISCONCEPTIONS", "Cause", "Misconception", "Unplayed", "combined"]
