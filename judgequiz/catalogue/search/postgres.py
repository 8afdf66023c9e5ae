"""The index as a column of the entries' own table, a tsvector with a GIN index."""

from collections.abc import Iterable, Sequence

from django.db import connection

from judgequiz.catalogue.search.grams import Phrase, Query

TABLE = "catalogue_entry"
CREATE = (
    f"ALTER TABLE {TABLE} ADD COLUMN grams tsvector",
    f"CREATE INDEX catalogue_entry_grams ON {TABLE} USING gin (grams)",
)
DROP = (f"ALTER TABLE {TABLE} DROP COLUMN grams",)
# PostgreSQL counts no further; what lies beyond would have to be found apart from its neighbours.
LAST_PLACE = 16_383


class Postgres:
    joined = ""
    matches = "e.grams @@ %(query)s::tsquery"
    # What is in a title has weight A, and counts ten times.
    rank = "-ts_rank(e.grams, %(query)s::tsquery)"

    def put(self, rows: Iterable[tuple[int, Sequence[str], Sequence[str]]]) -> None:
        with connection.cursor() as cursor:
            cursor.executemany(
                f"UPDATE {TABLE} SET grams = %s::tsvector WHERE id = %s",  # noqa: S608  (the name is ours)
                [(_vector(title, words), pk) for pk, title, words in rows],
            )

    def clear(self) -> None:
        """Goes with the entries."""

    def drop(self, ids: Sequence[int]) -> None:
        """Goes with the entries."""

    def written(self, query: Query) -> str:
        return " & ".join(map(_phrase, query.phrases))


def _phrase(phrase: Phrase) -> str:
    """Grams have no quotation marks, so this is read as it is meant."""
    lexemes = " <-> ".join(f"'{gram}'" for gram in phrase.grams)
    return f"({lexemes}{':*' if phrase.goes_on else ''})"


def _vector(title: Sequence[str], words: Sequence[str]) -> str:
    """Each gram with its place; words are a step away from the title, so that no phrase spans."""
    placed = [(gram, place, "A") for place, gram in enumerate(title, 1)]
    placed += [(gram, place, "D") for place, gram in enumerate(words, len(title) + 2)]
    return " ".join(f"'{gram}':{min(place, LAST_PLACE)}{weight}" for gram, place, weight in placed)
