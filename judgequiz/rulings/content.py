"""Brings the content files into the database, again and again to the same end."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.db import DatabaseError, models, transaction

from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.scenarios import CARDS, card_json

Row = Mapping[str, Any]

TEXTS = {"changed", "intro", "name", "note", "title", "words"}
LISTS = {"cr"}


class Unreadable(ValueError):
    """A content file is not as fixtures/README.md says; the message names file, row and fault."""


@transaction.atomic
def load(folder: Path) -> dict[str, int]:
    """Loads every file of this folder, and the cards; tells how many rows each has.

    A row is known by its natural key and brought up to date. Rows that the files no longer have
    stay, since questions and answers may name them.
    """
    counts = {
        "editions": _load(folder, "editions", _editions),
        "sources": _load(folder, "sources", _sources),
        "mechanics": _load(folder, "mechanics", _mechanics),
        "rules": _load(folder, "rules", _rules),
        "rulings": _load(folder, "rulings", _rulings),
    }
    return {**counts, "cards": _cards()}


def _load(folder: Path, name: str, bring_in: Callable[[list[Row]], None]) -> int:
    path = folder / f"{name}.json"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, RecursionError, ValueError) as fault:
        raise Unreadable(f"{path.name}: {fault}") from fault
    if not isinstance(rows, list):
        raise Unreadable(f"{path.name}: not a list of rows")
    try:
        for number, row in enumerate(rows, start=1):
            _check(row, number)
        bring_in(rows)
    except (DatabaseError, KeyError, ValidationError, ValueError) as fault:
        raise Unreadable(f"{path.name}: {type(fault).__name__} {fault}") from fault
    return len(rows)


def _check(row: object, number: int) -> None:
    """Every text is there in both languages, rule numbers are a list, and all else is a string."""
    if not isinstance(row, dict):
        raise ValueError(f"row {number} has no names for its values")
    for name, value in row.items():
        if value is None:
            continue
        if name in TEXTS:
            if not _is_text(value):
                raise ValueError(f"in row {number}: {name} is not in both languages")
        elif name in LISTS:
            if not isinstance(value, list) or not all(isinstance(it, str) for it in value):
                raise ValueError(f"in row {number}: {name} is not a list of strings")
        elif not isinstance(value, str):
            raise ValueError(f"in row {number}: {name} is not a string")


def _is_text(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    said = (value.get("en"), value.get("ja"))
    return all(isinstance(it, str) and it for it in said)


def _editions(rows: list[Row]) -> None:
    _upsert(
        Edition,
        [Edition(date=row["date"], note=row["note"]) for row in rows],
        key=["date"],
    )


def _sources(rows: list[Row]) -> None:
    _upsert(
        Source,
        [
            Source(
                slug=row["slug"], title=row["title"], date=row["date"], note=row.get("note") or {}
            )
            for row in rows
        ],
        key=["slug"],
    )


def _mechanics(rows: list[Row]) -> None:
    sources = _ids(Source, "slug")
    _upsert(
        Mechanic,
        [
            Mechanic(
                slug=row["slug"],
                name=row["name"],
                intro=row["intro"],
                cr=row["cr"],
                example=row.get("example") or "",
                source_id=sources[row["source"]] if row["source"] else None,
            )
            for row in rows
        ],
        key=["slug"],
    )


def _rules(rows: list[Row]) -> None:
    editions = _ids(Edition, "date")
    _upsert(
        Rule,
        [
            Rule(
                number=row["number"],
                edition_id=editions[row["edition"]],
                sha256=row["sha256"],
                words=row["words"],
            )
            for row in rows
        ],
        key=["number", "edition"],
    )


def _rulings(rows: list[Row]) -> None:
    """A ruling on the game in general belongs to no mechanic; its topic says what it is about."""
    editions = _ids(Edition, "date")
    sources = _ids(Source, "slug")
    mechanics = _ids(Mechanic, "slug")
    _upsert(
        Ruling,
        [
            Ruling(
                slug=row["id"],
                mechanic_id=mechanics.get(row["mechanic"]),
                topic=row["mechanic"],
                kind=row["kind"],
                words=row["words"],
                source_id=sources[row["source"]],
                date=row["date"] or "",
                cr=row["cr"],
                standing=Ruling.Standing(row["standing"]),
                edition_checked_id=editions[row["edition_checked"]]
                if row["edition_checked"]
                else None,
                changed=row["changed"],
                true_until=row["true_until"] or "",
            )
            for row in rows
        ],
        key=["slug"],
    )


def _cards() -> int:
    shown = [card_json(slug) for slug in sorted(CARDS)]
    _upsert(
        Card,
        [Card(slug=card["slug"], name=card["name"], data=card) for card in shown],
        key=["slug"],
    )
    return len(shown)


def _ids(model: type[models.Model], key: str) -> dict[str, int]:
    return {str(value): pk for value, pk in model._default_manager.values_list(key, "pk")}


def _upsert(model: type[models.Model], rows: list[Any], *, key: list[str]) -> None:
    """Makes the rows that are new and brings the others up to date. One query."""
    fields = [it.name for it in model._meta.concrete_fields if it.name not in ("id", *key)]
    model._default_manager.bulk_create(
        rows, update_conflicts=True, unique_fields=key, update_fields=fields, batch_size=500
    )
