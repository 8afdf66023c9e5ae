"""Whoever works in the admin is known by an e-mail address from the first day."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from zeal import zeal_ignore

from judgequiz.accounts.models import User

pytestmark = pytest.mark.django_db

USERS = "/en/admin/accounts/user/"
ADDRESS = "chief@example.org"
PASSWORD = "quorum-lantern-7"


def chief() -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser(email=ADDRESS, password=PASSWORD))
    return client


def superuser(monkeypatch: pytest.MonkeyPatch, **given: str) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", PASSWORD)
    call_command("createsuperuser", interactive=False, stdout=StringIO(), **given)


def test_it_works(monkeypatch: pytest.MonkeyPatch, alice: Client):
    superuser(monkeypatch, email=ADDRESS)

    response = alice.post(
        "/en/account/login/", {"login": ADDRESS.upper(), "password": PASSWORD, "next": "/en/admin/"}
    )

    assert response["Location"] == "/en/admin/"
    assert ADDRESS in alice.get("/en/admin/").content.decode()


@pytest.mark.parametrize("given", [{}, {"email": ""}, {"email": ADDRESS.upper()}])
def test_the_command_wants_an_address_of_ones_own(monkeypatch: pytest.MonkeyPatch, given: dict):
    superuser(monkeypatch, email=ADDRESS)

    with pytest.raises(CommandError):
        superuser(monkeypatch, **given)

    assert User.objects.count() == 1


def test_who_is_added_in_the_admin_can_log_in(alice: Client):
    new = {"email": "judy@example.org", "usable_password": "true"}
    passwords = {"password1": "a-long-password-8", "password2": "a-long-password-8"}

    response = chief().post(f"{USERS}add/", new | passwords)

    assert response.status_code == 302
    sent = {"login": "judy@example.org", "password": "a-long-password-8"}
    assert alice.post("/en/account/login/", sent).status_code == 302


@pytest.mark.parametrize(
    ("email", "told"),
    [("", "This field is required"), (ADDRESS.upper(), "There is an account with this")],
)
def test_nobody_is_added_without_an_address_of_their_own(email: str, told: str):
    sent = {"email": email, "usable_password": "true", "password1": PASSWORD, "password2": PASSWORD}

    response = chief().post(f"{USERS}add/", sent)

    assert told in response.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize("page", ["", "add/", "{pk}/change/"])
def test_no_page_shows_a_username(page: str):
    client = chief()
    user = User.objects.get()

    with zeal_ignore([{"model": "accounts.User", "field": "get()"}]):  # who asks, and who is shown
        content = client.get(USERS + page.format(pk=user.pk)).content.decode()

    assert ADDRESS in content
    assert user.username not in content
    assert "sername" not in content
