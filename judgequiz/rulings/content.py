"""Brings the content files into the database, again and again to the same end."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.db import DatabaseError, models, transaction
from django.dispatch import Signal

from judgequiz.rulings.edits import FromFiles
from judgequiz.rulings.models import NUMBER, UNFIT, Card, Edition, Mechanic, Rule, Ruling, Source
from judgequiz.scenarios import CARDS, card_json

Row = Mapping[str, Any]

TEXTS = {"changed", "intro", "name", "note", "title", "words"}
LISTS = {"cr", "examples"}
GENERAL = "general"
# Sent when files were loaded: many rows may be others, and none of them sent a signal of its own.
content_loaded = Signal()
LONGEST_TOLD = 80


@dataclass(frozen=True, slots=True)
class LeftAlone:
    """A row whose fields were edited here, so that what the files say did not replace them."""

    model: str
    row: str
    edited: list[str]
    offered: list[str]
    """Those of which the files have come to say something else since they were edited."""


@dataclass(frozen=True, slots=True)
class Loaded:
    counts: dict[str, int]
    left_alone: list[LeftAlone]


class Unreadable(ValueError):
    """A content file is not as fixtures/README.md says; the message names file, row and fault."""


@transaction.atomic
def load(folder: Path) -> Loaded:
    """Loads every file of this folder, and the cards.

    A row is known by its natural key and brought up to date, but for fields that were edited here.
    Rows that the files no longer have stay, since questions and answers may name them.
    """
    files = {
        "editions": _editions,
        "sources": _sources,
        "mechanics": _mechanics,
        "rules": _rules,
        "rulings": _rulings,
    }
    counts: dict[str, int] = {}
    left_alone: list[LeftAlone] = []
    for name, bring_in in files.items():
        counts[name], left = _load(folder, name, bring_in)
        left_alone += left
    counts["cards"] = _cards()
    content_loaded.send(sender=load)
    return Loaded(counts=counts, left_alone=left_alone)


def _load(
    folder: Path, name: str, bring_in: Callable[[list[Row]], list[LeftAlone]]
) -> tuple[int, list[LeftAlone]]:
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
        left = bring_in(rows)
    except (DatabaseError, KeyError, ValidationError, ValueError) as fault:
        raise Unreadable(f"{path.name}: {type(fault).__name__} {fault}") from fault
    return len(rows), left


def _check(row: object, number: int) -> None:
    """Every text is there in both languages, rule numbers are a list, and all else is a string.

    What a page cannot show or link to is refused here, since the database would keep it.
    """
    if not isinstance(row, dict):
        raise ValueError(f"row {number} has no names for its values")
    for name, value in row.items():
        if odd := next((it for it in _strings(value) if UNFIT.search(it)), None):
            raise ValueError(
                f"in row {number}: {name} has a character that cannot be kept: {odd!r}"
            )
        if value is None:
            if name in LISTS:
                raise ValueError(f"in row {number}: {name} is not a list of strings")
            continue
        if name in TEXTS:
            if not _is_text(value):
                raise ValueError(f"in row {number}: {name} is not in both languages")
        elif name in LISTS:
            if not isinstance(value, list) or not all(isinstance(it, str) for it in value):
                raise ValueError(f"in row {number}: {name} is not a list of strings")
            if name == "cr" and (wrong := [it for it in value if not NUMBER.fullmatch(it)]):
                raise ValueError(f"in row {number}: {wrong[0]!r} is no rule number")
        elif not isinstance(value, str):
            raise ValueError(f"in row {number}: {name} is not a string")


def _is_text(value: object) -> bool:
    if not isinstance(value, dict) or set(value) != {"en", "ja"}:
        return False
    return all(isinstance(it, str) and it for it in value.values())


def _strings(value: object) -> Iterator[str]:
    """The strings in a value of a row, which are at most one step down."""
    inside = value.values() if isinstance(value, dict) else value
    for it in inside if isinstance(inside, Iterable) and not isinstance(inside, str) else [value]:
        if isinstance(it, str):
            yield it


def _editions(rows: list[Row]) -> list[LeftAlone]:
    return _bring(
        Edition,
        [Edition(date=row["date"], note=row["note"]) for row in rows],
    )


def _sources(rows: list[Row]) -> list[LeftAlone]:
    return _bring(
        Source,
        [
            Source(
                slug=row["slug"], title=row["title"], date=row["date"], note=row.get("note") or {}
            )
            for row in rows
        ],
    )


def _mechanics(rows: list[Row]) -> list[LeftAlone]:
    sources = _ids(Source, "slug")
    return _bring(
        Mechanic,
        [
            Mechanic(
                slug=row["slug"],
                name=row["name"],
                intro=row["intro"],
                cr=row["cr"],
                examples=_of_catalogue(row["examples"]),
                source_id=sources[row["source"]] if row["source"] else None,
            )
            for row in rows
        ],
    )


def _rules(rows: list[Row]) -> list[LeftAlone]:
    editions = _ids(Edition, "date")
    return _bring(
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
    )


def _rulings(rows: list[Row]) -> list[LeftAlone]:
    """A ruling on the game in general belongs to no mechanic; its topic says what it is about."""
    editions = _ids(Edition, "date")
    sources = _ids(Source, "slug")
    mechanics = _ids(Mechanic, "slug")
    return _bring(
        Ruling,
        [
            Ruling(
                slug=row["id"],
                mechanic_id=None if row["mechanic"] == GENERAL else mechanics[row["mechanic"]],
                topic=row["mechanic"],
                kind=Ruling.Kind(row["kind"]),
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
    )


def _cards() -> int:
    shown = [card_json(slug) for slug in sorted(CARDS)]
    _upsert(
        Card,
        [Card(slug=card["slug"], name=card["name"], data=card) for card in shown],
        key=["slug"],
    )
    return len(shown)


def _of_catalogue(slugs: list[str]) -> list[str]:
    missing = [slug for slug in slugs if slug not in CARDS]
    if missing:
        raise ValueError(f"no card of ours: {', '.join(missing)}")
    return slugs


def _ids(model: type[models.Model], key: str) -> dict[str, int]:
    return {str(value): pk for value, pk in model._default_manager.values_list(key, "pk")}


def _bring(model: type[FromFiles], rows: list[Any]) -> list[LeftAlone]:
    """Makes the rows that are new, and brings to the others what was not edited here."""
    present = {row.key(): row for row in model._default_manager.select_for_update()}
    known: dict[tuple[str, ...], FromFiles] = {}
    left_alone = []
    for row in rows:
        _clean(row)
        key = row.key()
        if key in known:
            raise ValueError(f"{' '.join(key)} is there twice")
        known[key] = present.get(key, row)
        if key not in present:
            row.come_from_files()
        elif edited := known[key].bring(row):
            left_alone.append(_left(known[key], edited))
    _upsert(model, list(known.values()), key=list(model.KEY))
    return left_alone


def _clean(row: FromFiles) -> None:
    """Refuses what its columns cannot hold or its address cannot name; a date becomes one."""
    checked_already = (models.JSONField, models.ForeignKey)
    others = {it.name for it in row._meta.concrete_fields if isinstance(it, checked_already)}
    try:
        row.clean_fields(exclude=others)
        if "number" in row.KEY and not NUMBER.fullmatch(row.key()[0]):
            raise ValidationError({"number": [f"{row.key()[0]!r} is no rule number"]})
    except ValidationError as fault:
        told = "; ".join(f"{name}: {' '.join(it)}" for name, it in fault.message_dict.items())
        raise ValueError(f"{' '.join(row.key())[:LONGEST_TOLD]}: {told}") from fault


def _left(row: FromFiles, edited: list[str]) -> LeftAlone:
    offered = [name for name in edited if name in row.offered]
    named = getattr(row, "slug", "") or str(row)
    return LeftAlone(type(row).__name__.lower(), named, edited, offered)


def _upsert(model: type[models.Model], rows: list[Any], *, key: list[str]) -> None:
    """Makes the rows that are new and brings the others up to date. One query."""
    fields = [it.name for it in model._meta.concrete_fields if it.name not in ("id", *key)]
    model._default_manager.bulk_create(
        rows, update_conflicts=True, unique_fields=key, update_fields=fields, batch_size=500
    )
