"""Draws cards.

In Python, since a question shows many and the first to read it waits for them.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from judgequiz.rulings.printed import colours
from judgequiz.rulings.templatetags.words import (
    colour_classes,
    cost,
    drawn,
    here,
    mana,
    named,
    other_than,
    size,
)

register = template.Library()

Card = Mapping[str, Any]

# What a land of this type taps for, by the rules; nothing of it is printed but the symbol.
BASIC = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}


@register.filter
def card(card: Card) -> SafeString:
    """The card as it is printed, but for the art: our own words, and its name in both languages."""
    return mark_safe(_card(card, here(), ""))  # noqa: S308  (escaped where it is made, as below)


@register.filter
def small_card(card: Card) -> SafeString:
    return mark_safe(_card(card, here(), " is-small"))  # noqa: S308  (as above)


@register.filter
def sheets(cards: Mapping[str, Card]) -> SafeString:
    """A sheet for each card, which opens where the card is named."""
    tongue = here()
    return mark_safe("\n".join(_sheet(it, cards[it], tongue) for it in cards))  # noqa: S308  (as above)


@lru_cache(maxsize=8)
def _labels(tongue: str) -> dict[str, str]:  # noqa: ARG001  (remembered by language)
    """What is written on every card and sheet, in the language that is read. Looked up once."""
    return {
        "close": _("Close"),
        "no abilities": _("No abilities"),
        "page": _("Card page"),
        "size": _("Power and toughness"),
    }


def _sheet(slug: str, card: Card, tongue: str) -> str:
    labels = _labels(tongue)
    name = escape(named(card["name"], tongue))
    sheet = f"card-{escape(slug)}"
    return f"""
<div class="card-sheet" popover id="{sheet}" role="dialog" aria-label="{name}" tabindex="-1">
  {_card(card, tongue, " is-small")}
  <p class="button-row">
    <button type="button" class="button" popovertarget="{sheet}" popovertargetaction="hide">\
{labels["close"]}</button>
    <a class="button" href="{_page(slug, tongue)}">{labels["page"]}\
<span class="vh">: {name}</span></a>
  </p>
</div>"""


@lru_cache(maxsize=2000)
def _page(slug: str, tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    return escape(reverse("card", args=[slug]))


def _card(card: Card, tongue: str, classes: str) -> str:
    other = other_than(tongue)
    name = escape(named(card["name"], tongue))
    return f"""
<article class="card {colour_classes(_basic(card) or colours(card))}{classes}" aria-label="{name}">
  <div class="card-top"><p class="card-name">{name}</p>{cost(card["cost"])}</div>
  <div class="card-band"></div>
  <div class="card-type">{escape(named(card["type"], tongue))}</div>
  <div class="card-spine"><span lang="{other}">{escape(named(card["name"], other))}</span></div>
  <div class="card-text">
    {_text(card, tongue)}
  </div>
  {_size(card, tongue)}
</article>"""


def _text(card: Card, tongue: str) -> str:
    # Cards in questions stocked before parts were told apart have none.
    if parts := card.get("parts"):
        return "\n".join(_part(part, card, tongue) for part in parts)
    if symbol := _basic(card):
        return f'<p class="card-symbol">{mana(symbol)}</p>'
    if not card["text"]:
        return f'<p class="vh">{_labels(tongue)["no abilities"]}</p>'
    return "\n".join(f"<p>{drawn(line, tongue, {})}</p>" for line in card["text"])


def _basic(card: Card) -> str:
    """The symbol of a basic land, which says all that there is to say."""
    kind, _dash, subtype = card["type"]["en"].partition(" — ")
    return BASIC.get(subtype, "") if kind == "Basic Land" else ""


def _part(part: Card, card: Card, tongue: str) -> str:
    """One part of a card, under its name, cost and type, and its size if the box tells another."""
    kind = escape(named(part["type"], tongue))
    if part["pt"] != card["pt"] and part["pt"]:
        kind += f" {escape(size(part['pt']))}"
    lines = "\n".join(f"<p>{drawn(line, tongue, {})}</p>" for line in part["text"])
    return f"""<div class="card-part">
<p class="card-part-top"><b>{escape(named(part["name"], tongue))}</b>{cost(part["cost"])}</p>
<p class="card-part-type">{kind}</p>
{lines}
</div>"""


def _size(card: Card, tongue: str) -> str:
    if not card["pt"]:
        return ""
    words = f'<span class="vh">{_labels(tongue)["size"]} </span>'
    return f'<div class="pt-box">{words}{escape(size(card["pt"]))}</div>'
