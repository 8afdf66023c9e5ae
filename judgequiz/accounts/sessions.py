"""The sessions by which someone is logged in: which there are, and ending them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from allauth.account.signals import user_logged_in
from allauth.usersessions import signals
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session as Stored
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest
from django.utils import timezone

LISTED = 50


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which one is logged in."""

    pk: int
    key: str
    ip: str
    user_agent: str
    since: datetime
    is_here: bool


def sessions_of(request: HttpRequest) -> list[Session]:
    """The sessions that still open this account, this one first. Two queries; no row changes."""
    known = UserSession.objects.filter(user_id=request.user.pk).order_by("-created_at")[:LISTED]
    rows = Stored.objects.filter(
        session_key__in=[it.session_key for it in known], expire_date__gt=timezone.now()
    )
    # A session of before the last change of the password opens nothing.
    current = request.user.get_session_auth_hash()  # type: ignore[union-attr]  # only who is in is asked
    alive = {it.session_key for it in rows if it.get_decoded().get("_auth_user_hash") == current}
    here = request.session.session_key
    found = [
        Session(it.pk, it.session_key, it.ip, it.user_agent, it.created_at, it.session_key == here)
        for it in known
        if it.session_key in alive
    ]
    return sorted(found, key=lambda it: not it.is_here)


def others_than(request: HttpRequest) -> list[str]:
    """The keys of all sessions of who is asking but this one, however many more than are listed."""
    theirs = UserSession.objects.filter(user_id=request.user.pk)
    others = theirs.exclude(session_key=request.session.session_key)
    return list(others.values_list("session_key", flat=True))


def end_sessions(keys: Iterable[str]) -> None:
    keys = list(keys)
    Stored.objects.filter(session_key__in=keys).delete()
    UserSession.objects.filter(session_key__in=keys).delete()


def over() -> QuerySet[UserSession]:
    """What is still listed of sessions that are no longer there."""
    return UserSession.objects.exclude(
        Exists(Stored.objects.filter(session_key=OuterRef("session_key")))
    )


def note(sender: Any, *, request: HttpRequest, **how: Any) -> None:  # noqa: ARG001  (a signal's)
    """Lists the session that has just begun, and takes the user's that are over off the list."""
    over().filter(user_id=request.user.pk).delete()
    UserSession.objects.create_from_request(request)


def note_instead_of_allauth() -> None:
    """allauth's own does the same with some queries for each session that a user has."""
    user_logged_in.disconnect(receiver=signals.on_user_logged_in)
    user_logged_in.connect(receiver=note, dispatch_uid="note")
