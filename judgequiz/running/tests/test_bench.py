"""The benchmark runs, prints ratios and leaves nothing behind."""

import io

import pytest
from django.core.management import CommandError, call_command
from django.test import override_settings

from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import CARDS, rule, ruling, some_stored
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.test_replay import kept
from judgequiz.rulings.models import Card
from judgequiz.running.load import growth, pages
from judgequiz.running.management.commands.bench import Command

pytestmark = pytest.mark.django_db


def test_it_works():
    for slug in ("countered", "order", "no-hit", "chain", "declined"):
        kept(f"cascade-{slug}")
    rule("702.85a")
    ruling()
    data = CARDS["lightning-bolt"]
    Card.objects.create(slug=data["slug"], name=data["name"], data=data)
    out = io.StringIO()

    Command(stdout=out).pages(2)

    assert out.getvalue().count("ratio") == 2 * 18
    assert not Quiz.objects.exists()
    assert not Answer.objects.exists()
    assert not Learner.objects.exists()


def test_a_site_grows_around_one_learner():
    some_stored(5)
    with override_settings(**pages.OURS):
        costs = list(growth.measured(2, learners=30, answers=60, before=20))

    assert [before.name for before, _, _ in costs][:3] == ["front", "question", "answer"]
    # One query more settles what was answered since, wherever that is shown.
    assert all(after.queries <= before.queries + 1 for before, _, after in costs)
    assert Learner.objects.count() == 31
    assert Answer.objects.count() > 70


def test_sizes_are_told():
    some_stored(5)
    out = io.StringIO()

    Command(stdout=out).sizes()

    assert "HTML of a question" in out.getvalue()
    assert "site.js" in out.getvalue()


def test_without_a_stock_it_says_what_to_do():
    with pytest.raises(CommandError, match="run load_content and stock first"):
        Command().pages(4)


@pytest.mark.parametrize(
    "odd",
    [["--rounds", "1"], ["--guests", "0"], ["--seconds", "0"], ["--seconds", "nan"]],
)
def test_what_cannot_be_measured_is_refused(odd: list[str]):
    with pytest.raises(CommandError, match="--rounds is at least 2"):
        call_command("bench", *odd)
