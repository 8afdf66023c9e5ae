"""A crowd answers a real server, on a database of its own, and what goes wrong is counted."""

import io
import socket
from collections import Counter
from functools import partial

import psycopg
import pytest
from django.db import connection

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import some_stored
from judgequiz.running.load import databases
from judgequiz.running.load.guests import Heard, crowd
from judgequiz.running.load.sites import served
from judgequiz.running.management.commands.bench import Command, told
from judgequiz.scenarios import FAMILIES


def test_it_works():
    with (
        databases.sqlite() as url,
        served(url, stock=["--per-family", "2", "--family", min(FAMILIES)]) as server,
    ):
        heard = crowd(server.port, guests=2, seconds=0.5)

    assert not heard.errors
    assert heard.gets
    assert heard.posts
    assert all(seconds > 0 for seconds in heard.gets + heard.posts)


@pytest.mark.django_db(transaction=True)
def test_each_verdict_counted_is_an_answer_recorded(live_server):
    some_stored(5)

    heard = crowd(live_server.thread.port, guests=2, seconds=0.5)

    assert not heard.errors
    assert len(heard.posts) == Answer.objects.count() > 0
    assert Answer.objects.values("learner").distinct().count() == 2


@pytest.mark.django_db(transaction=True)
def test_a_refusal_is_an_error(live_server):
    heard = crowd(live_server.thread.port, guests=1, seconds=0.2)

    assert set(heard.errors) == {"422 to POST /en/quiz/"}
    assert not heard.posts


def test_a_server_that_is_gone_is_an_error():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

    heard = crowd(port, guests=2, seconds=0.2)

    assert heard.errors.total() >= 2
    assert heard.requests == heard.errors.total()


@pytest.mark.django_db(transaction=True)
def test_a_postgres_of_its_own_or_one_beside_ours():
    try:
        with databases.postgres() as url, psycopg.connect(url) as made:
            assert made.execute("SELECT count(*) FROM pg_stat_user_tables").fetchone() == (0,)
            assert made.info.dbname != connection.settings_dict["NAME"]
    except databases.NotHere as why:
        pytest.skip(str(why))

    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)


@pytest.mark.skipif(connection.vendor == "postgresql", reason="PostgreSQL is there")
def test_without_postgres_that_half_is_skipped_and_says_so(tmp_path):
    out = io.StringIO()

    Command(stdout=out).crowd([2], 0.1, on={"PostgreSQL": partial(databases.postgres, tmp_path)})

    assert (
        f"PostgreSQL skipped: no DATABASE_URL names one, and there is no server under {tmp_path}"
        in out.getvalue()
    )


def test_it_is_told_how_it_went():
    heard = Heard(gets=[0.1, 0.2], posts=[0.3], others=1, errors=Counter({"500 to GET /en/": 2}))

    rate, gets, posts, error = told(heard, 2)

    assert rate == "3 requests/s, 0 answers/s, 2 errors"
    assert gets.startswith("GET a question  p50   150.0")
    assert posts.startswith("POST an answer  p50   300.0")
    assert error == "error, 2 times: 500 to GET /en/"
