"""The page of what was right once."""

from collections import defaultdict
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from judgequiz.catalogue.unchanged import unless_unchanged
from judgequiz.questions.beliefs import beliefs
from judgequiz.questions.subjects import stocked, tempting
from judgequiz.rulings.models import Edition, Ruling
from judgequiz.scenarios import MISCONCEPTIONS


@require_safe
@unless_unchanged
def then_and_now(request: HttpRequest) -> HttpResponse:
    """What was right until some day and is no longer, day by day, the latest first.

    A day has the rulings of old documents that have not stood wholly since, and the beliefs that
    were the rule until then, each with what is true now.
    """
    days: defaultdict[str, dict[str, Any]] = defaultdict(lambda: {"rulings": [], "beliefs": []})
    for row in _dated_beliefs():
        days[row["true_until"]]["beliefs"].append(row)
    for ruling in Ruling.objects.exclude(true_until="").select_related("source"):
        days[ruling.true_until]["rulings"].append(ruling)
    editions = list(Edition.objects.all())
    notes = {it.date.isoformat(): it.note for it in editions}
    context = {
        "days": [
            {"day": day, "note": notes.get(day), **found}
            for day, found in sorted(days.items(), reverse=True)
        ],
        "edition": editions[0].date if editions else None,
        "section": "then-and-now",
    }
    return render(request, "catalogue/then_and_now.html", context)


def _dated_beliefs() -> list[dict[str, Any]]:
    """Each with what is true instead, and whether something in stock asks about it."""
    dated = {slug: tempting(slug) for slug, it in MISCONCEPTIONS.items() if it.true_until}
    asked = stocked(family for families in dated.values() for family in families)
    return [
        {
            **found,
            "truth": MISCONCEPTIONS[found["slug"]].truth._asdict(),
            "is_asked": any(family.slug in asked for family in dated[found["slug"]]),
        }
        for found in beliefs(dated)
    ]
