"""The index as a table of FTS5 beside that of the entries, with the same ids."""

from collections.abc import Iterable, Sequence

from django.db import connection

from judgequiz.catalogue.search.grams import Phrase, Query

TABLE = "catalogue_grams"
# Grams are cut already: whatever is not ASCII is part of one, and so is a dot.
CREATE = f"CREATE VIRTUAL TABLE {TABLE} USING fts5(title, words, tokenize=\"ascii tokenchars '.'\")"
DROP = f"DROP TABLE {TABLE}"


class Sqlite:
    joined = f"JOIN {TABLE} ON {TABLE}.rowid = e.id"
    matches = f"{TABLE} MATCH %(query)s"
    # What is in a title counts ten times.
    rank = f"bm25({TABLE}, 10.0, 1.0)"

    def put(self, rows: Iterable[tuple[int, Sequence[str], Sequence[str]]]) -> None:
        kept = [(pk, " ".join(title), " ".join(words)) for pk, title, words in rows]
        self.drop([pk for pk, *_ in kept])
        with connection.cursor() as cursor:
            cursor.executemany(
                f"INSERT INTO {TABLE}(rowid, title, words) VALUES (%s, %s, %s)",  # noqa: S608  (the name is ours)
                kept,
            )

    def clear(self) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {TABLE}")  # noqa: S608  (the name is ours, here and below)

    def drop(self, ids: Sequence[int]) -> None:
        with connection.cursor() as cursor:
            cursor.executemany(f"DELETE FROM {TABLE} WHERE rowid = %s", [(pk,) for pk in ids])  # noqa: S608  (as above)

    def written(self, query: Query) -> str:
        return " AND ".join(map(_phrase, query.phrases))


def _phrase(phrase: Phrase) -> str:
    """Grams have no quotation marks, so this is read as it is meant."""
    return f'"{" ".join(phrase.grams)}"' + (" *" if phrase.goes_on else "")
