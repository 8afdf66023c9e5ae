"""Keys derived twice: the probe reads the answer, and what the family expects says it by hand."""

from __future__ import annotations

from collections.abc import Iterator

from .families import Unfit, played_families
from .games import Played, believed, probes, truth_of
from .misconceptions import MISCONCEPTIONS
from .notation import tree as t
from .playing.claims import Met
from .playing.setting_up import set_up


def underived(slug: str, seed: int) -> list[str]:
    """Why a variant's key does not follow from what its family expects; empty where it does.

    It follows where all the family expects of this filling is so in the true game, and where each
    game of a belief that comes to another answer contradicts one of these expectations. They were
    written from the rules, not from the play, so a key is right or two derivations err alike.

    KeyError for a family that isn't played, Unfit where the seed gives no question.
    """
    family = played_families()[slug]
    file = family.filled(seed)
    setting = set_up(file)
    truth, parting = truth_of(family, file, setting)
    if not truth.outcome.claims:
        return ["nothing is expected of this filling"]
    others = {
        belief: believed(file, setting, MISCONCEPTIONS[belief], truth, steps, is_judged=True)
        for belief, steps in parting.items()
    }
    return [*unmet(truth.outcome.claims), *unrefuted(file, truth, others)]


def unmet(claims: list[Met]) -> Iterator[str]:
    for claim in claims:
        if not claim.is_met:
            yield f"line {claim.line}: expected {claim.claim}, found {claim.found}"


def unrefuted(file: t.PlayFile, truth: Played, others: dict[str, Played]) -> Iterator[str]:
    """The beliefs whose answers nothing that is expected contradicts."""
    for belief, game in others.items():
        if game.values != truth.values and game.outcome.is_met:
            asked = ", ".join(probe.kind for probe in probes(file))
            yield f"{belief} answers {asked} with {game.values}, and nothing expected forbids it"


__all__ = ["Unfit", "underived"]
