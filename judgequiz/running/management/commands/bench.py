"""Measures what is promised: playing, pages, a grown site, crowds, memory, sizes."""

import cProfile
import io
import math
import pstats
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, suppress
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.test import Client, override_settings

from judgequiz.accounts.models import Learner
from judgequiz.questions.faults import faults
from judgequiz.rulings.tables import need_tables
from judgequiz.running.load import databases, growth, memory, pages, sizes
from judgequiz.running.load.guests import Heard, crowd
from judgequiz.running.load.measuring import percentile
from judgequiz.running.load.sites import THREADS, WORKERS, Server, prepared, served
from judgequiz.scenarios import FAMILIES, Unfit, ask

VARIANT_GOAL = 50
BENCH_SEEDS = 12
PARTS = ("variants", "pages", "sizes", "growth", "crowd", "memory")
# What `growth` runs in a database of its own.
GROWN = "grown"
DATABASES = {"SQLite": databases.sqlite, "PostgreSQL": databases.postgres}
Databases = Mapping[str, Callable[[], AbstractContextManager[str]]]


class Command(BaseCommand):
    help = (
        "Measures playing, pages against bare Django views, a site that has grown, crowds that"
        " answer at once on SQLite and PostgreSQL, memory, and sizes. Keeps no data: what is"
        " written goes to databases of its own, or is undone."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--only", nargs="+", choices=[*PARTS, GROWN], default=PARTS, metavar="PART",
            help=f"of {', '.join(PARTS)}",
        )  # fmt: skip
        parser.add_argument("--rounds", type=int, default=200, help="of each page (default: 200)")
        parser.add_argument(
            "--guests", type=int, nargs="+", default=[20, 100], help="in each crowd (20, then 100)"
        )
        parser.add_argument("--seconds", type=float, default=15, help="they answer (default: 15)")

    def handle(
        self,
        *args: Any,
        only: list[str],
        rounds: int,
        guests: list[int],
        seconds: float,
        **options: Any,
    ) -> None:
        if not (rounds > 1 and min(guests) > 0 and 0 < seconds < math.inf):
            raise CommandError("--rounds is at least 2, --guests 1, and --seconds more than 0.")
        need_tables()
        # Sections stand one below the other; each prints its own lines.
        sections: dict[str, Callable[[], None]] = {
            "variants": self.variants,
            "pages": lambda: self.pages(rounds),
            "sizes": self.sizes,
            "growth": lambda: self.growth(rounds),
            "crowd": lambda: self.crowd(guests, seconds),
            "memory": self.memory,
            GROWN: lambda: self.grown(rounds),
        }
        for part in only:
            sections[part]()

    def variants(self) -> None:
        """A variant played under all beliefs, checked, in both languages; with a profile."""
        times: list[float] = []
        slow: list[tuple[float, str]] = []
        for slug in FAMILIES:
            for seed in range(BENCH_SEEDS):
                began = time.perf_counter()
                try:
                    faults(ask(slug, seed).as_json())
                except Unfit:
                    continue
                took = (time.perf_counter() - began) * 1000
                times.append(took)
                slow.append((took, f"{slug} {seed}"))
        self.stdout.write(
            f"Variants, {len(times)} of {len(FAMILIES)} families, milliseconds:"
            f" p50 {percentile(times, 50):.1f}, p95 {percentile(times, 95):.1f}"
            f" (goal {VARIANT_GOAL}), slowest {max(slow)[1]} {max(slow)[0]:.1f}"
        )
        profile = cProfile.Profile()
        profile.enable()
        for slug in FAMILIES:
            with suppress(Unfit):
                ask(slug, BENCH_SEEDS)
        profile.disable()
        words = io.StringIO()
        pstats.Stats(profile, stream=words).sort_stats("tottime").print_stats(12)
        lines = [
            line for line in words.getvalue().splitlines() if "judgequiz" in line or "{" in line
        ]
        self.stdout.write("  where the time goes (calls, seconds of its own, place):")
        for line in lines[:12]:
            calls, own, _, _, _, *place = line.split()
            self.stdout.write(f"  {calls:>10} {own:>7} {' '.join(place).split('judgequiz/')[-1]}")

    def pages(self, rounds: int) -> None:
        self.stdout.write(f"Pages, {rounds} rounds each, milliseconds:")
        with pages.nothing_kept():
            for cost in pages.measured(rounds):
                self.stdout.write(f"  {cost.told()}")

    def sizes(self) -> None:
        self.stdout.write("Sizes, bytes:")
        with pages.nothing_kept():
            client = Client()
            quiz = pages.begun(client)
            bodies = [
                len(client.get(pages.address(quiz, place)).content)
                for place in range(1, len(quiz.questions) + 1)
            ]
        told = f"of {len(bodies)} questions the median is {sorted(bodies)[len(bodies) // 2]}"
        self.stdout.write(f"  HTML of a question  {max(bodies):6}  (goal {sizes.HTML}; {told})")
        for name, files, goal in (
            ("CSS, gzipped", ["site.css"], sizes.STYLE),
            ("JS, gzipped", sizes.scripts(), sizes.SCRIPTS),
        ):
            size = sizes.gzipped(files)
            self.stdout.write(f"  {name:<18}  {size:6}  (goal {goal}; {', '.join(files)})")

    def growth(self, rounds: int, *, on: Databases = DATABASES) -> None:
        """One learner's pages before and after, on each of these databases that there is."""
        self.stdout.write(
            f"Growth, one learner with {growth.ENOUGH} answers alone, again, then {growth.ANSWERS}"
            f" among {growth.LEARNERS} learners, {rounds} rounds each, milliseconds:"
        )
        again = [sys.executable, "manage.py", "bench"]
        for name, database in on.items():
            try:
                with database() as url, prepared(url) as environment:
                    done = subprocess.run(  # noqa: S603  (this very command)
                        [*again, "--only", GROWN, "--rounds", str(rounds)],
                        cwd=settings.BASE_DIR,
                        env=environment,
                        capture_output=True,
                        text=True,
                        check=False,
                    )
            except databases.NotHere as why:
                self.stdout.write(f"  {name:<11}skipped: {why}")
                continue
            for line in (done.stdout or done.stderr).splitlines():
                self.stdout.write(f"  {name:<11}{line}")

    def grown(self, rounds: int) -> None:
        if Learner.objects.exists():
            raise CommandError("This fills the database, and somebody has been here: say growth.")
        with override_settings(**pages.OURS):
            for before, again, after in growth.measured(rounds):
                self.stdout.write(f"before  {before.told()}")
                for name, cost in (("again", again), ("after", after)):
                    change, work = cost.ratio / before.ratio, cost.work_ratio / before.work_ratio
                    told = f"{change:.2f} times, of work {work:.2f}"
                    self.stdout.write(f"{name:<8}{cost.told()}   {told}")

    def crowd(self, guests: list[int], seconds: float, *, on: Databases = DATABASES) -> None:
        """Crowds that answer at once, on each of these databases that there is."""
        self.stdout.write(
            f"Crowds, {seconds:g} seconds each, gunicorn with {WORKERS} workers of {THREADS}"
            " threads, milliseconds:"
        )
        for name, database in on.items():
            try:
                with database() as url, served(url) as server:
                    for count in guests:
                        heard = crowd(server.port, guests=count, seconds=seconds)
                        for line in told(heard, seconds):
                            self.stdout.write(f"  {name:<11}{count:>4} guests  {line}")
            except databases.NotHere as why:
                self.stdout.write(f"  {name:<11}skipped: {why}")

    def memory(self) -> None:
        """What a server process has, as deployed: threads, topping up, a replay now and then."""
        self.stdout.write("Memory of a server process, megabytes (goal: flat):")
        with (
            databases.sqlite() as url,
            prepared(url, stock=("--per-family", "2")) as environment,
            Server.running(environment, workers=1) as server,
        ):
            if not server.workers():
                self.stdout.write("  skipped: no /proc names its processes")
                return
            for questions, megabytes in memory.measured(server):
                self.stdout.write(f"  after {questions:5} questions  {megabytes:6.1f}")


def told(heard: Heard, seconds: float) -> Iterator[str]:
    yield (
        f"{heard.requests / seconds:.0f} requests/s,"
        f" {len(heard.posts) / seconds:.0f} answers/s, {heard.errors.total()} errors"
    )
    for name, times in (("GET a question", heard.gets), ("POST an answer", heard.posts)):
        p50, p95 = (percentile(times, at) * 1000 for at in (50, 95))
        yield f"{name:<16}p50 {p50:7.1f}  p95 {p95:7.1f}  ({len(times)} times)"
    for error, times_over in heard.errors.most_common():
        yield f"error, {times_over} times: {error}"
