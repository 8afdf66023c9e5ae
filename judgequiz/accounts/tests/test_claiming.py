"""What a guest has answered is theirs after signing up or logging in: once, in any order."""

import threading

import pytest
from django.db import connection, connections

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.person import same_person

pytestmark = pytest.mark.django_db


@pytest.fixture
def judy() -> User:
    return User.objects.create_user("judy")


def test_it_works(judy: User):
    guest = Learner.objects.create()

    learner = claim(judy, guest.pk)

    assert learner == guest
    assert learner.user == judy
    assert Learner.objects.count() == 1


def test_a_user_who_was_no_guest_has_a_learner_too(judy: User):
    learner = claim(judy, None)

    assert learner.user == judy


def test_a_second_device_is_merged_into_the_first(judy: User):
    laptop, phone = Learner.objects.create(), Learner.objects.create()

    claim(judy, laptop.pk)
    learner = claim(judy, phone.pk)

    assert learner == laptop
    assert set(Learner.objects.filter(pk__in=same_person(learner.pk))) == {laptop, phone}


def test_logging_in_again_changes_nothing(judy: User):
    guest = Learner.objects.create()

    for _ in range(3):
        assert claim(judy, guest.pk) == guest

    assert Learner.objects.count() == 1


def test_an_account_made_first_takes_in_what_comes_later(judy: User):
    learner = claim(judy, None)
    guest = Learner.objects.create()

    assert claim(judy, guest.pk) == learner
    assert list(Learner.objects.filter(merged_into=learner)) == [guest]


def test_what_is_someones_stays_theirs(judy: User):
    mallory = User.objects.create_user("mallory")
    guest, phone = Learner.objects.create(), Learner.objects.create()
    claim(judy, guest.pk)
    claim(judy, phone.pk)

    for taken in (guest, phone):
        claim(mallory, taken.pk)

    assert Learner.objects.of_user(judy.pk).get() == guest
    phone.refresh_from_db()
    assert phone.merged_into == guest
    assert Learner.objects.filter(merged_into__user=mallory).count() == 0


@pytest.mark.django_db(transaction=True)
def test_devices_that_log_in_at_once_end_as_one_learner():
    judy = User.objects.create_user("judy")
    guests = [Learner.objects.create().pk for _ in range(6)]
    found: list[Learner] = []

    def device(guest: object) -> None:
        found.append(claim(judy, guest))
        connections.close_all()

    devices = [threading.Thread(target=device, args=[guest]) for guest in guests]
    for thread in devices:
        thread.start()
    for thread in devices:
        thread.join()

    assert len(set(found)) == 1
    assert set(
        Learner.objects.filter(pk__in=same_person(found[0].pk)).values_list("pk", flat=True)
    ) == set(guests)
    connection.close()
