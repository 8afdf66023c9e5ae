"""Turning double-faced permanents over (CR 701.27, 712.9-712.10)."""

from __future__ import annotations

from .. import events as e
from .. import vocabulary as v
from ..kinds import CardType, Zone
from ..reading import Context, acted_on
from . import does


@does(v.Transform)
def transform(effect: v.Transform, it: Context) -> None:
    """CR 701.27a: each that can, so that its other face is up; nothing happens to the others."""
    it.did = False
    for id in acted_on(effect.what, it):
        if may_transform(it, id) and not has_turned_since(it, id):
            it.game.happen(e.Transformed(id, 1 - it.state.things[id].side))
            it.did = True


def may_transform(it: Context, id: int) -> bool:
    """CR 701.27c-d, 712.9-712.10: it is double-faced, and its other face is that of a permanent."""
    thing = it.state.things[id]
    card = thing.card
    if thing.zone is not Zone.BATTLEFIELD or card is None or not card.is_double_faced:
        return False
    if set(card.faces[1 - thing.side].types) & {CardType.INSTANT, CardType.SORCERY}:
        return False
    return it.game.rules.modal_permanent_can_transform(it.state, thing)


def has_turned_since(it: Context, id: int) -> bool:
    """CR 701.27f: a permanent's own ability turns it over only if it hasn't been since that was put onto the stack."""
    if id != it.source or it.by is None:
        return False
    log = it.game.log
    put = next(
        (n for n, ev in enumerate(log) if isinstance(ev, e.Made) and ev.thing.id == it.by), None
    )
    return put is not None and any(
        isinstance(ev, e.Transformed) and ev.what == id for ev in log[put:]
    )
