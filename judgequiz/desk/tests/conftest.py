"""Each test of the desk begins with nothing played."""

import pytest

from judgequiz.desk.playing import GAMES, TRIALS


@pytest.fixture(autouse=True)
def nothing_played() -> None:
    TRIALS.clear()
    GAMES.clear()
