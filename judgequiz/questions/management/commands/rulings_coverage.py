"""Shows what of the rulings is played or asked in writing, and what is not, and why."""

import json
from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any

from django.core.management.base import BaseCommand

from judgequiz.questions.coverage import coverage
from judgequiz.rulings.tables import need_tables

COLUMNS = {
    "rulings": "rulings",
    "played": "played",
    "written": "written",
    "in_families": "in families",
    "facts": "facts",
    "families": "families",
    "signatures": "signatures",
    "misconceptions": "beliefs",
}


class Command(BaseCommand):
    help = "Shows what of the rulings is played, and what is not, and why."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", dest="as_json", help="as JSON")

    def handle(self, *args: Any, as_json: bool, **options: Any) -> None:
        need_tables()
        found = coverage()
        if as_json:
            self.stdout.write(json.dumps(found, ensure_ascii=False, indent=1))
            return
        self._table(found["rows"])
        self._list("Asked in writing, since nothing can play them:", found["written"])
        self._list("Not played:", found["not_played"])

    def _table(self, rows: list[Mapping[str, Any]]) -> None:
        heads = "".join(f"{words:>12}" for words in COLUMNS.values())
        self.stdout.write(f"{'document':<18}{'mechanic':<14}{heads}  CR chapters")
        for row in rows:
            numbers = "".join(f"{row[name]:>12}" for name in COLUMNS)
            chapters = " ".join(map(str, row["chapters"]))
            self.stdout.write(f"{row['document']:<18}{row['mechanic']:<14}{numbers}  {chapters}")
        counted = ("rulings", "played", "written")
        total = "".join(f"{sum(row[name] for row in rows):>12}" for name in counted)
        self.stdout.write(f"{'all':<32}{total}")

    def _list(self, heading: str, rows: list[Mapping[str, str]]) -> None:
        if rows:
            self.stdout.write(f"\n{heading}")
        for it in rows:
            self.stdout.write(f"  {it['ruling']}: {it['why']}")
