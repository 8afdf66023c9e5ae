"""The front page, and the one click by which a quiz is begun."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.guests import learner_of, learner_or_new, remember
from judgequiz.questions.models import Question
from judgequiz.questions.table import picture
from judgequiz.quiz.start import COUNTS, make_quiz, questions_for, why_none, wish_of
from judgequiz.quiz.unfinished import unfinished
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition, Mechanic

# The front page shows a question of the first of these families that is in stock.
FRONT_FAMILIES = ("countered-cascade", "cascade-countered")


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
    ids = questions_for(wish, learner_of(request))
    if not ids:
        return _front(request, fault=why_none(wish), status=422)
    learner = learner_or_new(request)
    quiz = make_quiz(wish, ids, learner)
    # What the questions cite is read now if it need be, and not while they are answered.
    MEMORY.renew()
    response = redirect("question", quiz.pk, 1)
    remember(response, learner)
    return response


def _front(request: HttpRequest, *, fault: str = "", status: int = 200) -> HttpResponse:
    example = _example()
    context = {
        "fault": fault,
        "mechanics": [it for it in Mechanic.objects.in_stock() if it.in_stock],
        "counts": COUNTS,
        "unfinished": unfinished(request),
        "example": example,
        "is_cascade": example is not None and example.family in FRONT_FAMILIES,
        "table": picture(example.data["table"], example.data["cards"]) if example else None,
        "cards": example.data["cards"] if example else {},
        "edition": Edition.objects.values_list("date", flat=True).first(),
    }
    return render(request, "quiz/front.html", context, status=status)


def _example() -> Question | None:
    stock = Question.objects.in_stock().order_by("id")
    return stock.filter(family__in=FRONT_FAMILIES).first() or stock.first()
