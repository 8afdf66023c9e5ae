"""The page on which someone looks for something."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from judgequiz.catalogue.models import Entry
from judgequiz.catalogue.search.excerpts import excerpt, marked
from judgequiz.catalogue.search.grams import LONGEST, Query, query
from judgequiz.catalogue.search.index import Hit, find
from judgequiz.rulings.models import Edition
from judgequiz.rulings.templatetags.words import here, other_than
from judgequiz.show import show

OF_EACH_KIND = 5
ON_A_PAGE = 20
LAST_PAGE = 500


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """What was found, a few of each kind; or of one kind everything, page by page."""
    written = request.GET.get("q", "").strip()
    asked = query(written)
    kind = _kind(request)
    page = _page(request) if kind else 1
    fault = _fault(written, asked)
    hits = [] if fault else _hits(asked, kind, page)
    groups = _groups(hits, asked)
    context = {
        "q": written[:LONGEST],
        "fault": fault,
        "groups": groups,
        "kind": kind,
        "kind_name": _names().get(kind, ""),
        "total": sum(group["total"] for group in groups),
        "before": page - 1 if page > 1 and groups else 0,
        "after": page + 1 if groups and kind and groups[0]["total"] > page * ON_A_PAGE else 0,
        "examples": () if groups else _examples(),
        "edition": Edition.objects.current(),
        "section": "search",
    }
    status = 400 if asked.is_too_long else 200
    return show(request, "catalogue/search.html", context, swaps="screen", status=status)


def _fault(written: str, asked: Query) -> str:
    """Why nothing was looked for, if something was asked."""
    if asked.is_too_long:
        return _("That is too long to look for. A name, a number or a few words will do.")
    if written and not asked.phrases:
        return _("There is nothing in this to look for: no letter, no digit and no Japanese sign.")
    return ""


def _kind(request: HttpRequest) -> str:
    kind = request.GET.get("kind", "")
    return kind if kind in Entry.Kind.values else ""


def _page(request: HttpRequest) -> int:
    written = request.GET.get("page", "")
    is_number = re.fullmatch(r"[1-9][0-9]{0,2}", written)
    return min(int(written), LAST_PAGE) if is_number else 1


def _hits(asked: Query, kind: str, page: int) -> list[Hit]:
    if not kind:
        return find(asked, first=1, last=OF_EACH_KIND)
    return find(asked, first=(page - 1) * ON_A_PAGE + 1, last=page * ON_A_PAGE, kind=kind)


def _groups(hits: Iterable[Hit], asked: Query) -> list[dict[str, Any]]:
    """What was found, kind by kind: first that in which something is called so."""
    order = list(_names())
    hits = sorted(hits, key=lambda hit: (hit.best, order.index(hit.kind)))
    entries = Entry.objects.in_bulk([hit.id for hit in hits])
    groups = []
    for kind, rows in groupby(hits, key=lambda hit: hit.kind):
        of_kind = [hit for hit in rows if hit.id in entries]
        groups.append(
            {
                "kind": kind,
                "name": _names()[kind],
                "total": of_kind[0].total if of_kind else 0,
                "has_more": bool(of_kind) and of_kind[0].total > len(of_kind),
                "found": [_found(entries[hit.id], asked) for hit in of_kind],
            }
        )
    return groups


def _found(entry: Entry, asked: Query) -> dict[str, Any]:
    tongue = here()
    return {
        "url": reverse(entry.kind, args=[entry.key]),
        "title": marked(_title(entry, tongue), asked),
        "other_title": marked(entry.title[other_than(tongue)], asked),
        "excerpt": excerpt(entry.words, asked, tongue),
        "has_two_names": entry.title["en"] != entry.title["ja"],
    }


def _title(entry: Entry, tongue: str) -> str:
    is_rule = entry.kind == Entry.Kind.RULE
    return f"CR {entry.title[tongue]}" if is_rule else str(entry.title[tongue])


def _examples() -> list[dict[str, Any]]:
    """What can be looked for, each with words to try and the language that they are in."""
    return [
        {"name": _("A mechanic"), "words": [("en", "cascade"), ("ja", "続唱")]},
        {
            "name": _("A card, or how its name begins"),
            "words": [("en", "bloodbraid"), ("ja", "血編み")],
        },
        {
            "name": _("The number of a rule, or how it begins"),
            "words": [("", "702.85a"), ("", "603")],
        },
        {"name": _("Any words"), "words": [("en", "mana ability"), ("ja", "優先権")]},
    ]


def _names() -> dict[str, str]:
    return {
        Entry.Kind.MECHANIC: _("Mechanics"),
        Entry.Kind.RULE: _("Rules"),
        Entry.Kind.CARD: _("Cards"),
        Entry.Kind.RULING: _("Rulings"),
        Entry.Kind.BELIEF: _("Beliefs"),
    }
