"""Probes of what may be chosen and of how damage may be assigned."""

import pytest

from judgequiz.scenarios.playing.measuring import measure
from judgequiz.scenarios.reading import play_text

COLOURS = """judgequiz 1; players A N; turn A3 main1; mana any
family f; probe choices A colour
A: life 20; battlefield Mother of Runes @mom
A activate @mom.1 -> @mom
all pass
  A colour = red
"""
TRAMPLE = """judgequiz 1; players A N; turn A3 main1; mana any
family f; probe may A assign @rhino: @k 1, N 3
A: life 20; battlefield Siege Rhino @rhino
N: life 20; battlefield {} @k
A attack @rhino -> N
N block @k -> @rhino
"""


def probed(text: str) -> object:
    outcome = play_text(text)
    assert outcome.file.family is not None
    return measure(outcome.table, outcome.file.family.probes[0])


def test_a_colour_is_one_of_five() -> None:
    assert probed(COLOURS) == ("W", "U", "B", "R", "G")


@pytest.mark.parametrize(
    ("blocker", "against"), [("Auriok Champion", []), ("White Knight", ["702.19b"])]
)
def test_lethal_damage_comes_first(blocker: str, against: list[str]) -> None:
    verdict = probed(TRAMPLE.format(blocker))
    assert isinstance(verdict, tuple)
    assert [reason.cr for reason in verdict[1]] == against
