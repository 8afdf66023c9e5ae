"""Where a quiz stands: what is answered, where one is, what comes next."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from judgequiz.questions.models import Answer
from judgequiz.quiz.models import Quiz


def answers_of(quiz: Quiz) -> dict[int, Answer]:
    """The quiz's answers by position, without their questions. One query."""
    return {it.position: it for it in Answer.objects.filter(run=quiz.pk).order_by("position")}


def run(quiz: Quiz, answers: Mapping[int, Answer], *, here: int) -> dict[str, Any]:
    """The row of circles above a question."""
    places = []
    for number in range(1, len(quiz.questions) + 1):
        state = _state(answers.get(number))
        is_here = number == here
        places.append(
            {
                "number": number,
                "state": state,
                "words": _in_words(state, is_here=is_here),
                "is_here": is_here,
            }
        )
    return {"places": places, "here": here}


def first_open(quiz: Quiz, answers: Mapping[int, Answer], *, after: int = 0) -> int | None:
    """The next position without an answer, round the end if need be; none if all are answered."""
    total = len(quiz.questions)
    order = [*range(after + 1, total + 1), *range(1, after + 1)]
    return next((number for number in order if number not in answers), None)


def onward(quiz: Quiz, answers: Mapping[int, Answer], *, after: int) -> tuple[str, str]:
    """Where one goes on from here: an address, and the words on its button."""
    number = first_open(quiz, answers, after=after)
    if number is None:
        return reverse("end", args=[quiz.pk]), _("See how it went")
    return reverse("question", args=[quiz.pk, number]), _("Next question")


def _state(answer: Answer | None) -> str:
    if answer is None:
        return "open"
    if answer.is_pass:
        return "passed"
    return "right" if answer.is_right else "wrong"


def _in_words(state: str, *, is_here: bool) -> str:
    if state == "open":
        return _("this question") if is_here else _("to come")
    return {
        "right": pgettext("an answer", "right"),
        "wrong": pgettext("an answer", "wrong"),
        "passed": pgettext("an answer", "passed"),
    }[state]
