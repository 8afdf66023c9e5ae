"""The games of a variant: the true one, and one for each belief that parts from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.events import Event
from ..engine.rules import Rules
from .families import Family, Unfit
from .misconceptions import MISCONCEPTIONS, Cause, Misconception
from .misconceptions.belief import Recording
from .notation import tree as t
from .playing.error import PlayError
from .playing.measuring import measure
from .playing.play import Along, Outcome, play
from .playing.setting import Setting


@dataclass
class Played:
    """A game played to its end, the values of its probes, and where a belief first answered otherwise."""

    outcome: Outcome
    values: tuple[Any, ...]
    setting: Setting
    cause: Cause | None = None

    @property
    def improvised(self) -> int:
        return self.outcome.game.improvised


def play_under(
    file: t.PlayFile,
    setting: Setting,
    rules: Rules,
    *,
    is_true: bool,
    is_judged: bool,
    truth: Played | None = None,
    steps: Collection[int] = (),
) -> Played:
    """Play the file and read the probes at its end.

    Beside the true game only those steps are played at which the rules answer otherwise, until the two games part.
    """
    along = Along(truth.outcome, frozenset(steps)) if truth is not None else None
    outcome = play(file, rules, is_true=is_true, is_judged=is_judged, setting=setting, along=along)
    if truth is not None and outcome.is_rejoined:
        values = truth.values
    else:
        values = tuple(comparable(measure(outcome.table, probe)) for probe in probes(file))
    return Played(outcome, values, setting, getattr(rules, "cause", None))


def probes(file: t.PlayFile) -> tuple[t.Query, ...]:
    assert file.family is not None
    return file.family.probes


def comparable(value: Any) -> Any:
    """A value as options compare it: of "may I?" the verdict alone."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], bool):
        return value[0]
    return value


def truth_of(
    family: Family, file: t.PlayFile, setting: Setting
) -> tuple[Played, dict[str, set[int]]]:
    """The true game, and the beliefs that answer one of its questions otherwise."""
    rules = Recording(MISCONCEPTIONS.values())
    try:
        truth = play_under(file, setting, rules, is_true=True, is_judged=True)
    except PlayError as error:
        raise Unfit(f"{family.slug}: {error}") from error
    return truth, rules.parting


def believed(
    file: t.PlayFile,
    setting: Setting,
    belief: type[Misconception],
    truth: Played | None = None,
    steps: Collection[int] = (),
    *,
    is_judged: bool = False,
) -> Played:
    """The same game under a belief. It runs to its end: what can't be done is refused, what nobody says is improvised."""
    return play_under(
        file, setting, belief(), is_true=False, is_judged=is_judged, truth=truth, steps=steps
    )


def all_beliefs(
    file: t.PlayFile, setting: Setting, truth: Played, parting: dict[str, set[int]]
) -> dict[str, Played]:
    """Every registered belief's game. One that answers every question truly plays the true game, so it isn't played again."""
    return {
        slug: believed(file, setting, belief, truth, parting[slug]) if slug in parting else truth
        for slug, belief in MISCONCEPTIONS.items()
    }


def parting_of(truth: Played, game: Played) -> int | None:
    """The index of the first event at which two games part; None where only an answer differs."""
    return first_difference(truth.outcome.log, game.outcome.log)


def first_difference(log: Sequence[Event], other: Sequence[Event]) -> int | None:
    """The place of the first event that two logs don't share; None where they are the same."""
    for place, (mine, its) in enumerate(zip(log, other, strict=False)):
        if mine != its:
            return place
    return min(len(log), len(other)) if len(log) != len(other) else None
