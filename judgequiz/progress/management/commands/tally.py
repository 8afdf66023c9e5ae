"""Adds up what is not added up yet, as starting a quiz does for whoever starts one."""

from typing import Any

from django.core.management.base import BaseCommand

from judgequiz.progress.tallies import settle, with_many_answers


class Command(BaseCommand):
    help = (
        "Adds up the answers of everyone who has given many and whose tally is behind, or not true "
        "any more since a question was withdrawn. Pages are right without it, and sooner with it."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        settled = sum(map(settle, with_many_answers()))
        self.stdout.write(f"{settled} tallies brought up to date.")
