"""Where no mail can be sent, nobody is stopped who needs none, and the others are told."""

from collections.abc import Iterator
from smtplib import SMTPServerDisconnected
from unittest.mock import patch

import pytest
from allauth.account.models import EmailAddress
from django.core.mail import EmailMessage
from django.test import Client, override_settings

from judgequiz.accounts.models import User
from judgequiz.accounts.tests.members import PASSWORD, shown_again
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in, signed_up

pytestmark = pytest.mark.django_db


@pytest.fixture(params=[ConnectionRefusedError("no"), SMTPServerDisconnected("gone")])
def down(request: pytest.FixtureRequest) -> Iterator[None]:
    with patch.object(EmailMessage, "send", side_effect=request.param):
        yield


@pytest.mark.usefixtures("down")
def test_signing_up_needs_no_mail(alice: Client):
    signed_up(alice)

    assert is_logged_in(alice)


@pytest.mark.usefixtures("down")
@override_settings(ACCOUNT_EMAIL_VERIFICATION="mandatory")
def test_an_account_that_needs_one_is_told_and_kept(alice: Client):
    response = alice.post("/en/account/signup/", JUDY)

    assert response.status_code == 503
    assert "No mail can be sent at the moment." in response.content.decode()
    assert User.objects.filter(email=JUDY["email"]).exists()
    assert not is_logged_in(alice)


@pytest.mark.parametrize("address", [JUDY["email"], "nobody@judge.example"])
def test_a_forgotten_password_is_told_and_tells_nobody_who_has_an_account(
    alice: Client, bob: Client, address: str, down: None
):
    signed_up(alice)

    response = bob.post("/ja/account/password/", {"email": address})

    assert response.status_code == 503
    assert "今はメールを送れない。" in response.content.decode()


@override_settings(ACCOUNT_EMAIL_VERIFICATION="mandatory")
def test_what_a_mail_is_waited_for_is_told_when_none_can_be_sent(alice: Client, monkeypatch):
    user = User.objects.create_user("judy", email=JUDY["email"], password=PASSWORD)
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    alice.post("/en/account/login/", LOGIN)
    shown_again(alice)
    monkeypatch.setattr(
        "django.core.mail.EmailMessage.send", lambda *_, **__: (_ for _ in ()).throw(OSError("no"))
    )

    code = Client().post("/ja/account/login/code/", {"email": user.email})
    again = alice.post("/ja/account/again/code/", {"recipient": user.email})
    added = alice.post("/ja/account/email/", {"email": "n@judge.example", "action_add": "1"})
    changed = alice.post(
        "/en/account/password/change/",
        {"oldpassword": PASSWORD, "password1": "a-quieter-9", "password2": "a-quieter-9"},
    )

    for response in (code, again, added):
        assert response.status_code == 503
        assert "今はメールを送れない。" in response.content.decode()
    assert changed.status_code == 302, "only a notice"
