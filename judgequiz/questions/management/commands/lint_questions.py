"""Plays variants of every family and looks them, each family and the whole bank over for faults."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.questions.lints import report as reports
from judgequiz.questions.lints.agents import NoLearning
from judgequiz.questions.lints.playing import played
from judgequiz.questions.lints.report import Report
from judgequiz.scenarios import FAMILIES

# Families are what varies: with more than 40 seeds the bank's figures move by less than a point.
SEEDS = 40
MOST_SEEDS = 10_000


class Command(BaseCommand):
    help = "Plays variants of every family and fails where a lint finds an error."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--seeds", type=int, default=SEEDS, help=f"variants of each family (default: {SEEDS})"
        )
        parser.add_argument(
            "--family", default="", help="only this family, without the agents that need them all"
        )
        parser.add_argument("--json", action="store_true", dest="as_json", help="as JSON")

    def handle(
        self,
        *args: Any,
        seeds: int,
        family: str,
        as_json: bool,
        **options: Any,
    ) -> None:
        if family and family not in FAMILIES:
            raise CommandError(f"There is no family {family}.")
        if not 1 <= seeds <= MOST_SEEDS:
            raise CommandError(f"--seeds takes a number from 1 to {MOST_SEEDS}.")
        try:
            bank, found = played(seeds, [family] if family else [])
            report = reports.linted(bank, found, with_agents=not family)
        except NoLearning as missing:
            raise CommandError(
                f"The agents need scikit-learn ({missing}): pip install -r requirements-dev.txt."
            ) from missing
        except RuntimeError as fault:
            raise CommandError(f"A family cannot be played.\n{fault}") from fault
        self._show(report, as_json=as_json)
        if report.errors:
            raise CommandError(f"{report.errors} errors.")

    def _show(self, report: Report, *, as_json: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps(reports.as_json(report), ensure_ascii=False, indent=1))
            return
        for line in reports.lines(report):
            self.stdout.write(line)
