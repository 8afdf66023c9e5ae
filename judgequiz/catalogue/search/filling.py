"""Keeps the entries and their index as the content is: whole after a load, row by row else."""

from collections.abc import Iterable, Sequence
from typing import Any

from django.db import models, transaction
from django.db.models import Q
from django.db.models.signals import post_delete, post_save

from judgequiz.catalogue.models import Entry
from judgequiz.catalogue.search import documents
from judgequiz.catalogue.search.documents import Document
from judgequiz.catalogue.search.index import dialect
from judgequiz.rulings.chapters import parents
from judgequiz.rulings.content import content_loaded
from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, in_edition

Kind = Entry.Kind
KINDS: dict[type[models.Model], Kind] = {
    Mechanic: Kind.MECHANIC,
    Card: Kind.CARD,
    Ruling: Kind.RULING,
}
MAKERS: dict[Kind, Any] = {
    Kind.MECHANIC: documents.mechanic,
    Kind.CARD: documents.card,
    Kind.RULING: documents.ruling,
}


@transaction.atomic
def rebuild() -> int:
    """Makes every entry anew; how many there are."""
    Entry.objects.all().delete()
    dialect().clear()
    found: list[Document] = [
        MAKERS[kind](row) for model, kind in KINDS.items() for row in _all(model)
    ]
    found += documents.rules(_said(Rule.objects.all()))
    found += documents.beliefs()
    _put(found)
    return len(found)


def saved(sender: type[models.Model], instance: Any, raw: bool = False, **told: object) -> None:  # noqa: ARG001, FBT001, FBT002  (a signal's)
    """Brings up to date what is found of a row that was saved."""
    if sender in KINDS:
        _replace([MAKERS[KINDS[sender]](instance)])
    elif sender is Rule:
        _renumber([instance.number])
    elif sender is Edition:
        _renumber(Rule.objects.filter(edition=instance).values_list("number", flat=True))


def deleted(sender: type[models.Model], instance: Any, **told: object) -> None:  # noqa: ARG001  (a signal's)
    """Forgets what was found of a row that is gone."""
    if sender in KINDS:
        _drop(Entry.objects.filter(kind=KINDS[sender], key=instance.slug))
    elif sender is Rule:
        _renumber([instance.number])


def _renumber(numbers: Iterable[str]) -> None:
    """Brings up to date the entries of these rules and of those that they are parts of."""
    wanted = {it for number in numbers for it in (number, *parents(number))}
    if not wanted:
        return
    near = Q(number__in=wanted)
    for number in wanted:
        near |= Q(number__startswith=number)
    found = documents.rules(_said(Rule.objects.filter(near)))
    _drop(Entry.objects.filter(kind=Kind.RULE, key__in=wanted))
    _put([it for it in found if it.key in wanted])


def _said(rules: Any) -> dict[str, Any]:
    """What each of these rules says in the edition in force or else the last we have of it."""
    rows = rules.select_related("edition").order_by("edition__date")
    found = in_edition(rows, Edition.objects.current())
    return {number: rule.words for number, rule in found.items()}


def _all(model: type[models.Model]) -> Iterable[Any]:
    return model._default_manager.order_by("pk")


def _replace(found: Sequence[Document]) -> None:
    for it in found:
        _drop(Entry.objects.filter(kind=it.kind, key=it.key))
    _put(found)


def _put(found: Sequence[Document]) -> None:
    entries = Entry.objects.bulk_create([it.entry() for it in found], batch_size=500)
    dialect().put((entry.pk, *it.grams()) for entry, it in zip(entries, found, strict=True))


def _drop(entries: "models.QuerySet[Entry]") -> None:
    ids = list(entries.values_list("pk", flat=True))
    if ids:
        Entry.objects.filter(pk__in=ids).delete()
        dialect().drop(ids)


def connect() -> None:
    """From now on the index follows the content."""
    post_save.connect(saved, dispatch_uid="found saved")
    post_delete.connect(deleted, dispatch_uid="found deleted")
    content_loaded.connect(lambda **told: rebuild(), weak=False, dispatch_uid="found loaded")  # noqa: ARG005  (a signal's)
