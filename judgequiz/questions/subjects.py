"""What in the stock is about a belief, a card or a rule, so that it can be practised alone."""

from collections.abc import Iterable

from django.db.models import Count

from judgequiz.questions.models import Question, QuestionQuerySet
from judgequiz.rulings.templatetags.words import is_part
from judgequiz.scenarios import FAMILIES, Family


def tempting(belief: str) -> list[Family]:
    """The families in which somebody who believes this may answer wrongly."""
    return [it for it in FAMILIES.values() if belief in it.tempting]


def is_asked_in_writing(ruling: str) -> bool:
    """Whether questions on it are written from the rule, since no play can show it."""
    return any(it.is_written for it in FAMILIES.values() if ruling in it.rulings)


def on_mechanic(slug: str) -> list[Family]:
    """The families that belong to this mechanic, alone or with others."""
    return [it for it in FAMILIES.values() if slug in it.mechanics]


def citing(number: str) -> list[Family]:
    """The families that rest on this rule, or on a part of it."""
    return [it for it in FAMILIES.values() if any(is_part(cited, number) for cited in it.cr)]


def on_belief(slug: str) -> QuestionQuerySet:
    """Those in which an option is what this belief would answer."""
    return Question.objects.in_stock().telling(slug)


def on_card(slug: str) -> QuestionQuerySet:
    return Question.objects.in_stock().filter(cards__slug=slug)


def on_rule(number: str) -> QuestionQuerySet:
    return in_families(citing(number))


def in_families(families: Iterable[Family]) -> QuestionQuerySet:
    return Question.objects.in_stock().filter(family__in=[it.slug for it in families])


def stocked(families: Iterable[Family]) -> dict[str, int]:
    """How many questions of each of these families are in stock; one of none is left out."""
    rows = in_families(families).order_by().values_list("family").annotate(Count("pk"))
    return dict(rows)


SUBJECTS = {"belief": on_belief, "card": on_card, "rule": on_rule}
