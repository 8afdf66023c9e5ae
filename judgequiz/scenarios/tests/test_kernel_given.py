"""Situations given in words: tokens, pools, copies and what is said of things on the stack."""

from __future__ import annotations

import pytest

from judgequiz.scenarios.playing.error import PlayError
from judgequiz.scenarios.playing.play import Outcome
from judgequiz.scenarios.reading import play_text
from judgequiz.scenarios.saying import error_said

HEAD = "judgequiz 1; edition 2026-08-07; players A N; turn A3 main1; mana real\n"


def met(text: str) -> Outcome:
    outcome = play_text(HEAD + text)
    assert outcome.claims
    assert outcome.is_met, [claim for claim in outcome.claims if not claim.is_met]
    return outcome


def test_it_works() -> None:
    met("A: life 7\nexpect A.life 7\n")


def test_a_token_has_the_words_of_its_name_for_subtypes() -> None:
    met(
        'A: battlefield token "Elf Warrior" creature G 1/1 @e\n'
        "expect @e subtypes Elf Warrior; @e is elf; @e is token\n"
    )


def test_what_is_said_of_a_player_first_holds_though_more_is_said_later() -> None:
    met(
        "A: life 7; counters poison 2; pool {R}\nN: life 9\nA: pool {G}; counters energy 1\nN: hand Shock\n"
        "expect A.life 7; N.life 9; A.counters poison 2; A.counters energy 1; A.pool {R}{G}\n"
    )


def test_a_number_in_a_pool_is_colourless_mana() -> None:
    met("A: pool {2}{R}\nexpect A.pool {C}{C}{R}\n")


def test_a_pool_holds_no_hybrid_mana() -> None:
    with pytest.raises(PlayError, match=r"106\.1"):
        play_text(HEAD + "A: pool {R/G}\nall pass\n")


def test_a_copy_on_the_stack_goes_nowhere_when_countered() -> None:
    met(
        "N: hand Counterspell @c; pool {U}{U}\n"
        "stack: A Lightning Bolt @b [copy] -> N\n"
        "N cast @c -> @b\nall pass\n"
        "expect @b in nowhere; A.graveyard 0\n"
    )


def test_an_ability_given_to_a_spell_counts_as_it_enters() -> None:
    """CR 400.7a, 614.12."""
    met(
        "stack: A Grizzly Bears @b [has vanishing 3]\nall pass\n"
        "expect @b counters time 3; @b has vanishing\n"
    )


def test_the_older_of_two_like_abilities_is_called_without_a_number() -> None:
    met(
        "A: hand Dust of Moments @d; battlefield Calciderm @c [time 2]; pool {2}{W}\n"
        "A cast @d modes 1\nall pass\n"
        "expect stack = @c.2!; triggered @c.2 once\n"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('A: battlefield token "Elf" creature G\n', "208.1"),
        ("A: hand Blaze @b\nA cast @b -> N\n", "what X is"),
        ("A: hand Shock @s\nput A: @s.1 -> N\n", "no such trigger"),
        ("A: hand Elvish Visionary @v\nA cast @v\nall pass\nput A: @v.7\n", "no such trigger"),
        ("A: hand Shock @s\nexpect @s lacks flyingg\n", "no keyword ability"),
        ("expect log explodd\n", "line 2, column 8: the log has no word"),
        ("A: battlefield Grizzly Bears @b\nexpect can A turn face up @b\n", "can't be played yet"),
        ("A: battlefield Control Magic [attached N]\n", r"704\.5m"),
        ("A: battlefield Grizzly Bears*2 @b, Thalia, Guardian of Thraben*2\n", r"704\.3"),
    ],
)
def test_what_cannot_be_is_an_error_that_says_why(text: str, says: str) -> None:
    with pytest.raises(PlayError, match=says) as caught:
        play_text(HEAD + text)

    assert caught.value.line


def test_two_life_totals_of_a_team_are_an_error() -> None:
    head = "teams A+C N+O; format two-headed-giant\n"

    with pytest.raises(PlayError, match=r"810\.4"):
        play_text(head + "A: life 20\nC: life 25\n")

    assert play_text(head + "A: life 20\nC: life 20\nexpect C.life 20\n").is_met


def test_two_players_put_their_triggers_one_after_the_other() -> None:
    met(
        "A: battlefield Keldon Marauders @m1 [time 3], Wind Drake\n"
        "N: battlefield Keldon Marauders @m2 [time 3]\n"
        "A: hand Pyroclasm @p, Pyroclasm @q; pool {R}{R}{R}{R}\n"
        "A cast @p pay {1}{R}\nall pass\nA cast @q pay {1}{R}\nall pass\n"
        "put A: @m1.2 -> N\nput N: @m2.2 -> A\n"
        "expect stack = @m2.2!, @m1.2!\nuntil stack empty\nexpect A.life 19; N.life 19\n"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A: exile Blind Hunter [haunting N]", "a player can't stand here"),
        ("A: battlefield Grizzly Bears [blocking N]", "a player can't stand here"),
        (
            "A: exile Blind Hunter [haunting @g]; hand Grizzly Bears @g",
            "what a card haunts is on the battlefield (CR 702.55b)",
        ),
        (
            "A: exile Ancestral Vision [suspended]",
            "a suspended card has a time counter (CR 702.62b)",
        ),
        (
            "A: exile Shock [on an adventure]",
            "a card on an adventure is an adventurer card in exile (CR 715.3d)",
        ),
        (
            "N: battlefield Calciderm [time 2]\nto A5.upkeep",
            "a resolution is never implied: Calciderm is on the stack in N4.upkeep",
        ),
    ],
)
def test_what_can_not_be_is_said_in_both_languages(text: str, says: str) -> None:
    with pytest.raises(PlayError) as error:
        play_text(HEAD + text + "\n")
    assert error.value.message == says
    assert error_said(error.value).ja.rstrip("。") != says


def test_an_unanswered_trigger_asks_for_its_put_line() -> None:
    with pytest.raises(PlayError, match=r"`put A: … -> …` after this step"):
        play_text(
            HEAD.replace("real", "any") + "A: hand Blind Hunter @h\nA cast @h\nall pass\nall pass\n"
        )


def test_a_face_that_can_not_be_cast_says_why() -> None:
    with pytest.raises(PlayError, match=r"601\.3e"):
        play_text(
            HEAD.replace("real", "any")
            + "A: hand Bloodbraid Elf @elf; library Esika, God of the Tree @esika, unknown*5\n"
            + "A cast @elf\nall pass\n  A may cast @esika//2 = yes\n"
        )


def test_a_copy_that_never_was_is_not_nowhere() -> None:
    outcome = play_text(HEAD + "A: hand Pyromatics @p\nexpect @p.copy1 in nowhere\n")
    assert not outcome.is_met


def test_what_was_found_is_named() -> None:
    outcome = play_text(
        HEAD
        + "A: exile Blind Hunter @h [haunting @g]; battlefield Grizzly Bears @g\n"
        + "expect @h haunting none\n"
    )
    assert outcome.claims[0].found == "Grizzly Bears"
