"""The score by mechanic, and the beliefs that answers show."""

import uuid

import pytest

from judgequiz.progress.standing import beliefs_found, by_mechanic, score
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import stored
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

ONE, OTHER = sorted(MISCONCEPTIONS)[:2]


def answer(*, is_right: bool = False, beliefs=(), mechanics=("cascade",), option="x") -> Answer:
    number = Answer.objects.count()
    question = stored(seed=number, note=f"Note {number}.", mechanics=list(mechanics))
    return Answer.objects.create(
        run=uuid.uuid4(),
        position=1,
        question=question,
        option=option,
        is_right=is_right,
        beliefs=list(beliefs),
    )


def test_it_works():
    answers = [answer(is_right=True), answer(), answer(option=Answer.PASS)]

    assert score(answers) == {"asked": 3, "right": 1, "passed": 1, "void": 0}


def test_the_weakest_mechanic_comes_first():
    answers = [
        answer(is_right=True),
        answer(is_right=True, mechanics=["cascade", "echo"]),
        answer(mechanics=["echo"]),
    ]

    rows = by_mechanic(answers)

    assert [(row["mechanic"].slug, row["right"], row["asked"]) for row in rows] == [
        ("echo", 1, 2),
        ("cascade", 2, 2),
    ]


def test_the_belief_shown_most_comes_first():
    answers = [answer(beliefs=[OTHER]), answer(beliefs=[OTHER, ONE]), answer(is_right=True)]

    found = beliefs_found(answers)

    assert [(row["belief"]["slug"], len(row["answers"])) for row in found] == [(OTHER, 2), (ONE, 1)]


def test_a_belief_no_longer_registered_is_left_out():
    assert beliefs_found([answer(beliefs=["of-long-ago"])]) == []


def test_questions_on_no_mechanic_of_the_catalogue_have_a_row_too():
    rows = by_mechanic([answer(is_right=True), answer(mechanics=[])])

    assert [(row["mechanic"] and row["mechanic"].slug, row["asked"]) for row in rows] == [
        (None, 1),
        ("cascade", 1),
    ]
