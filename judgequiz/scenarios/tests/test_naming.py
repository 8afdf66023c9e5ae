"""Players have names, and who plays with whom is told."""

import re

from judgequiz.scenarios import ask
from judgequiz.scenarios.families import families
from judgequiz.scenarios.naming import PLAYERS, plain
from judgequiz.scenarios.reading import fact_paths

SEATED = re.compile(r"\b(?:players|teams) ([A-Z+ ]+)")


def test_it_works() -> None:
    first, *_ = map(plain, ask("valakut-two-headed", 0).situation)

    assert first.en.startswith(
        "In a game of Two-Headed Giant, Ava and Cal play against Noa and Oki."
    )
    assert first.ja.startswith("双頭巨人戦で、AvaとCalのチームがNoaとOkiのチームと対戦している。")


def test_teams_pass_as_teams() -> None:
    told = " ".join(plain(part).en for part in ask("guttersnipe-two-headed", 0).situation)

    assert "Both teams pass until the stack is empty." in told
    assert "Both players" not in told


def test_of_more_players_all_pass() -> None:
    told = " ".join(plain(part).en for part in ask("guttersnipe-opponents", 0).situation)

    assert "All players pass until the stack is empty." in told


def test_two_players_are_no_team() -> None:
    assert not any("Two-Headed" in plain(part).en for part in ask("cascade-countered", 0).situation)


def test_whoever_has_a_seat_has_a_name() -> None:
    for path in fact_paths().values():
        for seats in SEATED.findall(path.read_text(encoding="utf-8")):
            assert set(seats) <= {*PLAYERS, "+", " "}, path.name
    for family in families().values():
        assert set(family.file.head.seats) <= set(PLAYERS), family.slug
