"""What some answers say: how many are right, by mechanic, and which beliefs they show.

Each counts as it is marked today. The answers come with their questions.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from judgequiz.questions.beliefs import belief
from judgequiz.questions.models import Answer


def score(answers: Iterable[Answer]) -> dict[str, int]:
    """How many count, how many of these are right or passed, and how many no longer count."""
    marks = Counter(answer.mark for answer in answers)
    void = marks[Answer.Mark.VOID]
    return {
        "asked": marks.total() - void,
        "right": marks[Answer.Mark.RIGHT],
        "passed": marks[Answer.Mark.PASSED],
        "void": void,
    }


def by_mechanic(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """The score of each mechanic that was asked about, weakest first.

    Questions on none of the catalogue's are in a row of their own, without a mechanic. The
    questions come with their mechanics.
    """
    groups: dict[Any, list[Answer]] = defaultdict(list)
    for answer in answers:
        if answer.mark == Answer.Mark.VOID:
            continue
        for mechanic in answer.question.mechanics.all() or [None]:
            groups[mechanic].append(answer)
    rows = [{"mechanic": mechanic, **score(group)} for mechanic, group in groups.items()]
    return sorted(rows, key=_weakest_first)


def _weakest_first(row: Mapping[str, Any]) -> tuple[float, str]:
    return row["right"] / row["asked"], row["mechanic"].slug if row["mechanic"] else "~"


def beliefs_found(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """The beliefs that wrong answers show, each with those answers; the most often shown first."""
    shown: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        for slug in answer.beliefs_shown:
            shown[slug].append(answer)
    rows = [
        {"belief": found, "answers": group}
        for slug, group in shown.items()
        if (found := belief(slug)) is not None
    ]
    return sorted(rows, key=lambda row: (-len(row["answers"]), row["belief"]["slug"]))
