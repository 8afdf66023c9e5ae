"""Pages of numbered rules: the index, a section, a rule with its parts, a part."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from judgequiz.catalogue.unchanged import unless_unchanged
from judgequiz.questions.beliefs import beliefs_wrong_about
from judgequiz.questions.subjects import citing, stocked
from judgequiz.rulings.chapters import (
    LETTERS,
    SECTION,
    chapter_of,
    parents,
    section_of,
    with_parents,
)
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Edition, Rule
from judgequiz.rulings.templatetags.words import cr_order, is_part
from judgequiz.scenarios import Family

Said = Mapping[str, Rule]


@require_safe
@unless_unchanged
def rules(request: HttpRequest) -> HttpResponse:
    """Every section of which some rule is in our words, chapter by chapter."""
    MEMORY.renew()
    numbers = MEMORY.content().numbers
    sections = [
        {"number": it, "name": section_of(it), "count": len(list(inside))}
        for it, inside in groupby(numbers, key=lambda number: number[:SECTION])
    ]
    context = {
        "chapters": [
            {"number": it, "name": chapter_of(it), "sections": list(inside)}
            for it, inside in groupby(sections, key=lambda section: str(section["number"])[0])
        ],
        "count": len(numbers),
        "edition": Edition.objects.current(),
        "section": "rules",
    }
    return render(request, "catalogue/rules.html", context)


@require_safe
@unless_unchanged
def rule(request: HttpRequest, number: str) -> HttpResponse:
    """A numbered rule in our words, its place among the others, and what rests on it."""
    MEMORY.renew()
    content = MEMORY.content()
    edition = Edition.objects.current()
    said = content.rules_numbered(content.numbers, edition=edition) if edition else {}
    families = citing(number)
    counts = stocked(families)
    context: dict[str, Any] = {
        "number": number,
        "rule": said.get(number),
        "name": section_of(number),
        "chapter": chapter_of(number),
        "parents": parents(number),
        "groups": _groups(number, said),
        "around": _around(number, said),
        "mechanics": [it for it in content.mechanics.values() if _cites(it.cr, number)],
        "beliefs": beliefs_wrong_about(number),
        "in_stock": sum(counts.values()),
        "edition": edition,
        "section": "rules",
    }
    # There may be such a rule, and a question may cite it; but here is nothing to find.
    context["is_unlisted"] = not (context["rule"] or context["groups"])
    if len(number) > SECTION:
        context["rulings"] = [it for it in content.rulings.values() if _cites(it.cr, number)]
        context["families"] = _families(families, counts)
    return render(request, "catalogue/rule.html", context)


def _groups(number: str, said: Said) -> list[dict[str, Any]]:
    """Its parts that are in our words: of a section its rules, each with its own parts."""
    inside = sorted((it for it in said if is_part(it, number) and it != number), key=cr_order)
    return [
        {
            "number": whole,
            "rule": said.get(whole),
            "parts": [{"number": it, "rule": said[it]} for it in parts if it != whole],
        }
        for whole, parts in ((a, list(b)) for a, b in groupby(inside, key=_whole))
    ]


def _whole(number: str) -> str:
    return number.rstrip(LETTERS)


def _around(number: str, said: Said) -> dict[str, str | None]:
    """The numbers before and after it that are as wide as it is."""
    alike = [it for it in with_parents(said) if _width(it) == _width(number)]
    before = [it for it in alike if cr_order(it) < cr_order(number)]
    after = [it for it in alike if cr_order(it) > cr_order(number)]
    return {"before": before[-1] if before else None, "after": after[0] if after else None}


def _width(number: str) -> int:
    return len(parents(number))


def _cites(cited: Iterable[str], number: str) -> bool:
    return any(is_part(it, number) for it in cited)


def _families(families: list[Family], counts: Mapping[str, int]) -> list[dict[str, Any]]:
    """What is asked about it, by title; a title never says how it ends."""
    return [
        {"title": {"en": it.title.en, "ja": it.title.ja}, "count": counts[it.slug]}
        for it in families
        if it.slug in counts
    ]
