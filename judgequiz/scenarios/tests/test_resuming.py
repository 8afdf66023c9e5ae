"""A belief's game taken up where it parts from the true one is the game played from the beginning."""

from collections.abc import Iterator

import pytest

from judgequiz.scenarios.families import Unfit, families
from judgequiz.scenarios.games import believed, truth_of
from judgequiz.scenarios.misconceptions import MISCONCEPTIONS, Misconception
from judgequiz.scenarios.playing.setting_up import set_up

SEEDS = 3


def played(seed: int, parting: dict[str, set[int]]) -> Iterator[type[Misconception]]:
    """The beliefs that part from the true game; of those that never do, one in three at each seed."""
    for number, belief in enumerate(MISCONCEPTIONS.values()):
        if belief.slug in parting or number % SEEDS == seed:
            yield belief


@pytest.mark.parametrize("slug", sorted(families()))
def test_taken_up_is_the_same_as_from_the_beginning(slug: str) -> None:
    family = families()[slug]
    for seed in range(SEEDS):
        file = family.filled(seed)
        setting = set_up(file)
        try:
            truth, parting = truth_of(family, file, setting)
        except Unfit:
            continue
        for belief in played(seed, parting):
            whole = believed(file, setting, belief)
            if belief.slug not in parting:
                assert whole.values == truth.values
                assert whole.outcome.log == truth.outcome.log
                continue

            part = believed(file, setting, belief, truth, parting[belief.slug])

            assert part.values == whole.values
            assert part.outcome.log == whole.outcome.log
            assert part.outcome.game.state == whole.outcome.game.state
            assert part.improvised == whole.improvised
