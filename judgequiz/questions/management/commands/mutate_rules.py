"""Answers each question of the rules wrongly, and reports which facts and families notice."""

import gc
import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.scenarios import RULES_QUESTIONS, mutant_report


class Command(BaseCommand):
    help = (
        "Plays every fact and family under mutants of the rules. Status 1 if one survives"
        " unexplained, or is explained and needs no explanation."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--method", default="", help="mutants of this question alone")
        parser.add_argument("--json", action="store_true", help="the whole report as JSON")

    def handle(self, *args: Any, method: str, **options: Any) -> None:
        if method and method not in RULES_QUESTIONS:
            raise CommandError(f"The rules have no question {method}.")
        # As in the tests: nearly all there is stays until the end.
        gc.set_threshold(50_000, 20, 100)
        report = mutant_report(method)
        if options["json"]:
            self.stdout.write(json.dumps(report.as_json(), ensure_ascii=False, indent=1))
        else:
            self.stdout.write("\n".join(report.lines()))
        if not report.is_well:
            raise SystemExit(1)
