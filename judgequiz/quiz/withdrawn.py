"""The page of a withdrawn question: what was wrong, what was chosen, and how that counts now."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from judgequiz.questions import pages
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.run import onward, run, withdrawn_in
from judgequiz.show import show


def show_withdrawn(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    answers: Mapping[int, Answer],
    position: int,
    *,
    status: int = 200,
) -> HttpResponse:
    """Shows the question and what was said of it, but takes no answer to it."""
    answer = answers.get(position)
    withdrawn = withdrawn_in(quiz)
    asked.withdrawal = withdrawn[position]
    next_url, next_words = onward(quiz, answers, after=position, closed=withdrawn)
    context = {
        "quiz": quiz,
        "question": asked,
        "answer": answer,
        "heading": _heading(asked, answer),
        "stem": pages.stem(asked),
        "options": _options(asked, answer),
        "was": pages.as_it_was(asked),
        "run": run(quiz, answers, here=position),
        "mechanics": pages.mechanics_of(asked),
        "level": pages.level_in_words(asked.level),
        "edition": asked.edition,
        "next_url": next_url,
        "next_words": next_words,
    }
    return show(request, "quiz/withdrawn.html", context, swaps="screen", status=status)


def _heading(asked: Question, answer: Answer | None) -> str:
    if answer is None:
        return _("This question was withdrawn. It takes no answer.")
    return pages.heading(asked, answer)


def _options(asked: Question, answer: Answer | None) -> list[dict[str, Any]]:
    right = pages.right_keys(asked)
    return [
        {
            "number": number,
            "words": option["words"],
            "is_right": option["key"] in right,
            "is_yours": answer is not None and option["key"] == answer.option,
            "was_right": option["right"],
        }
        for number, option in enumerate(asked.data["options"], start=1)
    ]
