"""Adds answers up, one after the other in the order they were given.

What is added up is plain data, so that it can be stored; times are seconds since 1970, in UTC.

- A **sum** for all answers and for each mechanic, section and chapter: how many, how many right and
  passed, the last one, and the same by tens: the first ten answers, the next ten, the latest ones.
- A **belief** has how often it was on offer to someone who chose, how often it was chosen, and what
  speaks against it since it was chosen last.
- **Days** have the number of answers given on each.
"""

import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from judgequiz.progress.facts import Facts
from judgequiz.questions.models import Answer

Counts = dict[str, Any]

# Counts that were made another way are counted anew.
SCHEME = 1
TEN = 10
TENS_KEPT = 12
SHOWN_KEPT = 5
DAYS_KEPT = 26 * 7
# Evidence that a belief is given up: right answers to two different situations in which it was on
# offer, this long apart, so that the second is more than an echo of the verdict on the first.
APART = 12 * 60 * 60


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that counts, as it is marked today."""

    at: datetime
    mark: Answer.Mark
    shown: tuple[str, ...]
    offered: tuple[str, ...]
    question: int
    run: uuid.UUID
    position: int
    facts: Facts


def nothing() -> Counts:
    return {"sums": {}, "beliefs": {}, "days": {}}


def count(counts: Counts, answers: Iterable[Given]) -> Counts:
    """The same counts, with these answers added; they were given after all that are in it."""
    for given in answers:
        _add(counts, given)
    return counts


def given(answer: Answer, facts: Facts) -> Given | None:
    """The answer as it counts; none if it doesn't. It comes with what it takes to mark it."""
    mark = answer.mark
    if mark == Answer.Mark.VOID:
        return None
    mended = answer.question.mended
    chose = mark in (Answer.Mark.RIGHT, Answer.Mark.WRONG)
    shown = tuple(answer.beliefs_shown)
    offered = {slug for slug, keys in facts.lures.items() if keys != {mended}} if chose else set()
    return Given(
        at=answer.answered_at,
        mark=mark,
        shown=shown,
        offered=tuple(sorted(offered.union(shown))),
        question=answer.question_id,
        run=answer.run,
        position=answer.position,
        facts=facts,
    )


def _add(counts: Counts, it: Given) -> None:
    facts = it.facts
    keys = ["all", *(f"m:{slug}" for slug in facts.mechanics or ("",))]
    keys += [f"s:{section}" for section in facts.sections]
    keys += [f"c:{chapter}" for chapter in facts.chapters]
    for key in keys:
        _add_to_sum(counts["sums"].setdefault(key, _empty_sum()), it)
    for slug in it.offered:
        _add_to_belief(counts["beliefs"].setdefault(slug, {"offered": 0, "shown": 0}), slug, it)
    _add_to_days(counts["days"], it.at)


def _empty_sum() -> Counts:
    return {"n": 0, "right": 0, "passed": 0, "last": 0, "tens": []}


def _add_to_sum(total: Counts, it: Given) -> None:
    is_right = it.mark == Answer.Mark.RIGHT
    total["n"] += 1
    total["right"] += is_right
    total["passed"] += it.mark == Answer.Mark.PASSED
    total["last"] = seconds(it.at)
    tens = total["tens"]
    if not tens or tens[-1][0] == TEN:
        tens.append([0, 0, 0])
    tens[-1] = [tens[-1][0] + 1, tens[-1][1] + is_right, total["last"]]
    del tens[:-TENS_KEPT]


def _add_to_belief(belief: Counts, slug: str, it: Given) -> None:
    belief["offered"] += 1
    if slug in it.shown:
        belief["shown"] += 1
        belief["last"] = seconds(it.at)
        belief["by"] = [
            *belief.get("by", ()),
            [it.question, str(it.run), it.position],
        ][-SHOWN_KEPT:]
        belief |= {"since": 0, "against": [], "overcome": 0}
    elif belief["shown"] and it.mark == Answer.Mark.RIGHT:
        _speak_against(belief, it)


def _speak_against(belief: Counts, it: Given) -> None:
    """Of the right answers, the first is kept, and the first to another situation than that one:
    a later one is enough if it is another than either of them, and long enough after it.
    """
    belief["since"] += 1
    if belief["overcome"]:
        return
    now, situation = seconds(it.at), it.facts.signature
    before = belief["against"]
    if any(other != situation and now - then >= APART for then, other in before):
        belief["overcome"] = now
    elif situation not in [other for _, other in before]:
        belief["against"] = [*before, [now, situation]][:2]


def _add_to_days(days: Counts, at: datetime) -> None:
    today = at.astimezone(UTC).date()
    days[today.isoformat()] = days.get(today.isoformat(), 0) + 1
    oldest = (today - timedelta(days=DAYS_KEPT)).isoformat()
    for day in [it for it in days if it < oldest]:
        del days[day]


def seconds(at: datetime) -> int:
    return int(at.timestamp())
