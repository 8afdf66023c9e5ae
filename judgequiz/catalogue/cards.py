"""Pages of cards: the index, and a card."""

import re
from collections.abc import Mapping
from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from judgequiz.catalogue.mentions import naming, playing
from judgequiz.catalogue.search.folding import fold
from judgequiz.catalogue.unchanged import unless_unchanged
from judgequiz.questions.subjects import on_card
from judgequiz.rulings.memory import MEMORY, Content
from judgequiz.rulings.models import Card, Edition, Mechanic
from judgequiz.rulings.printed import colours, mana_value
from judgequiz.rulings.templatetags.words import COLOURS, here

ON_A_PAGE = 60
# A land is in nearly every situation; a few of them say enough.
MOST_PLAYED = 8
NO_COLOUR = "c"
MORE_COLOURS = "m"


@require_safe
@unless_unchanged
def cards(request: HttpRequest) -> HttpResponse:
    """Every card by its name in the language that is read, or those of a colour and a type."""
    wanted = _wanted(request)
    found = [it for it in _all_cards() if _is(it, **wanted)]
    paginator = Paginator(found, ON_A_PAGE)
    page = _page(request.GET.get("page", ""), paginator)
    context = {
        "page": paginator.page(page),
        "pages": _pages(paginator),
        "count": len(found),
        "wanted": wanted,
        "colours": _colours(),
        "kinds": _kinds(),
        "is_filtered": any(wanted.values()),
        "is_unlisted": any(wanted.values()),
        "canonical_query": f"?page={page}" if page > 1 else "",
        "edition": Edition.objects.current(),
        "section": "cards",
    }
    return render(request, "catalogue/cards.html", context)


@require_safe
@unless_unchanged
def card(request: HttpRequest, slug: str) -> HttpResponse:
    found = get_object_or_404(Card, slug=slug)
    MEMORY.renew()
    content = MEMORY.content()
    rulings = list(content.rulings.values())
    named = naming(found.name, rulings)
    played = [it for it in playing(found.name, rulings) if it not in named]
    context = {
        "card": found.data,
        "mana_value": mana_value(found.data),
        "colours": colours(found.data),
        "rulings": named,
        "played": played[:MOST_PLAYED],
        "more_played": max(0, len(played) - MOST_PLAYED),
        "mechanics": _mechanics(found, content),
        "in_stock": on_card(slug).exists(),
        "edition": Edition.objects.current(),
        "section": "cards",
    }
    return render(request, "catalogue/card.html", context)


def _mechanics(card: Card, content: Content) -> list[Mechanic]:
    """Those that it is an example of, and those that its text names."""
    text = "\n".join(line["en"] for line in card.data["text"]).casefold()
    return [
        it
        for it in content.mechanics.values()
        if card.slug in it.examples
        or re.search(rf"\b{re.escape(it.name['en'].casefold())}\b", text)
    ]


def _all_cards() -> list[dict[str, Any]]:
    rows = Card.objects.values("slug", "name", "data__cost", "data__colours", "data__type")
    found = [_listed(row) for row in rows]
    tongue = here()
    return sorted(found, key=lambda it: (fold(it["name"][tongue]), it["slug"]))


def _listed(row: Mapping[str, Any]) -> dict[str, Any]:
    """What a line of the index needs of a card."""
    facts = {key: row[f"data__{key}"] for key in ("cost", "colours", "type")}
    return {**facts, "slug": row["slug"], "name": row["name"], "colours": colours(facts)}


def _wanted(request: HttpRequest) -> dict[str, str]:
    """The filters asked for; what is none of ours is left out."""
    colour, kind = request.GET.get("colour", ""), request.GET.get("type", "")
    return {
        "colour": colour if colour in _colours() else "",
        "kind": kind if kind in _kinds() else "",
    }


def _is(listed: dict[str, Any], *, colour: str, kind: str) -> bool:
    return (not colour or _has_colour(listed["colours"], colour)) and (
        not kind or kind in _words(listed["type"]["en"])
    )


def _has_colour(has: str, wanted: str) -> bool:
    if wanted == NO_COLOUR:
        return not has
    return len(has) > 1 if wanted == MORE_COLOURS else wanted in has


def _words(line: str) -> set[str]:
    """The supertypes and card types of a type line; of each part, if it has two."""
    return {word.lower() for part in line.split(" // ") for word in part.split(" — ")[0].split()}


def _page(written: str, paginator: "Paginator[Any]") -> int:
    """The number of the page asked for; there is no page beyond the last."""
    if not written:
        return 1
    if not re.fullmatch(r"[1-9][0-9]{0,3}", written) or int(written) > paginator.num_pages:
        raise Http404
    return int(written)


def _pages(paginator: "Paginator[Any]") -> list[dict[str, Any]]:
    """Each page, by the beginnings of its first and last name."""
    tongue = here()
    length = 1 if tongue == "ja" else 3
    pages = []
    for number in paginator.page_range:
        on_it = paginator.page(number).object_list
        if on_it:
            ends = [on_it[place]["name"][tongue][:length] for place in (0, -1)]
            pages.append({"number": number, "first": ends[0], "last": ends[1]})
    return pages


def _colours() -> dict[str, str]:
    names = [_("white"), _("blue"), _("black"), _("red"), _("green")]
    return {
        **dict(zip(COLOURS, names, strict=True)),
        MORE_COLOURS: _("more than one color"),
        NO_COLOUR: _("colorless"),
    }


def _kinds() -> dict[str, str]:
    return {
        "creature": _("creature"),
        "instant": _("instant"),
        "sorcery": _("sorcery"),
        "enchantment": _("enchantment"),
        "artifact": _("artifact"),
        "land": _("land"),
        "planeswalker": _("planeswalker"),
    }
