"""The same question by the rules of two days: whether what is right has changed between them."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.text import Text
from .families import played_families
from .games import Played, play_under, truth_of
from .misconceptions import MISCONCEPTIONS
from .notation import tree as t
from .options import value_said
from .playing.setting_up import set_up
from .report import rules_of


@dataclass(frozen=True, slots=True)
class Changed:
    """A variant with one right answer by the rules of one day, and another by those of another.

    `because` are the dated misconceptions, by slug, that were the rule on one of the two days alone.
    """

    slug: str
    seed: int
    then: Text
    now: Text
    because: tuple[str, ...]


def changed_between(slug: str, seed: int, then: str, now: str = "") -> Changed | None:
    """What has changed for a variant from one day (ISO; "" is today) to another; None where nothing has.

    KeyError for a family that isn't played, Unfit where the seed gives no question. Rules as they were are today's with each
    dated misconception put back that was still true (see `rules_of`), so only what these know of can differ.
    """
    before, after = in_force(then), in_force(now)
    if before == after:
        return None
    family = played_families()[slug]
    file = family.filled(seed)
    truth, parting = truth_of(family, file, set_up(file))
    # Where none of them answers anything otherwise, the game is today's on either day.
    if not parting.keys() & (before | after):
        return None
    mine, other = (game_on(day, file, truth) for day in (then, now))
    if mine.values == other.values:
        return None
    only_one = before ^ after
    because = set(only_one & parting.keys() or only_one)
    later, by_later = (then, mine) if before < after else (now, other)
    because = {it for it in because if changes_by_itself(it, later, file, by_later)} or because
    return Changed(
        slug, seed, value_said(mine, file), value_said(other, file), tuple(sorted(because))
    )


def changes_by_itself(belief: str, day: str, file: t.PlayFile, played: Played) -> bool:
    """Whether one dated misconception, put back into the rules of a day, is enough for another answer."""
    rules = rules_of((belief,), day)
    game = play_under(file, played.setting, rules, is_true=False, is_judged=False)
    return game.values != played.values


def game_on(day: str, file: t.PlayFile, truth: Played) -> Played:
    """The game of a variant by the rules of a day. What they forbid is refused, and it goes on."""
    if not in_force(day):
        return truth
    rules = rules_of((), day)
    return play_under(file, truth.setting, rules, is_true=False, is_judged=False)


def in_force(day: str) -> frozenset[str]:
    """The dated misconceptions, by slug, that were still the rule on that day."""
    return frozenset(slug for slug, it in MISCONCEPTIONS.items() if day and day < it.true_until)
