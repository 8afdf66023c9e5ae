"""The front page, and the loop of a quiz: a question, its verdict, the next, the end."""

import time
import uuid
from typing import Any

from django.core import signing
from django.db.models import Count, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.functional import SimpleLazyObject
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.guests import is_me, learner_of, learner_or_new, remember
from judgequiz.progress import standing
from judgequiz.questions import pages
from judgequiz.questions.answering import NotAnOption, record
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.table import picture
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.run import answers_of, first_open, onward, run, withdrawn_in
from judgequiz.quiz.start import COUNTS, has_questions, make_quiz, wish_of
from judgequiz.quiz.withdrawn import show_withdrawn
from judgequiz.rulings.models import Edition, Mechanic
from judgequiz.show import show, wants_part

# The front page shows a question of the first of these families that is in stock.
FRONT_FAMILIES = ("countered-cascade", "cascade-countered")
SHOWN_SALT = "judgequiz.shown"
LONGEST_THOUGHT = 6 * 60 * 60
SURENESS = {"1": 1, "2": 2, "3": 3}


@never_cache
@require_safe
def front(request: HttpRequest) -> HttpResponse:
    return _front(request)


@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponse:
    """Makes a quiz and goes to its first question: the one click that a learner needs.

    Whoever comes back to the address of a refused start is shown the front page.
    """
    if request.method != "POST":
        return redirect("front")
    wish = wish_of(request)
    if not has_questions(wish):
        fault = _("There is no question on this in the stock yet. Choose something else.")
        return _front(request, fault=fault, status=422)
    learner = learner_or_new(request)
    quiz = make_quiz(wish, learner)
    if quiz is None:
        raise Http404
    response = redirect("question", quiz.pk, 1)
    remember(response, learner)
    return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, quiz_id: uuid.UUID, position: int) -> HttpResponse:
    quiz = _quiz(quiz_id)
    is_post = request.method == "POST"
    asked = _question_at(quiz, position, whole=is_post)
    is_mine = is_me(request, quiz.learner)
    if is_post:
        return _answered(request, quiz, asked, position, is_mine=is_mine)
    answers = answers_of(quiz) if is_mine else {}
    if position in answers:
        return redirect("verdict", quiz.pk, position)
    if asked.withdrawal_id is not None:
        return show_withdrawn(request, quiz, asked, answers, position)
    return _ask(request, quiz, asked, position, answers, is_mine=is_mine)


@never_cache
@require_safe
def verdict(request: HttpRequest, quiz_id: uuid.UUID, position: int) -> HttpResponse:
    """The verdict on a recorded answer; without one, or for a stranger, the question."""
    quiz = _quiz(quiz_id)
    asked = _question_at(quiz, position, whole=True)
    answers = answers_of(quiz) if is_me(request, quiz.learner) else {}
    if position not in answers:
        return redirect("question", quiz.pk, position)
    if asked.withdrawal_id is not None:
        return show_withdrawn(request, quiz, asked, answers, position)
    return _verdict(request, quiz, asked, answers, position, kept="kept" in request.GET)


@never_cache
@require_safe
def end(request: HttpRequest, quiz_id: uuid.UUID) -> HttpResponse:
    """How the quiz went; while a question is open, that question."""
    quiz = _quiz(quiz_id)
    answers = answers_of(quiz) if is_me(request, quiz.learner) else {}
    number = first_open(quiz, answers)
    if number is not None:
        number = first_open(quiz, answers, closed=withdrawn_in(quiz))
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
        "edition": max(it.question.edition for it in given) if given else _edition(),
    }
    return render(request, "quiz/end.html", context)


@require_safe
def how_to_read(request: HttpRequest) -> HttpResponse:
    return render(request, "quiz/how_to_read.html", {"edition": _edition()})


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    return render(request, "quiz/privacy.html", {"edition": _edition()})


@require_safe
def keys(request: HttpRequest) -> HttpResponse:
    return render(request, "quiz/keys.html", {"edition": _edition()})


# The front page


def _front(request: HttpRequest, *, fault: str = "", status: int = 200) -> HttpResponse:
    in_stock = Count("questions", filter=Q(questions__retired_at=None))
    mechanics = Mechanic.objects.annotate(in_stock=in_stock)
    example = _example()
    context = {
        "fault": fault,
        "mechanics": [it for it in mechanics if it.in_stock],
        "counts": COUNTS,
        "resume": _unfinished(request),
        "example": example,
        "is_cascade": example is not None and example.family in FRONT_FAMILIES,
        "table": picture(example.data["table"], example.data["cards"]) if example else None,
        "cards": example.data["cards"] if example else {},
        "edition": _edition(),
    }
    return render(request, "quiz/front.html", context, status=status)


def _example() -> Question | None:
    stock = Question.objects.in_stock().order_by("id")
    return stock.filter(family__in=FRONT_FAMILIES).first() or stock.first()


def _unfinished(request: HttpRequest) -> dict[str, Any] | None:
    """The quiz that this learner began last, if a question of it is still open."""
    learner = learner_of(request)
    quiz = Quiz.objects.filter(learner=learner).order_by("-made_at").first() if learner else None
    number = first_open(quiz, answers_of(quiz)) if quiz else None
    if quiz is None or number is None:
        return None
    return {
        "url": reverse("question", args=[quiz.pk, number]),
        "number": number,
        "total": len(quiz.questions),
    }


def _edition() -> Any:
    return Edition.objects.values_list("date", flat=True).first()


# A question


def _quiz(quiz_id: uuid.UUID) -> Quiz:
    """The quiz, with what it takes to know whose it is."""
    return get_object_or_404(Quiz.objects.select_related("learner__merged_into"), pk=quiz_id)


def _question_at(quiz: Quiz, position: int, *, whole: bool) -> Question:
    """The question at this position. Unless it is wanted whole, what is frozen in it is fetched
    only when some part of the page is not drawn already.
    """
    if not 1 <= position <= len(quiz.questions):
        raise Http404
    rows = Question.objects.select_related("withdrawal")
    wanted = rows if whole else rows.defer("data")
    return get_object_or_404(wanted, pk=quiz.questions[position - 1])


def _ask(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    position: int,
    answers: dict[int, Answer],
    *,
    is_mine: bool,
    fault: str = "",
    status: int = 200,
) -> HttpResponse:
    context = _common(quiz, asked, answers, position) | {
        "is_mine": is_mine,
        "fault": fault,
        "answer_url": reverse("question", args=[quiz.pk, position]),
        "shown": signing.dumps([str(quiz.pk), position, int(time.time())], salt=SHOWN_SALT),
        "next_url": "" if is_mine else _next_to_read(quiz, position),
    }
    return show(request, "quiz/question.html", context, swaps="screen", status=status)


def _next_to_read(quiz: Quiz, position: int) -> str:
    if position == len(quiz.questions):
        return ""
    return reverse("question", args=[quiz.pk, position + 1])


def _answered(
    request: HttpRequest, quiz: Quiz, asked: Question, position: int, *, is_mine: bool
) -> HttpResponse:
    if not is_mine:
        fault = _("This answer was not recorded: the quiz belongs to someone else.")
        return _ask(request, quiz, asked, position, {}, is_mine=False, fault=fault, status=403)
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
            return _ask(
                request, quiz, asked, position, answers, is_mine=True, fault=fault, status=422
            )
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
    response = _verdict(request, quiz, asked, answers, position, kept=kept)
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


def _verdict(
    request: HttpRequest,
    quiz: Quiz,
    asked: Question,
    answers: dict[int, Answer],
    position: int,
    *,
    kept: bool,
) -> HttpResponse:
    answer = answers[position]
    next_url, next_words = onward(quiz, answers, after=position)
    context = _common(quiz, asked, answers, position) | {
        "heading": pages.heading(asked, answer),
        "answer": answer,
        "verdict": SimpleLazyObject(lambda: pages.verdict(asked, answer)),
        "note": _("You had answered before; your first answer counts.") if kept else "",
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
