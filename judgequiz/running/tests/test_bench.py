"""The benchmark runs, prints ratios and leaves nothing behind."""

import io

import pytest
from django.core.management import CommandError, call_command

from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import some_stored
from judgequiz.quiz.models import Quiz
from judgequiz.running.management.commands.bench import Command

pytestmark = pytest.mark.django_db


def test_it_works():
    some_stored(5)
    out = io.StringIO()

    Command(stdout=out).web(4)

    assert out.getvalue().count("ratio") == 8
    assert not Quiz.objects.exists()
    assert not Answer.objects.exists()
    assert not Learner.objects.exists()


def test_without_a_stock_it_says_what_to_do():
    with pytest.raises(CommandError, match="run load_content and stock first"):
        Command().web(4)


@pytest.mark.parametrize(
    "odd",
    [["--rounds", "1"], ["--guests", "0"], ["--seconds", "0"], ["--seconds", "nan"]],
)
def test_what_cannot_be_measured_is_refused(odd: list[str]):
    with pytest.raises(CommandError, match="--rounds is at least 2"):
        call_command("bench", *odd)
