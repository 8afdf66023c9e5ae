"""Every address of the site, as docs/roles.md lists them."""

import re
from collections.abc import Iterator
from itertools import chain, product
from typing import NamedTuple
from urllib.parse import parse_qsl

from django.conf import settings
from django.urls import resolve

from judgequiz.tests.everyone import World

TABLE = settings.BASE_DIR / "docs" / "roles.md"
REQUEST = re.compile(r"(?P<methods>GET|POST|GET, POST) /(?P<address>\S*)(?: (?P<sent>\S+))?")


class Row(NamedTuple):
    """One request, and what it gives whom, in the order of PEOPLE."""

    method: str
    address: str
    sent: str
    gives: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.address} {self.sent}".strip()

    def fields(self, world: World, *, who: str) -> dict[str, str]:
        return dict(parse_qsl(world.said(self.sent, who=who), keep_blank_values=True))


def _tables() -> dict[str, list[Row]]:
    """The rows of each table, by its heading."""
    tables: dict[str, list[Row]] = {}
    heading = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        if line.startswith("| `"):
            tables.setdefault(heading, []).extend(_rows(line))
    return tables


def _rows(line: str) -> Iterator[Row]:
    """A line that names two methods or {several,things} is as many rows."""
    request, *gives = (cell.strip(" `") for cell in line.strip("|").split("|"))
    found = REQUEST.fullmatch(request)
    assert found, f"{request} is no request"
    parts = re.split(r"\{([^{}]*,[^{}]*)\}", found["address"])
    choices = [it.split(",") if n % 2 else [it] for n, it in enumerate(parts)]
    for method, chosen in product(found["methods"].split(", "), product(*choices)):
        address = "".join(chosen)
        # What machines ask for has no language in front.
        language = "" if address.endswith((".txt", ".xml")) else "en/"
        yield Row(method, f"/{language}{address}", found["sent"] or "", tuple(gives))


TABLES = _tables()


def named(world: World) -> dict[tuple[str, str], Row]:
    """By pattern and method, the first row there is on them."""
    rows: dict[tuple[str, str], Row] = {}
    for row in chain(*TABLES.values()):
        route = resolve(world.said(row.address, who="staff").split("?")[0]).route
        rows.setdefault((route, row.method), row)
    return rows
