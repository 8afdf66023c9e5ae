"""Pages of the beliefs behind wrong answers."""

from itertools import groupby
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from judgequiz.catalogue.unchanged import unless_unchanged
from judgequiz.questions.beliefs import belief as belief_named
from judgequiz.questions.beliefs import beliefs as beliefs_named
from judgequiz.questions.subjects import on_belief, tempting
from judgequiz.rulings.chapters import section_of
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition, Rule, Ruling
from judgequiz.rulings.templatetags.words import cr_order
from judgequiz.scenarios import MISCONCEPTIONS

# A belief may tempt in families of many rulings; the first of them say enough.
MOST_RULINGS = 8


@require_safe
@unless_unchanged
def beliefs(request: HttpRequest) -> HttpResponse:
    """Every belief, by the section of the rules that it gets wrong."""
    found = sorted(beliefs_named(MISCONCEPTIONS), key=lambda it: cr_order(it["cr"]))
    context = {
        "sections": [
            {"number": number, "name": section_of(number), "beliefs": list(rows)}
            for number, rows in groupby(found, key=lambda it: it["cr"][:3])
        ],
        "count": len(found),
        "edition": Edition.objects.current(),
        "section": "beliefs",
    }
    return render(request, "catalogue/beliefs.html", context)


@require_safe
@unless_unchanged
def belief(request: HttpRequest, slug: str) -> HttpResponse:
    """What it holds, what the rules say instead, and what it concerns."""
    found = belief_named(slug)
    if found is None:
        raise Http404
    MEMORY.renew()
    families = tempting(slug)
    edition = Edition.objects.current()
    truth = MISCONCEPTIONS[slug].truth
    context = {
        "belief": found,
        "truth": {"en": truth.en, "ja": truth.ja},
        "rule": _rule(found["cr"], edition),
        "rulings": _rulings(slug, found["cr"]),
        "mechanics": MEMORY.content().mechanics_named({m for it in families for m in it.mechanics}),
        "in_stock": on_belief(slug).exists(),
        "others": _others(found),
        "edition": edition,
        "section": "beliefs",
    }
    return render(request, "catalogue/belief.html", context)


def _rule(number: str, edition: Any) -> Rule | None:
    return MEMORY.content().rules_numbered([number], edition=edition).get(number)


def _rulings(slug: str, number: str) -> list[Ruling]:
    """What is said on it: rulings that families tempting with it rest on, those on its rule first.

    A ruling that rests on the rule but is not asked about with this belief concerns it as well.
    """
    content = MEMORY.content()
    asked = {name for family in tempting(slug) for name in family.rulings}
    concerned = [it for it in content.rulings.values() if it.slug in asked or number in it.cr]
    concerned.sort(key=lambda it: (number not in it.cr, it.slug not in asked, it.slug))
    return concerned[:MOST_RULINGS]


def _others(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Other beliefs that get the same rule wrong."""
    return [
        it
        for it in beliefs_named(MISCONCEPTIONS)
        if it["cr"] == found["cr"] and it["slug"] != found["slug"]
    ]
