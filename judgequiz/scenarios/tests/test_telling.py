"""The effect that a verdict shows belongs to its cause: it is what the true game has and the other has not."""

import pytest

from judgequiz.engine.events import Chose
from judgequiz.scenarios import ask, card_json
from judgequiz.scenarios.families import families
from judgequiz.scenarios.games import believed
from judgequiz.scenarios.misconceptions import MISCONCEPTIONS
from judgequiz.scenarios.playing.setting_up import set_up


def steps_of(family: str) -> dict[str, str]:
    return {role: words.en for _cr, words, role in ask(family, 1).because}


def log_of(family: str, last: str) -> list[str]:
    """What is told of the first variant that ends so: which one that is changes with its slots."""
    logs = ([words.en for _cr, words, _turn in ask(family, seed).log] for seed in range(40))
    return next(log for log in logs if log[-1] == last)


def test_it_works():
    assert "is exiled from Ava's library." in steps_of("cascade-countered")["effect"]


def test_the_other_game_goes_on_without_what_it_forbids():
    assert steps_of("cascade-kicker")["effect"].startswith("Ava casts")


def test_what_happens_in_both_games_in_another_order_is_an_effect():
    assert "on the stack" in steps_of("cascade-order")["effect"]


@pytest.mark.parametrize("family", ["typecycling-is-no-draw", "cascade-no-hit"])
def test_where_only_the_other_game_has_something_more_there_is_no_effect(family: str):
    assert list(steps_of(family)) == ["cause"]


def test_the_beginning_of_a_turn_is_no_effect():
    assert list(steps_of("vanishing-no-counters")) == ["cause"]


def test_a_draw_is_told_once():
    told = log_of("vanishing-no-counters", last="The first main phase begins.")

    assert told.count("Ava draws a card.") == 1
    assert not any("into Ava's hand" in words for words in told)


def test_a_step_in_which_nothing_happens_is_not_told():
    told = log_of("vanishing-no-counters", last="The first main phase begins.")

    assert "The draw step begins." in told
    assert "The untap step begins." not in told


def test_tapping_for_a_cost_is_no_effect():
    assert "is tapped" not in steps_of("sphere-countered")["effect"]


@pytest.mark.parametrize(
    ("family", "rule"),
    [
        ("protection-trample", "702.19b"),  # and not that the creature could block (702.16f)
        ("cascade-declined-bottom", "401.2"),  # and not that one may decline (608.2d)
        ("echo-leyline", "616.1"),
    ],
)
def test_the_cause_is_the_rule_that_the_family_is_about(family: str, rule: str):
    asked = [ask(family, seed) for seed in range(8)]

    assert {question.because[0][0] for question in asked} == {rule}


def test_the_right_reason_is_the_cause():
    question = ask("protection-trample", 1)

    assert question.answer.en.endswith(question.because[0][1].en)


def test_what_a_belief_has_chosen_early_is_told_once():
    file = families()["protection-stifled"].filled(1)

    game = believed(file, set_up(file), MISCONCEPTIONS["choice-is-made-on-activation"])

    assert [event.kind for event in game.outcome.log if isinstance(event, Chose)] == ["colour"]


def test_counters_on_a_card_in_exile_are_told_and_shown():
    question = ask("suspend-fury-charm", 1)

    [seat] = [it for it in question.table["seats"] if it["player"] == "A"]
    [suspended] = seat["exile"]
    assert suspended["notes"] in (
        [{"en": "1 time counter", "ja": "時間カウンター１個"}],
        [{"en": "2 time counters", "ja": "時間カウンター２個"}],
    )
    assert suspended["notes"][0]["en"] in question.situation[0].en
    assert suspended["notes"][0]["ja"] in question.situation[0].ja


def test_a_size_that_an_ability_defines_is_printed_as_stars():
    assert card_json("aeon-chronicler")["pt"] == "*/*"
    assert card_json("grizzly-bears")["pt"] == "2/2"
