"""Stocked questions follow the words of their families; what was served stays as it was."""

import copy

import pytest

from judgequiz.questions.models import Question
from judgequiz.questions.revising import revise
from judgequiz.questions.stock import keep
from judgequiz.scenarios import FAMILIES, Unfit, ask, family_revision

pytestmark = pytest.mark.django_db

FAMILY = sorted(FAMILIES)[0]


def played(start: int = 0) -> dict:
    for seed in range(start, start + 24):
        try:
            return ask(FAMILY, seed).as_json()
        except Unfit:
            continue
    raise AssertionError(FAMILY)


def older(data: dict, **changes: object) -> Question:
    """A question in stock, as an older revision of its family had made it."""
    question = keep(copy.deepcopy({**data, **changes}))
    question.revision = "older"
    question.save(update_fields=["revision"])
    return question


def test_it_works():
    before = older(played(), say={"en": "In old words.", "ja": "古い言い方で。"})

    assert revise() == 1

    now = Question.objects.in_stock().get()
    assert now != before
    assert (now.seed, now.version, now.data["say"]) == (
        before.seed,
        before.version,
        played()["say"],
    )
    assert now.revision == family_revision(FAMILY)
    before.refresh_from_db()
    assert before.retired_at is not None
    assert before.data["say"]["en"] == "In old words."


def test_what_comes_out_the_same_stays():
    question = older(played())

    assert revise() == 0

    question.refresh_from_db()
    assert (question.retired_at, question.revision) == (None, family_revision(FAMILY))


def test_a_second_run_has_nothing_to_do():
    older(played(), say={"en": "In old words.", "ja": "古い言い方で。"})
    revise()

    assert revise() == 0
    assert Question.objects.count() == 2


def test_words_that_come_back_put_the_question_back():
    data = played()
    older(data, note={"en": "Otherwise.", "ja": "別に。"})
    first = keep(data)
    Question.objects.filter(pk=first.pk).update(retired_at=first.made_at)

    assert revise() == 1

    assert Question.objects.in_stock().get() == first


def test_an_older_version_is_left_to_be_retired():
    question = older(played(), version=FAMILIES[FAMILY].version + 1)

    assert revise() == 0

    question.refresh_from_db()
    assert question.revision == "older"
