"""A belief's game taken up where it parts from the true one is the game played from the beginning."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

import pytest

from judgequiz.scenarios.families import Unfit, families, played_families
from judgequiz.scenarios.games import believed, truth_of
from judgequiz.scenarios.misconceptions import MISCONCEPTIONS, Misconception
from judgequiz.scenarios.misconceptions.belief import combined
from judgequiz.scenarios.playing.setting_up import set_up

SEEDS = 3


def at_once(slugs: Iterable[str]) -> Iterator[type[Misconception]]:
    """Rule books that hold all of these beliefs, each as many as answer different questions."""
    answering: dict[str, list[type[Misconception]]] = {}
    for belief in map(MISCONCEPTIONS.__getitem__, slugs):
        answering.setdefault(belief.breaks, []).append(belief)
    for row in zip_longest(*answering.values()):
        yield combined(*filter(None, row))


@pytest.mark.parametrize("slug", sorted(played_families()))
def test_taken_up_is_the_same_as_from_the_beginning(slug: str) -> None:
    family = families()[slug]
    for seed in range(SEEDS):
        file = family.filled(seed)
        setting = set_up(file)
        try:
            truth, parting = truth_of(family, file, setting)
        except Unfit:
            continue

        for belief, steps in parting.items():
            whole = believed(file, setting, MISCONCEPTIONS[belief])
            part = believed(file, setting, MISCONCEPTIONS[belief], truth, steps)

            assert part.values == whole.values
            assert part.outcome.log == whole.outcome.log
            assert part.outcome.game.state == whole.outcome.game.state
            assert part.improvised == whole.improvised

        for beliefs in at_once(it for it in MISCONCEPTIONS if it not in parting):
            whole = believed(file, setting, beliefs)

            assert whole.cause is None, "one of them parts"
            assert whole.values == truth.values
            assert whole.outcome.log == truth.outcome.log
