"""Compares what families give with their digests on record, and renews the record."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.scenarios import FAMILIES, digest_record, keep_digests


class Command(BaseCommand):
    help = "Lists the families that differ from their digest on record. Status 1 if one does."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--renew",
            action="store_true",
            help="record them anew, except those that ask something else under the same version",
        )
        parser.add_argument(
            "--same-question",
            nargs="+",
            default=[],
            metavar="SLUG",
            help="with --renew: these too, of which no variant in stock has become wrong: the seeds"
            " draw other cards, or the same play is written otherwise",
        )

    def handle(
        self,
        *args: Any,
        renew: bool,
        same_question: list[str],
        **options: Any,
    ) -> None:
        unknown = [slug for slug in same_question if slug not in FAMILIES]
        if unknown:
            raise CommandError(f"There is no family {unknown[0]}.")
        if same_question and not renew:
            raise CommandError("--same-question goes with --renew.")
        record = digest_record()
        for slug, change in record.changes.items():
            self.stdout.write(f"{slug}: {change.value}")
        refused = record.refused(same_question)
        if renew:
            keep_digests(record.renewed(same_question))
            count = len(record.changes) - len(refused)
            self.stdout.write(f"{count} of {len(record.now)} families renewed.")
        if refused:
            raise CommandError(
                "Raise their version, or say --renew --same-question: " + " ".join(refused)
            )
        if record.changes and not renew:
            raise CommandError("Look at what changed, then say --renew.")
