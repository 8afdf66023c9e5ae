"""Who may open what: every address of the site, for everyone there is, as docs/roles.md says it."""

import re
from collections.abc import Iterator
from itertools import chain, product
from typing import NamedTuple
from urllib.parse import parse_qsl

import pytest
from django.conf import settings
from django.db import transaction
from django.http import HttpResponse
from django.urls import URLPattern, URLResolver, get_resolver, resolve
from zeal import zeal_ignore

from judgequiz.tests.everyone import PEOPLE, World, everyone

TABLE = settings.BASE_DIR / "docs" / "roles.md"
REQUEST = re.compile(r"(?P<methods>GET|POST|GET, POST) /(?P<address>\S*)(?: (?P<sent>\S+))?")
NOBODY = "–"
ALONE = "is in no row of docs/roles.md; add one there, with what each person is answered"


class Row(NamedTuple):
    """One request, and what it gives whom, in the order of PEOPLE."""

    method: str
    address: str
    sent: str
    gives: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.address} {self.sent}".strip()


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

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> Iterator[World]:
    # In the admin who asks and who is shown are both people, fetched one by one.
    with zeal_ignore([{"model": "accounts.User", "field": "get()"}]):
        yield everyone()


def _asked(world: World, who: str, row: Row) -> HttpResponse:
    """The answer to one request; what it changed is taken back."""
    data = dict(parse_qsl(world.said(row.sent, who=who), keep_blank_values=True))
    send = getattr(world.browser(who), row.method.lower())
    point = transaction.savepoint()
    try:
        return send(world.said(row.address, who=who), data)
    finally:
        transaction.savepoint_rollback(point)


def _told(response: HttpResponse) -> str:
    is_login = response.status_code == 302 and "/login/" in response["Location"]
    return "log in" if is_login else str(response.status_code)


@pytest.mark.parametrize("table", TABLES)
def test_it_works(world: World, table: str):
    wrong = []
    for row in TABLES[table]:
        told = dict(zip(PEOPLE, row.gives, strict=True))
        found = {
            who: it if it == NOBODY else _told(_asked(world, who, row)) for who, it in told.items()
        }
        if found != told:
            wrong.append(f"{row}: docs/roles.md says {told}, it is {found}")

    assert not wrong, "\n".join(wrong)


def _patterns(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        route = before + str(pattern.pattern).removeprefix("^")
        if isinstance(pattern, URLPattern):
            yield route
        else:
            yield from _patterns(pattern, route)


def _named(world: World) -> dict[tuple[str, str], Row]:
    """By pattern and method, the first row there is on them."""
    named: dict[tuple[str, str], Row] = {}
    for row in chain(*TABLES.values()):
        route = resolve(world.said(row.address, who="staff").split("?")[0]).route
        named.setdefault((route, row.method), row)
    return named


def test_every_address_has_a_row(world: World):
    named = {route for route, _method in _named(world)}

    missing = [f"{it} {ALONE}" for it in _patterns(get_resolver()) if it not in named]

    assert not missing, "\n".join(missing)


def test_what_no_row_names_is_refused(world: World):
    """An address that is asked in one way only says so when it is asked in the other."""
    named = _named(world)
    other = {"GET": "POST", "POST": "GET"}
    unnamed = [
        row._replace(method=other[method])
        for (route, method), row in named.items()
        if (route, other[method]) not in named and "/admin/" not in row.address
    ]

    taken = [f"{it} {ALONE}" for it in unnamed if _asked(world, "guest", it).status_code != 405]

    assert unnamed
    assert not taken, "\n".join(taken)
