"""The front page, and the one click by which a quiz is begun."""

from allauth.decorators import rate_limit
from django.db.models import Case, When
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.guests import learner_of, learner_or_new, remember, unless_gone
from judgequiz.progress.tallies import settle_if_many
from judgequiz.questions import pages
from judgequiz.questions.answering import NotAnOption, record
from judgequiz.questions.models import Question
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.start import COUNTS, make_quiz, questions_for, why_none, wish_of
from judgequiz.quiz.unfinished import unfinished
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition, Mechanic

# The front page shows a question of the first of these families that is in stock. In each, Ava
# casts a spell and Noa counters it.
FRONT_FAMILIES = ("flashback-again", "countered-cascade", "cascade-countered")


@never_cache
@require_safe
def front(request: HttpRequest) -> HttpResponse:
    return _front(request)


@require_http_methods(["GET", "HEAD", "POST"])
@rate_limit(action="start")
@unless_gone
def start(request: HttpRequest) -> HttpResponse:
    """Makes a quiz and goes to its first question: the one click that a learner needs.

    Whoever chose an option on a page that shows one question has answered it with the same click.
    Whoever comes back to the address of a refused start is shown the front page.
    """
    if request.method != "POST":
        return redirect("front")
    wish = wish_of(request)
    known = learner_of(request)
    ids = questions_for(wish, known)
    if not ids:
        return _front(request, fault=why_none(wish), status=422)
    learner = known or learner_or_new(request)
    quiz = make_quiz(wish, ids, learner)
    if known:
        settle_if_many(known)
    # What the questions cite is read now if it need be, and not while they are answered.
    MEMORY.renew()
    is_named = wish.first is not None or wish.only is not None
    is_answered = is_named and _answered(quiz, request.POST.get("choice", ""))
    response = redirect("verdict" if is_answered else "question", quiz.pk, 1)
    remember(response, learner)
    return response


def _answered(quiz: Quiz, option: str) -> bool:
    """Records what was chosen as the answer to the first question, if it is one of its options."""
    if not option:
        return False
    try:
        record(
            Question.objects.get(pk=quiz.questions[0]),
            learner=quiz.learner_id,
            run=quiz.pk,
            position=1,
            option=option,
            confidence=None,
            seconds=None,
        )
    except NotAnOption:
        return False
    return True


def _front(request: HttpRequest, *, fault: str = "", status: int = 200) -> HttpResponse:
    example = _example()
    context = {
        "fault": fault,
        "mechanics": [it for it in Mechanic.objects.in_stock() if it.in_stock],
        "counts": COUNTS,
        "unfinished": unfinished(request),
        "example": example,
        "is_countered": example is not None and example.family in FRONT_FAMILIES,
        "stem": pages.stem(example) if example else None,
        "edition": Edition.objects.current(),
    }
    return render(request, "quiz/front.html", context, status=status)


def _example() -> Question | None:
    """The question that greets: of the first family in stock of those that look best."""
    stock = Question.objects.in_stock()
    order = Case(*(When(family=name, then=n) for n, name in enumerate(FRONT_FAMILIES)), default=99)
    return stock.order_by(order, "id").first()
