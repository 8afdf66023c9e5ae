"""People who work in the admin, each signed in in a browser of their own."""

from django.contrib.auth.models import Group
from django.test import Client

from judgequiz.accounts.groups import EDITOR, REVIEWER
from judgequiz.accounts.models import User


def judy() -> Client:
    """An editor."""
    return _signed_in("judy", EDITOR)


def ray() -> Client:
    """A reviewer."""
    return _signed_in("ray", REVIEWER)


def _signed_in(name: str, group: str) -> Client:
    user = User.objects.create_user(name, password="a-long-password", is_staff=True)
    user.groups.add(Group.objects.get(name=group))
    client = Client()
    client.force_login(user)
    return client
