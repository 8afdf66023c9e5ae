"""What some answers say: how many are right, by mechanic, and which beliefs they show."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from judgequiz.questions.beliefs import belief
from judgequiz.questions.models import Answer


def score(answers: Iterable[Answer]) -> dict[str, int]:
    answers = list(answers)
    return {
        "asked": len(answers),
        "right": sum(answer.is_right for answer in answers),
        "passed": sum(answer.is_pass for answer in answers),
    }


def by_mechanic(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """The score of each mechanic that was asked about, weakest first.

    The answers come with their questions and the questions' mechanics.
    """
    groups: dict[Any, list[Answer]] = defaultdict(list)
    for answer in answers:
        for mechanic in answer.question.mechanics.all():
            groups[mechanic].append(answer)
    rows = [{"mechanic": mechanic, **score(group)} for mechanic, group in groups.items()]
    return sorted(rows, key=lambda row: (row["right"] / row["asked"], row["mechanic"].slug))


def beliefs_found(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """The beliefs that wrong answers show, each with those answers; the most often shown first."""
    shown: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        for slug in answer.beliefs:
            shown[slug].append(answer)
    rows = [
        {"belief": found, "answers": group}
        for slug, group in shown.items()
        if (found := belief(slug)) is not None
    ]
    return sorted(rows, key=lambda row: (-len(row["answers"]), row["belief"]["slug"]))
