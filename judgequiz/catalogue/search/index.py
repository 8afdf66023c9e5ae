"""The index of entries: FTS5 on SQLite, a tsvector with GIN on PostgreSQL."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from django.db import connection

from judgequiz.catalogue.models import Entry
from judgequiz.catalogue.search.grams import Query
from judgequiz.catalogue.search.postgres import Postgres
from judgequiz.catalogue.search.sqlite import Sqlite

TABLE = Entry._meta.db_table


class Dialect(Protocol):
    """What differs between the databases."""

    joined: str
    matches: str
    rank: str

    def put(self, rows: Iterable[tuple[int, Sequence[str], Sequence[str]]]) -> None:
        """Keeps the grams of the titles and of the other words of these entries, by id."""

    def clear(self) -> None:
        """Forgets all."""

    def drop(self, ids: Sequence[int]) -> None:
        """Forgets these."""

    def written(self, query: Query) -> str:
        """The query as the database reads it."""


DIALECTS: Mapping[str, type[Dialect]] = {"sqlite": Sqlite, "postgresql": Postgres}


def dialect() -> Dialect:
    return DIALECTS[connection.vendor]()


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that was found, how many of its kind were, and how near the best of them comes."""

    id: int
    kind: str
    total: int
    best: int


def find(query: Query, *, first: int, last: int, kind: str = "") -> list[Hit]:
    """The first to the last of each kind, or of this one, best first, kind by kind.

    What is called so comes before what is called something that begins so; then what has the words,
    rather in its title. One query.
    """
    if not query.phrases:
        return []
    spoken = dialect()
    facts: dict[str, Any] = {
        "query": spoken.written(query),
        "name": query.folded,
        "first": first,
        "last": last,
        "kind": kind,
    }
    with connection.cursor() as cursor:
        cursor.execute(_sql(spoken), facts)
        return [Hit(*row) for row in cursor.fetchall()]


def _sql(spoken: Dialect) -> str:
    return f"""
        WITH found AS (
            SELECT e.id, e.kind, e.place, {spoken.rank} AS rank,
                CASE
                    WHEN %(name)s IN (e.title_en, e.title_ja) THEN 0
                    WHEN %(name)s IN (
                        substr(e.title_en, 1, length(%(name)s)),
                        substr(e.title_ja, 1, length(%(name)s))
                    ) THEN 1
                    ELSE 2
                END AS tier
            FROM {TABLE} e {spoken.joined}
            WHERE {spoken.matches} AND %(kind)s IN ('', e.kind)
        ), placed AS (
            SELECT id, kind,
                count(*) OVER (PARTITION BY kind) AS total,
                min(tier) OVER (PARTITION BY kind) AS best,
                row_number() OVER (PARTITION BY kind ORDER BY tier, rank, place, id) AS number
            FROM found
        )
        SELECT id, kind, total, best FROM placed
        WHERE number BETWEEN %(first)s AND %(last)s
        ORDER BY kind, number
    """  # noqa: S608  (made of our own words; what was asked for is handed over apart)
