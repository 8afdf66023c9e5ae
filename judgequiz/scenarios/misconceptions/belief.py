"""What a misconception is, and how it notices where it first answers otherwise than the rules."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ...engine.rules import Rules
from ...engine.text import Text


@dataclass(frozen=True, slots=True)
class Cause:
    """The first question that a belief answered otherwise: the method, its CR number, and how many events had happened."""

    method: str
    cr: str
    at: int


class Misconception(Rules):
    """The rules as somebody wrongly believes them to be: exactly one method answered differently.

    `says` is the belief as a sentence, `truth` the rule it gets wrong in our words, `cr` its number; `true_until` is the
    date (ISO) until which the belief was right, "" where it never was.
    """

    slug: ClassVar[str] = ""
    says: ClassVar[Text]
    truth: ClassVar[Text]
    cr: ClassVar[str] = ""
    true_until: ClassVar[str] = ""
    breaks: ClassVar[str] = ""
    override: ClassVar[Callable[..., Any]]

    def __init__(self) -> None:
        self.cause: Cause | None = None

    def __init_subclass__(cls) -> None:
        overridden = [name for name in vars(cls) if name in questions()]
        if not overridden:
            return
        if len(overridden) != 1:
            raise TypeError(
                f"{cls.__name__} must answer exactly one question otherwise, not {overridden}"
            )
        cls.breaks = overridden[0]
        cls.override = staticmethod(vars(cls)[cls.breaks])
        setattr(cls, cls.breaks, noticing(cls, vars(cls)[cls.breaks]))


def questions() -> frozenset[str]:
    """The names of all questions that the engine asks a rule book."""
    return frozenset(
        name for name in dir(Rules) if not name.startswith("_") and callable(getattr(Rules, name))
    )


def noticing(cls: type[Misconception], override: Callable[..., Any]) -> Callable[..., Any]:
    """The override, put beside the true answer each time; the first difference is the cause."""
    name = cls.breaks
    true = getattr(Rules, name)

    @functools.wraps(override)
    def answer(self: Misconception, *args: Any, **kwargs: Any) -> Any:
        mine = override(self, *args, **kwargs)
        if self.cause is None and mine != true(self, *args, **kwargs):
            self.cause = Cause(name, cls.cr, len(self.game.log))
        return mine

    return answer


def combined(*beliefs: type[Misconception]) -> type[Misconception]:
    """A rule book with two mistakes at once."""
    name = "And".join(belief.__name__ for belief in beliefs)
    return type(
        name,
        beliefs,
        {"slug": "+".join(belief.slug for belief in beliefs), "__doc__": "Two beliefs at once."},
    )


class Unplayed(Misconception):
    """A misconception about what no question of the rules asks: whoever holds it plays every game as the rules have it.

    Only the options of written questions name it.
    """


@functools.lru_cache(maxsize=8)
def by_question(
    beliefs: tuple[type[Misconception], ...],
) -> Mapping[str, list[type[Misconception]]]:
    """The beliefs by the question that each answers otherwise; a game asks few of the questions, and makes only their rule books."""
    found: dict[str, list[type[Misconception]]] = {}
    for belief in beliefs:
        found.setdefault(belief.breaks, []).append(belief)
    return found


class Recording(Rules):
    """The true rules, putting every question also to the beliefs that would answer it.

    A belief that never answers otherwise plays the true game, so it need not be played: `parting` has those that do,
    each with the steps of the script at which it does.
    """

    def __init__(self, beliefs: Iterable[type[Misconception]] = ()) -> None:
        self.parting: dict[str, set[int]] = {}
        self.beliefs = by_question(tuple(beliefs))
        self.watched: dict[str, list[Misconception]] = {}

    def watch(self, name: str, truth: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        step = self.game.step
        if name not in self.watched:
            self.watched[name] = [belief() for belief in self.beliefs[name]]
        for belief in self.watched[name]:
            steps = self.parting.get(belief.slug)
            if steps is not None and step in steps:
                continue
            belief.game = self.game
            if belief.override(belief, *args, **kwargs) != truth:
                self.parting.setdefault(belief.slug, set()).add(step)


def recorded(name: str) -> Callable[..., Any]:
    true = getattr(Rules, name)

    @functools.wraps(true)
    def answer(self: Recording, *args: Any, **kwargs: Any) -> Any:
        truth = true(self, *args, **kwargs)
        if name in self.beliefs:
            self.watch(name, truth, args, kwargs)
        return truth

    return answer


for _name in sorted(questions()):
    setattr(Recording, _name, recorded(_name))
