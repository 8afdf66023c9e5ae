"""Instructions about permanents: counters, tapping, attaching, control, continuous effects, copies."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..copying import values_copied
from ..faces import numbered
from ..kinds import COLOURS, CardType, Duration, Zone
from ..reading import PLAYER_WORDS, Context, acted_on, amount, chosen, objects, players
from ..state import Lasting
from ..targets import candidates, is_protected
from ..text import Text
from . import does
from .damage import aimed_at, divided
from .moving import blocked_by_protection


@does(v.PutCounters)
def put_counters(effect: v.PutCounters, it: Context) -> None:
    it.did = False
    if effect.divided:
        shares = divided(it)
    else:
        count = amount(effect.count, it)
        shares = [(aim, count) for aim in aimed_at(effect.what, it)]
    for aim, number in shares:
        it.did = it.game.put_counters(aim, effect.kind, number) or it.did


@does(v.RemoveCounters)
def remove_counters(effect: v.RemoveCounters, it: Context) -> None:
    taken = 0
    with it.game.at_once():
        for id in acted_on(effect.what, it):
            kinds = [effect.kind] if effect.kind else [k for k, _ in it.state.things[id].counters]
            for kind in kinds:
                count = None if effect.count is None else amount(effect.count, it)
                taken += it.game.take_counters(id, kind, count)
    it.did = taken > 0


@does(v.Tap)
def tap(effect: v.Tap, it: Context) -> None:
    for id in acted_on(effect.what, it):
        if not it.state.things[id].tapped and it.state.things[id].zone is Zone.BATTLEFIELD:
            it.game.happen(e.Tapped(id))


@does(v.Untap)
def untap(effect: v.Untap, it: Context) -> None:
    for id in acted_on(effect.what, it):
        if it.state.things[id].tapped:
            it.game.happen(e.Untapped(id))


def may_attach(it: Context, id: int, host: int) -> bool:
    """CR 301.5c, 303.4c, 702.16c-d: an Aura needs what it may enchant, an Equipment a creature, neither a protected one."""
    if it.state.things[host].zone is not Zone.BATTLEFIELD or id == host:
        return False
    view = it.game.look(id)
    if is_protected(it.game, host, id) and it.game.rules.protection_stops_attaching(
        it.state, host, id
    ):
        return False
    if "Equipment" in view.subtypes:
        return CardType.CREATURE in it.game.look(host).types
    keyword = next(
        (a for a in view.abilities if isinstance(a, v.Keyword) and a.name == "enchant"), None
    )
    if keyword is None or not isinstance(keyword.quality, v.What | v.Who):
        return False
    return host in candidates(v.Target(keyword.quality), Context(it.game, view.controller, id))


@does(v.Attach)
def attach(effect: v.Attach, it: Context) -> None:
    hosts = acted_on(effect.to, it)
    for id in acted_on(effect.what, it):
        if hosts and it.state.things[id].attached_to != hosts[0] and may_attach(it, id, hosts[0]):
            it.game.happen(e.BecameAttached(id, hosts[0]))


@does(v.Detach)
def detach(effect: v.Detach, it: Context) -> None:
    for id in acted_on(effect.what, it):
        if it.state.things[id].attached_to is not None:
            it.game.happen(e.BecameUnattached(id))


@does(v.GainControl)
def gain_control(effect: v.GainControl, it: Context) -> None:
    """CR 613.1b: locked in, for the player who gains it now."""
    ids = acted_on(effect.what, it)
    player = players(effect.who, it)[0]
    if ids:
        begin(it, effect.duration, (v.ControlledBy(v.You()),), ids, controller=player)


def begin(
    it: Context,
    duration: Duration,
    changes: tuple[Any, ...],
    affected: tuple[int, ...] | None,
    *,
    affects: tuple[str, ...] = (),
    controller: str = "",
    **more: Any,
) -> None:
    """CR 611.2: a continuous effect begins, its values and what it affects locked in."""
    effect = Lasting(
        id=it.game.mint(),
        timestamp=0,
        duration=duration,
        controller=controller or it.you,
        source=it.source,
        changes=changes,
        affected=affected,
        players=affects,
        until_turn_of=(controller or it.you) if duration is Duration.YOUR_NEXT_TURN else "",
        memory=tuple(it.memory.items()),
        announced=it.announced,
        **more,
    )
    it.game.happen(e.EffectBegan(effect))


def locked(value: Any, it: Context, *, inside: bool = False) -> Any:
    """CR 611.2d, 608.2h: amounts and choices fixed now. Amounts inside granted abilities are left to those abilities."""
    if isinstance(value, v.What) and value.colour_chosen:
        colour = chosen("colour", it)
        return replace(
            value, colour_chosen=False, colours=tuple(c for c in COLOURS if c.value == colour)
        )
    if isinstance(value, v.What) and value.name_chosen:
        return replace(value, name_chosen=False, named=chosen("name", it))
    if isinstance(value, v.Chosen) and chosen(value.kind, it):
        value = v.What(colour_chosen=True) if value.kind == "colour" else v.What(name_chosen=True)
        return locked(value, it)
    if isinstance(value, AMOUNTS) and not inside:
        if reads_itself(value):
            return value
        return amount(value, it)
    if isinstance(value, Text):
        return value
    if isinstance(value, tuple):
        return tuple(locked(part, it, inside=inside) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        deeper = inside or isinstance(value, v.Activated | v.Triggered | v.Spell | v.Static)
        return replace(
            value,
            **{f.name: locked(getattr(value, f.name), it, inside=deeper) for f in fields(value)},
        )
    return value


def reads_itself(value: Any) -> bool:
    if isinstance(value, v.Itself):
        return True
    return is_dataclass(value) and any(reads_itself(getattr(value, f.name)) for f in fields(value))


@does(v.Until)
def until(effect: v.Until, it: Context) -> None:
    changes = locked(effect.changes, it)
    shield = next(
        (c for c in changes if isinstance(c, v.PreventDamage) and c.amount is not None), None
    )
    more: dict[str, Any] = {}
    if shield is not None:
        more["left"] = amount(shield.amount, it)
    guards = [c for c in changes if isinstance(c, v.PreventDamage) and isinstance(c.to, NAMED_NOW)]
    named = guards[0].to if guards else None
    if named is not None:
        changes = tuple(replace(c, to=None) if c in guards else c for c in changes)
    elif effect.what is None:
        begin(it, effect.duration, changes, None, **more)
        return
    if isinstance(effect.what, PLAYER_WORDS):
        begin(it, effect.duration, changes, None, affects=players(effect.what, it), **more)
        return
    aims = aimed_at(effect.what if named is None else named, it)
    ids = tuple(aim for aim in aims if isinstance(aim, int) and not blocked_by_protection(it, aim))
    names = tuple(aim for aim in aims if isinstance(aim, str))
    if ids or names:
        begin(it, effect.duration, changes, ids, affects=names, **more)


NAMED_NOW = v.TargetOf | v.TargetPlayer | v.It | v.Those | v.That | v.ThatPlayer
"""What a shield names by a pronoun is who or what that is as the effect begins (CR 611.2c)."""


@does(v.BecomeCopy)
def become_copy(effect: v.BecomeCopy, it: Context) -> None:
    """CR 707.4: it keeps what it has been through; only its copiable values change."""
    originals = objects(effect.of, it)
    ids = acted_on(effect.what, it)
    if originals and ids:
        face = values_copied(it.game, originals[-1])
        begin(it, effect.duration, (), tuple(ids), copies=face)
        for id in ids:
            if not it.game.rules.becoming_a_copy_is_not_entering(it.state, id):
                as_if_entering(it, id)


def as_if_entering(it: Context, id: int) -> None:
    """What only a mistaken rule book does: the counters that it would have entered with."""
    for _, ability in numbered(it.game.look(id).abilities):
        if isinstance(ability, v.Static):
            for change in ability.changes:
                if isinstance(change, v.EntersWith):
                    it.game.put_counters(id, change.kind, amount(change.count, it))


@does(v.Regenerate)
def regenerate(effect: v.Regenerate, it: Context) -> None:
    ids = acted_on(effect.what, it)
    if ids:
        begin(it, Duration.END_OF_TURN, (), ids, shield="regenerate")


@does(v.TakeExtraTurn)
def extra_turn(effect: v.TakeExtraTurn, it: Context) -> None:
    for player in players(effect.who, it):
        it.game.happen(e.ExtraTurnTaken(player))


AMOUNTS = (
    v.X
    | v.NumberChosen
    | v.CountOf
    | v.NumberOf
    | v.PowerOf
    | v.ToughnessOf
    | v.ManaValueOf
    | v.CountersOn
    | v.LifeOf
    | v.DevotionTo
    | v.DamageThatMuch
    | v.Plus
    | v.Minus
    | v.Times
    | v.HalfOf
    | v.QuotientOf
)
