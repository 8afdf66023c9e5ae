"""A thousand posts that began as valid ones: each is answered, soon, and never by an error of ours."""

import random
import time
from collections import Counter
from urllib.parse import quote, urlencode

import pytest
from django.test import Client

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import RIGHT, WRONG, some_stored
from judgequiz.quiz.tests.quizzes import HTMX, address, begun

pytestmark = pytest.mark.django_db

MARKS = [
    "\u202e",
    "\u2066",
    "\u200b",
    "\ufeff",
    "\x00",
    "\ud7ff",
    "９",
    "＝",
    "＆",
    "\r\n",
    "'",
    "<",
]
TYPES = [
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-7",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/json",
    "text/plain",
    "",
    "\u00ff/\u00ff",
]
WIDE = str.maketrans(
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９",
)


def _swapped(chance: random.Random, text: str) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        one, other = chance.randrange(len(letters)), chance.randrange(len(letters))
        letters[one], letters[other] = letters[other], letters[one]
    return "".join(letters)


def _truncated(chance: random.Random, text: str) -> str:
    return text[: chance.randrange(len(text))]


def _nested(chance: random.Random, text: str) -> str:
    for _ in range(chance.randint(1, 12)):
        text = f"choice={quote(text)}&sure[{quote(text[:40])}]=1"
    return text[:200_000]


def _widened(chance: random.Random, text: str) -> str:
    cut = chance.randrange(len(text))
    return text[:cut] + text[cut:].translate(WIDE)


def _marked(chance: random.Random, text: str) -> str:
    cut = chance.randrange(len(text))
    return text[:cut] + chance.choice(MARKS) * chance.randint(1, 30) + text[cut:]


def _huge(chance: random.Random, text: str) -> str:
    number = chance.choice(["9" * 5000, "-" + "9" * 400, "1e999", "0x" + "f" * 300, "NaN"])
    return text.replace("2", number).replace("=1", f"={number}")


def _repeated(chance: random.Random, text: str) -> str:
    return "&".join([text] * chance.choice([2, 30, 300]))


MUTATIONS = [_swapped, _truncated, _nested, _widened, _marked, _huge, _repeated]


def test_it_works(alice: Client, settings):
    # How often a quiz may be begun is tested in test_start_quiz.
    settings.ACCOUNT_RATE_LIMITS = {}
    chance = random.Random("posts")
    some_stored(5)
    targets: list[str] = []
    seen: Counter[int] = Counter()
    slowest = 0.0

    for number in range(1000):
        if number % 20 == 0:
            quiz = begun(alice, count=0)
            targets = ["/ja/quiz/", *(address(quiz, position) for position in range(1, 6))]
        valid = {"choice": chance.choice([RIGHT, WRONG]), "sure": "2", "count": "5", "first": "1"}
        body = urlencode(valid)
        for mutate in chance.sample(MUTATIONS, chance.randint(1, 2)):
            body = mutate(chance, body) or "="
        began = time.perf_counter()
        response = alice.generic(
            "POST",
            chance.choice(targets),
            data=body.encode("utf-8", "surrogatepass"),
            content_type=TYPES[0] if chance.random() < 0.8 else chance.choice(TYPES),
            headers=HTMX if chance.random() < 0.5 else {},
        )
        slowest = max(slowest, time.perf_counter() - began)
        seen[response.status_code] += 1

    assert set(seen) <= {200, 302, 400, 422}, seen
    assert seen[422]
    assert all(it.is_pass or it.option in (RIGHT, WRONG) for it in Answer.objects.all())
    assert slowest < 2
