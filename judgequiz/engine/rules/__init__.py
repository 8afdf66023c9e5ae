"""The rules as they are: every point at which a judge may be mistaken is one small method.

A method is named as a statement that is true (or as the thing it returns), opens with its CR number, and is asked by the engine
wherever that rule decides. A misconception is a subclass that overrides exactly one of them. Numbers are those of the
edition of 2026-08-07; for a rule that is the same in the text of 2026-04-17 nothing more is said.
"""

from __future__ import annotations

from .chapter1 import GameConcepts
from .chapter3 import CardTypes
from .chapter4 import Zones
from .chapter5 import Turns
from .chapter6 import SpellsAndAbilities
from .chapter7 import KeywordsAndActions
from .copying import Copying
from .guild_keywords import GuildKeywords
from .openings import Openings
from .suspend import Suspend


class Rules(
    GameConcepts,
    Openings,
    CardTypes,
    Zones,
    Turns,
    SpellsAndAbilities,
    KeywordsAndActions,
    Copying,
    GuildKeywords,
    Suspend,
):
    """Today's rules, chapter by chapter."""


__all__ = ["Rules"]
