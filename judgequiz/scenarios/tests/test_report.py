"""What `play_text` says of a file: log, refusals, claims, in both languages and under other rule books."""

import pytest

from judgequiz.scenarios import MISCONCEPTIONS, NotationError, PlayError, play_text

COUNTERED = """
A: hand Bloodbraid Elf @elf; library Forest, Lightning Bolt @bolt, unknown*5
N: life 20; hand Counterspell @cs
A cast @elf
N cast @cs -> @elf
until stack empty
  A may cast @bolt = yes -> N
expect N.life 17
"""


def test_it_works() -> None:
    played = play_text(COUNTERED)

    assert played.is_met
    assert ("601.2i", "Ava casts Bloodbraid Elf.") in [
        (cr, words.en) for cr, words in played.lines()
    ]


def test_a_belief_plays_another_game() -> None:
    played = play_text(COUNTERED, belief="ability-dies-with-its-source")

    assert played.as_json()["table"]["seats"][1]["life"] == 20
    assert [(met.claim, met.is_met, met.found) for met in played.outcome.claims] == [
        ("N.life 17", False, "20")
    ]
    assert not played.is_met


def test_a_refused_step_gives_every_reason() -> None:
    played = play_text(
        "A: hand Cabal Therapy @ct\nN: life 20\nto N4.upkeep\nA cast @ct -> N\nexpect N.life 20"
    )

    (refusal,) = played.outcome.refusals
    assert {reason.words.en for reason in refusal.reasons} >= {
        "it isn't that player's turn",
        "it isn't a main phase",
    }


def test_json_has_both_languages() -> None:
    data = play_text(COUNTERED).as_json()

    assert all(line["words"]["en"] and line["words"]["ja"] for line in data["log"])


@pytest.mark.parametrize(
    "text", ["A cast", "A: hand Nonsense", "expect", "A: battlefield Lightning Bolt"]
)
def test_what_cannot_be_played_is_a_clear_error(text: str) -> None:
    with pytest.raises((NotationError, PlayError)) as caught:
        play_text(text)

    assert str(caught.value)


def test_an_unknown_belief_is_named() -> None:
    with pytest.raises(PlayError, match="no belief is called"):
        play_text(COUNTERED, belief="nonsense")


def test_an_ability_that_draws_was_a_mana_ability_until_august() -> None:
    text = "mana real\nA: battlefield Chromatic Sphere @s, Mountain @m; library Island @top\n"
    then = "A activate @s\n  A colour = blue\nexpect stack empty; @top in A.hand; A.pool {U}\n"
    now = "A activate @s\nexpect stack = @s.1!; @top in A.library\n"

    assert play_text("edition 2026-04-17; " + text + then).is_met
    assert play_text("edition 2026-08-07; " + text + now).is_met


def test_a_belief_is_played_under_the_rules_of_the_edition() -> None:
    text = "mana real\nA: battlefield Chromatic Sphere @s, Mountain @m; library Island @top\n"
    steps = "A activate @s\n  A colour = blue\n"

    then = play_text("edition 2026-04-17; " + text + steps, "may-means-must")
    now = play_text("edition 2026-08-07; " + text + steps, "may-means-must")

    assert "605.3b" in [cr for cr, words in then.lines() if "Chromatic Sphere" in words.en]
    assert "605.3b" not in [cr for cr, words in now.lines() if "Chromatic Sphere" in words.en]


def test_no_two_dated_beliefs_answer_the_same_question() -> None:
    dated = [belief.breaks for belief in MISCONCEPTIONS.values() if belief.true_until]

    assert len(set(dated)) == len(dated)
