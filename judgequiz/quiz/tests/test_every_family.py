"""Every family is asked and judged in the browser: both languages, each option, nothing left raw."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client

from judgequiz.questions.faults import faults
from judgequiz.questions.models import Question
from judgequiz.questions.stock import keep
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import address, begun
from judgequiz.rulings.content import load
from judgequiz.scenarios import FAMILIES, Unfit, ask

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
RAW = re.compile(r"\]\(card:|\{[A-Z0-9/]{1,3}\}|Text\(|&lt;\w|\$\w+")
# Where nothing can be drawn, a symbol stands as it is written.
UNDRAWN = re.compile(r"<meta[^>]*>|<(script|title)\b.*?</\1>", re.DOTALL)
LANGUAGES = ("en", "ja")
# What another database gives back is drawn as what SQLite does: there a few families are enough.
DRAWN = sorted(FAMILIES)[:: 1 if connection.vendor == "sqlite" else 12]
PARTS = 4


def _played(slug: str) -> dict | str:
    """The first variant of a family that some early seed gives; else, why there is none."""
    why = ""
    for seed in range(60):
        try:
            return ask(slug, seed).as_json()
        except Unfit as unfit:
            why = f"no early seed gives a question: {unfit}"
        except Exception as fault:  # The other families are still to be looked at.
            return f"{type(fault).__name__} {fault}"
    return why


def _faults_of(page, limit: int) -> list[str]:
    text = UNDRAWN.sub("", page.content.decode())
    found = [f"status {page.status_code}"] if page.status_code != 200 else []
    found += [f"raw {match.group()}" for match in RAW.finditer(text)]
    if len(page.content) > limit:
        found.append(f"{len(page.content)} bytes")
    return found


def _seen(client: Client, question: Question) -> Iterator[tuple[str, str]]:
    """What is wrong with each page of a quiz that asks this once for each option, and gets it."""
    options = question.data["options"]
    quiz = begun(client, count=0)
    Quiz.objects.filter(pk=quiz.pk).update(questions=[question.pk] * len(options))

    def look(path: str, limit: int) -> Iterator[str]:
        for language in LANGUAGES:
            yield from _faults_of(client.get(f"/{language}/quiz/{quiz.pk}/{path}"), limit)

    yield from (("question", fault) for fault in look("1/", 30_000))
    for place, option in enumerate(options, start=1):
        client.post(address(quiz, place), {"choice": option["key"]})
        yield from (("verdict", fault) for fault in look(f"{place}/verdict/", 70_000))
        if not question.is_written:
            yield from (("replay", fault) for fault in look(f"{place}/replay/?step=99", 90_000))
    yield from (("end", fault) for fault in look("end/", 40_000))


@pytest.mark.parametrize("part", range(PARTS))
def test_it_works(alice: Client, part: int):
    load(FIXTURES)
    wrong: list[str] = []
    for slug in DRAWN[part::PARTS]:
        data = _played(slug)
        if isinstance(data, str):
            wrong.append(f"{slug}: {data}")
            continue
        wrong += [f"{slug}: {fault}" for fault in faults(data)]
        wrong += [f"{slug} {page}: {fault}" for page, fault in _seen(alice, keep(data))]

    assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.mark.skipif(connection.vendor == "sqlite", reason="there each family's pages are looked at")
def test_the_database_gives_back_what_it_was_given():
    for slug in sorted(FAMILIES):
        data = _played(slug)
        question = keep(data)
        question.refresh_from_db()

        assert question.data == data, slug
