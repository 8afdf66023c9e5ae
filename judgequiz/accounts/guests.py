"""Knows a learner again without an account: a signed cookie holds the learner's id."""

import uuid

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse

from judgequiz.accounts.models import Learner

COOKIE = "learner"
SALT = "judgequiz.learner"
TWO_YEARS = 2 * 365 * 24 * 60 * 60


def learner_id(request: HttpRequest) -> uuid.UUID | None:
    """The id that this browser was given, if the cookie is ours. Asks no database."""
    try:
        return uuid.UUID(str(signing.loads(request.COOKIES[COOKIE], salt=SALT)))
    except (KeyError, ValueError, signing.BadSignature):
        return None


def is_me(request: HttpRequest, learner: uuid.UUID | None) -> bool:
    """Whether this learner is who is asking, also when the two were merged into one."""
    mine = learner_id(request)
    if learner is None or mine is None:
        return False
    if mine == learner:
        return True
    return _root_of(mine) == _root_of(learner)


def learner_of(request: HttpRequest) -> Learner | None:
    """The learner who is asking, if this browser has one that still exists."""
    mine = learner_id(request)
    root = _root_of(mine) if mine else None
    return Learner.objects.filter(pk=root).first() if root else None


def learner_or_new(request: HttpRequest) -> Learner:
    """The learner who is asking, made now if need be: only ever in answer to a POST."""
    return learner_of(request) or Learner.objects.create()


def remember(response: HttpResponse, learner: Learner) -> None:
    """Hands the browser the id it will be known by."""
    response.set_cookie(
        COOKIE,
        signing.dumps(str(learner.pk), salt=SALT),
        max_age=TWO_YEARS,
        httponly=True,
        samesite="Lax",
        secure=settings.HTTPS,
    )


def _root_of(learner: uuid.UUID) -> uuid.UUID:
    """The learner that this one was merged into, step by step; itself if into none."""
    seen = {learner}
    while True:
        into = (
            Learner.objects.filter(pk=learner, merged_into__isnull=False)
            .values_list("merged_into", flat=True)
            .first()
        )
        if into is None or into in seen:
            return learner
        seen.add(into)
        learner = into
