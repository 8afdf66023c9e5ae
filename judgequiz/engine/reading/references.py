"""Which objects and players a reference names, which objects fit a description, and how much an amount is: each needs the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..adventuring import as_read
from ..errors import Unknown
from ..kinds import SHARED_ZONES, Form, Zone
from ..state import Thing, View
from .asked import devotion, each_opponent, is_called, played_meanwhile, x_of
from .context import Context
from .damage import damage_taken
from .haunting import haunted
from .types import is_of_the_types, reads_characteristics

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def objects(ref: Any, ctx: Context) -> tuple[int, ...]:
    """The ids a reference names, for reading: they may have left (CR 608.2h)."""
    match ref:
        case v.This():
            return (ctx.source,)
        case v.TargetOf(n):
            words = ctx.targets
            return tuple(aim for aim in words[n] if isinstance(aim, int)) if n < len(words) else ()
        case v.It():
            return tuple(aim for aim in ctx.memory.get("it", ()) if isinstance(aim, int))
        case v.Those(name):
            return tuple(aim for aim in ctx.memory.get(name, ()) if isinstance(aim, int))
        case v.That():
            return () if ctx.about.thing is None else (ctx.about.thing,)
        case v.ThatSpell():
            return () if ctx.about.spell is None else (ctx.about.spell,)
        case v.SourceOf(of):
            sources = (ctx.state.thing(id).source for id in objects(of, ctx))
            return tuple(source for source in sources if source is not None)
        case v.ExiledWith(pair):
            return exiled_with(ctx, pair)
        case v.Haunted():
            return haunted(ctx)
        case v.AttachedTo():
            host = ctx.state.thing(ctx.source).attached_to
            return (host,) if isinstance(host, int) else ()
        case v.Attached(to):
            hosts = objects(to, ctx)
            return tuple(t.id for t in ctx.state.within(Zone.BATTLEFIELD) if t.attached_to in hosts)
        case v.EachOf(what):
            return tuple(matching(what, ctx))
        case v.Itself():
            return () if ctx.itself is None else (ctx.itself,)
    raise TypeError(f"not a reference to objects: {ref!r}")


def exiled_with(ctx: Context, pair: str) -> tuple[int, ...]:
    """CR 607.2a: cards exiled by the linked ability of this very object."""
    return tuple(
        thing.id
        for thing in ctx.state.within(Zone.EXILE)
        if ctx.game.rules.is_exiled_with(ctx.state, thing, ctx.source, pair)
    )


def acted_on(ref: Any, ctx: Context) -> tuple[int, ...]:
    """The ids a reference names, for acting on: objects that are there now.

    CR 400.7: an object that moved is another one; an ability that triggered on the move, though, finds it in a public zone.
    """
    state = ctx.state
    found: list[int] = []
    for id in objects(ref, ctx):
        if id in state.things:
            found.append(id)
        elif (
            isinstance(ref, v.That | v.This)
            and id == ctx.about.thing
            and ctx.about.became in state.things
        ):
            found.append(ctx.about.became or id)
        elif not ctx.game.rules.returned_permanent_is_another_object(state, id):
            now = state.now(id)
            if now is not None and state.things[now].zone is Zone.BATTLEFIELD:
                found.append(now)
    return tuple(found)


def matching(what: v.What, ctx: Context) -> Iterator[int]:
    """Every object in the zone of the description that fits it, in the order of the zone."""
    if what.any_of:
        for option in what.any_of:
            yield from matching(option, ctx)
        return
    state = ctx.state
    if what.zone is Zone.NOWHERE and not ctx.game.rules.exile_is_part_of_the_game(state):
        yield from matching(replace(what, zone=Zone.EXILE), ctx)
    owners = ("",) if what.zone in SHARED_ZONES else state.in_turn_order()
    for owner in owners:
        for id in state.zone(what.zone, owner):
            if fits(what, id, ctx):
                yield id


def fits(what: v.What, id: int, ctx: Context, *, anywhere: bool = False) -> bool:
    """Whether an object fits a description. `anywhere` leaves its zone out of account (the quality of protection, CR 702.16a)."""
    if what.any_of:
        return any(fits(option, id, ctx, anywhere=anywhere) for option in what.any_of)
    state = ctx.state
    thing = state.thing(id)
    if not anywhere and (thing.zone is not what.zone or id not in state.things):
        return False
    if what.other and is_itself(id, ctx):
        return False
    if what.exactly is not None and id not in objects(what.exactly, ctx):
        return False
    if what.other_than is not None and id in objects(what.other_than, ctx):
        return False
    if what.spell and (thing.form is Form.ABILITY or thing.zone is not Zone.STACK):
        return False
    if what.token is not None and what.token != (thing.form is Form.TOKEN):
        return False
    if what.card is not None and what.card != (thing.form is Form.CARD):
        return False
    return (
        _owned_as(what, thing, ctx)
        and _status_as(what, thing, ctx)
        and looks_as(what, id, ctx)
        and (not what.first_cast_this_turn or _is_first_cast(what, id, ctx))
    )


def is_itself(id: int, ctx: Context) -> bool:
    """CR 400.7: the source, or for an ability that triggered on its moving, what it became there."""
    return id == ctx.source or (ctx.about.thing == ctx.source and id == ctx.about.became)


def _owned_as(what: v.What, thing: Thing, ctx: Context) -> bool:
    if what.owner and not is_side(what.owner, thing.owner, ctx):
        return False
    if not what.control:
        return True
    if thing.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return is_side(what.control, ctx.see(thing.id).controller, ctx)
    return is_side(what.control, thing.owner, ctx)


def is_side(side: str, player: str, ctx: Context) -> bool:
    """Whether `player` is "you", an "opponent", "that player" or "target player" in this context."""
    match side:
        case "you":
            return player == ctx.you
        case "opponent":
            return player in ctx.state.opponents(ctx.you)
        case "that player":
            return player in players(v.ThatPlayer(), ctx)
        case "target player":
            return player in players(v.TargetPlayer(), ctx)
    raise ValueError(f"not a side: {side!r}")


def _status_as(what: v.What, thing: Thing, ctx: Context) -> bool:
    state = ctx.state
    if what.tapped is not None and thing.tapped != what.tapped:
        return False
    if what.counter and not thing.counter(what.counter):
        return False
    if what.attacking is not None and state.combat.is_attacking(thing.id) != what.attacking:
        return False
    if what.blocking is not None and state.combat.is_blocking(thing.id) != what.blocking:
        return False
    if what.cast_from is not None and thing.announced.origin is not what.cast_from:
        return False
    if what.damaged_this_turn is not None and what.damaged_this_turn != (thing.damage > 0):
        return False
    if what.spent_mana_from is not None and not spent_from(what.spent_mana_from, thing, ctx):
        return False
    for wanted, subtype in ((what.enchanted, "Aura"), (what.equipped, "Equipment")):
        if wanted is not None and wanted != any(
            other.attached_to == thing.id
            and subtype in ctx.see(other.id).subtypes
            and counts_as_on_it(other, subtype, ctx)
            for other in state.within(Zone.BATTLEFIELD)
        ):
            return False
    return True


def counts_as_on_it(attachment: Thing, subtype: str, ctx: Context) -> bool:
    """CR 303.4b: whether an Aura makes its creature an enchanted one."""
    return subtype != "Aura" or ctx.game.rules.any_aura_enchants(
        ctx.state, attachment, ctx.source, ctx.you
    )


def spent_from(source: v.What, spell: Thing, ctx: Context) -> bool:
    """CR 106.3: whether mana from a source that fits was spent on the spell, the source read as it was."""
    return any(
        mana.source is not None and fits(source, mana.source, ctx, anywhere=True)
        for mana in spell.announced.mana
    )


def looks_as(what: v.What, id: int, ctx: Context) -> bool:
    if not reads_characteristics(what):
        return True
    seen = ctx.see(id)
    if not seen.known and not ctx.unnamed_fit:
        return False
    if not seen.known:
        raise Unknown("what happens depends on a card that the situation does not name")
    return (
        is_of_the_types(what, as_read(ctx.game.rules, ctx.state, id, seen))
        and (not what.keyword or what.keyword in seen.keywords)
        and (not what.without or what.without not in seen.keywords)
        and (not what.named or is_called(what.named, id, seen, ctx))
        and _colours_as(what, seen, ctx)
        and _numbers_as(what, id, seen, ctx)
        and (
            what.same_name_as is None
            or any(ctx.see(o).name == seen.name for o in objects(what.same_name_as, ctx))
        )
        and (
            what.shares_type_with is None
            or any(ctx.see(o).types & seen.types for o in objects(what.shares_type_with, ctx))
        )
        and (not what.name_chosen or is_called(chosen("name", ctx), id, seen, ctx))
        and (what.adventure is None or what.adventure == _has_adventure(id, seen, ctx))
    )


def _has_adventure(id: int, seen: View, ctx: Context) -> bool:
    return seen.has_adventure and ctx.game.rules.unused_adventure_counts(ctx.state, id)


def _colours_as(what: v.What, seen: View, ctx: Context) -> bool:
    colours = seen.colours
    if len(colours) > 1 and (what.colours or what.not_colours):
        if not ctx.game.rules.each_colour_counts_by_itself(ctx.state, colours):
            colours = frozenset()
    if what.colours and not any(colour in colours for colour in what.colours):
        return False
    if any(colour in colours for colour in what.not_colours):
        return False
    if what.colour_chosen and chosen("colour", ctx) not in {
        colour.value for colour in seen.colours
    }:
        return False
    if what.colourless is not None and what.colourless != (not seen.colours):
        return False
    return what.multicoloured is None or what.multicoloured == (len(seen.colours) > 1)


def _numbers_as(what: v.What, id: int, seen: View, ctx: Context) -> bool:
    if what.mana_value is not None and not compared(mana_value(id, ctx), what.mana_value, ctx):
        return False
    if what.power is not None and not compared(seen.power or 0, what.power, ctx):
        return False
    return what.toughness is None or compared(seen.toughness or 0, what.toughness, ctx)


def mana_value(id: int, ctx: Context) -> int:
    """CR 202.3, asked of the rules: see `Rules.mana_value`."""
    return ctx.game.rules.mana_value(ctx.state, ctx.state.thing(id), ctx.see(id))


def compared(number: int, test: v.Compared, ctx: Context) -> bool:
    return COMPARE[test.op](number, amount(test.to, ctx))


def _is_first_cast(what: v.What, id: int, ctx: Context) -> bool:
    rest = replace(what, first_cast_this_turn=False, zone=Zone.STACK, control="")
    state = ctx.state
    caster = state.thing(id).controller
    for event in state.history:
        if isinstance(event, e.CastSpell) and event.player == caster and event.spell != id:
            if fits(rest, event.spell, ctx, anywhere=True):
                return False
        elif isinstance(event, e.Given) and event.event == "cast" and event.who == caster:
            return False
        elif isinstance(event, e.CastSpell) and event.spell == id:
            return True
    return True


def chosen(kind: str, ctx: Context) -> str:
    """A colour, name, … chosen by an instruction before or for the source (CR 607.2d)."""
    if kind in ctx.values:
        return ctx.values[kind]
    return ctx.state.thing(ctx.source).choice(kind)


def players(ref: Any, ctx: Context) -> tuple[str, ...]:
    """The players a reference names, in turn order."""
    state = ctx.state
    match ref:
        case None | v.You():
            return (ctx.you,)
        case v.EachPlayer():
            return state.in_turn_order()
        case v.EachOpponent():
            return each_opponent(ctx)
        case v.Opponents():
            return state.opponents(ctx.you)
        case v.TargetPlayer(n):
            words = ctx.targets
            return tuple(aim for aim in words[n] if isinstance(aim, str)) if n < len(words) else ()
        case v.ThatPlayer():
            named = tuple(aim for aim in ctx.memory.get("player", ()) if isinstance(aim, str))
            if named or ctx.about.player:
                return named or (ctx.about.player,)
            return tuple(aim for aims in ctx.targets for aim in aims if isinstance(aim, str))[:1]
        case v.ControllerOf(of):
            return tuple(dict.fromkeys(ctx.see(id).controller for id in objects(of, ctx)))
        case v.OwnerOf(of):
            return tuple(dict.fromkeys(state.thing(id).owner for id in objects(of, ctx)))
    raise TypeError(f"not a reference to players: {ref!r}")


def amount(of: Any, ctx: Context) -> int:
    """A number, read now."""
    match of:
        case int():
            return of
        case v.X():
            return x_of(ctx)
        case v.NumberChosen():
            return int(chosen("number", ctx) or 0)
        case v.CountOf(what):
            return count_of(what, ctx)
        case v.NumberOf(ref):
            if isinstance(ref, v.TargetOf):
                words = ctx.targets or ctx.announced.targets
                return len(words[ref.n]) if ref.n < len(words) else 0
            found = objects(ref, ctx)
            return len(found) + (played_meanwhile(found, ctx) if isinstance(ref, v.It) else 0)
        case v.PowerOf(ref):
            return sum(ctx.see(id).power or 0 for id in objects(ref, ctx)[-1:])
        case v.ToughnessOf(ref):
            return sum(ctx.see(id).toughness or 0 for id in objects(ref, ctx)[-1:])
        case v.ManaValueOf(ref):
            return sum(mana_value(id, ctx) for id in objects(ref, ctx)[-1:])
        case v.CountersOn(ref, kind):
            return sum(ctx.state.thing(id).counter(kind) for id in objects(ref, ctx))
        case v.LifeOf(who):
            return sum(ctx.state.life(player) for player in players(who, ctx)[:1])
        case v.DevotionTo(colours):
            return devotion(colours, ctx)
        case v.DamageTaken(who):
            return damage_taken(players(who, ctx), ctx)
        case v.DamageThatMuch() | v.TimesPaid():
            return ctx.about.amount
    return reckoned(of, ctx)


def reckoned(of: Any, ctx: Context) -> int:
    """An amount made of others."""
    match of:
        case v.Plus(a, b):
            return amount(a, ctx) + amount(b, ctx)
        case v.Minus(a, b):
            return amount(a, ctx) - amount(b, ctx)
        case v.Times(a, b):
            return amount(a, ctx) * amount(b, ctx)
        case v.HalfOf(inner, up):
            return (amount(inner, ctx) + (1 if up else 0)) // 2
        case v.QuotientOf(inner, by):
            return amount(inner, ctx) // max(1, amount(by, ctx))
    raise TypeError(f"not an amount: {of!r}")


def count_of(what: v.What, ctx: Context) -> int:
    if what.zone is Zone.HAND and any(
        ctx.state.players[seat].hand_unstated
        for seat in ctx.state.seats
        if (not what.control and not what.owner) or is_side(what.owner or what.control, seat, ctx)
    ):
        raise Unknown("what happens depends on a hand that the situation does not state")
    return sum(1 for _ in matching(what, ctx))
