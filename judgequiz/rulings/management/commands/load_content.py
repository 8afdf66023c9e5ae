"""Loads editions, sources, mechanics, rules, rulings and cards."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from judgequiz.rulings.content import Unreadable, load
from judgequiz.rulings.tables import need_tables


class Command(BaseCommand):
    help = "Loads the content files and the cards; what is there already is brought up to date."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--folder",
            type=Path,
            default=settings.BASE_DIR / "fixtures",
            help="where the files are (default: fixtures/)",
        )

    def handle(self, *args: Any, folder: Path, **options: Any) -> None:  # noqa: ARG002
        need_tables()
        try:
            counts = load(folder)
        except Unreadable as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(", ".join(f"{count} {name}" for name, count in counts.items()))
