"""Names each request, and tells in the log how it went."""

import logging
import re
import time
import uuid
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from judgequiz.accounts.guests import COOKIE
from judgequiz.running.logs import discreet, request_id

REQUESTS = logging.getLogger("judgequiz.requests")
HEADER = "X-Request-ID"
GIVEN_ID = re.compile(r"[\w-]{8,64}", re.ASCII)


def log_requests(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Gives each request a name, which its lines and its answer bear, and tells how it went.

    A slow one is told however little is to be logged. Files are not: no process is asked for them
    where a proxy keeps them.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        token = request_id.set(_named(request))
        began = time.perf_counter()
        try:
            response = get_response(request)
            response[HEADER] = request_id.get()
            if not request.path_info.startswith(settings.STATIC_URL):
                _tell(request, response, (time.perf_counter() - began) * 1000)
            return response
        finally:
            request_id.reset(token)

    return middleware


def _tell(request: HttpRequest, response: HttpResponse, milliseconds: float) -> None:
    is_slow = 0 < settings.LOG_SLOW_MS <= milliseconds
    told = {
        "method": str(request.method)[:20],
        "path": discreet(request.path),
        "status": response.status_code,
        "ms": round(milliseconds),
        "who": _kind(request),
    }
    words = ("slow: " if is_slow else "") + "%(method)s %(path)s %(status)s %(ms)s ms, %(who)s"
    REQUESTS.log(logging.WARNING if is_slow else logging.INFO, words, told, extra=told)


def _named(request: HttpRequest) -> str:
    """The proxy's name for the request where there is one to be believed, else one of our own."""
    given = request.headers.get(HEADER, "") if settings.BEHIND_PROXY else ""
    return given if GIVEN_ID.fullmatch(given) else uuid.uuid4().hex[:16]


def _kind(request: HttpRequest) -> str:
    """What kind of person asked, as far as is known by now: it is no reason to ask the database."""
    user = getattr(request, "_cached_user", None)
    if user is not None and user.is_authenticated:
        return "staff" if user.is_staff else "learner"
    return "guest" if COOKIE in request.COOKIES else "stranger"
