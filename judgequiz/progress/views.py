"""What someone's own answers say, to them alone: where they stand, and every answer."""

import uuid
from collections.abc import Mapping
from typing import Any

from django.core.paginator import Paginator
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from judgequiz.accounts.guests import learner_of
from judgequiz.accounts.person import person_of
from judgequiz.progress import figures
from judgequiz.progress.tallies import counts_of
from judgequiz.questions import pages
from judgequiz.questions.beliefs import belief
from judgequiz.questions.models import Answer, Question
from judgequiz.rulings.models import Edition, Mechanic

Marks = Answer.Mark

LISTED = 5
LONG_LIST = 20
PAGE = 25
GENERAL = "general"
MARKS = {
    Marks.RIGHT.value: pgettext_lazy("answers", "right"),
    Marks.WRONG.value: pgettext_lazy("answers", "wrong"),
    Marks.PASSED.value: pgettext_lazy("answers", "passed"),
    Marks.VOID.value: pgettext_lazy("answers", "withdrawn"),
}


@never_cache
@require_safe
def progress(request: HttpRequest) -> HttpResponse:
    """How the answers of who is asking stand today."""
    counts = counts_of(learner_of(request))
    names = dict(Mechanic.objects.values_list("slug", "name"))
    found = figures.beliefs(counts)
    context = {
        "total": figures.total(counts),
        "mechanics": figures.mechanics(counts, names),
        "chapters": figures.chapters(counts),
        "days": counts["days"],
        "found": found,
        "open": [*found[figures.SUSPECTED], *found[figures.ONCE]][:LISTED],
        "goal": figures.GOAL,
        "section": "progress",
        "edition": Edition.objects.current(),
    }
    return render(request, "progress/progress.html", context)


@never_cache
@require_safe
def beliefs(request: HttpRequest) -> HttpResponse:
    """Every belief that a wrong answer of who is asking has shown, a page at a time."""
    found = figures.beliefs(counts_of(learner_of(request)))
    rows = [{"state": state, **row} for state, group in found.items() for row in group]
    context = {
        "found": Paginator(rows, LONG_LIST).get_page(request.GET.get("page")),
        "section": "progress",
        "edition": Edition.objects.current(),
    }
    return render(request, "progress/beliefs.html", context)


@never_cache
@require_safe
def history(request: HttpRequest) -> HttpResponse:
    """Every answer of who is asking, the newest first, a page at a time."""
    learner = learner_of(request)
    person = person_of(learner.pk if learner else None)
    names = dict(Mechanic.objects.order_by("slug").values_list("slug", "name"))
    wanted = _wanted(request.GET, names)
    answers = _narrowed(Answer.objects.filter(learner__in=person), wanted)
    shown = _page(_before(answers, person, request.GET.get("before", "")))
    query = QueryDict(mutable=True)
    query.update({name: value for name, value in wanted.items() if value})
    context = {
        "rows": [_row(it, names) for it in shown[:PAGE]],
        "is_narrowed": bool(query),
        "wanted": wanted,
        "belief": belief(wanted["belief"]),
        "mechanics": names,
        "marks": MARKS,
        "query": query.urlencode(),
        "older": shown[PAGE - 1].pk if len(shown) > PAGE else None,
        "is_newest": "before" not in request.GET,
        "section": "progress",
        "edition": Edition.objects.current(),
    }
    return render(request, "progress/history.html", context)


def _wanted(get: QueryDict, mechanics: Mapping[str, Any]) -> dict[str, str]:
    """What the answers are narrowed to; what there is not is as if not asked for."""
    mechanic, mark, slug = (get.get(name, "") for name in ("mechanic", "mark", "belief"))
    return {
        "mechanic": mechanic if mechanic in mechanics or mechanic == GENERAL else "",
        "mark": mark if mark in MARKS else "",
        "belief": slug if belief(slug) else "",
    }


def _narrowed(answers: Any, wanted: Mapping[str, str]) -> QuerySet[Answer]:
    if wanted["belief"]:
        answers = answers.showing(wanted["belief"])
    if wanted["mark"]:
        answers = answers.marked(Marks(wanted["mark"]))
    if wanted["mechanic"] == GENERAL:
        answers = answers.filter(question__in=Question.objects.filter(mechanics=None))
    elif wanted["mechanic"]:
        on_it = Question.objects.filter(mechanics__slug=wanted["mechanic"])
        answers = answers.filter(question__in=on_it)
    narrowed: QuerySet[Answer] = answers
    return narrowed


def _before(answers: QuerySet[Answer], person: list[uuid.UUID], written: str) -> QuerySet[Answer]:
    """Those that come after this answer on the list; all, if it is none of one's own."""
    if not (written.isascii() and written.isdecimal() and len(written) < 19):
        return answers
    last = Answer.objects.filter(pk=int(written), learner__in=person).values_list("answered_at")
    for (at,) in last:
        answers = answers.filter(Q(answered_at__lt=at) | Q(answered_at=at, pk__lt=int(written)))
    return answers


def _page(answers: QuerySet[Answer]) -> list[Answer]:
    """One page, and one more if there are more. First which, then these whole: two queries."""
    newest = answers.order_by("-answered_at", "-pk").values_list("pk", flat=True)
    rows = Answer.objects.filter(pk__in=list(newest[: PAGE + 1])).select_related("question")
    return sorted(rows, key=lambda it: (it.answered_at, it.pk), reverse=True)


def _row(answer: Answer, names: Mapping[str, Any]) -> dict[str, Any]:
    question = answer.question
    return {
        "answer": answer,
        "question": question,
        "ask": question.data["ask"],
        "heading": pages.heading(question, answer),
        "mechanics": [names[slug] for slug in question.data["mechanics"] if slug in names],
    }
