"""Measures the site in one run, each page against a bare view that does the same queries."""

import cProfile
import io
import pstats
import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
from judgequiz.scenarios import FAMILIES, Unfit, ask
from judgequiz.urls import urlpatterns as site_urls

GOAL = 3.0
VARIANT_GOAL = 50
BENCH_SEEDS = 12
ROWS = {"to fetch": 0}


def bare(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    """What Django itself costs: the same middleware, as many rows fetched, a few words."""
    for _ in range(ROWS["to fetch"]):
        Edition.objects.filter(pk=1).first()
    return HttpResponse("bare")


urlpatterns = [*site_urls, path("bare/", bare)]


class Command(BaseCommand):
    help = "Measures the site and prints ratios against bare Django views. Keeps no data."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--rounds", type=int, default=200, help="of each page (default: 200)")

    def handle(self, *args: Any, rounds: int, **options: Any) -> None:  # noqa: ARG002
        # Sections stand one below the other; each prints its own lines.
        self.variants()
        self.web(rounds)

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
        with _nothing_kept(), override_settings(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"]):
            client = Client()
            first = _begun(client)
            quizzes = [_begun(client, same=first) for _ in range(2 * rounds)]
            data = {"choice": _option(first)}

            def get(n: int) -> None:
                client.get(_address(quizzes[n]))

            def post(n: int) -> None:
                client.post(_address(quizzes[n]), data, headers={"HX-Request": "true"})

            forget = caches["template_fragments"].clear
            # Drawn first: nothing of the question is in the cache, as for its first reader.
            self._compare("GET, drawn first", get, rounds, before=forget)
            self._compare("GET a question", get, rounds)
            self._compare("POST, drawn first", post, rounds, before=forget)
            self._compare("POST an answer", lambda n: post(rounds + n), rounds)

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


@contextmanager
def _nothing_kept() -> Iterator[None]:
    """Runs in a transaction that is undone."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def _begun(client: Client, *, same: Quiz | None = None) -> Quiz:
    response = client.post(reverse("start"), {"same": same.paper_id} if same else {})
    if response.status_code != 302:
        raise CommandError(f"A quiz could not be begun: {response.status_code}.")
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def _address(quiz: Quiz) -> str:
    return reverse("question", args=[quiz.pk, 1])


def _option(quiz: Quiz) -> str:
    """A wrong option, since its verdict has the most to say."""
    options = Question.objects.get(pk=quiz.questions[0]).data["options"]
    return next((it["key"] for it in options if not it["right"]), Answer.PASS)


def _milliseconds(act: Callable[[], Any]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def _percentile(values: list[float], at: int) -> float:
    return statistics.quantiles(values, n=100)[at]
