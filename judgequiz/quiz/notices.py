"""Tells learners of withdrawals that concern them, and of what became of their reports, on whatever
page of ours they see next.
"""

import uuid
from collections.abc import Callable
from functools import cache
from typing import Any

from django.db import connection
from django.db.models import F, QuerySet, Value
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.utils.functional import SimpleLazyObject
from django.views.decorators.http import require_POST

from judgequiz.accounts.guests import asking, selves, theirs
from judgequiz.accounts.models import Learner, User
from judgequiz.back import way_back
from judgequiz.questions.models import Answer, Notice
from judgequiz.reports.models import Report

SHOWN = 3
LISTED = 6
ANYONE = object()


def notices(request: HttpRequest) -> dict[str, Any]:
    """For base.html, which asks only when it draws a whole page. Makes no rows.

    No query for a browser that has no learner, and one for a learner whom no notice awaits.
    """
    return {"notices": SimpleLazyObject(lambda: _unread(request))}


def vary_by_learner(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Tells caches that a page may hold a notice for whom its cookies name."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.get("Content-Type", "").startswith("text/html"):
            patch_vary_headers(response, ["Cookie"])
        return response

    return middleware


@require_POST
def read(request: HttpRequest, notice: int) -> HttpResponse:
    """Marks a notice of one's own as read, and goes back to where it was read."""
    mine = Notice.objects.filter(learner__in=selves(request), read_at=None)
    told = mine.filter(pk=notice).values_list("withdrawal", flat=True)
    mine.filter(withdrawal__in=list(told)).update(read_at=timezone.now())
    return redirect(way_back(request, request.POST.get("back", "")) or "front")


def _unread(request: HttpRequest) -> list[dict[str, Any]]:
    if not hasattr(request, "user"):  # Refused before anyone asked who it is.
        return []
    # Two learners who are one person have a notice each, and are told once.
    told = {(what, of): pk for what, of, pk in _awaiting(*asking(request))}
    if not told:
        return []
    return [
        *_withdrawals([pk for (what, _of), pk in told.items() if what == "withdrawal"], request),
        *_reports([pk for (what, _of), pk in told.items() if what == "report"]),
    ][:SHOWN]


def _awaiting(user: Any, guest: uuid.UUID | None) -> list[tuple[str, int, int]]:
    """What this user or guest has not read yet. One query, none for a stranger."""
    if user is None and guest is None:
        return []
    sql, slots = _statement(is_user=user is not None)
    who = _bound(user, guest)
    with connection.cursor() as cursor:
        cursor.execute(sql, [who if slot is ANYONE else slot for slot in slots])
        return cursor.fetchall()


@cache
def _statement(*, is_user: bool) -> tuple[str, list[Any]]:
    """The statement that asks, and what goes into it: ANYONE for who it is.

    Every page asks, and nearly always there is nothing. Writing the statement takes Django many
    times as long as answering it takes a database, so it is written once.
    """
    user, guest = (-1, None) if is_user else (None, uuid.UUID(int=0))
    mine = theirs(user, guest, "learner__")
    withdrawals = Notice.objects.filter(mine, read_at=None)
    settled = Report.objects.unheard().filter(mine).order_by()
    both = withdrawals.values_list(Value("withdrawal"), "withdrawal_id", "pk").union(
        settled.values_list(Value("report"), "pk", "pk"), all=True
    )
    sql, values = both.query.get_compiler(connection=connection).as_sql()
    place = _bound(user, guest)
    return sql, [ANYONE if value == place else value for value in values]


def _bound(user: Any, guest: uuid.UUID | None) -> Any:
    """The id as this database is given it."""
    model, key = (Learner, guest) if user is None else (User, user)
    return model._meta.pk.get_db_prep_value(key, connection)


def _withdrawals(ids: list[int], request: HttpRequest) -> list[dict[str, Any]]:
    if not ids:
        return []
    shown = Notice.objects.filter(pk__in=ids).select_related("withdrawal").order_by("pk")
    return [_said(it, selves(request)) for it in shown[:SHOWN]]


def _reports(ids: list[int]) -> list[dict[str, Any]]:
    if not ids:
        return []
    shown = Report.objects.filter(pk__in=ids).annotate(ask=F("question__data__ask"))
    return [{"id": it.pk, "report": it} for it in shown.order_by("settled_at", "pk")[:SHOWN]]


def _said(notice: Notice, person: QuerySet[Learner]) -> dict[str, Any]:
    withdrawal = notice.withdrawal
    answers = Answer.objects.filter(learner__in=person, question__family=withdrawal.family)
    answers = answers.filter(question__version=withdrawal.version)
    if withdrawal.question_id is not None:
        answers = answers.filter(question=withdrawal.question_id)
    latest = answers.select_related("question").order_by("-answered_at")[: LISTED + 1]
    return {
        "id": notice.pk,
        "reason": withdrawal.reason,
        "is_undone": withdrawal.undone_at is not None,
        "answers": [{"ask": it.question.data["ask"], "given": it} for it in latest[:LISTED]],
        "has_more": len(latest) > LISTED,
    }
