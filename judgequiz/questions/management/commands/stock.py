"""Plays, checks and stores variants of every family."""

import os
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.questions.revising import revise
from judgequiz.questions.stock import Stocked, retire_faulty, retire_outdated, stock
from judgequiz.questions.tying import tie
from judgequiz.rulings.models import Mechanic
from judgequiz.rulings.tables import need_tables
from judgequiz.scenarios import FAMILIES

MOST_PER_FAMILY = 10_000


class Command(BaseCommand):
    help = "Plays, checks and stores variants; what is in stock already counts."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--per-family", type=int, default=12, help="variants of each family (default: 12)"
        )
        parser.add_argument("--family", default="", help="only this family")
        parser.add_argument(
            "--new-only", action="store_true", help="only families of which nothing is in stock"
        )
        parser.add_argument(
            "--processes",
            type=int,
            default=os.cpu_count() or 1,
            help="how many play at once (as many as there are processors)",
        )

    def handle(
        self,
        *args: Any,
        per_family: int,
        family: str,
        new_only: bool,
        processes: int,
        verbosity: int,
        **options: Any,
    ) -> None:
        if family and family not in FAMILIES:
            raise CommandError(f"There is no family {family}.")
        if not 0 <= per_family <= MOST_PER_FAMILY:
            raise CommandError(f"--per-family takes a number from 0 to {MOST_PER_FAMILY}.")
        need_tables()
        if not Mechanic.objects.exists():
            raise CommandError("There are no mechanics yet: run load_content first.")
        retired = retire_outdated() + retire_faulty()
        revised = revise()
        tie()
        results = []
        for result in stock(per_family, only=family, new_only=new_only, processes=processes):
            results.append(result)
            if verbosity and (result.made or result.faults):
                self.stdout.write(_line(result))
        self._sum_up(results, retired=retired, revised=revised)

    def _sum_up(self, results: list[Stocked], *, retired: int, revised: int) -> None:
        made = sum(result.made for result in results)
        total = sum(result.total for result in results)
        short = [it.family for it in results if not it.total and not it.is_withdrawn]
        withdrawn = [it.family for it in results if it.is_withdrawn]
        self.stdout.write(
            f"{made} new, {total} in stock, from {len(results)} families;"
            f" {retired} retired, {revised} said anew."
        )
        if withdrawn:
            self.stdout.write(f"Withdrawn, and not stocked: {', '.join(withdrawn)}.")
        if short:
            self.stderr.write(f"Nothing could be stocked of: {', '.join(short)}.")
        faulty = [result for result in results if result.faults]
        for result in faulty:
            for fault, count in result.faults.most_common():
                self.stderr.write(f"{result.family}: {fault} ({count} times)")
        if faulty:
            raise CommandError(f"{len(faulty)} families played questions that can't be asked.")


def _line(result: Stocked) -> str:
    return (
        f"{result.family:40} {result.made:4} new {result.total:4} in stock"
        f" {result.unfit:4} unfit {result.repeated:4} repeated"
    )
