"""Read-only pages of mechanics, cards, rules, rulings and sources."""

from typing import Any

from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.rulings.printed import colours, mana_value
from judgequiz.rulings.templatetags.words import cr_order
from judgequiz.scenarios import plays_of_ruling

IN_STOCK = Count("questions", filter=Q(questions__retired_at=None))


@require_safe
def mechanics(request: HttpRequest) -> HttpResponse:
    context = {"mechanics": Mechanic.objects.in_stock()}
    return render(request, "rulings/mechanics.html", _with_edition(context, "mechanics"))


@require_safe
def mechanic(request: HttpRequest, slug: str) -> HttpResponse:
    found = get_object_or_404(Mechanic.objects.in_stock(), slug=slug)
    latest = _edition()
    rules = Rule.objects.numbered(found.cr, edition=latest) if latest else {}
    context = {
        "mechanic": found,
        "rules": [
            {"number": number, "rule": rules.get(number)}
            for number in sorted(found.cr, key=cr_order)
        ],
        "rulings": found.rulings.select_related("source").annotate(in_stock=IN_STOCK),
        "cards": _cards(found.examples),
        "edition": latest,
        "section": "mechanics",
    }
    return render(request, "rulings/mechanic.html", context)


@require_safe
def card(request: HttpRequest, slug: str) -> HttpResponse:
    found = get_object_or_404(Card, slug=slug)
    name = found.name["en"]
    context = {
        "card": found.data,
        "mana_value": mana_value(found.data),
        "colours": colours(found.data),
        "rulings": Ruling.objects.filter(words__en__icontains=name).select_related("source"),
    }
    return render(request, "rulings/card.html", _with_edition(context, "mechanics"))


@require_safe
def rule(request: HttpRequest, number: str) -> HttpResponse:
    """A numbered rule in our words, and what rests on it, wherever our content cites it."""
    editions = list(Rule.objects.filter(number=number).select_related("edition"))
    rulings = [it for it in Ruling.objects.select_related("source") if number in it.cr]
    found = [it for it in Mechanic.objects.all() if number in it.cr]
    context = {
        "number": number,
        "rule": editions[0] if editions else None,
        "rulings": rulings,
        "mechanics": found,
    }
    return render(request, "rulings/rule.html", _with_edition(context, "mechanics"))


@require_safe
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    wanted = Ruling.objects.select_related("source", "mechanic", "edition_checked")
    found = get_object_or_404(wanted, slug=slug)
    rules = Rule.objects.numbered(
        found.cr, edition=found.edition_checked.date if found.edition_checked else None
    )
    context = {
        "ruling": found,
        "question": _question_on(found),
        "played": plays_of_ruling(slug),
        "rules": [{"number": number, "rule": rules.get(number)} for number in found.cr],
    }
    return render(request, "rulings/ruling.html", _with_edition(context, "mechanics"))


@require_safe
def sources(request: HttpRequest) -> HttpResponse:
    context = {"sources": Source.objects.annotate(count=Count("rulings"))}
    return render(request, "rulings/sources.html", _with_edition(context, ""))


def _question_on(found: Ruling) -> Any:
    """Some question that rests on this ruling and is on its mechanic, to begin a quiz with."""
    asked = found.questions.filter(retired_at=None, mechanics=found.mechanic_id)
    return asked.order_by("?").only("pk").first()


def _cards(slugs: list[str]) -> list[Card]:
    """The cards of these slugs, in their order; one that we do not have is left out."""
    found = {card.slug: card for card in Card.objects.filter(slug__in=slugs)}
    return [found[slug] for slug in slugs if slug in found]


def _with_edition(context: dict[str, Any], section: str) -> dict[str, Any]:
    return {**context, "section": section, "edition": _edition()}


def _edition() -> Any:
    return Edition.objects.values_list("date", flat=True).first()
