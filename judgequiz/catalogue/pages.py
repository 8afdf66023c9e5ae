"""Read-only pages of mechanics, rulings and sources."""

import re
from typing import Any

from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from judgequiz.catalogue.unchanged import unless_unchanged
from judgequiz.questions.beliefs import beliefs
from judgequiz.questions.subjects import is_asked_in_writing, on_mechanic
from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.rulings.templatetags.words import cr_order
from judgequiz.scenarios import plays_of_ruling

WHOLE_DAY = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9])")
IN_STOCK = Count("questions", filter=Q(questions__retired_at=None))


@require_safe
@unless_unchanged
def mechanics(request: HttpRequest) -> HttpResponse:
    context = {"mechanics": Mechanic.objects.in_stock(), "edition": Edition.objects.current()}
    return render(request, "catalogue/mechanics.html", context | {"section": "mechanics"})


@require_safe
@unless_unchanged
def mechanic(request: HttpRequest, slug: str) -> HttpResponse:
    found = get_object_or_404(Mechanic.objects.in_stock(), slug=slug)
    edition = Edition.objects.current()
    met = {it for family in on_mechanic(slug) for it in family.mechanics} - {slug}
    context = {
        "mechanic": found,
        "rules": _rules(sorted(found.cr, key=cr_order), edition),
        "rulings": found.rulings.select_related("source").annotate(in_stock=IN_STOCK),
        "cards": _cards(found.examples),
        "related": Mechanic.objects.filter(slug__in=met),
        "edition": edition,
        "section": "mechanics",
    }
    return render(request, "catalogue/mechanic.html", context)


@require_safe
@unless_unchanged
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    wanted = Ruling.objects.select_related("source", "mechanic", "edition_checked")
    found = get_object_or_404(wanted, slug=slug)
    checked = found.edition_checked
    context = {
        "ruling": found,
        "question": _question_on(found),
        "played": plays_of_ruling(slug),
        "is_written": is_asked_in_writing(slug),
        "changed_by": _changed_by(found),
        "still_believed": _still_believed(found),
        "rules": _rules(found.cr, checked.date if checked else None),
        "edition": Edition.objects.current(),
        "section": "mechanics",
    }
    return render(request, "catalogue/ruling.html", context)


@require_safe
@unless_unchanged
def sources(request: HttpRequest) -> HttpResponse:
    found = Source.objects.annotate(count=Count("rulings"))
    return render(
        request,
        "catalogue/sources.html",
        {"sources": found, "edition": Edition.objects.current(), "section": ""},
    )


def _rules(numbers: list[str], edition: Any) -> list[dict[str, Any]]:
    """These numbers, each with what it says in this edition as far as we have it."""
    rules = Rule.objects.numbered(numbers, edition=edition)
    return [{"number": number, "rule": rules.get(number)} for number in numbers]


def _changed_by(found: Ruling) -> Edition | None:
    """The edition that came into force on the day from which it was no longer wholly true."""
    if not WHOLE_DAY.fullmatch(found.true_until):
        return None
    return Edition.objects.filter(date=found.true_until).first()


def _still_believed(found: Ruling) -> list[dict[str, Any]]:
    """Beliefs that were right until the same day and are met in questions on its mechanic."""
    if not found.true_until or not found.mechanic:
        return []
    slugs = {slug for it in on_mechanic(found.mechanic.slug) for slug in it.tempting}
    return [it for it in beliefs(sorted(slugs)) if it["true_until"] == found.true_until]


def _question_on(found: Ruling) -> Any:
    """Some question that rests on this ruling and is on its mechanic, to begin a quiz with."""
    asked = found.questions.filter(retired_at=None, mechanics=found.mechanic_id)
    return asked.order_by("?").only("pk").first()


def _cards(slugs: list[str]) -> list[Card]:
    """The cards of these slugs, in their order; one that we do not have is left out."""
    found = {card.slug: card for card in Card.objects.filter(slug__in=slugs)}
    return [found[slug] for slug in slugs if slug in found]
