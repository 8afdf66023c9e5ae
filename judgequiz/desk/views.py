"""A situation written, played, replayed and shared by its address. Nothing is stored."""

from collections.abc import Callable, Mapping
from datetime import date as day
from functools import partial, wraps
from typing import Any

from allauth.core import ratelimit
from allauth.core.exceptions import RateLimited
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import condition, require_http_methods, require_safe

from judgequiz.desk import outcome, playing, sheet, words
from judgequiz.desk.examples import EXAMPLES
from judgequiz.desk.packing import Broken, TooLong, packed, unpacked
from judgequiz.desk.playing import Complaint, Refused, Unplayable
from judgequiz.questions.beliefs import beliefs
from judgequiz.questions.replays import Seen, replay_page
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition
from judgequiz.scenarios import Story


@require_http_methods(["GET", "HEAD", "POST"])
def desk(request: HttpRequest) -> HttpResponse:
    """An empty sheet; what is written on it is sent on to an address that holds it."""
    if request.method != "POST":
        return _page(request, "")
    text = request.POST.get("text", "")
    if not _may(request, "desk_write"):
        return _too_often(request, text)
    if not text.strip():
        return _refused(request, text, _("Write something, or start from one of the examples."))
    try:
        return HttpResponseRedirect(reverse("desk-play", args=[packed(text)]), status=303)
    except TooLong:
        return _refused(
            request,
            text,
            _("This is too long for an address to hold it. Leave out what doesn’t matter."),
        )


def played(view: Callable[[HttpRequest, str, str], HttpResponse]) -> Callable[..., HttpResponse]:
    """A view of the text that an address holds; where it can't be played the desk says why."""

    @require_safe
    @wraps(view)
    def answered(request: HttpRequest, written: str) -> HttpResponse:
        text = ""
        try:
            text = unpacked(written)
            return view(request, written, text)
        except Broken:
            return _broken(request)
        except Refused:
            return _too_often(request, text)
        except Unplayable as error:
            return _complaining(request, text, error.complaints)

    return answered


@played
def play(request: HttpRequest, written: str, text: str) -> HttpResponse:
    """How the game of the text went."""
    trial = playing.trial_of(text, partial(_may, request, "desk_play"))
    shown = outcome.shown(trial, text, edition=_edition())
    address = _address_of(request, "desk-play", written)
    context = {"outcome": shown, "address": address, "packed": written}
    return _page(request, text, context)


@played
def replayed(request: HttpRequest, written: str, text: str) -> HttpResponse:
    """The game of the text, step by step, and beside it as some belief has it."""
    may_play = partial(_may, request, "desk_play")
    trial = playing.trial_of(text, may_play)

    def tell(beliefs: tuple[str, ...] = ()) -> Story:
        return playing.game_as(text, beliefs, may_play) if beliefs else trial.story

    query = request.GET.urlencode()
    address = _address_of(request, "desk-replay", written)
    response = replay_page(
        request,
        tell,
        eyes=[Seen(slug, (slug,), beliefs([slug])) for slug in trial.others],
        edition=_edition(),
        title={"en": "a situation on the desk", "ja": "デスクで書いた状況"},
        back_url=reverse("desk-play", args=[written]),
        back_words=_("Back to the desk"),
        address=f"{address}?{query}" if query else address,
        preview=outcome.preview(trial),
        section="desk",
    )
    response["X-Robots-Tag"] = "noindex"
    return response


@require_safe
def notation(request: HttpRequest) -> HttpResponse:
    """What one may write, by examples."""
    context = {"sections": sheet.SECTIONS, "section": "desk", "edition": _edition()}
    return render(request, "desk/notation.html", context)


@require_safe
@condition(etag_func=lambda _request: words.etag())
def completions(request: HttpRequest) -> HttpResponse:  # noqa: ARG001  (a view's)
    """All that can be completed, for the script of the desk: names of cards and words."""
    response = HttpResponse(words.as_json(), content_type="application/json")
    response["Cache-Control"] = "public, max-age=3600"
    return response


def _page(
    request: HttpRequest,
    text: str,
    context: Mapping[str, Any] | None = None,
    *,
    status: int = 200,
) -> HttpResponse:
    whole = {
        "text": text,
        "rows": max(12, min(28, text.count("\n") + 3)),
        "examples": EXAMPLES,
        "bounds": playing.BOUNDS,
        "cheat": sheet.SHORT,
        "section": "desk",
        "edition": _edition(),
        **(context or {}),
    }
    response = render(request, "desk/desk.html", whole, status=status)
    if text or status != 200:
        response["X-Robots-Tag"] = "noindex"
    return response


def _complaining(request: HttpRequest, text: str, found: list[Complaint]) -> HttpResponse:
    context = {"complaints": outcome.quoted(text, found)}
    return _page(request, text, context, status=422)


def _refused(request: HttpRequest, text: str, why: str, status: int = 422) -> HttpResponse:
    return _page(request, text, {"fault": why}, status=status)


def _broken(request: HttpRequest) -> HttpResponse:
    return _refused(
        request,
        "",
        _(
            "This address holds no situation, or has lost a part of it on its way. "
            "Ask for it again."
        ),
        status=400,
    )


def _too_often(request: HttpRequest, text: str) -> HttpResponse:
    why = _("That was too often in a short time. Nothing is lost: wait a minute, then play it.")
    return _refused(request, text, why, status=429)


def _may(request: HttpRequest, action: str) -> bool:
    try:
        ratelimit.consume_or_429(request, action=action, limit_get=True, raise_exception=True)
    except RateLimited:
        return False
    return True


def _address_of(request: HttpRequest, name: str, written: str) -> str:
    """What one copies to others: without a language, so that each reads it in their own."""
    _slash, _tongue, path = reverse(name, args=[written]).split("/", 2)
    return request.build_absolute_uri(f"/{path}")


def _edition() -> day | None:
    MEMORY.renew()
    return Edition.objects.current()
