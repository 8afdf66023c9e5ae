"""Logging in by a code that is mailed."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from judgequiz.accounts.tests.members import (
    code_in_mail,
    member,
)
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in, signed_up
from judgequiz.quiz.tests.quizzes import address, begun

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_code_logs_in_where_one_was_going(alice: Client, bob: Client, language: str):
    member(alice)
    quiz = begun(bob)

    asked = bob.post(
        f"/{language}/account/login/code/?next=/{language}/mechanics/",
        {"email": JUDY["email"], "remember": "on", "next": f"/{language}/mechanics/"},
    )
    wrong = bob.post(asked["Location"], {"code": "WRONG1"})
    done = bob.post(asked["Location"], {"code": code_in_mail(), "next": f"/{language}/mechanics/"})

    assert wrong.status_code == 422
    assert done["Location"] == f"/{language}/mechanics/"
    assert bob.cookies["sessionid"]["max-age"] > 80 * 24 * 60 * 60
    assert 'name="choice"' in alice.get(address(quiz)).content.decode(), "a guest’s quiz is theirs"


@pytest.mark.parametrize(("language", "log_in"), [("en", "Log in"), ("ja", "ログイン")])
def test_what_enters_a_code_says_so(bob: Client, language: str, log_in: str):
    asked = {"email": JUDY["email"]}
    page = bob.post(f"/{language}/account/login/code/", asked, follow=True).content.decode()

    main = re.findall(r'<button class="button is-main" type="submit">(.*?)</button>', page)
    assert main == [log_in]


def test_a_code_tells_nobody_who_has_an_account(alice: Client, bob: Client):
    member(alice)
    places = [
        bob.post("/en/account/login/code/", {"email": it}, follow=True)
        for it in (JUDY["email"], "nobody@judge.example")
    ]

    pages = [
        re.sub(r"\S+@judge.example|value=\"\w{64}\"", "", it.content.decode()) for it in places
    ]
    strip = [re.sub(r'nonce="[^"]*"', "", it) for it in pages]
    assert places[0].redirect_chain == places[1].redirect_chain
    assert strip[0] == strip[1]


def test_a_code_is_guessed_three_times_at_most(alice: Client, bob: Client):
    member(alice)
    place = bob.post("/ja/account/login/code/", {"email": JUDY["email"]})["Location"]
    code = code_in_mail()

    statuses = [bob.post(place, {"code": "WRONG1"}).status_code for _ in range(3)]
    page = bob.get("/ja/account/login/code/").content.decode()
    bob.post(place, {"code": code})

    assert statuses == [422, 422, 302]
    assert "失敗が続いた" in page
    assert not is_logged_in(bob)


def test_codes_are_not_sent_without_end(alice: Client):
    member(alice)

    for _ in range(6):
        Client().post("/en/account/login/code/", {"email": JUDY["email"]})

    assert len(mail.outbox) == 3


def test_a_password_that_another_set_does_not_outlive_a_code(alice: Client, bob: Client):
    """Someone signed up with an address that is not theirs; whose it is has the account alone."""
    signed_up(bob)
    asked = alice.post("/en/account/login/code/", {"email": JUDY["email"]})

    alice.post(asked["Location"], {"code": code_in_mail()})

    assert not is_logged_in(bob)
    bob.post("/en/account/login/", LOGIN)
    assert not is_logged_in(bob)
    assert "may be somebody else’s" in alice.get("/en/account/").content.decode()
    assert is_logged_in(alice)
    assert EmailAddress.objects.get().verified


def test_a_password_is_kept_by_whoever_has_confirmed_the_address(alice: Client, bob: Client):
    signed_up(alice)
    link = re.search(r"http://testserver(/\S+)", mail.outbox[-1].body)[1]
    Client().post(link)
    asked = bob.post("/en/account/login/code/", {"email": JUDY["email"]})

    bob.post(asked["Location"], {"code": code_in_mail()})

    assert is_logged_in(bob)
    assert is_logged_in(alice)
    again = Client()
    again.post("/en/account/login/", LOGIN)
    assert is_logged_in(again)
