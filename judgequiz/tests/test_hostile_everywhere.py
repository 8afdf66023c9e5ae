"""Whatever is sent to any address by anyone: no error of ours, and nothing of another person's."""

import re
import uuid
from collections.abc import Iterator
from itertools import chain
from urllib.parse import quote, urlencode

import pytest
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from zeal import zeal_ignore

from judgequiz.quiz.tests.quizzes import HTMX
from judgequiz.tests.addresses import TABLES, Row, named
from judgequiz.tests.everyone import CANARY, PEOPLE, World, everyone

pytestmark = pytest.mark.django_db

ROWS = list({row.address: row for row in chain(*TABLES.values())}.values())
OURS = b'id="screen"'
FORM = b'aria-invalid="true"'  # A form that was refused is shown again and says what is wrong.
KEEPERS = ("editor", "reviewer", "staff")
NAME = re.compile(r'name="([\w-]+)"')
# Fields that some page of ours or of the admin reads without showing them in a form.
UNSEEN = ["next", "step", "as", "q", "page", "p", "o", "e", "_popup", "_to_field", "_save", "back"]
UNSEEN += ["action", "index", "_selected_action", "select_across", "id__exact", "family", "state"]

ODD = [
    "\x00",
    "\ud800",
    "\u202e<b>'\"",
    "{{ 7 }}{0}%(x)s%s",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "9" * 40,
    "-1",
    "1e999",
    "９",
    "../../etc",
    "x" * 100_000,
]
words = st.sampled_from(ODD) | st.text(max_size=40)
fields = st.dictionaries(st.integers(0, 40), words, max_size=5)
# In a path, as a browser would write it or would not.
SEGMENTS = ["%00", "%ED%A0%80", "%FF", "%E2%80%AE", "'%20OR%201=1--", "%3Cb%3E", "%25s", "%2F"]
SEGMENTS += ["0", "-1", "9" * 40, "a" * 3000, "{{7}}", "..", "1%0A", str(uuid.UUID(int=0))]
segments = st.sampled_from(SEGMENTS) | st.text(max_size=40).map(
    lambda text: quote(text, safe="", errors="surrogatepass")
)
QUIET = settings(
    derandomize=True,
    deadline=None,
    max_examples=200,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def world() -> Iterator[World]:
    with zeal_ignore():  # A page may ask again for what was forged.
        yield everyone()


def _sent(client: Client, method: str, url: str, body: str, **headers: str) -> HttpResponse:
    """The answer to one request; what it changed is taken back."""
    point = transaction.savepoint()
    try:
        return client.generic(
            method, url, body, content_type="application/x-www-form-urlencoded", headers=headers
        )
    finally:
        transaction.savepoint_rollback(point)


def _written(names: list[str], chosen: dict[int, str]) -> str:
    told = [(names[number % len(names)], value) for number, value in chosen.items()]
    return urlencode(told, errors="surrogatepass")


@QUIET
@given(
    row=st.sampled_from(ROWS),
    who=st.sampled_from(PEOPLE),
    method=st.sampled_from(["GET", "POST"]),
    spoilt=st.none() | st.tuples(st.integers(1, 7), segments),
    asked=fields,
    sent=fields,
    part=st.booleans(),
)
def test_it_works(
    world: World,
    row: Row,
    who: str,
    method: str,
    spoilt: tuple[int, str] | None,
    asked: dict[int, str],
    sent: dict[int, str],
    *,
    part: bool,
):
    client = world.browser(who)
    address = row.address.replace("{my-", "{their-") if who == "stranger" else row.address
    url = world.said(address, who=who).split("?")[0]
    form = _sent(client, "GET", url, "").content.decode(errors="replace")
    names = [*dict.fromkeys(NAME.findall(form)), *UNSEEN]
    if spoilt:
        steps = url.split("/")
        steps[1 + spoilt[0] % (len(steps) - 1)] = spoilt[1]
        url = "/".join(steps)

    response = _sent(
        client,
        method,
        f"{url}?{_written(names, asked)}",
        _written(names, sent) if method == "POST" else "",
        **(HTMX if part else {}),
    )

    in_admin = row.address.startswith("/en/admin/")
    assert response.status_code < 500
    assert (
        response.status_code < 400
        or in_admin
        or OURS in response.content
        or (response.status_code == 422 and FORM in response.content)
    )
    assert CANARY not in response.content.decode(errors="replace") or (in_admin and who in KEEPERS)


def test_without_a_token_nothing_is_taken(world: World):
    """A page says so, whoever sends it and wherever to."""
    client = Client(enforce_csrf_checks=True)
    client.cookies = world.browser("staff").cookies

    for (_route, method), row in named(world).items():
        if method == "POST":
            response = _sent(client, "POST", world.said(row.address, who="staff"), row.sent)

            assert (response.status_code, OURS in response.content) == (403, True), row


def test_other_methods_are_refused(world: World):
    """A page says so, whoever asks."""
    for row in named(world).values():
        if not row.address.startswith("/en/admin/"):
            client, url = world.browser("learner"), world.said(row.address, who="learner")

            response = _sent(client, "PUT", url, "")

            assert (response.status_code, OURS in response.content) == (405, True), row
