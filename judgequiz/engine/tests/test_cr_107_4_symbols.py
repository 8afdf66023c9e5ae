"""CR 107.4, 202.2d, 202.3f: what hybrid and Phyrexian symbols are worth, and their colours."""

import pytest

from judgequiz.engine.mana import mana


@pytest.mark.parametrize(
    ("cost", "value", "colours"),
    [
        ("{B/G}", 1, "BG"),
        ("{2/W}{2/W}", 4, "W"),
        ("{C/W}", 1, "W"),
        ("{G/U/P}", 1, "GU"),
        ("{1}{B/P}", 2, "B"),
        ("{X}{R/G}", 1, "RG"),
    ],
)
def test_202_3f_a_symbol_counts_its_largest_part(cost: str, value: int, colours: str) -> None:
    assert mana(cost).mana_value == value
    assert {colour.value for colour in mana(cost).colours} == set(colours)


@pytest.mark.parametrize(
    ("cost", "hybrid"), [("{B/G}", True), ("{2/W}", True), ("{B/P}", False), ("{1}{B}", False)]
)
def test_107_4e_a_phyrexian_symbol_of_one_colour_is_no_hybrid(cost: str, *, hybrid: bool) -> None:
    assert mana(cost).has_hybrid is hybrid
