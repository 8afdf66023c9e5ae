"""The pages of one’s own account, in both languages, and what is done there."""

import re

import pytest
from allauth.account.adapter import get_adapter as account_adapter
from allauth.account.models import EmailAddress
from allauth.mfa.adapter import get_adapter as second_step_adapter
from allauth.socialaccount.adapter import get_adapter as service_adapter
from django.core import mail
from django.test import Client
from django.utils import translation

from judgequiz.accounts.models import User
from judgequiz.accounts.tests.members import (
    PASSWORD,
    english_in,
    member,
    shown_again,
    with_app,
)
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in

pytestmark = pytest.mark.django_db

OPEN = (
    "account/",
    "account/login/",
    "account/login/code/",
    "account/signup/",
    "account/password/",
    "account/with/cancelled/",
    "account/with/failed/",
    "account/data/",
    "account/delete/",
    "account/gone/",
    "privacy/",
)
OWN = (
    "account/",
    "account/email/",
    "account/password/change/",
    "account/second/",
    "account/second/app/",
    "account/passkeys/",
    "account/passkeys/add/",
    "account/sessions/",
    "account/again/",
    "account/again/code/",
    "account/data/",
    "account/delete/",
    "account/with/",
    "account/logout/",
)
WITH_APP = (
    "account/",
    "account/second/",
    "account/second/app/remove/",
    "account/second/codes/",
    "account/second/codes/new/",
    "account/again/second/",
    "account/passkeys/",
)


def _both(client: Client, pages: tuple[str, ...], asks) -> list[str]:
    faults = []
    for page in pages:
        for language in ("en", "ja"):
            with asks(12):
                response = client.get(f"/{language}/{page}")
            content = response.content.decode()
            if response.status_code not in (200, 401):
                faults.append(f"{language}/{page}: {response.status_code}")
            if language == "ja" and english_in(content):
                faults.append(f"{page}: {english_in(content)}")
            if language == "en" and re.search("[ぁ-ん]", content.replace("日本語", "")):
                faults.append(f"{page}: Japanese")
            if "style=" in content or re.search(r"<script(?![^>]*(src=|json))", content):
                faults.append(f"{page}: against the content security policy")
    return faults


def test_it_works(alice: Client, django_assert_max_num_queries):
    faults = _both(alice, OPEN, django_assert_max_num_queries)
    member(alice)
    shown_again(alice)
    faults += _both(alice, OWN, django_assert_max_num_queries)
    with_app(alice)
    faults += _both(alice, WITH_APP, django_assert_max_num_queries)

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("adapter", [account_adapter, second_step_adapter, service_adapter])
def test_every_refusal_is_said_in_japanese(adapter):
    """But for what can't happen here: there are neither usernames nor telephones."""
    with translation.override("ja"):
        said = {key: str(words) for key, words in adapter().error_messages.items()}

    never = re.compile("phone|username|select_only_one|unknown_email|same_as_current")
    assert not [
        key for key, it in said.items() if not re.search("[ぁ-ん]", it) and not never.search(key)
    ]
    assert not [it for key, it in said.items() if "ください" in it and not never.search(key)]


def test_a_refused_form_is_422_in_our_words(alice: Client):
    member(alice)
    shown_again(alice)
    for page, post in {
        "password/change/": {"oldpassword": "x", "password1": "1", "password2": "2"},
        "email/": {"email": "x", "action_add": "1"},
        "second/app/": {"code": "000000"},
        "passkeys/add/": {"name": "key", "credential": "[]"},
        "again/": {"password": "wrong"},
        "again/code/": {"recipient": "nobody@judge.example"},
    }.items():
        response = alice.post(f"/ja/account/{page}", post)

        assert response.status_code == 422, page
        assert not english_in(response.content.decode()), page
        assert "ください" not in response.content.decode(), page


def test_an_address_is_added_confirmed_and_made_the_main_one(alice: Client, bob: Client):
    user = member(alice)
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_add": "1"})
    assert not EmailAddress.objects.filter(email="new@judge.example").exists(), "not shown again"
    shown_again(alice)

    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_add": "1"})

    assert mail.outbox[-1].to == ["new@judge.example"]
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_primary": "1"})
    user.refresh_from_db()
    assert user.email == JUDY["email"], "an address that nobody has confirmed"
    link = re.search(r"http://testserver(/\S+)", mail.outbox[-1].body)[1]
    alice.post(link)
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_primary": "1"})
    user.refresh_from_db()
    assert user.email == "new@judge.example"
    told = mail.outbox[-1]
    assert (told.to, told.subject) == ([JUDY["email"]], "JudgeQuiz：アカウントの変更のお知らせ")
    assert "主なメールアドレスがnew@judge.exampleに変更されました。" in told.body
    alice.post("/ja/account/email/", {"email": JUDY["email"], "action_remove": "1"})
    bob.post("/en/account/login/", {**LOGIN, "login": "new@judge.example"})
    assert is_logged_in(bob)


def test_an_address_that_another_took_is_refused_in_words(alice: Client, bob: Client):
    member(alice)
    User.objects.create_user("mallory", email="shared@judge.example")
    EmailAddress.objects.create(
        user=User.objects.get(email=JUDY["email"]), email="shared@judge.example", verified=True
    )
    shown_again(alice)

    response = alice.post(
        "/en/account/email/", {"email": "shared@judge.example", "action_primary": "1"}, follow=True
    )

    assert "There is an account with this e-mail address." in response.content.decode()


def test_a_new_password_ends_the_other_sessions(alice: Client, bob: Client):
    member(alice)
    bob.post("/en/account/login/", LOGIN)
    new = {"password1": "a-quieter-stack-of-9", "password2": "a-quieter-stack-of-9"}

    response = alice.post("/en/account/password/change/", {"oldpassword": PASSWORD, **new})

    assert response["Location"] == "/en/account/"
    page = alice.get("/en/account/").content.decode()
    assert not is_logged_in(bob)
    assert "The password is changed." in page
    assert "You are logged in in 1 browser." in page
    assert "The password was changed." in mail.outbox[-1].body
