"""How many counters are put on something, where effects change that (CR 122.6, 614.1a, 616.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import vocabulary as v
from .choices import Choice
from .kinds import CardType
from .reading import Context, fits
from .statics import InForce, in_force

if TYPE_CHECKING:
    from .game import Game


PERMANENT_OF_YOURS = v.What(control="you")


def multiplied(game: Game, id: int, kind: str, count: int) -> tuple[int, list[InForce]]:
    """CR 614.1a, 616.1: as many as replacement effects make of them, and those effects in the order the permanent's controller chooses."""
    applied: list[InForce] = []
    found = [
        inforce
        for inforce in in_force(game, v.CountersMultiplied)
        if inforce.change.kind in ("", kind)
        and bears_counters(inforce.change.what or PERMANENT_OF_YOURS, id, inforce.context)
    ]
    while found:
        chosen = chosen_first(game, id, found)
        found.remove(chosen)
        count = count * chosen.change.times + chosen.change.more
        applied.append(chosen)
    return count, applied


def chosen_first(game: Game, id: int, found: list[InForce]) -> InForce:
    """Which applies first, where it matters: doubling and adding one."""
    if len({(one.change.times, one.change.more) for one in found}) == 1:
        return found[0]
    options = tuple(one.source or 0 for one in found)
    picked = game.ask(Choice(game.look(id).controller, "pick", id, "replacement", options))[0]
    return next(one for one in found if (one.source or 0) == picked)


def bears_counters(what: v.What, id: int, it: Context) -> bool:
    """CR 122.6: whether counters put on this object are put on what is described: on what it is as they are put there."""
    if fits(what, id, it):
        return True
    if CardType.CREATURE not in what.types or it.game.rules.counters_see_what_is_there_now(
        it.state, id
    ):
        return False
    rest = tuple(kind for kind in what.types if kind is not CardType.CREATURE)
    return fits(replace(what, types=rest), id, it)
