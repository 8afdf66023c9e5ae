"""Every family is asked and judged in the browser: both languages, each option, nothing left raw."""

import re
from pathlib import Path

import pytest
from django.test import Client

from judgequiz.questions.faults import faults
from judgequiz.questions.stock import keep
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import address, begun
from judgequiz.rulings.content import load
from judgequiz.scenarios import FAMILIES, Unfit, ask

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
RAW = re.compile(r"\]\(card:|\{[A-Z0-9/]{1,3}\}|Text\(|&lt;\w|\$\w+")
SCRIPTS = re.compile(r"<meta[^>]*>|<script.*?</script>", re.DOTALL)


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
    text = SCRIPTS.sub("", page.content.decode())
    found = [f"status {page.status_code}"] if page.status_code != 200 else []
    found += [f"raw {match.group()}" for match in RAW.finditer(text)]
    if len(page.content) > limit:
        found.append(f"{len(page.content)} bytes")
    return found


def test_it_works(alice: Client):
    load(FIXTURES)
    wrong: list[str] = []
    for slug in sorted(FAMILIES):
        data = _played(slug)
        if isinstance(data, str):
            wrong.append(f"{slug}: {data}")
            continue
        wrong += [f"{slug}: {fault}" for fault in faults(data)]
        question = keep(data)
        for option in data["options"]:
            quiz = begun(alice, count=0)
            Quiz.objects.filter(pk=quiz.pk).update(questions=[question.pk])
            pages = [alice.get(f"/{language}/quiz/{quiz.pk}/1/") for language in ("en", "ja")]
            alice.post(address(quiz), {"choice": option["key"]})
            verdicts = [
                alice.get(f"/{language}/quiz/{quiz.pk}/1/verdict/") for language in ("en", "ja")
            ]
            replays = [
                alice.get(f"/{language}/quiz/{quiz.pk}/1/replay/?step=99")
                for language in ("en", "ja")
            ]
            wrong += [f"{slug} replay: {it}" for page in replays for it in _faults_of(page, 90_000)]
            end = alice.get(f"/ja/quiz/{quiz.pk}/end/")
            wrong += [f"{slug}: {it}" for page in pages for it in _faults_of(page, 30_000)]
            wrong += [
                f"{slug} verdict: {it}" for page in verdicts for it in _faults_of(page, 70_000)
            ]
            wrong += [f"{slug} end: {it}" for it in _faults_of(end, 30_000)]

    assert not wrong, "\n".join(sorted(set(wrong)))
