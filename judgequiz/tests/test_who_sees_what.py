"""Who may open what: every address of the site, for everyone there is, as docs/roles.md says it."""

from collections.abc import Iterator

import pytest
from django.db import transaction
from django.http import HttpResponse
from django.urls import URLPattern, URLResolver, get_resolver
from zeal import zeal_ignore

from judgequiz.tests.addresses import TABLES, Row, named
from judgequiz.tests.everyone import PEOPLE, World, everyone

NOBODY = "–"
ALONE = "is in no row of docs/roles.md; add one there, with what each person is answered"

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> Iterator[World]:
    # In the admin who asks and who is shown are both people, fetched one by one.
    with zeal_ignore([{"model": "accounts.User", "field": "get()"}]):
        yield everyone()


def _asked(world: World, who: str, row: Row) -> HttpResponse:
    """The answer to one request; what it changed is taken back."""
    send = getattr(world.browser(who), row.method.lower())
    point = transaction.savepoint()
    try:
        return send(world.said(row.address, who=who), row.fields(world, who=who))
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


def test_every_address_has_a_row(world: World):
    routes = {route for route, _method in named(world)}

    missing = [f"{it} {ALONE}" for it in _patterns(get_resolver()) if it not in routes]

    assert not missing, "\n".join(missing)


def test_what_no_row_names_is_refused(world: World):
    """An address that is asked in one way only says so when it is asked in the other."""
    rows = named(world)
    other = {"GET": "POST", "POST": "GET"}
    unnamed = [
        row._replace(method=other[method])
        for (route, method), row in rows.items()
        if (route, other[method]) not in rows and "/admin/" not in row.address
    ]

    taken = [f"{it} {ALONE}" for it in unnamed if _asked(world, "guest", it).status_code != 405]

    assert unnamed
    assert not taken, "\n".join(taken)
