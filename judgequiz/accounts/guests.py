"""Knows who is asking: a user by their session, anyone else by a signed cookie.

The cookie holds a guest's learner id and nothing else opens with it: once a learner belongs to a
user, only that user's session does. So whoever comes next to a shared computer finds nobody there.
"""

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.core import signing
from django.db import IntegrityError
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from judgequiz.accounts.models import Learner

COOKIE = "learner"
SALT = "judgequiz.learner"
KEPT = "_guest_id"
TWO_YEARS = 2 * 365 * 24 * 60 * 60


def guest_id(request: HttpRequest) -> uuid.UUID | None:
    """The id that this browser was given, if the cookie is ours. Asks no database."""
    # Several ask while one page is made; the signature is looked at once.
    kept = vars(request)
    if KEPT not in kept:
        kept[KEPT] = _signed(request.COOKIES.get(COOKIE, ""))
    found: uuid.UUID | None = kept[KEPT]
    return found


def _signed(cookie: str) -> uuid.UUID | None:
    try:
        return uuid.UUID(str(signing.loads(cookie, salt=SALT)))
    except (ValueError, signing.BadSignature):
        return None


def learner_of(request: HttpRequest) -> Learner | None:
    """The learner who is asking, if there is one. One query; none for a stranger."""
    if request.user.is_authenticated:
        return Learner.objects.of_user(request.user.pk).first()
    guest = guest_id(request)
    return Learner.objects.unclaimed().filter(pk=guest).first() if guest else None


def selves(request: HttpRequest) -> QuerySet[Learner]:
    """All the learners that who is asking is, to filter by: no query of its own."""
    if not request.user.is_authenticated:
        return Learner.objects.filter(is_mine(request))
    # As one condition with "or" it would look at every learner there is.
    user = request.user.pk
    theirs, merged = (
        Learner.objects.filter(user=user),
        Learner.objects.filter(merged_into__user=user),
    )
    return Learner.objects.filter(pk__in=theirs.values("pk").union(merged.values("pk")))


def is_mine(request: HttpRequest, learner: str = "") -> Q:
    """The same as a condition on rows that have a learner by this name, such as `learner__`."""
    user, guest = asking(request)
    if user is None and guest is None:
        return Q(pk__in=[])
    return theirs(user, guest, learner)


def asking(request: HttpRequest) -> tuple[Any, uuid.UUID | None]:
    """The id of the user who is asking; of anyone else the guest's, if they are one."""
    if request.user.is_authenticated:
        return request.user.pk, None
    return None, guest_id(request)


def theirs(user: Any, guest: uuid.UUID | None, learner: str = "") -> Q:
    """The condition that a learner is this user's, or else this guest and nobody's."""
    if user is not None:
        return Q((f"{learner}user", user)) | Q((f"{learner}merged_into__user", user))
    return Q((f"{learner}pk", guest), (f"{learner}user", None), (f"{learner}merged_into", None))


def learner_or_new(request: HttpRequest) -> Learner:
    """The learner who is asking, made now if need be: only ever in answer to a POST."""
    if request.user.is_authenticated:
        return Learner.objects.get_or_create(user_id=request.user.pk, merged_into=None)[0]
    return learner_of(request) or Learner.objects.create()


def is_me(request: HttpRequest, learner: Learner | None) -> bool:
    """Whether this learner is who is asking, also when it was merged into theirs.

    Asks the database only for what the learner was merged into, unless that came with it.
    """
    if learner is None:
        return False
    root = learner.root()
    if root.user_id is not None:
        return bool(request.user.is_authenticated) and request.user.pk == root.user_id
    return not request.user.is_authenticated and root.pk == guest_id(request)


def remember(response: HttpResponse, learner: Learner) -> None:
    """Hands a guest's browser the id it will be known by; a user's session knows them anyway."""
    if learner.user_id is not None:
        return
    response.set_cookie(
        COOKIE,
        signing.dumps(str(learner.pk), salt=SALT),
        max_age=TWO_YEARS,
        httponly=True,
        samesite="Lax",
        secure=settings.HTTPS,
    )


def forget(response: HttpResponse) -> None:
    """Takes the id back, as what it named belongs to a user now."""
    response.delete_cookie(COOKIE, samesite="Lax")


def unless_gone(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Tells whoever had themselves deleted while they sent something that they are gone.

    What they sent names nobody any more, so the database refuses it.
    """

    @wraps(view)
    def answer(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
        try:
            return view(request, *args, **named)
        except IntegrityError:
            if selves(request).exists():
                raise
            return redirect("gone")

    return answer
