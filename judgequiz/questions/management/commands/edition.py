"""Plays every family by the rules of two days, and lists the keys that differ."""

import os
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from judgequiz.questions.management.commands.play import a_date
from judgequiz.questions.processes import players
from judgequiz.rulings.templatetags.words import named
from judgequiz.scenarios import (
    EDITION,
    MISCONCEPTIONS,
    Changed,
    Unfit,
    changed_between,
    in_force,
    played_families,
)


class Command(BaseCommand):
    help = "Lists the questions that had another right answer on one day than on another."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("date", type=a_date, help="a day, as in 2021-02-24")
        parser.add_argument(
            "--diff",
            type=a_date,
            default=EDITION,
            metavar="DATE2",
            help="the day to compare it with (the edition in force)",
        )
        parser.add_argument("--seeds", type=int, default=20, help="seeds of each family (20)")
        parser.add_argument("--family", default="", help="only this family")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        parser.add_argument(
            "--lang", default="en", choices=("en", "ja"), help="language of the answers"
        )

    def handle(self, *_args: Any, **options: Any) -> None:
        then, now, seeds = options["date"], options["diff"], options["seeds"]
        if seeds < 1:
            raise CommandError("--seeds takes a number from 1.")
        played = played_families()
        slugs = [options["family"]] if options["family"] else sorted(played)
        if slugs[0] not in played:
            raise CommandError(f"No family that is played is called {slugs[0]}.")
        self._dated(then, now, options["lang"])
        count, total, differing = len(slugs), 0, 0
        with players(options["processes"]) as play:
            for asked, found in play(
                compared, slugs, [seeds] * count, [then] * count, [now] * count
            ):
                total += asked
                differing += bool(found)
                self._family(found, asked, options["lang"])
        self.stdout.write(
            f"{differing} of {count} families have keys that differ; {total} questions compared."
        )

    def _dated(self, then: str, now: str, language: str) -> None:
        """What was the rule on one of the two days alone."""
        for slug in sorted(in_force(then) ^ in_force(now), key=_until):
            belief = MISCONCEPTIONS[slug]
            said = getattr(belief.says, language)
            self.stdout.write(f"until {belief.true_until}: {slug}: {said}")

    def _family(self, found: list[Changed], asked: int, language: str) -> None:
        """A line for each way in which answers of a family differ, the commonest first."""
        ways: dict[str, list[int]] = {}
        for it in found:
            before, after = (named(said._asdict(), language) for said in (it.then, it.now))
            way = f"{before} -> {after} ({', '.join(it.because)})"
            ways.setdefault(way, []).append(it.seed)
        for way, seeds in sorted(ways.items(), key=lambda row: -len(row[1])):
            self.stdout.write(
                f"{found[0].slug} ({len(seeds)} of {asked}, first seed {seeds[0]}): {way}"
            )


def compared(slug: str, seeds: int, then: str, now: str) -> tuple[int, list[Changed]]:
    """How many seeds of a family gave a question, and what has changed."""
    asked, found = 0, []
    for seed in range(seeds):
        try:
            change = changed_between(slug, seed, then, now)
        except Unfit:
            continue
        asked += 1
        if change is not None:
            found.append(change)
    return asked, found


def _until(slug: str) -> tuple[str, str]:
    return MISCONCEPTIONS[slug].true_until, slug
