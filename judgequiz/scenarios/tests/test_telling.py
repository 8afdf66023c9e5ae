"""The effect that a verdict shows belongs to its cause: it is what the true game has and the other has not."""

from judgequiz.scenarios import ask


def steps_of(family: str) -> dict[str, str]:
    return {role: words.en for _cr, words, role in ask(family, 1).because}


def test_it_works():
    assert "is exiled from Ava's library." in steps_of("cascade-countered")["effect"]


def test_what_happens_in_both_games_in_another_order_is_an_effect():
    assert "on the stack" in steps_of("cascade-order")["effect"]


def test_the_beginning_of_a_turn_is_no_effect():
    assert list(steps_of("vanishing-no-counters")) == ["cause"]
