"""What is kept, for whom it is about: to read, to take along, to have deleted."""

import json
from collections.abc import Iterator
from typing import Any

from allauth.account.decorators import reauthentication_required
from allauth.account.internal.flows.reauthentication import get_reauthentication_flows
from allauth.decorators import rate_limit
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.auth import logout
from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from judgequiz.accounts.guests import forget, guest_id
from judgequiz.accounts.leaving import learners_of, lock
from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.sessions import end_sessions
from judgequiz.keeping.cookies import COOKIES
from judgequiz.keeping.kept import everything
from judgequiz.questions.models import Answer
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Edition

FILE = "judgequiz.json"


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    context = {
        "edition": Edition.objects.current(),
        "stays": settings.SESSION_COOKIE_AGE // 86400,
        "guests": settings.KEEP_GUESTS_DAYS,
        "cookies": COOKIES,
        "services": settings.SOCIAL_PROVIDERS,
    }
    return render(request, "keeping/privacy.html", context)


@never_cache
@require_safe
def my_data(request: HttpRequest) -> HttpResponse:
    learners = _learners(request)
    context = {
        "is_known": request.user.is_authenticated or learners.exists(),
        "answers": Answer.objects.filter(learner__in=learners).count(),
        "quizzes": Quiz.objects.filter(learner__in=learners).count(),
    }
    return render(request, "keeping/my_data.html", context)


@never_cache
@require_safe
@rate_limit(action="my_data", limit_get=True)
def download(request: HttpRequest) -> HttpResponseBase:
    """All of it as one file of JSON, sent as it is read."""
    response = StreamingHttpResponse(
        _written(_user(request), _learners(request)), content_type="application/json"
    )
    response["Content-Disposition"] = f'attachment; filename="{FILE}"'
    return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@rate_limit(action="delete_me")
def delete_me(request: HttpRequest) -> HttpResponse:
    """Says what goes and what stays; a POST lets it go."""
    if _user(request):
        return delete_account(request)
    if request.method == "POST":
        with transaction.atomic():
            _leave(_learners(request))
        return _gone()
    context = {"is_known": _learners(request).exists()}
    return render(request, "keeping/forget_me.html", context)


# Whoever has no way to show once more who they are may go all the same.
@reauthentication_required(enabled=lambda request: bool(get_reauthentication_flows(request.user)))
def delete_account(request: HttpRequest) -> HttpResponse:
    user = _user(request)
    if user is None or request.method != "POST":
        return render(request, "keeping/delete_account.html")
    keys = UserSession.objects.filter(user=user).values_list("session_key", flat=True)
    with transaction.atomic():
        # Whoever is logging in elsewhere does so before or not at all.
        list(User.objects.select_for_update().filter(pk=user.pk))
        end_sessions(keys)
        _leave(learners_of(user))
        # By a double click they may be gone already.
        User.objects.filter(pk=user.pk).delete()
    logout(request)
    return _gone()


@require_safe
def gone(request: HttpRequest) -> HttpResponse:
    return render(request, "keeping/gone.html")


def _user(request: HttpRequest) -> User | None:
    return request.user if isinstance(request.user, User) else None


def _learners(request: HttpRequest) -> QuerySet[Learner]:
    """Every learner that who is asking is; none for a stranger."""
    user = _user(request)
    if user:
        return learners_of(user)
    guest = guest_id(request)
    return Learner.objects.unclaimed().filter(pk__in=[guest] if guest else [])


def _leave(learners: QuerySet[Learner]) -> None:
    """The quizzes go with those who took them; of the answers only the names."""
    lock(learners)
    Quiz.objects.filter(learner__in=learners).delete()
    learners.delete()


def _gone() -> HttpResponse:
    response = redirect("gone")
    forget(response)
    return response


def _written(user: User | None, learners: QuerySet[Learner]) -> Iterator[str]:
    yield f'{{\n"site": "JudgeQuiz",\n"made": {_json(timezone.now())}'
    for name, value in everything(user, learners):
        yield f",\n{_json(name)}: "
        if isinstance(value, Iterator):
            yield from _rows(value)
        else:
            yield _json(value)
    yield "\n}\n"


def _rows(rows: Iterator[Any]) -> Iterator[str]:
    yield "["
    for number, row in enumerate(rows):
        yield ("" if number == 0 else ",") + "\n" + _json(row)
    yield "\n]"


def _json(value: Any) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False)
