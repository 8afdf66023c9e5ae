"""What all chapters share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game


class Book:
    """A rule book in use: `game` is the game that asks it."""

    game: Game
