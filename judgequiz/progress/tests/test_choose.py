"""What is asked next: many families, and nothing seen before while there is something new."""

import random

import pytest

from judgequiz.accounts.models import Learner
from judgequiz.progress.choose import next_questions
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.tests.example import some_stored, stored

pytestmark = pytest.mark.django_db


def chosen(learner: Learner | None = None, *, count: int = 5, seed: int = 1, mechanics=()):
    pk = learner.pk if learner else None
    return next_questions(pk, mechanics=mechanics, count=count, chance=random.Random(seed))


def answered(learner: Learner, questions: list[int]) -> None:
    for place, question in enumerate(questions):
        Answer.objects.create(
            learner=learner,
            run=learner.pk,
            position=place,
            question_id=question,
            option="x",
            is_right=True,
        )


def test_it_works():
    some_stored(8)

    assert len(set(chosen())) == 5
    assert {tuple(chosen(seed=seed)) for seed in range(9)} != {tuple(chosen())}


def test_each_family_comes_once_while_there_are_others():
    some_stored(5)
    for seed in range(100, 110):
        stored(family="family-0", seed=seed, note=f"Note {seed}.")

    for seed in range(10):
        families = Question.objects.filter(pk__in=chosen(seed=seed)).values_list("family")
        assert len(set(families)) == 5


def test_few_families_give_several_variants_each():
    for seed in range(6):
        stored(seed=seed, note=f"Note {seed}.")

    assert len(set(chosen())) == 5


def test_another_game_comes_before_the_same_game_again():
    for seed in range(6):
        stored(seed=seed, note=f"Note {seed}.", signature="one" if seed else "other")

    for seed in range(10):
        signatures = Question.objects.filter(pk__in=chosen(count=2, seed=seed))
        assert {it.signature for it in signatures} == {"one", "other"}


def test_what_was_answered_comes_last():
    questions = [it.pk for it in some_stored(8)]
    learner = Learner.objects.create()
    answered(learner, questions[:3])

    assert set(chosen(learner)) == set(questions[3:])
    assert set(chosen(learner, count=8)) == set(questions)


def test_less_than_asked_for_is_all_there_is():
    some_stored(2)

    assert len(chosen()) == 2
    assert chosen(mechanics=["echo"]) == []


def test_few_queries(django_assert_num_queries):
    some_stored(8)
    learner = Learner.objects.create()

    with django_assert_num_queries(2):
        chosen(learner)
