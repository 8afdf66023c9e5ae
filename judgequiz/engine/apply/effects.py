"""How continuous effects, shields and delayed triggers begin and end."""

from __future__ import annotations

from .. import events as e
from ..frozen import evolve
from ..state import State
from .registry import on


@on(e.EffectBegan)
def _effect_began(state: State, event: e.EffectBegan) -> State:
    effect = evolve(event.effect, timestamp=state.clock)
    return evolve(
        state, lasting=(*state.lasting, effect), next_id=max(state.next_id, effect.id + 1)
    )


@on(e.EffectEnded)
def _effect_ended(state: State, event: e.EffectEnded) -> State:
    return evolve(
        state, lasting=tuple(effect for effect in state.lasting if effect.id != event.effect)
    )


@on(e.ShieldUsed)
def _shield_used(state: State, event: e.ShieldUsed) -> State:
    kept = []
    for effect in state.lasting:
        if effect.id != event.effect:
            kept.append(effect)
        elif event.left:
            kept.append(evolve(effect, left=event.left))
    return evolve(state, lasting=tuple(kept))


@on(e.DelayedCreated)
def _delayed_created(state: State, event: e.DelayedCreated) -> State:
    trigger = evolve(event.trigger, created=state.clock)
    return evolve(
        state, delayed=(*state.delayed, trigger), next_id=max(state.next_id, trigger.id + 1)
    )


@on(e.DelayedUsed)
def _delayed_used(state: State, event: e.DelayedUsed) -> State:
    return evolve(
        state, delayed=tuple(trigger for trigger in state.delayed if trigger.id != event.trigger)
    )
