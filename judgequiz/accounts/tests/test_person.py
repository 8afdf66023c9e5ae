"""Merged learners are one person, in whatever order they were merged."""

import uuid

import pytest

from judgequiz.accounts.models import Learner
from judgequiz.accounts.person import same_person

pytestmark = pytest.mark.django_db


def person(learner: Learner) -> set[uuid.UUID]:
    return set(Learner.objects.filter(pk__in=same_person(learner.pk)).values_list("pk", flat=True))


def merged(learner: Learner, into: Learner) -> None:
    Learner.objects.filter(pk=learner.pk).update(merged_into=into)


def test_it_works():
    phone, desk, account, stranger = (Learner.objects.create() for _ in range(4))
    merged(phone, into=desk)
    merged(desk, into=account)

    assert person(phone) == person(desk) == person(account) == {phone.pk, desk.pk, account.pk}
    assert person(stranger) == {stranger.pk}


def test_a_circle_has_an_end():
    one, other = Learner.objects.create(), Learner.objects.create()
    merged(one, into=other)
    merged(other, into=one)

    assert person(one) == {one.pk, other.pk}


def test_nobody_is_nobody():
    assert not Learner.objects.filter(pk__in=same_person(uuid.uuid4())).exists()


def test_no_query_of_its_own(django_assert_num_queries):
    learner = Learner.objects.create()

    with django_assert_num_queries(1):
        assert person(learner)
