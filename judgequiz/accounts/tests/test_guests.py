"""A learner without an account is known again by a signed cookie, a user by their session."""

import uuid

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core import signing
from django.db import IntegrityError, transaction
from django.http import HttpResponse
from django.test import RequestFactory

from judgequiz.accounts.guests import (
    COOKIE,
    SALT,
    guest_id,
    is_me,
    learner_of,
    learner_or_new,
    remember,
    selves,
)
from judgequiz.accounts.models import Learner, User

pytestmark = pytest.mark.django_db


def request_of(learner: Learner | None = None, *, cookie: str = "", user: User | None = None):
    request = RequestFactory().get("/en/")
    request.user = user or AnonymousUser()
    if learner is not None:
        response = HttpResponse()
        remember(response, learner)
        cookie = response.cookies[COOKIE].value
    if cookie:
        request.COOKIES[COOKIE] = cookie
    return request


def test_it_works(django_assert_num_queries):
    learner = Learner.objects.create()

    with django_assert_num_queries(1):
        assert learner_of(request_of(learner)) == learner
    with django_assert_num_queries(0):
        assert is_me(request_of(learner), learner)
        selves(request_of(learner))
    assert selves(request_of(learner)).get() == learner


def test_a_stranger_is_nobody():
    learner = Learner.objects.create()

    assert learner_of(request_of()) is None
    assert not is_me(request_of(), learner)
    assert not is_me(request_of(Learner.objects.create()), learner)


@pytest.mark.parametrize(
    "cookie",
    ["", "x", str(uuid.uuid4()), signing.dumps(str(uuid.uuid4()), salt="other")]
    + [signing.dumps(value, salt=SALT) for value in ("no id", 7, None, ["a"])],
    ids=["empty", "a letter", "unsigned", "other salt", "no id", "a number", "null", "a list"],
)
def test_a_forged_cookie_is_nobody(cookie: str):
    assert guest_id(request_of(cookie=cookie)) is None
    assert learner_of(request_of(cookie=cookie)) is None


def test_a_learner_that_is_gone_is_made_anew():
    request = request_of(Learner(pk=uuid.uuid4()))

    assert learner_of(request) is None
    assert learner_or_new(request).pk != guest_id(request)


def test_a_user_is_known_on_any_device():
    judy = User.objects.create_user("judy")
    learner = Learner.objects.create(user=judy)

    assert learner_of(request_of(user=judy)) == learner
    assert is_me(request_of(user=judy), learner)
    assert learner_or_new(request_of(user=judy)) == learner


def test_a_user_without_a_learner_is_given_one():
    judy = User.objects.create_user("judy")

    made = learner_or_new(request_of(user=judy))

    assert made.user == judy
    assert learner_or_new(request_of(user=judy)) == made


def test_merged_learners_are_one_person():
    judy = User.objects.create_user("judy")
    kept = Learner.objects.create(user=judy)
    phone = Learner.objects.create(merged_into=kept)
    tablet = Learner.objects.create(merged_into=phone)

    assert is_me(request_of(user=judy), phone)
    assert is_me(request_of(user=judy), tablet)
    assert set(selves(request_of(user=judy))) == {kept, phone}


@pytest.mark.parametrize("signed_in", [False, True], ids=["logged out", "logged in as another"])
def test_the_cookie_of_a_learner_that_became_a_users_opens_nothing(*, signed_in: bool):
    guest, phone = Learner.objects.create(), Learner.objects.create()
    cookies = [request_of(it).COOKIES[COOKIE] for it in (guest, phone)]
    judy, mallory = User.objects.create_user("judy"), User.objects.create_user("mallory")
    Learner.objects.filter(pk=guest.pk).update(user=judy)
    Learner.objects.filter(pk=phone.pk).update(merged_into=guest)

    for cookie in cookies:
        request = request_of(cookie=cookie, user=mallory if signed_in else None)
        assert learner_of(request) is None
        assert not selves(request).exists()
        assert not any(is_me(request, it) for it in Learner.objects.all())


def test_a_guests_learner_is_not_opened_while_logged_in():
    guest = Learner.objects.create()
    request = request_of(guest)
    request.user = User.objects.create_user("judy")

    assert learner_of(request) is None
    assert not is_me(request, guest)


def test_a_ring_of_merges_ends():
    one = Learner.objects.create()
    two = Learner.objects.create(merged_into=one)
    Learner.objects.filter(pk=one.pk).update(merged_into=two)
    one.refresh_from_db()

    assert learner_of(request_of(one)) is None
    assert one.root() in {one, two}


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


def test_deleting_a_user_leaves_nobody_whom_a_cookie_opens():
    judy = User.objects.create_user("judy")
    learner = Learner.objects.create(user=judy)
    phone = Learner.objects.create(merged_into=learner)
    tablet = Learner.objects.create(merged_into=phone)
    guest = Learner.objects.create()
    requests = [request_of(Learner(pk=it.pk)) for it in (learner, phone, tablet)]

    judy.delete()

    assert list(Learner.objects.all()) == [guest]
    assert not any(map(learner_of, requests))
