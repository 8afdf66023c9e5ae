"""Details of a cast or an activation, from the notation to the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine.actions import Details
from ...engine.casting import spell_ability
from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ...engine.reading import Context
from ...engine.state import Aim, Announced
from ...engine.targets import distribute, target_words
from ..notation import tree as t
from .labels import NotYet, aim_named, thing_named
from .setting import Setting, names
from .table import Table


def details_of(table: Table, said: t.Details) -> Details:
    """What was said with a cast, with every reference read now. A reference to nothing aims at nothing."""
    aims: list[Aim | None] = []
    shares: list[int] = []
    modes = tuple(sorted(int(str(mode.number)) for mode in said.modes))
    targets = list(said.targets)
    for mode in sorted(said.modes, key=lambda mode: int(str(mode.number))):
        targets.extend(mode.targets)
    for target in targets:
        aims.append(None if target.what is None else aim(table, target.what))
        if target.share is not None:
            shares.append(int(str(target.share)))
    return Details(
        via=str(said.via),
        x=int(str(said.x)) if said.x is not None else None,
        modes=modes,
        targets=tuple(aims) if targets else None,
        division=tuple(shares),
        extras=tuple((payment.name, int(str(payment.count))) for payment in said.payments),
        costs=tuple(
            (cost.verb, tuple(cost_thing(table, ref, cost.verb) for ref in cost.things))
            for cost in said.costs
        ),
        symbols=tuple(
            (choice.symbol, choice.paid)
            for choice in said.symbols
            for _ in range(int(str(choice.count)))
        ),
        pay=pay_of(table, said),
        granted=thing_named(table, said.granted) if said.granted is not None else None,
    )


NOTHING = -1
"""The id of a thing that isn't there: no target, and so an illegal one."""


def aim(table: Table, what: t.Ref | t.Seat) -> Aim:
    try:
        return aim_named(table, what)
    except NotYet:
        return NOTHING


def cost_thing(table: Table, ref: t.Ref, verb: str) -> int:
    """A card named for a cost: in hand for a discard, on the battlefield for a sacrifice."""
    if ref.label:
        return thing_named(table, ref)
    zones = {
        "discard": (Zone.HAND,),
        "sacrifice": (Zone.BATTLEFIELD,),
        "tap": (Zone.BATTLEFIELD,),
        "return": (Zone.BATTLEFIELD,),
    }
    for zone in zones.get(verb, (Zone.HAND, Zone.GRAVEYARD)):
        for id, thing in table.game.state.things.items():
            if thing.zone is zone and names(thing, str(ref.name)):
                return id
    return thing_named(table, ref)


def pay_of(table: Table, said: t.Details) -> tuple[tuple[str, tuple[int, ...]], ...]:
    if said.paid is None:
        return ()
    ids = tuple(thing_named(table, ref) for ref in said.paid.sources)
    return (("".join("{" + symbol + "}" for symbol in said.paid.mana.symbols), ids),)


def announced_of(setting: Setting, id: int, said: t.Details) -> Announced:
    """What was chosen for a spell or ability that is on the stack as the file begins."""
    game = Game(setting.state, patience=setting.patience)
    table = Table(game, setting.labels)
    details = details_of(table, said)
    thing = setting.state.things[id]
    announced = replace(
        thing.announced,
        via=details.via or thing.announced.via,
        x=details.x if details.x is not None else thing.announced.x,
        modes=details.modes,
        paid=(*thing.announced.paid, *details.extras),
    )
    ability: Any = thing.ability if thing.form is Form.ABILITY else spell_ability(game, id)
    words = target_words(ability, announced)
    chosen = distribute(words, details.targets or (), Context(game, thing.controller, id))
    division: tuple[tuple[int, ...], ...] = ()
    if details.division:
        division = (details.division,)
    return replace(announced, targets=chosen or (), division=division)
