"""Every file about a ruling, an oracle fact or the kernel is played, and all it expects is so."""

from functools import lru_cache, reduce
from pathlib import Path

import pytest

from judgequiz.engine.apply import apply
from judgequiz.scenarios.notation import parse, printed
from judgequiz.scenarios.playing.play import Outcome, play
from judgequiz.scenarios.reading import NAMES, fact_paths, read
from judgequiz.scenarios.report import rules_of

PATHS = fact_paths()


@lru_cache(maxsize=1)
def played(name: str) -> Outcome:
    """The file played under the rules of the edition that it names."""
    file = read(PATHS[name].read_text(encoding="utf-8"))
    return play(file, rules_of((), file.head.edition))


# The tests of a file run in a row, so that it is played once for all of them.
@pytest.mark.parametrize("name", PATHS, scope="class")
class TestFact:
    def test_all_it_expects_is_so(self, name: str) -> None:
        outcome = played(name)

        missed = [
            f"line {met.line}: {met.claim} (found {met.found})"
            for met in outcome.claims
            if not met.is_met
        ]
        assert outcome.claims, "a file about a fact expects something"
        assert not missed, "\n".join(missed)

    def test_log_replays_to_the_same_state(self, name: str) -> None:
        outcome = played(name)

        assert reduce(apply, outcome.log, outcome.game.start) == outcome.game.state

    def test_prints_and_parses_to_the_same(self, name: str) -> None:
        file = played(name).file

        assert parse(printed(file), NAMES) == file


def test_there_are_files() -> None:
    assert all(isinstance(path, Path) for path in PATHS.values())
    assert PATHS
