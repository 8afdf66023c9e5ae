"""The quizzes that someone has begun and not finished, to go on with."""

import uuid
from collections.abc import Iterable, Mapping
from typing import Any

from django.http import HttpRequest

from judgequiz.accounts.guests import selves
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Mechanic

SHOWN = 3
# Who has begun hundreds is shown the unfinished ones among the latest.
LOOKED_AT = 40


def unfinished(request: HttpRequest) -> list[dict[str, Any]]:
    """The latest few, each with what it is on and how far it is. Four queries, fewer if none is."""
    begun = Quiz.objects.filter(learner__in=selves(request)).order_by("-made_at")
    latest = list(begun[:LOOKED_AT])
    answered = _answered(latest)
    quizzes = [quiz for quiz in latest if len(answered[quiz.pk]) < quiz.size]
    if not quizzes:
        return []
    left = _with_something_left(quizzes, answered)[:SHOWN]
    names = dict(Mechanic.objects.values_list("slug", "name"))
    return [
        {
            "quiz": quiz,
            "answered": len(answered[quiz.pk]),
            "mechanics": [names[slug] for slug in quiz.mechanics if slug in names],
        }
        for quiz in left
    ]


def _answered(quizzes: Iterable[Quiz]) -> dict[uuid.UUID, set[int]]:
    """The positions that are answered in each of these. One query, none for none."""
    answered: dict[uuid.UUID, set[int]] = {quiz.pk: set() for quiz in quizzes}
    rows = Answer.objects.filter(run__in=list(answered)).values_list("run", "position")
    for run, position in rows:
        answered[run].add(position)
    return answered


def _with_something_left(
    quizzes: Iterable[Quiz], answered: Mapping[uuid.UUID, set[int]]
) -> list[Quiz]:
    """Those of which some question is neither answered nor withdrawn. One query."""
    asked = {pk for quiz in quizzes for pk in quiz.questions}
    withdrawn = set(
        Question.objects.filter(pk__in=asked).exclude(withdrawal=None).values_list("pk", flat=True)
    )
    return [
        quiz
        for quiz in quizzes
        if any(
            pk not in withdrawn and position not in answered[quiz.pk]
            for position, pk in enumerate(quiz.questions, start=1)
        )
    ]
