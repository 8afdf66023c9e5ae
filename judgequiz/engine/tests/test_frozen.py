"""Frozen values with some fields changed."""

from dataclasses import replace

import pytest

from judgequiz.engine.frozen import evolve
from judgequiz.engine.state import Player, State


def test_it_works() -> None:
    state = State(seats=("A", "N"), turn=3)

    assert evolve(state, turn=4, active="A") == replace(state, turn=4, active="A")
    assert state.turn == 3


def test_a_value_of_few_fields() -> None:
    player = Player("A", 0)

    assert evolve(player, life=7) == replace(player, life=7)


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        evolve(State(), nonsense=1)
