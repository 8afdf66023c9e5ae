"""Puts a backup in the place of the database."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import connection

from judgequiz.running.copies import copying
from judgequiz.running.copies.faults import NoCopy


class Command(BaseCommand):
    help = "Puts what `backup` wrote to FILE in the place of the database, which is kept aside."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--yes", action="store_true", help="replace the database")

    def handle(self, *args: Any, file: Path, yes: bool, **options: Any) -> None:
        try:
            behind = copying.checked(file)
            if not yes:
                raise CommandError(
                    f"{file} is whole. To put it in the place of {self._ours()}, stop the site and"
                    " say --yes; what is there now is kept aside."
                )
            aside = copying.restore(file)
        except NoCopy as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(f"Restored from {file}. What was there is in {aside}.")
        if behind:
            self.stdout.write(f"It is of an older version: run migrate ({behind} to apply).")

    def _ours(self) -> str:
        name = connection.settings_dict["NAME"]
        return f"the database {name}"
