"""The hunt: every game that a mutant could spoil is played under it, until enough of them have noticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..families import Unfit, played_families
from ..games import play_under
from ..misconceptions import MISCONCEPTIONS
from ..misconceptions.belief import Misconception, Recording
from ..notation import tree as t
from ..playing.error import PlayError
from ..playing.play import Outcome, play
from ..playing.setting_up import set_up
from ..questions import ask, nameless
from ..reading import fact_paths, read

SEEDS = range(8)
WITNESSES = 3


@dataclass(frozen=True)
class Trial:
    """A game of ours, and the mutants that answer one of its questions otherwise: the others play the very same game."""

    name: str
    file: t.PlayFile
    suspects: frozenset[str]
    seed: int | None = None
    values: tuple[Any, ...] = ()

    def noticed(self, mutant: type[Misconception]) -> str:
        """How this game shows that the rules are not the true ones: in words, or "" if it doesn't."""
        try:
            return self.found(mutant())
        except PlayError as error:
            return f"can't be played: {error.message}"
        except Exception as fault:  # Whatever breaks under a mutant would break a test.
            return f"{type(fault).__name__}: {fault}"

    def found(self, rules: Misconception) -> str:
        if self.seed is None:
            outcome = play(self.file, rules)
            missed = next((met for met in outcome.claims if not met.is_met), None)
            return f"line {missed.line}: {missed.claim} (found: {missed.found})" if missed else ""
        values = play_under(
            self.file, set_up(self.file), rules, is_true=True, is_judged=False
        ).values
        if values == self.values:
            return ""
        return f"the key is {said(values)}, not {said(self.values)}"

    @property
    def counts(self) -> bool:
        """Whether a test checks this game: it is a fact, or a question is made of it."""
        return self.seed is None or is_fit(self.name, self.seed)


@dataclass(frozen=True)
class HuntedMutant:
    """A mutant, how many games it answers otherwise in, and the first of those that noticed, each with how."""

    name: str
    games: int
    noticed: tuple[tuple[str, str], ...] = ()

    @property
    def survives(self) -> bool:
        return not self.noticed


def is_of_other_rules(edition: str) -> bool:
    """Whether a file is played under older rules, of which a mutant of today's would be a mutant twice."""
    return any(edition and edition < belief.true_until for belief in MISCONCEPTIONS.values())


def hunt(mutants: dict[str, type[Misconception]]) -> Iterator[HuntedMutant]:
    """What becomes of each mutant, all facts and families being played."""
    trials = [*facts(mutants.values()), *variants(mutants.values())]
    for name, mutant in mutants.items():
        suspecting = [trial for trial in trials if name in trial.suspects]
        yield HuntedMutant(name, len(suspecting), tuple(witnesses(mutant, suspecting)))


def witnesses(mutant: type[Misconception], trials: list[Trial]) -> Iterator[tuple[str, str]]:
    """The first few trials, each of another name, that notice a mutant."""
    names: set[str] = set()
    for trial in trials:
        if trial.name in names or len(names) == WITNESSES:
            continue
        if (how := trial.noticed(mutant)) and trial.counts:
            names.add(trial.name)
            yield trial.name, how


def facts(mutants: Iterable[type[Misconception]]) -> Iterator[Trial]:
    """Every file of facts, played once under the true rules."""
    for name, path in fact_paths().items():
        file, rules = read(path.read_text(encoding="utf-8")), Recording(mutants)
        if is_of_other_rules(file.head.edition):
            continue
        play(file, rules)
        yield Trial(name, file, frozenset(rules.parting))


def variants(mutants: Iterable[type[Misconception]]) -> Iterator[Trial]:
    """A variant of each kind of game that the first seeds of a family give; of a written one, none is played."""
    for slug, family in played_families().items():
        kinds = set()
        for seed in SEEDS:
            rules = Recording(mutants)
            try:
                file = family.filled(seed)
                truth = play_under(file, set_up(file), rules, is_true=True, is_judged=False)
            except (Unfit, PlayError):
                continue
            suspects = frozenset(rules.parting)
            kind = nameless(truth.values), suspects, deeds(truth.outcome)
            if kind not in kinds:
                kinds.add(kind)
                yield Trial(slug, file, suspects, seed, truth.values)


def deeds(outcome: Outcome) -> tuple[str, ...]:
    return tuple(type(event).__name__ for event in outcome.log)


@cache
def is_fit(slug: str, seed: int) -> bool:
    """Whether a question is made of this variant."""
    try:
        ask(slug, seed)
    except Unfit:
        return False
    return True


def said(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value) for value in values)
