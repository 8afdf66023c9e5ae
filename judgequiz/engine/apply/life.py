"""How damage, life and mana change the state."""

from __future__ import annotations

from .. import events as e
from ..state import State
from .placing import changed, with_player
from .registry import on


@on(e.DamageDealt)
def _damage(state: State, event: e.DamageDealt) -> State:
    if isinstance(event.to, str) or event.to not in state.things or not event.is_marked:
        return state
    thing = state.things[event.to]
    return changed(
        state,
        event.to,
        damage=thing.damage + event.amount,
        deathtouched=thing.deathtouched or event.deathtouch,
    )


@on(e.LifeGained)
def _life_gained(state: State, event: e.LifeGained) -> State:
    keeper = state.life_keeper(event.player)
    return with_player(state, keeper, life=state.players[keeper].life + event.amount)


@on(e.LifeLost)
def _life_lost(state: State, event: e.LifeLost) -> State:
    keeper = state.life_keeper(event.player)
    return with_player(state, keeper, life=state.players[keeper].life - event.amount)


@on(e.ManaAdded)
def _mana_added(state: State, event: e.ManaAdded) -> State:
    return with_player(state, event.player, pool=state.players[event.player].pool + event.mana)


@on(e.ManaSpent)
def _mana_spent(state: State, event: e.ManaSpent) -> State:
    pool = list(state.players[event.player].pool)
    for mana in event.mana:
        pool.remove(mana)
    return with_player(state, event.player, pool=tuple(pool))


@on(e.PoolEmptied)
def _pool_emptied(state: State, event: e.PoolEmptied) -> State:
    return with_player(state, event.player, pool=())
