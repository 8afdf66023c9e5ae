"""A situation written, played, replayed and shared by its address. Nothing is stored."""

from collections.abc import Mapping
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
from judgequiz.desk.playing import Complaint, Refused
from judgequiz.questions.beliefs import beliefs
from judgequiz.questions.replays import Seen, replay
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition
from judgequiz.scenarios import Story
from judgequiz.show import show


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


@require_safe
def play(request: HttpRequest, written: str) -> HttpResponse:
    """What comes of the text in the address: what is wrong with it, or how it went."""
    try:
        text = unpacked(written)
        result = playing.result_of(text, lambda: _may(request, "desk_play"))
    except Broken:
        return _broken(request)
    except Refused:
        return _too_often(request, text)
    if isinstance(result, list):
        return _complaining(request, text, result)
    shown = outcome.shown(result, text, edition=_edition())
    address = _address_of(request, "desk-play", written)
    context = {"outcome": shown, "address": address, "packed": written}
    return _page(request, text, context)


@require_safe
def replayed(request: HttpRequest, written: str) -> HttpResponse:
    """The game of the text in the address, step by step, and beside it as some belief has it."""
    may_play = lambda: _may(request, "desk_play")  # noqa: E731  (one line says it)
    try:
        text = unpacked(written)
        result = playing.result_of(text, may_play)
        if isinstance(result, list):
            return _complaining(request, text, result)
        as_belief = request.GET.get("as", "")
        other = playing.game_as(text, as_belief, may_play) if as_belief in result.others else None
    except Broken:
        return _broken(request)
    except Refused:
        return _too_often(request, text)
    if isinstance(other, list):
        return _complaining(request, text, other)

    def tell(_text: str, held: tuple[str, ...] = ()) -> Story:
        return other if held and other is not None else result.story

    edition = _edition()
    query = request.GET.urlencode()
    address = _address_of(request, "desk-replay", written)
    context = {
        "replay": replay(
            text,
            at=request.GET.get("step", ""),
            eyes=[Seen(slug, (slug,), beliefs([slug])) for slug in result.others],
            seen=as_belief,
            edition=edition,
            tell=tell,
        ),
        "title": {"en": "a situation on the desk", "ja": "デスクで書いた状況"},
        "back_url": reverse("desk-play", args=[written]),
        "back_words": _("Back to the desk"),
        "address": f"{address}?{query}" if query else address,
        "preview": outcome.preview(result),
        "edition": edition,
        "section": "desk",
    }
    response = show(request, "questions/replay.html", context, swaps="screen")
    response["X-Robots-Tag"] = "noindex"
    return response


@require_safe
def notation(request: HttpRequest) -> HttpResponse:
    """What one may write, by examples."""
    context = {"sections": sheet.SECTIONS, "section": "desk", "edition": _edition()}
    return render(request, "desk/notation.html", context)


@require_safe
@condition(etag_func=lambda _request: words.etag())
def completions(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
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


def _edition() -> Any:
    MEMORY.renew()
    return Edition.objects.values_list("date", flat=True).first()
