"""Loads editions, sources, mechanics, rules, rulings and cards."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from judgequiz.rulings.content import LeftAlone, Unreadable, load
from judgequiz.rulings.tables import need_tables


class Command(BaseCommand):
    help = (
        "Loads the content files and the cards. What is there already is brought up to date, "
        "but for what was edited in the admin; what was left alone is listed."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--folder",
            type=Path,
            default=settings.BASE_DIR / "fixtures",
            help="where the files are (default: fixtures/)",
        )

    def handle(self, *args: Any, folder: Path, **options: Any) -> None:
        need_tables()
        try:
            loaded = load(folder)
        except Unreadable as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(", ".join(f"{count} {name}" for name, count in loaded.counts.items()))
        for left in loaded.left_alone:
            self.stdout.write(_told(left))


def _told(left: LeftAlone) -> str:
    """One line on a row that keeps what was edited here."""
    told = f"left alone: {left.model} {left.row}: edited here: {', '.join(left.edited)}"
    if left.offered:
        told += f"; the files have changed since: {', '.join(left.offered)}"
    return told
