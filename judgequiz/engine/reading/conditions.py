"""Whether a condition is true, and how often something happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..kinds import Form, Zone
from ..state import State, Thing, View
from .context import Context
from .damage import damage_to
from .fitting import fits_any
from .references import COMPARE, amount, fits, looks_as, objects, players, spent_from
from .turn import of_this_turn


def holds(condition: Any, ctx: Context) -> bool:
    """Whether a condition is true now."""
    state = ctx.state
    match condition:
        case None:
            return True
        case v.Not(inner):
            return not holds(inner, ctx)
        case v.All(conditions):
            return all(holds(inner, ctx) for inner in conditions)
        case v.Any(conditions):
            return any(holds(inner, ctx) for inner in conditions)
        case v.Exists(what, least, most):
            count = number_there(what, ctx)
            return count >= least and (most is None or count <= most)
        case v.Is(ref, what):
            found = objects(ref, ctx)
            return bool(found) and all(fits_any(what, id, ctx, anywhere=True) for id in found)
        case v.Compare(a, op, b):
            return COMPARE[op](amount(a, ctx), amount(b, ctx))
        case v.HasCounters(ref, kind, least, most):
            count = sum(state.thing(id).counter(kind) for id in objects(ref, ctx))
            return count >= least and (most is None or count <= most)
        case v.IsTurnOf(who, steps):
            return any(state.is_active(player) for player in players(who, ctx)) and (
                not steps or state.step in steps
            )
        case v.Happened():
            return times_happened(condition, ctx) >= condition.least
    return holds_of_source(condition, ctx)


def number_there(what: v.What, ctx: Context) -> int:
    """How many objects fit; the rules say whose graveyard is counted, and what in it."""
    if what.zone is not Zone.GRAVEYARD or what.owner != "you":
        return amount(v.CountOf(what), ctx)
    rules, state = ctx.game.rules, ctx.state
    count = max(
        amount(v.CountOf(what), replace(ctx, you=seat))
        if rules.graveyard_is_yours(state, ctx.source, ctx.you, seat)
        else 0
        for seat in state.seats
    )
    count += sum(
        not rules.tokens_are_no_cards(state, token) for token in tokens_that_went(state, ctx.you)
    )
    if is_resolving_spell(ctx.cause, ctx) and not rules.spell_leaves_the_stack_last(
        state, ctx.cause
    ):
        count += 1
    return count


def is_resolving_spell(id: int, ctx: Context) -> bool:
    """Whether that is a card that is being carried out as a spell, of the player who counts."""
    thing = ctx.state.things.get(id)
    return (
        thing is not None
        and id == ctx.game.resolving
        and (thing.form, thing.owner) == (Form.CARD, ctx.you)
    )


def tokens_that_went(state: State, player: str) -> Iterator[Thing]:
    """The tokens that were put into a player's graveyard and have ceased to exist."""
    for gone in state.gone.values():
        thing = gone.thing
        if (thing.form, thing.zone, thing.owner) == (Form.TOKEN, Zone.GRAVEYARD, player):
            yield thing


def static_holds(condition: Any, ctx: Context) -> bool:
    """CR 604.2: whether the condition of a static ability is true, as the rules see it."""
    if condition is None:
        return True
    now = holds(condition, ctx)
    return ctx.game.rules.static_condition_is_met(ctx.state, ctx.source, condition, now)


def is_suspended(id: int, ctx: Context) -> bool:
    """CR 702.62b."""
    thing = ctx.state.thing(id)
    in_exile = thing.zone is Zone.EXILE and id in ctx.state.things
    return in_exile and thing.counter("time") > 0 and "suspend" in ctx.see(id).keywords


def holds_of_source(condition: Any, ctx: Context) -> bool:
    """Whether a condition about the source, or about what the ability has done, is true now."""
    state = ctx.state
    match condition:
        case v.CameUnderControlSinceLastUpkeep():
            return ctx.game.rules.came_under_control_since_last_upkeep(
                state, state.thing(ctx.source), ctx.you
            )
        case v.Impends():
            return ctx.game.rules.impends(state, state.thing(ctx.source))
        case v.IsSuspended(ref):
            return any(is_suspended(id, ctx) for id in objects(ref, ctx))
        case v.Paid(name, ref):
            ids = objects(ref, ctx) if ref is not None else (ctx.source,)
            return any(was_paid(name, state.thing(id)) for id in ids)
        case v.WasCastFrom(zone):
            announced = state.thing(ctx.source).announced
            return announced.origin is not Zone.NOWHERE and zone in (None, announced.origin)
        case v.SpentManaFrom(source):
            spell = ctx.about.spell
            return spell is not None and spent_from(source, state.thing(spell), ctx)
        case v.Did():
            return ctx.did
    raise TypeError(f"not a condition: {condition!r}")


def was_paid(name: str, thing: Thing) -> bool:
    return thing.announced.via == name or thing.announced.times_paid(name) > 0


def times_it_counts(condition: Any, ctx: Context) -> int:
    """CR 608.2i: once, however often what a condition asks for has happened."""
    if not isinstance(condition, v.Happened):
        return 1
    happened = times_happened(condition, ctx)
    once = ctx.game.rules.fact_counts_once(ctx.state, happened, condition.event)
    return 1 if once else max(1, happened)


def times_happened(condition: v.Happened, ctx: Context) -> int:
    """CR 608.2i: how often something happened this turn, by the log and by what the situation gives."""
    count = 0
    for event in events_of_this_turn(condition, ctx):
        about = _as_happening(condition.event, event, ctx)
        if about is None or not ctx.game.rules.what_happened_stays_true(ctx.state, event):
            continue
        id, player, view = about
        if condition.who is not None and player not in players(condition.who, ctx):
            continue
        if is_simultaneous(event, ctx) and not ctx.game.rules.simultaneous_events_have_happened(
            ctx.state, event
        ):
            continue
        if condition.what is not None and not _was_such(condition.what, id, view, ctx):
            continue
        count += 1
    return count


def is_simultaneous(event: e.Event, ctx: Context) -> bool:
    """Whether something entered at the very moment at which the object of the trigger did."""
    about = ctx.about.thing
    if about is None or not isinstance(event, e.Moved) or event.became == about:
        return False
    return any({about, event.became} <= moment for moment in ctx.game.moments)


def events_of_this_turn(condition: v.Happened, ctx: Context) -> Iterator[e.Event]:
    """What is looked up in the turn, of all that happened in the game."""
    return of_this_turn(ctx, lambda event: _as_happening(condition.event, event, ctx) is not None)


def _was_such(what: v.What, id: int | None, view: View | None, ctx: Context) -> bool:
    if id is not None:
        # As things were before it existed, nothing has happened to it yet.
        exists = id in ctx.state.things or id in ctx.state.gone
        return exists and fits(what, id, ctx, anywhere=True)
    return view is not None and looks_as(what, -1, _seeing(ctx, view))


def _seeing(ctx: Context, view: View) -> Context:
    return replace(ctx, see_with=lambda _: view)


def _as_happening(
    kind: str, event: e.Event, ctx: Context
) -> tuple[int | None, str, View | None] | None:
    match kind, event:
        case "died", e.Moved() if ctx.game.rules.has_died(ctx.state, event):
            return event.what, event.thing.owner, event.view
        case "cast", e.CastSpell():
            return event.spell, event.player, None
        case "land played", e.LandPlayed():
            return event.what, event.player, None
        case "gained life", e.LifeGained():
            return None, event.player, None
        case "lost life", e.LifeLost():
            return None, event.player, None
        case "damaged", _:
            hurt = damage_to(event, ctx)
            return None if hurt is None else (None, hurt[0], None)
        case "entered", e.Moved(to=Zone.BATTLEFIELD):
            return event.became, event.thing.controller, None
        case "entered", e.Given("land played"):
            return None, event.who, event.view
        case "attacked", e.AttackersDeclared():
            return None, event.player, None
        case "countered", e.Countered():
            return event.what, event.player, None
        case _, e.Given() if event.event == kind:
            return None, event.who, event.view
    return None
