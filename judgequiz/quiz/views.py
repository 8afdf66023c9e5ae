"""The loop of a quiz, its learner's alone: a question, its verdict, the next, the end."""

import time
import uuid
from collections.abc import Container, Mapping
from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.functional import SimpleLazyObject
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.guests import is_me, unless_gone
from judgequiz.progress import standing
from judgequiz.questions import pages
from judgequiz.questions.answering import NotAnOption, record
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.owning import not_yours, quiz_named
from judgequiz.quiz.run import answers_of, first_open, missed_families, onward, run, withdrawn_in
from judgequiz.quiz.sharing import address_of
from judgequiz.quiz.start import practice
from judgequiz.quiz.withdrawn import show_withdrawn
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition
from judgequiz.show import show, wants_part

SHOWN_SALT = "judgequiz.shown"
LONGEST_THOUGHT = 6 * 60 * 60
SURENESS = {"1": 1, "2": 2, "3": 3}


@never_cache
@require_safe
def resume(request: HttpRequest, quiz_id: uuid.UUID) -> HttpResponse:
    """Goes to the question that is open next; when none is, to how it went."""
    quiz = quiz_named(quiz_id)
    if not is_me(request, quiz.learner):
        return not_yours(request, quiz)
    number = _next_open(quiz, answers_of(quiz))
    return redirect("end", quiz.pk) if number is None else redirect("question", quiz.pk, number)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@unless_gone
def question(request: HttpRequest, quiz_id: uuid.UUID, position: int) -> HttpResponse:
    quiz = quiz_named(quiz_id)
    is_post = request.method == "POST"
    if not is_me(request, quiz.learner):
        return not_yours(request, quiz, is_answer=is_post)
    asked = _question_at(quiz, position, whole=is_post)
    if is_post:
        return _answered(request, quiz, asked, position)
    MEMORY.renew()
    answers = answers_of(quiz)
    if position in answers:
        return redirect("verdict", quiz.pk, position)
    if asked.withdrawal_id is not None:
        return show_withdrawn(request, quiz, asked, answers, position)
    return _ask(request, quiz, asked, position, answers)


@never_cache
@require_safe
def verdict(request: HttpRequest, quiz_id: uuid.UUID, position: int) -> HttpResponse:
    """The verdict on a recorded answer; without one, the question."""
    quiz = quiz_named(quiz_id)
    if not is_me(request, quiz.learner):
        return not_yours(request, quiz)
    asked = _question_at(quiz, position, whole=True)
    MEMORY.renew()
    answers = answers_of(quiz)
    if position not in answers:
        return redirect("question", quiz.pk, position)
    if asked.withdrawal_id is not None:
        return show_withdrawn(request, quiz, asked, answers, position)
    return _verdict(request, quiz, asked, answers, position, note=_note(request.GET))


@never_cache
@require_safe
def end(request: HttpRequest, quiz_id: uuid.UUID) -> HttpResponse:
    """How the quiz went; while a question is open, that question."""
    quiz = quiz_named(quiz_id)
    if not is_me(request, quiz.learner):
        return not_yours(request, quiz)
    answers = answers_of(quiz)
    number = _next_open(quiz, answers)
    if number is not None:
        return redirect("question", quiz.pk, number)
    rows = Answer.objects.filter(run=quiz.pk).order_by("position").select_related("question")
    given = list(rows.filter(position__in=answers).prefetch_related("question__mechanics"))
    context = {
        "quiz": quiz,
        "answers": [{"answer": it, "heading": pages.heading(it.question, it)} for it in given],
        "score": standing.score(given),
        "mechanics": standing.by_mechanic(given),
        "found": standing.beliefs_found(given),
        "missed": len(missed_families(answers)),
        "fresh": len(practice(answers, quiz.learner)),
        "address": address_of(request, quiz.paper_id),
        "edition": max(it.question.edition for it in given) if given else Edition.objects.current(),
    }
    return render(request, "quiz/end.html", context)


@require_safe
def how_to_read(request: HttpRequest) -> HttpResponse:
    return render(request, "quiz/how_to_read.html", {"edition": Edition.objects.current()})


@require_safe
def keys(request: HttpRequest) -> HttpResponse:
    return render(request, "quiz/keys.html", {"edition": Edition.objects.current()})


# A question


def _next_open(quiz: Quiz, answers: Mapping[int, Answer]) -> int | None:
    """The position of the first open question; what was withdrawn holds nobody up."""
    number = first_open(quiz, answers)
    return number and first_open(quiz, answers, closed=withdrawn_in(quiz))


def _question_at(quiz: Quiz, position: int, *, whole: bool) -> Question:
    """The question at this position. Unless it is wanted whole, what is frozen in it is fetched
    only when some part of the page is not drawn already.
    """
    if not 1 <= position <= len(quiz.questions):
        raise Http404
    wanted = Question.objects.all() if whole else Question.objects.defer("data")
    return get_object_or_404(wanted, pk=quiz.questions[position - 1])


def _ask(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    position: int,
    answers: dict[int, Answer],
    *,
    fault: str = "",
    status: int = 200,
) -> HttpResponse:
    context = _common(quiz, asked, answers, position) | {
        "fault": fault,
        "answer_url": reverse("question", args=[quiz.pk, position]),
        "shown": signing.dumps([str(quiz.pk), position, int(time.time())], salt=SHOWN_SALT),
    }
    return show(request, "quiz/question.html", context, swaps="screen", status=status)


def _answered(request: HttpRequest, quiz: Quiz, asked: Question, position: int) -> HttpResponse:
    if asked.withdrawal_id is not None:
        return show_withdrawn(request, quiz, asked, answers_of(quiz), position, status=409)
    option = Answer.PASS if "pass" in request.POST else request.POST.get("choice", "")
    sure = None if option == Answer.PASS else SURENESS.get(request.POST.get("sure", ""))
    try:
        record(
            asked,
            learner=quiz.learner_id,
            run=quiz.pk,
            position=position,
            option=option,
            confidence=sure,
            seconds=_seconds(request, quiz, position),
        )
    except NotAnOption:
        answers = answers_of(quiz)
        if position not in answers:
            fault = _not_an_option(option)
            return _ask(request, quiz, asked, position, answers, fault=fault, status=422)
    else:
        answers = answers_of(quiz)
    return _recorded(request, quiz, asked, answers, position, sent=option)


def _not_an_option(option: str) -> str:
    if not option:
        return _("Choose an option first, or say that you don’t know.")
    return _(
        "What came in is not one of this question’s options, so nothing was recorded. "
        "Please choose again."
    )


def _recorded(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    answers: dict[int, Answer],
    position: int,
    *,
    sent: str,
) -> HttpResponse:
    """The verdict on what is recorded, which may not be what was sent."""
    kept = answers[position].option != sent
    url = reverse("verdict", args=[quiz.pk, position])
    if not wants_part(request):
        return redirect(f"{url}?kept=1" if kept else url)
    note = _note(["kept"] if kept else [])
    response = _verdict(request, quiz, asked, answers, position, note=note)
    response["HX-Replace-Url"] = url
    return response


def _seconds(request: HttpRequest, quiz: Quiz, position: int) -> int | None:
    """How long the question was before the learner; unknown if the page doesn't say so credibly."""
    try:
        shown = signing.loads(request.POST.get("shown", ""), salt=SHOWN_SALT)
    except signing.BadSignature:
        return None
    if shown[:2] != [str(quiz.pk), position]:
        return None
    return max(0, min(int(time.time()) - shown[2], LONGEST_THOUGHT))


# A verdict


def _note(why: Container[str]) -> str:
    """What is said first to whoever comes here since something else didn't work."""
    if "kept" in why:
        return _("You had answered before; your first answer counts.")
    if "no-replay" in why:
        return _(
            "This game can no longer be stepped through, since it would be played otherwise today."
            " What happened in it is told below, play by play."
        )
    return ""


def _verdict(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    answers: dict[int, Answer],
    position: int,
    *,
    note: str,
) -> HttpResponse:
    answer = answers[position]
    next_url, next_words = onward(quiz, answers, after=position)
    context = _common(quiz, asked, answers, position) | {
        "heading": pages.heading(asked, answer),
        "answer": answer,
        "verdict": SimpleLazyObject(lambda: pages.verdict(asked, answer)),
        "note": note,
        "next_url": next_url,
        "next_words": next_words,
    }
    return show(request, "quiz/verdict.html", context, swaps="screen")


def _common(
    quiz: Quiz, asked: Question, answers: dict[int, Answer], position: int
) -> dict[str, Any]:
    return {
        "quiz": quiz,
        "question": asked,
        "stem": SimpleLazyObject(lambda: pages.stem(asked)),
        "run": run(quiz, answers, here=position),
        "mechanics": SimpleLazyObject(lambda: pages.mechanics_of(asked)),
        "level": pages.level_in_words(asked.level),
        "edition": asked.edition,
    }
