"""A learner without an account is known again by a signed cookie."""

import uuid

import pytest
from django.core import signing
from django.db import IntegrityError, transaction
from django.http import HttpResponse
from django.test import RequestFactory

from judgequiz.accounts.guests import (
    COOKIE,
    SALT,
    is_me,
    learner_id,
    learner_of,
    learner_or_new,
    remember,
)
from judgequiz.accounts.models import Learner, User

pytestmark = pytest.mark.django_db


def request_of(learner: Learner | None = None, *, cookie: str = ""):
    request = RequestFactory().get("/en/")
    if learner is not None:
        response = HttpResponse()
        remember(response, learner)
        cookie = response.cookies[COOKIE].value
    if cookie:
        request.COOKIES[COOKIE] = cookie
    return request


def test_it_works():
    learner = Learner.objects.create()

    assert learner_of(request_of(learner)) == learner
    assert is_me(request_of(learner), learner.pk)


def test_a_stranger_is_nobody():
    learner = Learner.objects.create()

    assert learner_of(request_of()) is None
    assert not is_me(request_of(), learner.pk)
    assert not is_me(request_of(Learner.objects.create()), learner.pk)


@pytest.mark.parametrize(
    "cookie",
    ["", "x", str(uuid.uuid4()), signing.dumps(str(uuid.uuid4()), salt="other")]
    + [signing.dumps(value, salt=SALT) for value in ("no id", 7, None, ["a"])],
    ids=["empty", "a letter", "unsigned", "other salt", "no id", "a number", "null", "a list"],
)
def test_a_forged_cookie_is_nobody(cookie: str):
    assert learner_id(request_of(cookie=cookie)) is None


def test_a_learner_that_is_gone_is_made_anew():
    request = request_of(Learner(pk=uuid.uuid4()))

    assert learner_of(request) is None
    assert learner_or_new(request).pk != learner_id(request)


def test_merged_learners_are_one_person():
    kept = Learner.objects.create()
    phone = Learner.objects.create(merged_into=kept)
    tablet = Learner.objects.create(merged_into=phone)

    assert learner_of(request_of(tablet)) == kept
    assert is_me(request_of(tablet), kept.pk)
    assert is_me(request_of(kept), phone.pk)


def test_a_ring_of_merges_ends():
    one = Learner.objects.create()
    two = Learner.objects.create(merged_into=one)
    Learner.objects.filter(pk=one.pk).update(merged_into=two)

    assert learner_of(request_of(one)) is not None


def test_nobody_owns_what_has_no_learner():
    assert not is_me(request_of(Learner.objects.create()), None)


def test_a_learner_is_not_merged_into_itself():
    learner = Learner.objects.create()

    with pytest.raises(IntegrityError), transaction.atomic():
        Learner.objects.filter(pk=learner.pk).update(merged_into=learner)


def test_a_user_has_one_learner_that_is_not_merged():
    judy = User.objects.create_user("judy")
    first = Learner.objects.create(user=judy)
    Learner.objects.create(user=judy, merged_into=first)

    with pytest.raises(IntegrityError), transaction.atomic():
        Learner.objects.create(user=judy)


def test_deleting_a_user_leaves_the_learner_nameless():
    judy = User.objects.create_user("judy")
    learner = Learner.objects.create(user=judy)

    judy.delete()

    learner.refresh_from_db()
    assert learner.user is None
