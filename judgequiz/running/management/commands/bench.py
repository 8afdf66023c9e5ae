"""Measures all that is promised to be quick: playing, pages against bare views, and a crowd."""

import cProfile
import io
import itertools
import math
import pstats
import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import Any

from django.core.cache import caches
from django.core.management.base import BaseCommand, CommandError
from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext
from django.urls import path, reverse

from judgequiz.questions.faults import faults
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Edition
from judgequiz.rulings.tables import need_tables
from judgequiz.running.load import databases
from judgequiz.running.load.guests import Heard, crowd
from judgequiz.running.load.sites import THREADS, WORKERS, served
from judgequiz.scenarios import FAMILIES, Unfit, ask
from judgequiz.urls import urlpatterns as site_urls

GOAL = 3.0
VARIANT_GOAL = 50
BENCH_SEEDS = 12
QUESTIONS = 20
ROWS = {"to fetch": 0}
CROWDED = {"SQLite": databases.sqlite, "PostgreSQL": databases.postgres}


def bare(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    """What Django itself costs: the same middleware, as many rows fetched, a few words."""
    for _ in range(ROWS["to fetch"]):
        Edition.objects.filter(pk=1).first()
    return HttpResponse("bare")


urlpatterns = [*site_urls, path("bare/", bare)]


class Command(BaseCommand):
    help = (
        "Measures playing, pages against bare Django views, and a crowd that answers at once,"
        " on SQLite and PostgreSQL. Keeps no data, and gives the crowd databases of its own."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--rounds", type=int, default=200, help="of each page (default: 200)")
        parser.add_argument("--guests", type=int, default=20, help="in the crowd (default: 20)")
        parser.add_argument("--seconds", type=float, default=15, help="they answer (default: 15)")

    def handle(
        self,
        *args: Any,  # noqa: ARG002
        rounds: int,
        guests: int,
        seconds: float,
        **options: Any,  # noqa: ARG002
    ) -> None:
        if not (rounds > 1 and guests > 0 and 0 < seconds < math.inf):
            raise CommandError("--rounds is at least 2, --guests 1, and --seconds more than 0.")
        need_tables()
        # Sections stand one below the other; each prints its own lines.
        self.variants()
        self.web(rounds)
        self.load(guests, seconds)

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
            f" p50 {_percentile(times, 49):.1f}, p95 {_percentile(times, 94):.1f}"
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

    def web(self, rounds: int) -> None:
        """GET and POST of a question, against bare views with the same number of queries."""
        if Question.objects.in_stock().count() < 5:
            raise CommandError("There is nothing to ask: run load_content and stock first.")
        self.stdout.write(f"Web, {rounds} rounds each, milliseconds:")
        ours = {"ROOT_URLCONF": __name__, "ALLOWED_HOSTS": ["*"], "STOCK_TOP_UP": False}
        with _nothing_kept(), override_settings(**ours):
            client = Client()
            first = _begun(client)
            quizzes = [_begun(client, same=first) for _ in range(2 * rounds + QUESTIONS)]
            # Each quiz stands at another of the same questions, since some have more to draw.
            wrong = _wrong_options(first)
            places = list(itertools.islice(itertools.cycle(wrong), len(quizzes)))

            def get(n: int) -> None:
                client.get(_address(quizzes[n], places[n]))

            def post(n: int) -> None:
                data = {"choice": wrong[places[n]]}
                headers = {"HX-Request": "true"}
                client.post(_address(quizzes[n], places[n]), data, headers=headers)

            forget = caches["template_fragments"].clear
            # Drawn first: nothing of the question is in the cache, as for its first reader.
            self._compare("GET, drawn first", get, rounds, before=forget)
            self._draw_all(get)
            self._compare("GET a question", get, rounds)
            self._compare("POST, drawn first", post, rounds, before=forget)
            self._draw_all(lambda n: post(2 * rounds + n))
            self._compare("POST an answer", lambda n: post(rounds + n), rounds)

    def _draw_all(self, ask: Callable[[int], Any]) -> None:
        for n in range(QUESTIONS):
            ask(n)

    def _compare(
        self,
        name: str,
        ask: Callable[[int], Any],
        rounds: int,
        *,
        before: Callable[[], Any] = lambda: None,
    ) -> None:
        """Times the page and, in turn with it, a bare view with as many queries."""
        client = Client()
        before()
        with CaptureQueriesContext(connection) as captured:
            ask(rounds - 1)
        queries = len(captured)
        ROWS["to fetch"] = queries
        ours, theirs = [], []
        for number in range(rounds - 1):
            before()
            ours.append(_milliseconds(partial(ask, number)))
            theirs.append(_milliseconds(partial(client.get, "/bare/")))
        for label, at in (("p50", 49), ("p95", 94)):
            mine, bare_view = _percentile(ours, at), _percentile(theirs, at)
            self.stdout.write(
                f"  {name:<18}{label}  {mine:7.2f}  bare {bare_view:6.2f}"
                f"  ratio {mine / bare_view:5.2f}  ({queries} queries, goal {GOAL:.0f})"
            )

    def load(
        self,
        guests: int,
        seconds: float,
        *,
        on: Mapping[str, Callable[[], AbstractContextManager[str]]] = CROWDED,
    ) -> None:
        """A crowd that answers at once, on each of these databases that there is."""
        self.stdout.write(
            f"Load, {guests} guests for {seconds:g} seconds,"
            f" gunicorn with {WORKERS} workers of {THREADS} threads, milliseconds:"
        )
        for name, database in on.items():
            try:
                with database() as url, served(url) as port:
                    heard = crowd(port, guests=guests, seconds=seconds)
            except databases.NotHere as why:
                self.stdout.write(f"  {name:<11}skipped: {why}")
                continue
            for line in told(heard, seconds):
                self.stdout.write(f"  {name:<11}{line}")


def told(heard: Heard, seconds: float) -> Iterator[str]:
    yield (
        f"{heard.requests / seconds:.0f} requests/s,"
        f" {len(heard.posts) / seconds:.0f} answers/s, {heard.errors.total()} errors"
    )
    for name, times in (("GET a question", heard.gets), ("POST an answer", heard.posts)):
        p50, p95 = (_percentile(times, at) * 1000 for at in (49, 94))
        yield f"{name:<16}p50 {p50:7.1f}  p95 {p95:7.1f}  ({len(times)} times)"
    for error, times_over in heard.errors.most_common():
        yield f"error, {times_over} times: {error}"


@contextmanager
def _nothing_kept() -> Iterator[None]:
    """Runs in a transaction that is undone."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def _begun(client: Client, *, same: Quiz | None = None) -> Quiz:
    wish = {"same": same.paper_id} if same else {"count": QUESTIONS}
    response = client.post(reverse("start"), wish)
    if response.status_code != 302:
        raise CommandError(f"A quiz could not be begun: {response.status_code}.")
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def _address(quiz: Quiz, place: int) -> str:
    return reverse("question", args=[quiz.pk, place])


def _wrong_options(quiz: Quiz) -> dict[int, str]:
    """A wrong option for each place of the quiz, since its verdict has the most to say."""
    asked = Question.objects.in_bulk(quiz.questions)
    return {
        place: next((it["key"] for it in asked[pk].data["options"] if not it["right"]), Answer.PASS)
        for place, pk in enumerate(quiz.questions, start=1)
    }


def _milliseconds(act: Callable[[], Any]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def _percentile(values: list[float], at: int) -> float:
    if len(values) < 2:
        return values[0] if values else math.nan
    return statistics.quantiles(values, n=100)[at]
