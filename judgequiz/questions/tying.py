"""Ties what is in stock to the mechanics and cards that it names."""

from itertools import product

from judgequiz.questions.models import Question
from judgequiz.rulings.models import Card, Mechanic
from judgequiz.scenarios import FAMILIES


def tie() -> None:
    """Ties what was stocked before a mechanic that it names was there, or before cards were tied.

    What is tied already costs a query for each mechanic and one for the cards.
    """
    for mechanic in Mechanic.objects.only("slug"):
        named = [slug for slug, it in FAMILIES.items() if mechanic.slug in it.mechanics]
        untied = Question.objects.in_stock().filter(family__in=named)
        mechanic.questions.add(*untied.exclude(mechanics=mechanic).values_list("pk", flat=True))
    _tie_cards()


def _tie_cards() -> None:
    cards = dict(Card.objects.values_list("slug", "pk"))
    untied = Question.objects.in_stock().filter(cards=None)
    tied = Question.cards.through
    for pk, named in list(untied.values_list("pk", "data__cards")):
        rows = product([pk], (cards[slug] for slug in named if slug in cards))
        tied.objects.bulk_create(
            (tied(question_id=question, card_id=card) for question, card in rows),
            ignore_conflicts=True,
        )
