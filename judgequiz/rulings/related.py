"""What belongs to a row of the content, as links between the pages of the admin."""

from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.db.models import Count, Model
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from judgequiz.rulings.models import Edition, Mechanic, Rule, Ruling, Source


class Link(NamedTuple):
    """With how many rows it leads to, where that is known."""

    words: str
    url: str
    rows: int | None = None


def related(row: Model) -> list[Link]:
    match row:
        case Mechanic():
            return [*_of_mechanic(row), *_rules(row.cr)]
        case Ruling():
            return [*_of_ruling(row), *_rules(row.cr)]
        case Rule():
            return [
                Link(_("Rulings that cite it"), _list("rulings_ruling", q=row.number)),
                Link(_("Mechanics that cite it"), _list("rulings_mechanic", q=row.number)),
            ]
        case Source():
            rulings = _list("rulings_ruling", source__id__exact=row.pk)
            return [Link(_("Rulings"), rulings, row.rulings.count())]
        case Edition():
            rules = _list("rulings_rule", edition__id__exact=row.pk)
            return [Link(_("Rules"), rules, row.rules.count())]
        case _:
            return []


def _of_mechanic(row: Mechanic) -> Iterator[Link]:
    rulings = _list("rulings_ruling", mechanic__id__exact=row.pk)
    yield Link(_("Rulings"), rulings, row.rulings.count())
    questions = _list("questions_question", mechanics__id__exact=row.pk)
    yield Link(_questions(), questions, row.questions.count())
    yield Link(_("Reports"), _list("reports_report", question__mechanics__id__exact=row.pk))


def _of_ruling(row: Ruling) -> Iterator[Link]:
    if row.mechanic is not None:
        yield Link(str(row.mechanic), _row("rulings_mechanic", row.mechanic))
    by_family = row.questions.order_by("family").values_list("family").annotate(Count("pk"))
    families = list(by_family)
    questions = _list("questions_question", rulings__id__exact=row.pk)
    yield Link(_questions(), questions, sum(number for _family, number in families))
    for family, number in families:
        yield Link(family, _list("questions_question", family=family), number)
    yield Link(_("Reports"), _list("reports_report", question__rulings__id__exact=row.pk))


def _questions() -> str:
    return pgettext("in the admin", "Questions")


def _rules(numbers: list[str]) -> Iterator[Link]:
    for rule in Rule.objects.numbered(numbers, edition=None).values():
        yield Link(str(rule), _row("rulings_rule", rule))


def _list(name: str, **query: Any) -> str:
    return f"{reverse(f'admin:{name}_changelist')}?{urlencode(query)}"


def _row(name: str, row: Model) -> str:
    return reverse(f"admin:{name}_change", args=[row.pk])
