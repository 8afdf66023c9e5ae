"""English and Japanese: how a page offers the other language, and how a choice is remembered."""

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language, get_language_from_path

OTHER = {"en": "ja", "ja": "en"}
NAMES = {"en": "English", "ja": "日本語"}


def in_language(path: str, language: str) -> str:
    """This path in that language; the front page where the path has no language of its own."""
    here, slash, rest = path[1:].partition("/")
    if here not in OTHER or not slash:
        return f"/{language}/"
    return f"/{language}/{rest}"


def tongues(request: HttpRequest) -> dict[str, object]:
    """What base.html needs to point at the same page in the other language."""
    here = get_language() or settings.LANGUAGE_CODE
    there = OTHER.get(here, "en")
    path = request.get_full_path()
    return {
        "tongue": here,
        "other_tongue": there,
        "other_tongue_name": NAMES[there],
        "other_tongue_url": in_language(path, there),
    }


def remember_language(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Keeps, in a cookie, the language someone switched to, so that `/` opens in it.

    A switch is a page of ours reached from a page of ours in the other language; a link from
    elsewhere is not one.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        here = get_language_from_path(request.path_info)
        before = _language_before(request)
        if here and before and before != here:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME,
                here,
                max_age=settings.LANGUAGE_COOKIE_AGE,
                secure=settings.LANGUAGE_COOKIE_SECURE,
                httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
                samesite="Lax",
            )
            patch_vary_headers(response, ["Referer"])
        return response

    return middleware


def _language_before(request: HttpRequest) -> str | None:
    """The language of the page of ours that led here, if one did."""
    try:
        referrer = urlsplit(request.headers.get("Referer", ""))
    except ValueError:
        return None
    if referrer.netloc != request.get_host():
        return None
    return get_language_from_path(referrer.path)
