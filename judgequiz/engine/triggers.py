"""Noticing what triggers (CR 603): which abilities await an event, and how an event answers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .awaited import bears, is_spell_like, is_subject, rarer
from .departing import leaves
from .faces import numbered
from .index import index_of, triggers_in, whens_of
from .kinds import Form, Zone
from .multiplying import times_it_triggers
from .reading import Context, fits_any, holds, players
from .replicating import payments
from .state import About, State, Thing, Waiting

if TYPE_CHECKING:
    from .game import Game

AWAITED: dict[type[e.Event], tuple[type[Any], ...]] = {
    e.CastSpell: (v.Casts,),
    e.Moved: (v.Enters, v.Leaves, v.Dies, v.PutIntoGraveyard),
    e.Made: (v.Enters,),
    e.StepBegan: (v.AtBeginning,),
    e.CountersTaken: (v.CountersRemoved,),
    e.CountersAdded: (v.CountersPut,),
    e.DamageDealt: (v.DealsDamage,),
    e.AttackersDeclared: (v.Attacks,),
    e.BlockersDeclared: (v.Blocks,),
    e.BecameTarget: (v.BecomesTarget,),
    e.Drew: (v.Draws,),
    e.Discarded: (v.Discards, v.Cycles),
    e.LifeGained: (v.GainsLife,),
    e.LifeLost: (v.LosesLife,),
    e.LandPlayed: (v.LandPlayed, v.Casts),
    e.Suspended: (v.Casts,),
    e.Sacrificed: (v.Sacrifices,),
    e.Countered: (v.CounteredSpell,),
    e.DidNotResolve: (v.CounteredSpell,),
    e.ActivatedAbility: (v.AbilityActivated,),
    e.TappedForMana: (v.TapsForMana,),
    e.Shuffled: (v.Shuffles,),
}
LOOKS_BACK = (
    v.Leaves,
    v.Dies,
    v.PutIntoGraveyard,
    v.Sacrifices,
    v.CounteredSpell,
    v.Discards,
    v.Cycles,
)
"""CR 603.10: these look at the moment before, so that what leaves at the same time still sees it."""


def collect(game: Game, batch: Sequence[e.Event], before: State) -> None:
    """Note every ability that triggers on events that happened at the same time."""
    awaited = [(event, AWAITED[type(event)]) for event in batch if type(event) in AWAITED]
    if not awaited:
        return
    found: list[Waiting] = []
    kinds = tuple({kind for _, some in awaited for kind in some})
    for thing, state in listening(game, before, kinds):
        view = game.looker.view(state, thing.id)
        for number, ability in numbered(view.abilities):
            if not isinstance(ability, v.Triggered) or not triggers_in(ability, thing.zone):
                continue
            context = Context(game, view.controller, thing.id, thing.announced, number=number)
            heard: set[int] = set()
            for when in whens_of(ability):
                if isinstance(when, LOOKS_BACK) is not (state is before):
                    continue
                for event, _ in awaited:
                    if id(event) in heard and game.rules.one_event_triggers_once(game.state):
                        continue
                    for about in answers(game, when, event, context):
                        if heard - {id(event)} and not game.rules.each_object_triggers_by_itself(
                            game.state, thing.id
                        ):
                            continue
                        heard.add(id(event))
                        context.about = about
                        if triggers_now(game, ability, thing, number, context):
                            player = game.rules.who_controls_trigger(
                                game.state, thing, view.controller
                            )
                            waiting = Waiting(ability, number, thing.id, player, about)
                            times = times_it_triggers(game, thing, view.controller, event)
                            found.extend([waiting] * times)
    for waiting in found:
        game.happen(e.Triggered(waiting))
    for event, _ in awaited:
        delayed(game, event)


def triggers_now(
    game: Game, ability: v.Triggered, thing: Thing, number: int, context: Context
) -> bool:
    """CR 603.4: with an intervening "if", it triggers only where the condition is true."""
    return holds(ability.condition, context) or not game.rules.intervening_if_must_hold_to_trigger(
        context.state, thing
    )


def listening(
    game: Game, before: State, kinds: tuple[type[Any], ...]
) -> Iterator[tuple[Thing, State]]:
    """Objects that may have triggered abilities for these events, and the state in which they are read."""
    for thing in hearing(game, game.state, kinds):
        yield thing, game.state
    if any(kind in LOOKS_BACK for kind in kinds):
        for thing in hearing(game, before, kinds):
            yield thing, before


def hearing(game: Game, state: State, kinds: tuple[type[Any], ...]) -> list[Thing]:
    """Objects of a state that await such events by their face, or may by abilities that effects gave them."""
    wanted = frozenset(kinds)
    ids = [id for id, awaited in index_of(state).hearing if awaited & wanted]
    if changed := game.looker.changed(state):
        ids = [id for id in state.things if id in {*ids, *changed}]
    return [state.things[id] for id in ids]


def delayed(game: Game, event: e.Event) -> None:
    """CR 603.7: delayed triggered abilities, each once."""
    for trigger in game.state.delayed:
        context = Context(
            game, trigger.controller, trigger.source, trigger.announced, memory=dict(trigger.memory)
        )
        for about in answers(game, trigger.when, event, context):
            if game.rules.delayed_trigger_triggers_once(game.state, trigger.source):
                game.happen(e.DelayedUsed(trigger.id))
            ability = v.Triggered(trigger.when, trigger.effects)
            game.happen(
                e.Triggered(
                    Waiting(
                        ability,
                        0,
                        trigger.source,
                        trigger.controller,
                        about,
                        trigger.memory,
                        trigger.announced,
                        trigger.of,
                    )
                )
            )
            break


def answers(game: Game, when: Any, event: e.Event, context: Context) -> Iterator[About]:
    """How often, and about what, an event is the one that a trigger awaits."""
    match when, event:
        case v.Casts(), e.CastSpell():
            if casts(game, when, event, context) and is_cast(game, event.spell):
                times = payments(event.spell, context)
                yield About(event.spell, None, event.spell, event.player, times)
        case v.Casts(who, what), e.LandPlayed(player, land):
            if not game.rules.playing_a_land_is_not_casting(game.state, land):
                if player in players(who, context) and is_spell_like(what, land, context):
                    yield About(land, None, land, player)
        case v.Casts(who, what), e.Suspended(player, card):
            if not game.rules.suspending_is_not_casting(game.state, card):
                if player in players(who, context) and is_spell_like(what, card, context):
                    yield About(card, None, card, player)
        case v.Enters(what), e.Moved(to=Zone.BATTLEFIELD):
            if is_subject(what, event.became, context):
                yield About(event.became, None, None, game.look(event.became).controller)
        case v.Enters(what), e.Made(thing) if thing.zone is Zone.BATTLEFIELD:
            if is_subject(what, thing.id, context):
                yield About(thing.id, None, None, thing.controller)
        case ((v.Leaves() | v.Dies() | v.PutIntoGraveyard()), e.Moved()):
            if leaves(game, when, event, context):
                yield About(event.what, event.became, None, event.view.controller)
        case v.AtBeginning(step, who), e.StepBegan():
            yield from beginnings(game, step, who, event, context)
        case v.CountersRemoved(), e.CountersTaken():
            yield from countings(game, when, event, context)
        case v.CountersPut(what, kind), e.CountersAdded():
            if (
                event.kind == kind
                and isinstance(event.what, int)
                and bears(what, event.what, context)
            ):
                yield About(event.what, amount=event.count)
        case v.DealsDamage(), e.DamageDealt():
            yield from damages(when, event, context)
        case _:
            yield from others(game, when, event, context)


def countings(
    game: Game, when: v.CountersRemoved, event: e.CountersTaken, context: Context
) -> Iterator[About]:
    """CR 122.1: once for each counter that is removed, or for the last one alone."""
    if (
        event.kind != when.kind
        or not isinstance(event.what, int)
        or not is_subject(when.what, event.what, context)
    ):
        return
    if when.last and not last_one_is_enough(game, event.what):
        return
    if not when.last or event.left == 0:
        yield from (About(event.what) for _ in range(1 if when.last else event.count))


def last_one_is_enough(game: Game, id: int) -> bool:
    """CR 702.62a, 702.63a: what the last counter brings, it brings at once; the rules are asked of permanents and of cards in exile."""
    state, rules = game.state, game.rules
    if state.things[id].zone is Zone.EXILE:
        return rules.last_time_counter_may_go_at_any_time(state, id)
    return rules.last_counter_is_enough_to_sacrifice(state, id)


def is_cast(game: Game, spell: int) -> bool:
    """CR 608.2g: a spell that an effect lets a player cast for free is cast like any other."""
    if game.state.thing(spell).announced.via != "free":
        return True
    return game.rules.free_spell_is_cast(game.state, spell)


def casts(game: Game, when: v.Casts, event: e.CastSpell, context: Context) -> bool:
    """CR 601.2i; with `nth`, counted among the spells that player cast this turn."""
    if event.player not in players(when.who, context) or not is_subject(
        when.what, event.spell, context
    ):
        return False
    if isinstance(when.what, v.This) and game.state.thing(event.spell).form is Form.SPELL_COPY:
        return False  # Only a belief takes a copy for cast; even then it would copy itself without end.
    if when.nth is None:
        return True
    so_far = sum(
        1
        for other in game.state.history
        if (
            isinstance(other, e.CastSpell)
            and other.player == event.player
            and is_subject(when.what, other.spell, context)
        )
        or (isinstance(other, e.Given) and other.event == "cast" and other.who == event.player)
    )
    return so_far == when.nth


def beginnings(
    game: Game, step: Any, who: Any, event: e.StepBegan, context: Context
) -> Iterator[About]:
    """CR 603.6, 810.7: at the beginning of a step of a player's turn; a shared turn is each teammate's."""
    if event.step is not step:
        return
    active = [player for player in game.state.in_turn_order() if game.state.is_active(player)]
    if who is None:
        yield About(player=active[0])
        return
    wanted = players(who, context)
    for player in active:
        if player in wanted:
            yield About(player=player)
            if not isinstance(who, v.EachPlayer | v.EachOpponent | v.Opponents):
                return


def damages(when: v.DealsDamage, event: e.DamageDealt, context: Context) -> Iterator[About]:
    if when.combat and not event.combat:
        return
    if not is_subject(when.source, event.source, context):
        return
    if when.to is None or fits_any(when.to, event.to, context, anywhere=True):
        player = event.to if isinstance(event.to, str) else ""
        thing = event.to if isinstance(event.to, int) else event.source
        yield About(thing, None, None, player, event.amount)


def others(game: Game, when: Any, event: e.Event, context: Context) -> Iterator[About]:
    match when, event:
        case v.Attacks(what, alone), e.AttackersDeclared():
            for attacker, defender in event.attackers:
                if alone and len(event.attackers) > 1:
                    continue
                if is_subject(what, attacker, context):
                    yield About(attacker, None, None, defender if isinstance(defender, str) else "")
        case v.Blocks(what, becomes_blocked), e.BlockersDeclared():
            ids = [attacker if becomes_blocked else blocker for blocker, attacker in event.blockers]
            for id in dict.fromkeys(ids):
                if is_subject(what, id, context):
                    yield About(id, None, None, event.player)
        case v.BecomesTarget(what, who, of_spell), e.BecameTarget():
            if isinstance(event.what, int) and is_subject(what, event.what, context):
                if of_spell and game.state.thing(event.by).form is Form.ABILITY:
                    return
                if who is None or event.player in players(who, context):
                    yield About(event.what, None, event.by, event.player)
        case v.Draws(who), e.Drew():
            if event.what is not None and event.player in players(who, context):
                yield About(event.what, None, None, event.player, 1)
        case v.Discards(who, what), e.Discarded():
            if (
                event.player in players(who, context)
                and (what is None or is_subject(what, event.what, context))
                and (not event.paid or game.rules.discarding_for_a_cost_is_discarding(game.state))
            ):
                yield About(event.what, game.state.now(event.what), None, event.player)
        case v.Cycles(who, what), e.Discarded():
            if (
                event.player in players(who, context)
                and (what is None or is_subject(what, event.what, context))
                and (event.cycled or not game.rules.only_a_cycling_cost_is_cycling(game.state))
            ):
                yield About(event.what, game.state.now(event.what), None, event.player)
        case v.GainsLife(who), e.LifeGained():
            if event.player in players(who, context):
                yield About(None, None, None, event.player, event.amount)
        case v.LosesLife(who), e.LifeLost():
            if event.player in players(who, context):
                yield About(None, None, None, event.player, event.amount)
        case v.LandPlayed(who), e.LandPlayed():
            if event.player in players(who, context):
                yield About(event.what, None, None, event.player)
        case v.Sacrifices(who, what), e.Sacrificed():
            if event.player in players(who, context) and is_subject(what, event.what, context):
                yield About(event.what, game.state.now(event.what), None, event.player)
        case _:
            yield from rarer(game, when, event, context)


def state_triggers(game: Game) -> None:
    """CR 603.8: a state trigger triggers when its condition is true, and not again until it has left the stack."""
    for thing in hearing(game, game.state, (v.StateIs,)):
        view = game.look(thing.id)
        for number, ability in numbered(view.abilities):
            if (
                isinstance(ability, v.Triggered)
                and isinstance(ability.when, v.StateIs)
                and ability.zone is thing.zone
            ):
                context = Context(game, view.controller, thing.id, thing.announced)
                if is_pending(game, thing.id, ability) or not holds(
                    ability.when.condition, context
                ):
                    continue
                game.happen(
                    e.Triggered(
                        Waiting(ability, number, thing.id, view.controller, About()), "603.8"
                    )
                )


def is_pending(game: Game, source: int, ability: v.Triggered) -> bool:
    waiting = any(w.source == source and w.ability == ability for w in game.state.waiting)
    return waiting or any(
        game.state.things[id].source == source and game.state.things[id].ability == ability
        for id in game.state.stack
    )
