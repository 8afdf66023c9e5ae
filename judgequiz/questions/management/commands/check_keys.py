"""Derives keys a second time: by what each family expects, written from the rules."""

import os
from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.questions.processes import players
from judgequiz.scenarios import Unfit, played_families, underived

MOST_SHOWN = 3


class Command(BaseCommand):
    help = (
        "Plays seeds of every family that isn't written and fails where a key doesn't follow from"
        " what is expected."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seeds", type=int, default=20, help="Seeds of each family (20).")
        parser.add_argument("--family", default="", help="Only this family.")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)

    def handle(self, *_args: Any, **options: Any) -> None:
        played = played_families()
        slugs = [options["family"]] if options["family"] else sorted(played)
        if slugs[0] not in played:
            raise CommandError(f"No family that is played is called {slugs[0]}.")
        seeds = options["seeds"]
        if seeds < 1:
            raise CommandError("--seeds takes a number from 1.")
        derived, unfit, faulty = 0, 0, 0
        with players(options["processes"]) as play:
            for slug, found in play(faults_of, slugs, [seeds] * len(slugs)):
                unfit += found.pop("unfit", 0)
                derived += found.pop("derived", 0)
                faulty += bool(found)
                for fault, times in found.most_common(MOST_SHOWN):
                    self.stderr.write(f"{slug}: {fault} ({times} times)")
        self.stdout.write(f"{derived} keys derived twice; {unfit} seeds gave no question.")
        if faulty:
            raise CommandError(f"{faulty} families have keys that do not follow.")


def faults_of(slug: str, seeds: int) -> tuple[str, Counter[str]]:
    """What is wrong with a family's keys, and how often; `derived` and `unfit` count the others."""
    found: Counter[str] = Counter()
    for seed in range(seeds):
        try:
            faults = underived(slug, seed)
        except Unfit:
            faults = ["unfit"]
        found.update(faults or ["derived"])
    if found["unfit"] == seeds:
        found["no seed gives a question"] = seeds
    return slug, found
