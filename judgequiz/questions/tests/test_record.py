"""An answer is recorded once and judged by the frozen question."""

import uuid

import pytest
from django.db import IntegrityError, transaction

from judgequiz.accounts.models import Learner
from judgequiz.questions.answering import NotAnOption, record
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.tests.example import BELIEF, OTHER_BELIEF, RIGHT, WRONG, example, stored

pytestmark = pytest.mark.django_db

RUN = uuid.uuid4()


def given(option: str, *, position: int = 1, confidence: int | None = None) -> Answer:
    learner = Learner.objects.create()
    question = Question.objects.first() or stored()
    record(
        question,
        learner=learner.pk,
        run=RUN,
        position=position,
        option=option,
        confidence=confidence,
        seconds=None,
    )
    return Answer.objects.get(run=RUN, position=position)


def test_it_works():
    right, wrong, passed = (
        given(RIGHT, position=1),
        given(WRONG, position=2),
        given(Answer.PASS, position=3),
    )

    assert (right.is_right, right.beliefs) == (True, [])
    assert (wrong.is_right, wrong.beliefs) == (False, [BELIEF])
    assert (passed.is_right, passed.beliefs, passed.is_pass) == (False, [], True)


def test_an_option_that_two_beliefs_reach_together_suspects_both():
    options = example()["options"]
    option = next(it for it in options if it["key"] == WRONG)
    option |= {"beliefs": [], "together": [BELIEF, OTHER_BELIEF]}
    stored(options=options)

    assert given(WRONG).beliefs == [BELIEF, OTHER_BELIEF]


def test_the_first_answer_stays():
    given(WRONG)

    assert given(RIGHT).option == WRONG


def test_what_is_no_option_is_not_recorded():
    with pytest.raises(NotAnOption):
        given("forged")

    assert not Answer.objects.exists()


def test_the_database_refuses_a_second_answer():
    answer = given(RIGHT)
    answer.pk = None

    with pytest.raises(IntegrityError), transaction.atomic():
        answer.save(force_insert=True)


def test_the_database_refuses_an_odd_confidence():
    answer = given(RIGHT)

    with pytest.raises(IntegrityError), transaction.atomic():
        Answer.objects.filter(pk=answer.pk).update(confidence=4)


def test_answers_outlive_their_learner():
    answer = given(RIGHT)

    Learner.objects.all().delete()

    answer.refresh_from_db()
    assert answer.learner is None


def test_an_answered_question_cannot_be_deleted():
    answer = given(RIGHT)

    with pytest.raises(Exception, match="protected"):
        answer.question.delete()
