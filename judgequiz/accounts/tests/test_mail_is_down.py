"""Where no mail can be sent, nobody is stopped who needs none, and the others are told."""

from collections.abc import Iterator
from smtplib import SMTPServerDisconnected
from unittest.mock import patch

import pytest
from django.core.mail import EmailMessage
from django.test import Client, override_settings

from judgequiz.accounts.models import User
from judgequiz.accounts.tests.test_sign_in import JUDY, is_logged_in, signed_up

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
