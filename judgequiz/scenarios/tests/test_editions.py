"""A key that was another one is found, with what made the difference."""

from __future__ import annotations

import pytest

from judgequiz.scenarios.editions import changed_between, in_force
from judgequiz.scenarios.misconceptions import MISCONCEPTIONS

DATED = sorted(it.slug for it in MISCONCEPTIONS.values() if it.true_until)
CASCADE = "resulting-spell-is-not-checked"


def test_it_works() -> None:
    found = changed_between("cascade-adventure", 0, "2021-02-23")

    assert found is not None
    assert (found.then.en, found.now.en) == ("Yes.", "No.")
    assert found.because == (CASCADE,)


def test_only_what_makes_the_difference_is_named() -> None:
    """The legend rule is asked about too, and what it says makes none."""
    found = changed_between("guttersnipe-planeswalker", 0, "2012-01-01")

    assert found is not None
    assert found.because == ("damage-turns-to-planeswalkers",)


def test_a_day_begins_with_its_edition() -> None:
    assert changed_between("cascade-adventure", 0, "2021-02-24") is None
    assert CASCADE in in_force("2021-02-23")
    assert CASCADE not in in_force("2021-02-24")


def test_two_days_of_the_past() -> None:
    """What changed since the later of them makes no difference between them."""
    assert changed_between("sphere-copied", 0, "2019-01-01") is not None
    assert changed_between("sphere-copied", 0, "2019-01-01", "2025-01-01") is None
    assert changed_between("cascade-adventure", 0, "2019-01-01", "2025-01-01") is not None


def test_a_way_back() -> None:
    there = changed_between("cascade-adventure", 0, "2019-01-01", "2025-01-01")
    back = changed_between("cascade-adventure", 0, "2025-01-01", "2019-01-01")

    assert there is not None
    assert back is not None
    assert (back.then, back.now) == (there.now, there.then)


@pytest.mark.parametrize("slug", DATED)
def test_each_dated_misconception_has_a_family(slug: str) -> None:
    """Otherwise nobody is ever asked what has changed."""
    from judgequiz.scenarios.families import families

    until = MISCONCEPTIONS[slug].true_until
    before = f"{int(until[:4]) - 1}{until[4:]}"
    asked = [name for name, it in families().items() if slug in it.tempting]
    found = (changed_between(name, seed, before, until) for name in asked for seed in range(6))

    assert any(it is not None and slug in it.because for it in found)
