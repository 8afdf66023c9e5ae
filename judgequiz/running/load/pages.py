"""What each page costs, beside a bare view with the same middleware and as many queries."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.core.cache import caches
from django.core.management.base import CommandError
from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.test.utils import CaptureQueriesContext
from django.urls import path, reverse

from judgequiz.desk.packing import packed
from judgequiz.questions import replays
from judgequiz.questions.models import Answer, Question
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Card, Edition, Mechanic, Rule, Ruling
from judgequiz.running.load.measuring import percentile, took
from judgequiz.urls import urlpatterns as site_urls

# What is asked most often; a page to read has more on it than a question has.
GOALS = {"question": 3, "answer": 3}
QUESTIONS = 20
ROWS = {"to fetch": 0}
OURS = {
    "ROOT_URLCONF": __name__,
    "ALLOWED_HOSTS": ["*"],
    "STOCK_TOP_UP": False,
    "LOG_SLOW_MS": 0,
    # One learner begins more quizzes in a minute than an address may.
    "ACCOUNT_RATE_LIMITS": {},
}
Ask = Callable[[int], Any]


def bare(request: HttpRequest) -> HttpResponse:  # noqa: ARG001  (a view's)
    """What Django itself costs: the same middleware, as many rows fetched, a few words."""
    for _ in range(ROWS["to fetch"]):
        Edition.objects.filter(pk=1).first()
    return HttpResponse("bare")


urlpatterns = [*site_urls, path("bare/", bare)]


@dataclass(frozen=True, slots=True)
class Cost:
    """How long a page took, in milliseconds, and a bare view in turn with it."""

    name: str
    ours: Sequence[float]
    bare: Sequence[float]
    queries: int
    # Of what a processor worked for this process, which neighbours on the machine hardly change.
    work_ratio: float

    @property
    def ratio(self) -> float:
        return percentile(self.ours, 50) / percentile(self.bare, 50)

    def told(self) -> str:
        parts = []
        for label, at in (("p50", 50), ("p95", 95)):
            mine, theirs = percentile(self.ours, at), percentile(self.bare, at)
            parts.append(f"{label} {mine:7.2f}  bare {theirs:6.2f}  ratio {mine / theirs:5.2f}")
        parts.append(f"of work {self.work_ratio:5.2f}")
        goal = GOALS.get(self.name.partition(",")[0])
        told = f"{self.queries} queries" + (f", goal {goal}" if goal else "")
        return f"{self.name:<22}{'   '.join(parts)}   ({told})"


def compared(name: str, ask: Ask, rounds: int, *, before: Callable[[], Any] | None = None) -> Cost:
    """What it costs to ask for a page, taking turns with a bare view with as many queries."""
    client = Client()
    prepare = before or (lambda: None)
    prepare()
    with CaptureQueriesContext(connection) as captured:
        ask(rounds - 1)
    ROWS["to fetch"] = queries = len(captured)
    ours, theirs = [], []
    for number in range(rounds - 1):
        prepare()
        ours.append(took(partial(ask, number)))
        theirs.append(took(partial(client.get, "/bare/")))
    (passed, worked), (bare_passed, bare_worked) = (
        zip(*ours, strict=True),
        zip(*theirs, strict=True),
    )
    work_ratio = percentile(worked, 50) / percentile(bare_worked, 50)
    return Cost(name, passed, bare_passed, queries, work_ratio)


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Runs in a transaction that is undone, before the bare view's addresses."""
    with override_settings(**OURS), transaction.atomic():
        yield
        transaction.set_rollback(True)


def measured(rounds: int) -> Iterator[Cost]:
    """What a stranger's front page costs, a quiz from question to replay, the catalogue, a desk."""
    yield compared("front", partial(_one_of, Client(), [reverse("front")]), rounds)
    yield from _of_quizzes(rounds)
    yield from _to_read(rounds)


def _of_quizzes(rounds: int) -> Iterator[Cost]:
    client = Client()
    first = begun(client)
    quizzes = [begun(client, same=first) for _ in range(2 * rounds + QUESTIONS)]
    # Each quiz stands at another of the same questions, since some have more to draw.
    wrong = wrong_options(first)
    places = list(itertools.islice(itertools.cycle(wrong), len(quizzes)))

    def get(n: int) -> None:
        _got(client, address(quizzes[n], places[n]))

    def post(n: int) -> None:
        data = {"choice": wrong[places[n]]}
        client.post(address(quizzes[n], places[n]), data, headers={"HX-Request": "true"})

    def replay(n: int) -> None:
        _got(client, reverse("replay", args=[quizzes[n].pk, places[n]]) + "?step=3")

    forget = caches["template_fragments"].clear
    # Drawn first: nothing of the question is in the cache, as for its first reader.
    yield compared("question, drawn first", get, rounds, before=forget)
    for n in range(QUESTIONS):
        get(n)
    yield compared("question", get, rounds)
    yield compared("answer, drawn first", post, rounds, before=forget)
    for n in range(QUESTIONS):
        post(2 * rounds + n)
    yield compared("answer", lambda n: post(rounds + n), rounds)
    yield compared("replay, played first", replay, rounds, before=replays.told.cache_clear)
    for n in range(QUESTIONS):
        replay(n)
    yield compared("replay, a step more", replay, rounds)
    yield compared("progress", lambda _: _got(client, reverse("progress")), rounds)
    yield compared("history", lambda _: _got(client, reverse("history")), rounds)


def _to_read(rounds: int) -> Iterator[Cost]:
    """The catalogue, as someone reads it who goes from one thing to the next."""
    client = Client()
    rulings = list(Ruling.objects.order_by("slug").values_list("slug", flat=True))
    things = {
        "mechanics": [reverse("mechanics")],
        "mechanic": _named("mechanic", Mechanic.objects.order_by("slug"), "slug"),
        "cards": [reverse("cards")],
        "card": _named("card", Card.objects.order_by("slug"), "slug"),
        "rules": [reverse("rules")],
        "rule": _named("rule", Rule.objects.order_by("pk"), "number"),
        "ruling": [reverse("ruling", args=[it]) for it in rulings],
        "search": [f"{reverse('search')}?q={it}" for it in ("cascade", "702.85", "続唱", "bolt")],
        "desk": [reverse("desk-play", args=[packed(SITUATION)])],
    }
    for name, addresses in things.items():
        if not addresses:
            raise CommandError(f"There is no {name} to read: run load_content first.")
        some = addresses[: max(1, rounds // 4)]
        for it in some:
            _got(client, it)
        yield compared(name, partial(_one_of, client, some), rounds)


SITUATION = """judgequiz 1; players A N; turn A3 main1; mana any
A: life 20; hand Lightning Bolt @bolt
N: life 20
A cast @bolt -> N
until stack empty
"""


def _one_of(client: Client, addresses: list[str], number: int) -> None:
    _got(client, addresses[number % len(addresses)])


def _named(view: str, rows: Any, field: str) -> list[str]:
    return [reverse(view, args=[it]) for it in rows.values_list(field, flat=True).distinct()[:50]]


def _got(client: Client, address: str) -> None:
    status = client.get(address).status_code
    if status != 200:
        raise CommandError(f"{address} gave {status}.")


def begun(client: Client, *, same: Quiz | None = None) -> Quiz:
    if Question.objects.in_stock().count() < 5:
        raise CommandError("There is nothing to ask: run load_content and stock first.")
    wish = {"same": same.paper_id} if same else {"count": QUESTIONS}
    response = client.post(reverse("start"), wish)
    if response.status_code != 302:
        raise CommandError(f"A quiz could not be begun: {response.status_code}.")
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def address(quiz: Quiz, place: int) -> str:
    return reverse("question", args=[quiz.pk, place])


def wrong_options(quiz: Quiz) -> dict[int, str]:
    """A wrong option for each place of the quiz, since its verdict has the most to say."""
    asked = Question.objects.in_bulk(quiz.questions)
    return {
        place: next((it["key"] for it in asked[pk].data["options"] if not it["right"]), Answer.PASS)
        for place, pk in enumerate(quiz.questions, start=1)
    }
