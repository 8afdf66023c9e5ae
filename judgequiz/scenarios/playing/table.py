"""A game in play together with what its things are called."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.choices import Choice
from ...engine.game import Game


@dataclass
class Table:
    """`labels` says which object of the first state (or, for those made later, which first one) each label names."""

    game: Game
    labels: dict[str, int]
    is_true: bool = True
    asked: list[Choice] = field(default_factory=list)
