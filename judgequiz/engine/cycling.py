"""Cycling and typecycling (CR 702.29): which abilities they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import vocabulary as v

if TYPE_CHECKING:
    from .game import Game


def is_cycling(game: Game, source: int, ability: Any) -> bool:
    """CR 702.29a, 702.29f: whether an ability of a card is a cycling ability; typecycling abilities are."""
    for keyword in game.look(source).abilities:
        if isinstance(keyword, v.Keyword) and keyword.rule == "702.29" and ability in keyword.means:
            return keyword.name == "cycling" or game.rules.typecycling_is_cycling(
                game.state, source
            )
    return False
