"""Copies the database to a file while the site serves."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.running.copies import copying
from judgequiz.running.copies.faults import NoCopy


class Command(BaseCommand):
    help = "Copies the database to FILE, as it is at one moment; the site may serve meanwhile."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--yes", action="store_true", help="replace FILE if it is there")

    def handle(self, *args: Any, file: Path, yes: bool, **options: Any) -> None:
        if file.exists() and not yes:
            raise CommandError(f"{file} is there already: name another, or say --yes.")
        try:
            copying.back_up(file)
        except NoCopy as fault:
            raise CommandError(str(fault)) from fault
        size = file.stat().st_size / 1_000_000
        self.stdout.write(
            f"{file}: {size:.1f} MB. Keep the secret key with it (VAR_DIR/secret-key or"
            " SECRET_KEY): with another one no browser knows its guest any more."
        )
