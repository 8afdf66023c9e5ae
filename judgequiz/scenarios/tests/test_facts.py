"""Every file about a ruling, an oracle fact or the kernel is played, and all it expects is so."""

from pathlib import Path

import pytest

from judgequiz.scenarios.notation import parse, printed
from judgequiz.scenarios.reading import NAMES, fact_paths, play_text, read

PATHS = fact_paths()


@pytest.mark.parametrize("name", PATHS)
def test_all_it_expects_is_so(name: str) -> None:
    outcome = play_text(PATHS[name].read_text(encoding="utf-8"))

    missed = [
        f"line {met.line}: {met.claim} (found {met.found})"
        for met in outcome.claims
        if not met.is_met
    ]
    assert outcome.claims, "a file about a fact expects something"
    assert not missed, "\n".join(missed)


@pytest.mark.parametrize("name", PATHS)
def test_prints_and_parses_to_the_same(name: str) -> None:
    file = read(PATHS[name].read_text(encoding="utf-8"))

    assert parse(printed(file), NAMES) == file


@pytest.mark.parametrize("name", PATHS)
def test_log_replays_to_the_same_state(name: str) -> None:
    from functools import reduce

    from judgequiz.engine.apply import apply

    outcome = play_text(PATHS[name].read_text(encoding="utf-8"))

    assert reduce(apply, outcome.log, outcome.game.start) == outcome.game.state


def test_there_are_files() -> None:
    assert all(isinstance(path, Path) for path in PATHS.values())
    assert PATHS
