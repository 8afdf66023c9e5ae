"""Two-Headed Giant: what a team does together (CR 805, 810), and whose first draw is skipped (CR 103.8)."""

from __future__ import annotations

from judgequiz.scenarios.playing.play import Outcome
from judgequiz.scenarios.reading import play_text

HEAD = "judgequiz 1; edition 2026-08-07; players A C N O; teams A+C N+O; turn {turn}; mana any\n"


def met(text: str, turn: str = "A3 main1") -> Outcome:
    outcome = play_text(HEAD.format(turn=turn) + text)
    assert outcome.claims
    assert outcome.is_met, [claim for claim in outcome.claims if not claim.is_met]
    return outcome


TRIGGERS = """
A: battlefield Calciderm @a [time 2]
C: battlefield Chronozoa @c [time 2]
to A3.upkeep
"""


def test_it_works() -> None:
    met("A: life 30\nexpect A.life 30; C.life 30; N.life 30\n")


def test_a_team_orders_its_triggers_together() -> None:
    """CR 805.7."""
    met(TRIGGERS + "put C: @c.2, @a.2\nexpect stack = @a.2!, @c.2!\n", "N2 end")


def test_a_team_that_says_nothing_puts_them_seat_by_seat() -> None:
    met(TRIGGERS + "expect stack = @c.2!, @a.2!\n", "N2 end")


def test_poison_is_the_teams() -> None:
    """CR 810.10, 810.8d: fifteen between them."""
    met("N: counters poison 7\nO: counters poison 7\nall pass\nexpect lost N = no; lost O = no\n")


def test_one_attack_of_both_players() -> None:
    """CR 805.10b."""
    met(
        "A: battlefield Grizzly Bears @a\nC: battlefield Gray Ogre @c\n"
        "A attack @a -> N, @c -> O\nall pass\nall pass\nall pass\nexpect N.life 26\n"
    )


def test_the_starting_team_skips_its_first_draw() -> None:
    """CR 103.8b."""
    met(
        "A: hand none; library Forest\nC: hand none; library Forest\n"
        "to A1.main1\nexpect A.hand 0; C.hand 0\n",
        "A1 upkeep",
    )


def test_with_three_players_nobody_skips_it() -> None:
    """CR 103.8c."""
    outcome = play_text(
        "judgequiz 1; players A N B; turn A1 upkeep; mana any\n"
        "A: hand none; library Forest\nto A1.main1\nexpect A.hand 1\n"
    )

    assert outcome.is_met
