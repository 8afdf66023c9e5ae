"""Answers whoever watches over the site: whether this process lives, and whether it can serve."""

from collections.abc import Callable
from functools import cache

from django.db import DatabaseError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, JsonResponse

LIVE = "/health/live/"
HEALTH = "/health/"


def answer_watchers(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Answers before anything else looks at the request.

    A load balancer asks by address, over plain http and with no cookies: it has no host that is
    allowed, and can't follow a redirect. So neither is asked for here, and no session is opened.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path_info not in (LIVE, HEALTH):
            return get_response(request)
        if request.method not in ("GET", "HEAD"):
            return HttpResponseNotAllowed(["GET", "HEAD"])
        found = {} if request.path_info == LIVE else checked()
        is_well = all(it == "ok" for it in found.values())
        response = JsonResponse(
            {"status": "ok" if is_well else "unavailable", **found}, status=200 if is_well else 503
        )
        response["Cache-Control"] = "no-store"
        response["X-Content-Type-Options"] = "nosniff"
        return response

    return middleware


def checked() -> dict[str, str]:
    """What serving needs, and "ok" where it is there. Says nothing that only we should know."""
    try:
        missing = _on_disk() - set(MigrationRecorder(connection).applied_migrations())
    except DatabaseError:
        return {"database": "unreachable"}
    return {"database": "ok", "migrations": f"{len(missing)} to apply" if missing else "ok"}


@cache
def _on_disk() -> frozenset[tuple[str, str]]:
    """The migrations of this version, read once: they change with the code."""
    return frozenset(MigrationLoader(None).disk_migrations)
