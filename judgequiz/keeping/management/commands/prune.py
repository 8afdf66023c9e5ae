"""Removes what nobody can come back to: old guests, empty quizzes, sessions that have run out."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from judgequiz.keeping.pruning import prune
from judgequiz.rulings.tables import need_tables


class Command(BaseCommand):
    help = (
        "Removes old guests, quizzes without an answer, papers that nobody takes, sessions that"
        " have run out, and retired questions that nobody has answered; never what a user has."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--dry-run", action="store_true", help="say what would go, and remove nothing"
        )

    def handle(self, *args: Any, dry_run: bool, **options: Any) -> None:
        need_tables()
        for name, count in prune(dry_run=dry_run):
            if count:
                self.stdout.write(f"{count} {name}")
        self.stdout.write("Nothing was removed." if dry_run else "Done.")
