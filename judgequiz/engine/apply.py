"""How each event changes the state. The only module that makes one state from another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from . import events as e
from .faces import copied_face, face_of
from .frozen import amend, evolve
from .kinds import SHARED_ZONES, Step, Zone
from .state import TURN, Combat, Gone, State, Thing

Change = Callable[[State, Any], State]
HOW: dict[type[e.Event], Change] = {}
F = TypeVar("F", bound=Change)


def apply(state: State, event: e.Event) -> State:
    """The state after `event`. Pure: the same state and event always give an equal state."""
    how = HOW.get(type(event))
    changed = how(state, event) if how else state
    clock, history = changed.clock + 1, (*changed.history, event)
    if changed is state:
        return evolve(state, clock=clock, history=history)
    return amend(changed, clock=clock, history=history)


def on(kind: type[e.Event]) -> Callable[[F], F]:
    def register(function: F) -> F:
        HOW[kind] = function
        return function

    return register


def with_thing(state: State, thing: Thing) -> State:
    return evolve(state, things={**state.things, thing.id: thing})


def changed(state: State, id: int, **values: Any) -> State:
    if id not in state.things:
        return state
    return with_thing(state, evolve(state.things[id], **values))


def with_player(state: State, player: str, **values: Any) -> State:
    return evolve(state, players={**state.players, player: evolve(state.players[player], **values)})


def key(zone: Zone, owner: str) -> tuple[Zone, str]:
    return (zone, "" if zone in SHARED_ZONES else owner)


def removed(state: State, thing: Thing) -> State:
    place = key(thing.zone, thing.owner)
    rest = tuple(id for id in state.zones.get(place, ()) if id != thing.id)
    things = {id: other for id, other in state.things.items() if id != thing.id}
    alert = (
        tuple(id for id in state.alert if id != thing.id)
        if thing.id in state.alert
        else state.alert
    )
    return evolve(state, things=things, zones={**state.zones, place: rest}, alert=alert)


def has_abilities(thing: Thing) -> bool:
    """Whether the face of an object has abilities, or could have: a token's, a copy's."""
    return (thing.card is not None or thing.copied is not None) and bool(face_of(thing).abilities)


def indexed(state: State) -> State:
    """The state with its index of objects with abilities made anew."""
    return evolve(
        state, alert=tuple(id for id, thing in state.things.items() if has_abilities(thing))
    )


def placed(state: State, thing: Thing, position: int | None = None) -> State:
    """`thing` put into its zone: at the end of it (the top of the stack, the bottom of a library) unless `position` says where."""
    place = key(thing.zone, thing.owner)
    there = state.zones.get(place, ())
    at = len(there) if position is None else position
    return evolve(
        state,
        things={**state.things, thing.id: thing},
        zones={**state.zones, place: (*there[:at], thing.id, *there[at:])},
        next_id=max(state.next_id, thing.id + 1),
        alert=(*state.alert, thing.id) if has_abilities(thing) else state.alert,
    )


def tally(
    counters: tuple[tuple[str, int], ...], kind: str, change: int
) -> tuple[tuple[str, int], ...]:
    counts = dict(counters)
    counts[kind] = counts.get(kind, 0) + change
    return tuple((name, count) for name, count in counts.items() if count > 0)


# ---- turns


@on(e.TurnBegan)
def _turn_began(state: State, event: e.TurnBegan) -> State:
    clock = max(state.clock + 1, event.number * TURN)
    players = {
        name: evolve(
            player,
            lands_played=0,
            turn_began=clock
            if name in state.team_of(event.player) and (state.shared_life or name == event.player)
            else player.turn_began,
        )
        for name, player in state.players.items()
    }
    extra = (
        state.extra_turns[:-1]
        if state.extra_turns and state.extra_turns[-1] == event.player
        else state.extra_turns
    )
    return evolve(
        state,
        active=event.player,
        turn=event.number,
        clock=clock,
        players=players,
        history=(),
        combat=Combat(),
        extra_turns=extra,
        used=frozenset(),
        dealt_first_damage=False,
    )


@on(e.StepBegan)
def _step_began(state: State, event: e.StepBegan) -> State:
    state = evolve(state, step=event.step, priority="", passed=())
    if event.step is Step.UPKEEP:
        for player in state.seats:
            if state.is_active(player):
                state = with_player(
                    state,
                    player,
                    upkeep_began=state.clock,
                    previous_upkeep=state.players[player].upkeep_began,
                )
    if event.step in (Step.MAIN1, Step.MAIN2, Step.COMBAT):
        state = evolve(state, combat=Combat())
    return state


@on(e.PriorityGiven)
def _priority_given(state: State, event: e.PriorityGiven) -> State:
    return evolve(state, priority=event.player)


@on(e.Passed)
def _passed(state: State, event: e.Passed) -> State:
    return evolve(state, passed=(*state.passed, event.player), priority="")


@on(e.StepEnded)
def _step_ended(state: State, event: e.StepEnded) -> State:
    return evolve(state, priority="", passed=())


# ---- objects


@on(e.Moved)
def _moved(state: State, event: e.Moved) -> State:
    old = state.things[event.what]
    gone = Gone(as_last_copied(state, old), event.view, event.became)
    state = removed(state, old)
    state = evolve(state, gone={**state.gone, old.id: gone})
    combat = state.combat
    if old.zone is Zone.BATTLEFIELD and (combat.is_attacking(old.id) or combat.is_blocking(old.id)):
        state = evolve(state, combat=out_of_combat(combat, old.id))
    return placed(
        state,
        evolve(event.thing, timestamp=state.clock, controlled_since=state.clock),
        event.position,
    )


def as_last_copied(state: State, thing: Thing) -> Thing:
    """CR 608.2h: what is remembered of an object includes what it was a copy of."""
    face = copied_face(state, thing)
    return thing if face is face_of(thing) else evolve(thing, copied=face)


@on(e.Made)
def _made(state: State, event: e.Made) -> State:
    return placed(
        state,
        evolve(event.thing, timestamp=state.clock, controlled_since=state.clock),
        event.position,
    )


@on(e.Ceased)
def _ceased(state: State, event: e.Ceased) -> State:
    old = state.things[event.what]
    gone = Gone(as_last_copied(state, old), event.view, None)
    return removed(evolve(state, gone={**state.gone, old.id: gone}), old)


@on(e.Reordered)
def _reordered(state: State, event: e.Reordered) -> State:
    return evolve(state, zones={**state.zones, key(event.zone, event.player): event.order})


# ---- the stack


@on(e.CastSpell)
def _cast(state: State, event: e.CastSpell) -> State:
    return evolve(changed(state, event.spell, announced=event.announced), passed=())


@on(e.ActivatedAbility)
def _activated(state: State, event: e.ActivatedAbility) -> State:
    return state if event.is_mana else evolve(state, passed=())


@on(e.Resolved)
def _resolved(state: State, event: e.Resolved) -> State:
    return evolve(state, passed=(), priority="")


@on(e.DidNotResolve)
def _did_not_resolve(state: State, event: e.DidNotResolve) -> State:
    return evolve(state, passed=(), priority="")


@on(e.Announcement)
def _announced(state: State, event: e.Announcement) -> State:
    return changed(state, event.what, announced=event.announced)


@on(e.Triggered)
def _triggered(state: State, event: e.Triggered) -> State:
    return evolve(state, waiting=(*state.waiting, event.waiting))


@on(e.PutOnStack)
def _put_on_stack(state: State, event: e.PutOnStack) -> State:
    return evolve(without_waiting(state, event.source, event.about, event.what), passed=())


@on(e.TriggerDropped)
def _trigger_dropped(state: State, event: e.TriggerDropped) -> State:
    kept = list(state.waiting)
    if event.waiting in kept:
        kept.remove(event.waiting)
    return evolve(state, waiting=tuple(kept))


def without_waiting(state: State, source: int, about: object, what: int) -> State:
    ability = state.things[what].ability if what in state.things else None
    rest = list(state.waiting)
    for waiting in rest:
        if waiting.source == source and (
            ability is None or (waiting.ability == ability and waiting.about == about)
        ):
            rest.remove(waiting)
            break
    return evolve(state, waiting=tuple(rest))


# ---- permanents


@on(e.Tapped)
def _tapped(state: State, event: e.Tapped) -> State:
    return changed(state, event.what, tapped=True)


@on(e.Untapped)
def _untapped(state: State, event: e.Untapped) -> State:
    return changed(state, event.what, tapped=False)


@on(e.CountersAdded)
def _counters_added(state: State, event: e.CountersAdded) -> State:
    if isinstance(event.what, str):
        player = state.players[event.what]
        return with_player(
            state, event.what, counters=tally(player.counters, event.kind, event.count)
        )
    thing = state.things[event.what]
    return changed(state, event.what, counters=tally(thing.counters, event.kind, event.count))


@on(e.CountersTaken)
def _counters_taken(state: State, event: e.CountersTaken) -> State:
    if isinstance(event.what, str):
        player = state.players[event.what]
        return with_player(
            state, event.what, counters=tally(player.counters, event.kind, -event.count)
        )
    thing = state.things[event.what]
    return changed(state, event.what, counters=tally(thing.counters, event.kind, -event.count))


@on(e.BecameAttached)
def _attached(state: State, event: e.BecameAttached) -> State:
    return changed(state, event.what, attached_to=event.to, timestamp=state.clock)


@on(e.BecameUnattached)
def _unattached(state: State, event: e.BecameUnattached) -> State:
    return changed(state, event.what, attached_to=None)


@on(e.Regenerated)
def _regenerated(state: State, event: e.Regenerated) -> State:
    state = changed(state, event.what, tapped=True, damage=0, deathtouched=False)
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.Revealed)
def _revealed(state: State, event: e.Revealed) -> State:
    for id in event.what:
        if id in state.things:
            seen = state.things[id].seen_by or frozenset()
            state = changed(state, id, seen_by=seen | frozenset(event.to or state.seats))
    return state


@on(e.Shuffled)
def _shuffled(state: State, event: e.Shuffled) -> State:
    """CR 701.24a: no player knows the order of a library that has been shuffled."""
    for id in state.zone(Zone.LIBRARY, event.player):
        if state.things[id].seen_by:
            state = changed(state, id, seen_by=frozenset())
    return state


@on(e.Drew)
def _drew(state: State, event: e.Drew) -> State:
    if event.what is None:
        return state
    return changed(state, event.what, seen_by=frozenset({event.player}))


@on(e.ControllerChanged)
def _controller_changed(state: State, event: e.ControllerChanged) -> State:
    state = changed(state, event.what, controlled_since=state.clock)
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.Chose)
def _chose(state: State, event: e.Chose) -> State:
    if event.what not in state.things:
        return state
    chosen = {**dict(state.things[event.what].chosen), event.kind: event.value}
    return changed(state, event.what, chosen=tuple(chosen.items()))


# ---- damage, life, mana


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


# ---- effects


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


@on(e.AbilityUsed)
def _ability_used(state: State, event: e.AbilityUsed) -> State:
    return evolve(state, used=state.used | {(event.source, event.number)})


# ---- combat


def out_of_combat(combat: Combat, id: int) -> Combat:
    return evolve(
        combat,
        attackers=tuple(pair for pair in combat.attackers if pair[0] != id),
        blockers=tuple(pair for pair in combat.blockers if pair[0] != id),
    )


@on(e.AttackersDeclared)
def _attackers(state: State, event: e.AttackersDeclared) -> State:
    combat = evolve(
        state.combat,
        attackers=state.combat.attackers + event.attackers,
        declared=(*state.combat.declared, event.player),
    )
    return evolve(state, combat=combat)


@on(e.BlockersDeclared)
def _blockers(state: State, event: e.BlockersDeclared) -> State:
    combat = evolve(
        state.combat,
        blockers=state.combat.blockers + event.blockers,
        blocked=state.combat.blocked | {attacker for _, attacker in event.blockers},
        declared=(*state.combat.declared, event.player),
    )
    return evolve(state, combat=combat)


@on(e.RemovedFromCombat)
def _removed_from_combat(state: State, event: e.RemovedFromCombat) -> State:
    return evolve(state, combat=out_of_combat(state.combat, event.what))


@on(e.FirstStrikeDamageDealt)
def _first_strike(state: State, event: e.FirstStrikeDamageDealt) -> State:
    return evolve(
        state,
        combat=evolve(state.combat, dealt_first=frozenset(event.dealt)),
        dealt_first_damage=True,
    )


# ---- players


@on(e.LandPlayed)
def _land_played(state: State, event: e.LandPlayed) -> State:
    player = state.players[event.player]
    return with_player(evolve(state, passed=()), event.player, lands_played=player.lands_played + 1)


@on(e.DrewFromEmptyLibrary)
def _drew_from_empty(state: State, event: e.DrewFromEmptyLibrary) -> State:
    return with_player(state, event.player, drew_from_empty=True)


@on(e.Lost)
def _lost(state: State, event: e.Lost) -> State:
    return with_player(state, event.player, lost=True)


@on(e.GameEnded)
def _ended(state: State, event: e.GameEnded) -> State:
    return evolve(state, over=event.why, winners=event.winners, priority="")


@on(e.ExtraTurnTaken)
def _extra_turn(state: State, event: e.ExtraTurnTaken) -> State:
    return evolve(state, extra_turns=(*state.extra_turns, event.player))


@on(e.DamageWoreOff)
def _damage_wore_off(state: State, event: e.DamageWoreOff) -> State:
    for thing in state.within(Zone.BATTLEFIELD):
        if thing.damage or thing.deathtouched:
            state = changed(state, thing.id, damage=0, deathtouched=False)
    return state
