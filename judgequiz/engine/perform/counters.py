"""Instructions that move counters, or give more of those that are there (CR 122.5, 701.34)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import vocabulary as v
from ..choices import Choice
from ..reading import Context, acted_on
from ..state import Aim
from . import does


@does(v.MoveCounters)
def move_counters(effect: v.MoveCounters, it: Context) -> None:
    """CR 122.5: each is removed from the one and put on the other; nothing moves where there is no second object."""
    origins, hosts = acted_on(effect.origin, it), acted_on(effect.to, it)
    it.did = False
    if not origins or not hosts or origins[0] == hosts[0]:
        return
    for kind, count in it.state.things[origins[0]].counters:
        if count and it.game.put_counters(hosts[0], kind, count, "122.5"):
            it.game.take_counters(origins[0], kind, count, "122.5")
            it.did = True


@does(v.Proliferate)
def proliferate(effect: v.Proliferate, it: Context) -> None:
    """CR 701.34a: only permanents and players that have counters can be chosen."""
    options = tuple(with_counters(it))
    if not options:
        return
    choice = Choice(it.you, "pick", it.source, "proliferate", options, 0, len(options), default=())
    for aim in it.game.ask(choice):
        for kind, count in counters_of(aim, it):
            if count:
                it.game.put_counters(aim, kind, 1, "701.34a")


def with_counters(it: Context) -> Iterator[Aim]:
    """Whatever could be chosen to proliferate."""
    everything: tuple[Aim, ...] = (*it.state.battlefield, *it.state.in_turn_order())
    return (aim for aim in everything if any(n for _, n in counters_of(aim, it)))


def counters_of(aim: Aim, it: Context) -> tuple[tuple[str, int], ...]:
    holder = it.state.players[aim] if isinstance(aim, str) else it.state.things.get(aim)
    return holder.counters if holder is not None else ()
