"""The stock is topped up in small steps, by one process at a time, and nobody waits for it."""

import threading
import uuid
from datetime import timedelta

import pytest
from django.db import DatabaseError
from django.utils import timezone

from judgequiz.questions import topping
from judgequiz.questions.models import Lease, Question
from judgequiz.questions.stock import Stocked
from judgequiz.questions.tests.example import stored
from judgequiz.questions.topping import A_FEW, MOST, TRIES, WORK, Topper
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.rulings.models import Mechanic
from judgequiz.scenarios import FAMILIES

pytestmark = pytest.mark.django_db

FAMILY, OTHER = sorted(FAMILIES)[:2]


def on(_seconds: float) -> bool:
    return False


@pytest.fixture
def topper() -> Topper:
    made = Topper()
    made.has_looked = True
    return made


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Families in the order in which they were tried; each try gives something new."""
    tried: list[str] = []

    def one(result: Stocked) -> None:
        tried.append(result.family)
        number = len(tried)
        stored(
            family=result.family,
            version=FAMILIES[result.family].version,
            seed=number,
            note=f"Note {number}.",
        )
        result.made += 1

    monkeypatch.setattr(topping, "try_one", one)
    return tried


def test_it_works(topper: Topper):
    Mechanic.objects.create(slug="cascade", name={"en": "Cascade", "ja": "続唱"})
    topper.want([FAMILY])

    made = topper.run(on)

    assert made == Question.objects.in_stock().count() == A_FEW
    assert {(it.family, it.gate != "") for it in Question.objects.all()} == {(FAMILY, True)}


def test_families_take_turns_and_it_ends(topper: Topper, played: list[str]):
    topper.want([FAMILY, OTHER, FAMILY])

    topper.run(on)

    assert played == [FAMILY, OTHER] * A_FEW
    assert not topper.wanted


def test_it_rests_between_steps_longer_than_it_worked(topper: Topper, played: list[str]):
    rests: list[float] = []
    topper.want([FAMILY])

    topper.run(lambda seconds: rests.append(seconds) or False)

    assert len(rests) == A_FEW
    assert all(it >= topping.SHORTEST_REST for it in rests)


def test_it_ends_where_it_is_told_to_and_is_taken_up_there(topper: Topper, played: list[str]):
    topper.want([FAMILY])

    assert topper.run(lambda _seconds: True) == 1
    assert topper.run(on) == A_FEW - 1


def test_one_process_at_a_time(topper: Topper, played: list[str]):
    later = timezone.now() + timedelta(seconds=30)
    lease = Lease.objects.create(work=WORK, holder=uuid.uuid4(), until=later)
    topper.want([FAMILY])

    assert topper.run(on) == 0
    lease.refresh_from_db()
    assert lease.until == later

    Lease.objects.update(until=timezone.now() - timedelta(seconds=1))

    assert topper.run(on) == A_FEW
    lease.refresh_from_db()
    assert lease.holder is None


def test_a_family_that_has_no_more_is_left_alone(topper: Topper, monkeypatch: pytest.MonkeyPatch):
    tried: list[str] = []
    monkeypatch.setattr(topping, "try_one", lambda result: tried.append(result.family))
    topper.want([FAMILY])

    assert topper.run(on) == 0
    topper.want([FAMILY])
    assert topper.run(on) == 0

    assert len(tried) == TRIES


def test_what_is_plenty_withdrawn_or_gone_is_left_alone(topper: Topper, played: list[str]):
    for seed in range(MOST):
        stored(family=FAMILY, version=FAMILIES[FAMILY].version, seed=seed, note=f"Note {seed}.")
    version = FAMILIES[OTHER].version
    stored(family=OTHER, version=version)
    withdraw(Recall(family=OTHER, version=version, reason={"en": "Wrong.", "ja": "誤り。"}))
    topper.want([FAMILY, OTHER, "gone-for-good"])

    assert topper.run(on) == 0
    assert played == []


def test_families_of_which_there_is_nothing_are_looked_for_once(
    played: list[str], monkeypatch: pytest.MonkeyPatch
):
    some = sorted(FAMILIES)[:12]
    monkeypatch.setattr(topping, "FAMILIES", {slug: FAMILIES[slug] for slug in some})
    stored(family=FAMILY, version=FAMILIES[FAMILY].version)
    topper = Topper()

    topper.run(on)
    topper.run(on)

    assert set(played) == {*some} - {FAMILY}
    assert len(played) == A_FEW * (len(some) - 1)


def test_a_broken_family_keeps_nothing_up(topper: Topper, monkeypatch: pytest.MonkeyPatch):
    def broken(slug: str, seed: int) -> None:
        raise ZeroDivisionError(slug)

    monkeypatch.setattr("judgequiz.questions.making.ask", broken)
    topper.want([FAMILY])

    assert topper.run(on) == 0


def test_set_off_it_wants_nothing(monkeypatch: pytest.MonkeyPatch, settings):
    topper = Topper()
    monkeypatch.setattr(topping, "TOPPER", topper)
    settings.STOCK_TOP_UP = False

    topping.want([FAMILY])

    assert (topper.wanted, topper.thread) == ({}, None)


@pytest.mark.django_db(transaction=True)
def test_in_a_thread_that_stops_when_told(monkeypatch: pytest.MonkeyPatch, settings):
    topper, stepped = Topper(), threading.Event()
    monkeypatch.setattr(topping, "TOPPER", topper)
    monkeypatch.setattr(topping, "BEFORE", 0)
    monkeypatch.setattr(topping, "try_one", lambda _result: stepped.set())
    topper.has_looked = settings.STOCK_TOP_UP = True

    topping.want([FAMILY])
    topping.want([OTHER])

    assert stepped.wait(10)
    topper.stop()
    assert not topper.thread.is_alive()
    assert Lease.objects.get(work=WORK).holder is None
    topping.want([FAMILY])
    assert not topper.thread.is_alive()


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("fault", [DatabaseError("gone"), ZeroDivisionError()])
def test_a_fault_ends_the_thread_and_nothing_else(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
):
    def broken(_result: Stocked) -> None:
        raise fault

    topper = Topper()
    topper.has_looked = True
    monkeypatch.setattr(topping, "BEFORE", 0)
    monkeypatch.setattr(topping, "try_one", broken)
    topper.want([FAMILY])

    topper.start()
    topper.thread.join(10)

    assert not topper.thread.is_alive()
    assert topper.wanted == {}
