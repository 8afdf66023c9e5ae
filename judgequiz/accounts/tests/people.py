"""People who work in the admin, each signed in in a browser of their own."""

from django.apps import apps
from django.contrib.auth.models import Group
from django.db.migrations import RunPython
from django.db.migrations.loader import MigrationLoader
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
    if not Group.objects.filter(name=group).exists():
        _make_groups()
    user.groups.add(Group.objects.get(name=group))
    client = Client()
    client.force_login(user)
    return client


def _make_groups() -> None:
    """What migrations put into the database, which a test that empties it has taken away."""
    for migration in MigrationLoader(None).disk_migrations.values():
        for step in migration.operations:
            if isinstance(step, RunPython) and step.code.__name__ == "make_groups":
                step.code(apps, None)
