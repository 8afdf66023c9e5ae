"""A second step: an app, recovery codes, passkeys."""

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.test import Client

from judgequiz.accounts.models import User
from judgequiz.accounts.tests.members import (
    code_of,
    english_in,
    has_app,
    member,
    shown_again,
    with_app,
)
from judgequiz.accounts.tests.test_sign_in import LOGIN, is_logged_in
from judgequiz.quiz.tests.quizzes import address, begun

pytestmark = pytest.mark.django_db


def test_a_second_step_is_asked_for(alice: Client, bob: Client):
    user = member(alice)
    quiz = begun(bob)
    key = with_app(alice)
    assert "Keep them on paper" in alice.get("/en/account/second/codes/").content.decode()
    recovery = Authenticator.objects.get(user=user, type="recovery_codes").wrap().get_unused_codes()

    first = bob.post("/en/account/login/", {**LOGIN, "next": "/ja/mechanics/"})

    assert first["Location"].startswith("/en/account/login/second/")
    assert not is_logged_in(bob)
    assert 'name="choice"' in bob.get(address(quiz)).content.decode(), "still the guest’s"
    assert bob.post(first["Location"], {"code": "000000"}).status_code == 422
    page = bob.get(first["Location"].replace("/en/", "/ja/", 1)).content.decode()
    assert not english_in(page)
    done = bob.post(first["Location"], {"code": code_of(key)})
    assert done["Location"] == "/ja/mechanics/"
    assert 'name="choice"' in bob.get(address(quiz)).content.decode()

    carol = Client()
    carol.post("/en/account/login/", LOGIN)
    carol.post("/en/account/login/second/", {"code": recovery[0]})
    assert is_logged_in(carol)
    dave = Client()
    dave.post("/en/account/login/", LOGIN)
    dave.post("/en/account/login/second/", {"code": recovery[0]})
    assert not is_logged_in(dave), "a recovery code works once"


def test_guessing_a_second_step_is_slowed_down(alice: Client, bob: Client):
    member(alice)
    key = with_app(alice)
    code = code_of(key)
    bob.post("/en/account/login/", LOGIN)
    for _ in range(5):
        bob.post("/ja/account/login/second/", {"code": "000000"})

    response = bob.post("/ja/account/login/second/", {"code": code})

    assert "失敗が続いた" in response.content.decode()
    assert not is_logged_in(bob)


def test_a_second_step_waits_for_the_address_to_be_confirmed(alice: Client):
    member(alice)
    EmailAddress.objects.update(verified=False)
    shown_again(alice)

    response = alice.get("/en/account/second/app/", follow=True)

    assert "Confirm your e-mail address first" in response.content.decode()


def test_a_second_step_is_removed_with_its_codes(alice: Client, bob: Client):
    user = member(alice)
    with_app(alice)

    alice.post("/en/account/second/app/remove/")

    assert not Authenticator.objects.filter(user=user).exists()
    bob.post("/en/account/login/", LOGIN)
    assert is_logged_in(bob)


@pytest.mark.parametrize(
    "credential",
    [
        "",
        "[]",
        '"x"',
        "{}",
        "7",
        "null",
        '{"response": 5}',
        '{"response": {"userHandle": "AA"}}',
        "\x00",
    ],
)
def test_a_forged_passkey_opens_nothing(alice: Client, bob: Client, credential: str):
    member(alice)
    with_app(alice)
    shown_again(alice)
    bob.post("/en/account/login/", LOGIN)

    for client, page in (
        (Client(), "login/passkey/"),
        (bob, "login/second/"),
        (alice, "passkeys/add/"),
        (alice, "again/passkey/"),
    ):
        client.get(f"/en/account/{page}", headers={"accept": "application/json"})
        response = client.post(f"/en/account/{page}", {"credential": credential})

        assert response.status_code in (302, 422), (page, response.status_code)
    assert not is_logged_in(bob)
    assert not Authenticator.objects.filter(type="webauthn").exists()


def test_staff_free_someone_who_lost_their_second_step(alice: Client, bob: Client):
    user = member(alice)
    with_app(alice)
    bob.force_login(User.objects.create_superuser("sam", "sam@judge.example"))

    bob.post(
        "/en/admin/accounts/user/",
        {"action": "remove_second_steps", "_selected_action": [user.pk]},
    )

    assert not has_app(user)
    assert "mfa" not in bob.get("/en/admin/").content.decode()
