"""What the pronouns of an ability stand for while it is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..state import About, Aim, Announced, State, View

if TYPE_CHECKING:
    from ..game import Game

NOTHING_ANNOUNCED = Announced()

ABOUT_NOTHING = About()


@dataclass
class Context:
    """What the pronouns of an ability stand for while it is read.

    `targets` are the chosen targets, those that are still legal; `memory` is what instructions before remembered.
    `see` reads characteristics: finished ones, or half-made ones while layers are applied. `number` is that of the ability
    that is read, where it matters which one of its source it is.
    """

    game: Game
    you: str
    source: int
    announced: Announced = NOTHING_ANNOUNCED
    about: About = ABOUT_NOTHING
    targets: tuple[tuple[Aim, ...], ...] = ()
    memory: dict[str, tuple[Aim, ...]] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    did: bool = True
    itself: int | None = None
    see_with: Callable[[int], Any] | None = None
    by: int | None = None
    number: int = 0
    defined_x: int | None = None
    unnamed_fit: bool = True
    """Whether it matters that a card nobody names might fit; a card nobody names is none that anybody picks."""

    @property
    def state(self) -> State:
        return self.game.state

    def see(self, id: int) -> View:
        if self.see_with is not None:
            seen: View = self.see_with(id)
            return seen
        return self.game.look(id)

    def with_it(self, *aims: Aim) -> Context:
        self.memory["it"] = aims
        return self

    @property
    def cause(self) -> int:
        """What does this: the spell or ability itself, or else its source."""
        return self.source if self.by is None else self.by
