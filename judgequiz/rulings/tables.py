"""What every command needs first: a database with tables."""

from django.core.management.base import CommandError
from django.db import connection

from judgequiz.rulings.models import Mechanic


def need_tables() -> None:
    """Says what to do where `migrate` has not been run."""
    if Mechanic._meta.db_table not in connection.introspection.table_names():
        raise CommandError("The database has no tables yet: run migrate first.")
