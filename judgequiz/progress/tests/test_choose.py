"""What is asked next: many families, and nothing seen before while there is something new."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone

from judgequiz.accounts.models import Learner
from judgequiz.progress import choose
from judgequiz.progress.choose import next_questions
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.tests.example import some_stored, stored
from judgequiz.questions.withdrawing import Recall, withdraw

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


def test_what_was_answered_does_not_come_again_while_any_other_is_left():
    """Even if all that is left is of one family, and what was answered is of another."""
    for seed in range(6):
        stored(seed=seed, note=f"Note {seed}.")
    learner = Learner.objects.create()
    answered(learner, [stored(family="other", note="Other.").pk])

    for seed in range(10):
        families = Question.objects.filter(pk__in=chosen(learner, seed=seed)).values_list("family")
        assert len(set(families)) == 1


def test_a_year_later_it_may_come_again():
    old, fresh = (stored(seed=seed, note=f"Note {seed}.") for seed in range(2))
    learner = Learner.objects.create()
    answered(learner, [old.pk])
    Answer.objects.update(answered_at=timezone.now() - timedelta(days=364))
    assert chosen(learner, count=1) == [fresh.pk]

    Answer.objects.update(answered_at=timezone.now() - timedelta(days=366))

    assert {chosen(learner, count=1, seed=seed)[0] for seed in range(20)} == {old.pk, fresh.pk}


def test_what_was_answered_longest_ago_comes_first_of_what_comes_again():
    questions = [it.pk for it in some_stored(4)]
    learner = Learner.objects.create()
    answered(learner, questions)
    for days, pk in enumerate(reversed(questions), start=1):
        then = timezone.now() - timedelta(days=days)
        Answer.objects.filter(question=pk).update(answered_at=then)

    assert chosen(learner, count=3) == questions[:3]


def test_the_same_note_under_another_version_was_seen():
    old = stored(version=1, note="The same.")
    Question.objects.filter(pk=old.pk).update(retired_at=timezone.now())
    again, fresh = stored(version=2, note="The same."), stored(version=2, seed=2, note="New.")
    learner = Learner.objects.create()
    answered(learner, [old.pk])

    for seed in range(9):
        assert chosen(learner, count=2, seed=seed) == [fresh.pk, again.pk]


def test_merged_learners_have_seen_what_either_saw():
    seen, fresh = some_stored(2)
    phone, account = Learner.objects.create(), Learner.objects.create()
    answered(phone, [seen.pk])
    Learner.objects.filter(pk=phone.pk).update(merged_into=account)

    for seed in range(9):
        assert chosen(account, count=1, seed=seed) == [fresh.pk]
        assert chosen(phone, count=1, seed=seed) == [fresh.pk]


def test_what_is_withdrawn_is_not_chosen():
    gone, left = some_stored(2)
    withdraw(Recall(question=gone, reason={"en": "Wrong.", "ja": "誤り。"}))

    assert chosen() == [left.pk]


def test_families_with_little_left_are_made_known(monkeypatch: pytest.MonkeyPatch):
    wanted: list[str] = []
    monkeypatch.setattr(choose, "want", wanted.extend)
    for seed in range(4):
        stored(family="plenty", seed=seed, note=f"Note {seed}.")
        stored(family="seen", seed=seed, note=f"Seen {seed}.")
    stored(family="few", note="Few.")
    learner = Learner.objects.create()
    answered(learner, list(Question.objects.filter(family="seen").values_list("pk", flat=True)[:2]))

    chosen(learner)

    assert sorted(wanted) == ["few", "seen"]


def test_less_than_asked_for_is_all_there_is():
    some_stored(2)

    assert len(chosen()) == 2
    assert chosen(mechanics=["echo"]) == []


def test_few_queries(django_assert_num_queries):
    some_stored(8)
    learner = Learner.objects.create()

    with django_assert_num_queries(3):
        chosen(learner)
