"""Choices: what a player (or chance) is asked, and who answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from .events import Reason
from .text import Text

if TYPE_CHECKING:
    from .game import Game
    from .vocabulary import What

KINDS = (
    "may",
    "pick",
    "order",
    "name",
    "colour",
    "number",
    "pay",
    "search",
    "divide",
    "targets",
    "chance",
    "mode",
    "assign",
)


RULE_OF = {
    "colour": "105.4",
    "name": "201.4a",
    "targets": "601.2c",
    "mode": "700.2",
    "assign": "510.1c",
    "legend": "704.5j",
    "replacement": "616.1",
    "triggers": "603.3b",
}
"""The rule that an answer not among the legal ones breaks, by topic or kind; for others it is CR 608.2d."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One question to a player: `kind` from the closed list, `asker` the object that asks, `topic` what about.

    `options` are all legal answers (of which `least` to `most` are to be taken), or empty where the answer is a number or
    a name; `default` is what a belief does with a question that nobody foresaw. With `any_will_do` the answers
    differ in nothing to see, so that nobody need say. `of` is the kind of card that may be named (CR 201.4a).
    """

    chooser: str
    kind: str
    asker: int | None
    topic: str = ""
    options: tuple[Any, ...] = ()
    least: int = 1
    most: int | None = 1
    default: Any = None
    ability: int = 0
    any_will_do: bool = False
    of: What | None = None
    why_not: Callable[[Any], list[Reason]] | None = field(default=None, compare=False, repr=False)

    def reasons_against(self, answer: Any) -> list[Reason]:
        """Why an answer isn't one of those that may be given: by its own rule, or by that of the kind."""
        given = answer if isinstance(answer, tuple) else (answer,)
        told = self.why_not or (lambda _: [])
        found = [reason for one in given if one not in self.options for reason in told(one)]
        cr = RULE_OF.get(self.topic) or RULE_OF.get(self.kind) or "608.2d"
        words = Text("that can't be chosen", "それを選ぶことはできない")
        return found or [Reason(cr, words)]

    @property
    def forced(self) -> tuple[Any, ...] | None:
        """The only possible answer, where there is only one."""
        if self.kind in ("pick", "targets", "search", "mode") and self.least == self.most == len(
            self.options
        ):
            return self.options
        if self.kind in ("order", "chance") and len(self.options) <= 1:
            return self.options
        return None


class Answers(Protocol):
    """Who answers: a script, or improvisation."""

    def answer(self, game: Game, choice: Choice) -> Any:
        """The answer to a choice; raises `Unscripted` where nobody says."""
        ...

    def cannot(self, game: Game, why: str) -> None:
        """What was answered can't be done; raises `Unscripted` where that is a fault of the script."""
        ...

    def kept(self) -> Any:
        """What to give to `restore` to take answers back that were only tried."""
        ...

    def restore(self, kept: Any) -> None:
        """Go back to how it was."""
        ...


def improvised(choice: Choice) -> Any:
    """The stated default by kind: decline, fewest, first in state order."""
    if choice.default is not None:
        return choice.default
    match choice.kind:
        case "may" | "pay":
            return False
        case "order":
            return choice.options
        case "number":
            return choice.least
        case "chance":
            return choice.options
    return choice.options[: choice.least]
