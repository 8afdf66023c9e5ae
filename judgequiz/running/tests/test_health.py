"""Whoever watches over the site is told whether it can serve, however they ask."""

import pytest
from django.db import DatabaseError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client

from judgequiz.running import health


@pytest.mark.django_db
def test_it_works(alice: Client, settings, django_assert_max_num_queries):
    settings.SECURE_SSL_REDIRECT = True

    with django_assert_max_num_queries(3):
        response = alice.get("/health/", headers={"Host": "10.0.0.1"})

    assert response.status_code == 200
    assert response.json() == {"status": "ok", "database": "ok", "migrations": "ok"}
    assert response["Cache-Control"] == "no-store"
    assert not response.cookies


def test_a_process_lives_whatever_the_database_does(alice: Client):
    assert alice.get("/health/live/").json() == {"status": "ok"}


@pytest.mark.django_db
def test_what_was_not_migrated_is_told(alice: Client):
    MigrationRecorder(connection).record_unapplied("quiz", "0001_initial")

    response = alice.get("/health/")

    assert response.status_code == 503
    assert response.json() == {
        "status": "unavailable",
        "database": "ok",
        "migrations": "1 to apply",
    }


def test_a_database_that_is_away_is_told_and_not_why(alice: Client, monkeypatch):
    def refuse(_self: object) -> None:
        raise DatabaseError("password=secret")

    monkeypatch.setattr(health.MigrationRecorder, "applied_migrations", refuse)

    response = alice.get("/health/")

    assert response.status_code == 503
    assert response.json() == {"status": "unavailable", "database": "unreachable"}


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_nothing_is_sent_to_it(alice: Client, method: str):
    assert getattr(alice, method)("/health/").status_code == 405
    assert alice.head("/health/live/").content == b""
