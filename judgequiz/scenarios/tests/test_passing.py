"""How long players may go on passing, by the rules and under a belief."""

from judgequiz.engine.patience import Patience
from judgequiz.scenarios.misconceptions import MISCONCEPTIONS
from judgequiz.scenarios.playing.passing import MOST_BELIEVED
from judgequiz.scenarios.playing.play import play
from judgequiz.scenarios.reading import read

CLOVER = """judgequiz 1; edition 2026-08-07; players A N; turn A3 main1; mana any
A: hand "Curious Pair // Treats to Share" @pair; battlefield Lucky Clover @clover
A cast @pair//2
until stack empty
expect triggered @clover.1
"""


def test_it_works() -> None:
    assert play(read(CLOVER)).is_met


def test_a_belief_that_feeds_on_itself_is_left_soon() -> None:
    belief = MISCONCEPTIONS["copying-is-casting"]()
    patience = Patience(events=MOST_BELIEVED * 30, seconds=5)

    outcome = play(read(CLOVER), belief, is_true=False, is_judged=False, patience=patience)

    (refusal,) = outcome.refusals
    assert refusal.reasons[0].words.en == "the stack does not become empty"
