"""Whether a condition is true, and how often something happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..kinds import Zone
from ..state import Thing, View
from .context import Context
from .fitting import fits_any
from .references import COMPARE, amount, fits, looks_as, objects, players, spent_from


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
            count = amount(v.CountOf(what), ctx)
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


def holds_of_source(condition: Any, ctx: Context) -> bool:
    """Whether a condition about the source, or about what the ability has done, is true now."""
    state = ctx.state
    match condition:
        case v.CameUnderControlSinceLastUpkeep():
            return ctx.game.rules.came_under_control_since_last_upkeep(
                state, state.thing(ctx.source), ctx.you
            )
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


def times_happened(condition: v.Happened, ctx: Context) -> int:
    """CR 608.2i: how often something happened this turn, by the log and by what the situation gives."""
    count = 0
    for event in ctx.state.history:
        about = _as_happening(condition.event, event, ctx)
        if about is None:
            continue
        id, player, view = about
        if condition.who is not None and player not in players(condition.who, ctx):
            continue
        if condition.what is not None and not _was_such(condition.what, id, view, ctx):
            continue
        count += 1
    return count


def _was_such(what: v.What, id: int | None, view: View | None, ctx: Context) -> bool:
    if id is not None:
        return fits(what, id, ctx, anywhere=True)
    return view is not None and looks_as(what, -1, _seeing(ctx, view))


def _seeing(ctx: Context, view: View) -> Context:
    return replace(ctx, see_with=lambda _: view)


def _as_happening(
    kind: str, event: e.Event, ctx: Context
) -> tuple[int | None, str, View | None] | None:
    match kind, event:
        case "died", e.Moved(dies=True):
            return event.what, event.thing.owner, event.view
        case "cast", e.CastSpell():
            return event.spell, event.player, None
        case "land played", e.LandPlayed():
            return event.what, event.player, None
        case "gained life", e.LifeGained():
            return None, event.player, None
        case "lost life", e.LifeLost():
            return None, event.player, None
        case "damaged", e.DamageDealt():
            player = event.to if isinstance(event.to, str) else ""
            return event.source, player, None
        case "entered", e.Moved(to=Zone.BATTLEFIELD):
            return event.became, event.thing.controller, None
        case "attacked", e.AttackersDeclared():
            return None, event.player, None
        case "countered", e.Countered():
            return event.what, event.player, None
        case _, e.Given() if event.event == kind:
            return None, event.who, event.view
    return None
