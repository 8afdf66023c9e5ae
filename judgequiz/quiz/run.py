"""Where a quiz stands: what is answered, where one is, what comes next."""

from collections.abc import Collection, Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judgequiz.questions.models import Answer, Question, Withdrawal
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.templatetags.words import numeral

# An answer as pages show it, and what of its question they mark it by.
GIVEN = ("run", "position", "option", "beliefs", "is_right", "confidence", "answered_at")
MARKED = ("question__family", "question__withdrawal_id", "question__mended")


def answers_of(quiz: Quiz) -> dict[int, Answer]:
    """The quiz's answers by position, with what it takes to mark them. One query."""
    answers = Answer.objects.filter(run=quiz.pk).select_related("question")
    answers = answers.only(*GIVEN, *MARKED).order_by("position")
    return {it.position: it for it in answers}


def withdrawn_in(quiz: Quiz) -> dict[int, Withdrawal]:
    """What was withdrawn of this quiz, by position, answered or not. One query."""
    rows = Question.objects.filter(pk__in=quiz.questions).exclude(withdrawal=None)
    rows = rows.select_related("withdrawal").only("withdrawal")
    withdrawn = {it.pk: it.withdrawal for it in rows if it.withdrawal}
    return {n: withdrawn[pk] for n, pk in enumerate(quiz.questions, start=1) if pk in withdrawn}


def missed_families(answers: Mapping[int, Answer]) -> list[str]:
    """The families that were answered wrong or passed, in the order they came."""
    missed = (Answer.Mark.WRONG, Answer.Mark.PASSED)
    return list(dict.fromkeys(it.question.family for it in answers.values() if it.mark in missed))


def run(quiz: Quiz, answers: Mapping[int, Answer], *, here: int) -> dict[str, Any]:
    """The row of circles above a question, and where one is in words."""
    total = len(quiz.questions)
    return {
        "states": [_state(answers.get(number)) for number in range(1, total + 1)],
        "here": here,
        "total": ngettext("%(n)s question", "%(n)s questions", total) % {"n": numeral(total)},
        "words": _("Question %(n)s of %(total)s") % {"n": numeral(here), "total": numeral(total)},
    }


def first_open(
    quiz: Quiz,
    answers: Mapping[int, Answer],
    *,
    after: int = 0,
    closed: Collection[int] = (),
) -> int | None:
    """The next position without an answer, round the end if need be; none if all are answered.

    Closed positions take no answer. Who does not ask for them lands on one, which says so.
    """
    total = len(quiz.questions)
    order = [*range(after + 1, total + 1), *range(1, after + 1)]
    return next((it for it in order if it not in answers and it not in closed), None)


def onward(
    quiz: Quiz, answers: Mapping[int, Answer], *, after: int, closed: Collection[int] = ()
) -> tuple[str, str]:
    """Where one goes on from here: an address, and the words on its button."""
    number = first_open(quiz, answers, after=after, closed=closed)
    if number is None:
        return reverse("end", args=[quiz.pk]), _("See how it went")
    return reverse("question", args=[quiz.pk, number]), _("Next question")


def _state(answer: Answer | None) -> str:
    return "open" if answer is None else answer.mark.value
