"""The list of sessions of one’s own, and ending them."""

import re

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from judgequiz.accounts import sessions
from judgequiz.accounts.models import User
from judgequiz.accounts.tests.members import (
    member,
)
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in

pytestmark = pytest.mark.django_db


def test_sessions_are_listed_and_ended(alice: Client, bob: Client, django_assert_num_queries):
    member(alice)
    clients = [bob, Client(), Client()]
    for client in clients:
        client.post(
            "/en/account/login/", LOGIN, headers={"user-agent": "Mozilla (Windows) Firefox/1"}
        )

    page = alice.get("/ja/account/sessions/").content.decode()

    assert page.count("Firefox, Windows") >= 3
    assert "127.0.0.1" in page
    number = re.findall(r'name="end" value="(\d+)"', page)[-1]
    alice.post("/en/account/sessions/", {"end": number})
    assert [is_logged_in(it) for it in clients].count(True) == 2
    alice.post("/en/account/sessions/", {"end": "others"})
    assert not any(is_logged_in(it) for it in clients)
    assert is_logged_in(alice)
    assert Session.objects.count() == 1


def test_all_other_sessions_end_also_those_that_are_not_listed(
    alice: Client, bob: Client, monkeypatch
):
    monkeypatch.setattr(sessions, "LISTED", 2)
    member(alice)
    for client in (bob, Client(), Client(), alice):
        client.post("/en/account/login/", LOGIN)

    alice.post("/en/account/sessions/", {"end": "others"})

    assert not is_logged_in(bob)
    assert is_logged_in(alice)


def test_nobody_ends_another_persons_session(alice: Client, bob: Client):
    member(alice)
    member(bob, email="bob@judge.example")
    number = re.findall(
        r"\d+", str(list(User.objects.get(email=JUDY["email"]).usersession_set.values_list("pk")))
    )[0]

    bob.post("/en/account/sessions/", {"end": number})

    assert is_logged_in(alice)
