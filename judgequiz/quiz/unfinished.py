"""The quizzes that someone has begun and not finished, to go on with."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Count, F, OuterRef, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest

from judgequiz.accounts.guests import selves
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Mechanic

SHOWN = 3
# Some may turn out to have only withdrawn questions left.
LOOKED_AT = 4 * SHOWN


def unfinished(request: HttpRequest) -> list[dict[str, Any]]:
    """The latest few, each with what it is on and how far it is. Four queries, one if none is."""
    answers = Answer.objects.filter(run=OuterRef("pk")).order_by().values("run")
    answered = Coalesce(Subquery(answers.annotate(n=Count("pk")).values("n")), 0)
    begun = Quiz.objects.filter(learner__in=selves(request)).annotate(answered=answered)
    quizzes = list(begun.filter(answered__lt=F("size")).order_by("-made_at")[:LOOKED_AT])
    if not quizzes:
        return []
    counts = {quiz.pk: quiz.answered for quiz in quizzes}
    left = _with_something_left(quizzes)[:SHOWN]
    names = dict(Mechanic.objects.values_list("slug", "name"))
    return [
        {
            "quiz": quiz,
            "answered": counts[quiz.pk],
            "mechanics": [names[slug] for slug in quiz.mechanics if slug in names],
        }
        for quiz in left
    ]


def _with_something_left(quizzes: Iterable[Quiz]) -> list[Quiz]:
    """Those of which some question is neither answered nor withdrawn. Two queries."""
    answers = Answer.objects.filter(run__in=[quiz.pk for quiz in quizzes])
    answered = set(answers.values_list("run", "position"))
    asked = {pk for quiz in quizzes for pk in quiz.questions}
    withdrawn = set(
        Question.objects.filter(pk__in=asked).exclude(withdrawal=None).values_list("pk", flat=True)
    )
    return [
        quiz
        for quiz in quizzes
        if any(
            pk not in withdrawn and (quiz.pk, position) not in answered
            for position, pk in enumerate(quiz.questions, start=1)
        )
    ]
