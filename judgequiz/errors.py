"""Pages for what went wrong, in both languages, whole or as the part that htmx swaps in."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from judgequiz.show import show


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001  (Django calls it so)
    return _page(
        request,
        status=400,
        heading=_("That request makes no sense to us."),
        advice=_("Go back and try again, or begin at the front page."),
    )


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001  (Django calls it so)
    return _page(
        request,
        status=403,
        heading=_("This is not yours to open."),
        advice=_("Everything there is to read and to answer is open from the front page."),
    )


def csrf_refused(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001  (Django calls it so)
    return _page(
        request,
        status=403,
        heading=_("We could not tell that this came from our own page."),
        advice=_(
            "Nothing was recorded. Reload the page and answer again; if that doesn’t help, "
            "allow cookies for this site. No account is needed."
        ),
    )


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001  (Django calls it so)
    return _page(
        request,
        status=404,
        heading=_("There is no such page."),
        advice=_("The address may be mistyped, or what was here has been moved."),
    )


def too_many_requests(request: HttpRequest) -> HttpResponse:
    return _page(
        request,
        status=429,
        heading=_("That was too often in a short time."),
        advice=_("Nothing was changed. Wait a few minutes, then try again."),
    )


def explain_refused_methods(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Gives a page to what Django refuses in silence: a method that an address doesn't take."""

    def middleware(request: HttpRequest) -> HttpResponse:
        refused = get_response(request)
        if refused.status_code != 405:
            return refused
        response = _page(
            request,
            status=405,
            heading=_("This page takes no such request."),
            advice=_("Nothing was recorded. Go back, or begin at the front page."),
        )
        response["Allow"] = refused["Allow"]
        return response

    return middleware


def server_error(request: HttpRequest) -> HttpResponse:  # noqa: ARG001  (Django calls it so)
    """Drawn without the request and without the database, since either may be what failed."""
    return HttpResponse(render_to_string("500.html"), status=500)


def _page(request: HttpRequest, *, status: int, heading: str, advice: str) -> HttpResponse:
    context = {"status": status, "heading": heading, "advice": advice}
    return show(request, "error.html", context, swaps="screen", status=status)
