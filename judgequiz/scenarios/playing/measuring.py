"""Reading values from a game: what claims compare and what families ask."""

from __future__ import annotations

from typing import Any

from ...engine.casting import spell_ability
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ...engine.reading import Context, mana_value
from ...engine.state import Aim
from ...engine.targets import legal_aims, target_words
from ..notation import tree as t
from .characteristics import colours, has, identity, is_such, size, words_of
from .error import PlayError
from .happened import asked, can_find, choices, logged, order, resolved, triggered
from .labels import NotYet, aim_named, thing_named
from .setting import step_named
from .stepping import reasons_against
from .subjects import first, seat, subject, view
from .table import Table


def measure(table: Table, query: t.Query) -> Any:
    """The value that a query reads now, as a plain value: a string, number, tuple or set; None where there is nothing."""
    try:
        return READERS[query.kind](table, query)
    except NotYet:
        return None


def zone_of(table: Table, query: t.Query) -> str:
    """ "A.graveyard", "N.battlefield" (by controller), "stack"; "nowhere" for what has ceased to exist."""
    game = table.game
    id = subject(table, query)
    thing = game.state.things.get(id)
    if thing is None:
        return "nowhere"
    if thing.zone is Zone.STACK:
        return "stack"
    who = game.look(id).controller if thing.zone is Zone.BATTLEFIELD else thing.owner
    return f"{who}.{thing.zone.value}"


def life(table: Table, query: t.Query) -> int:
    return table.game.state.life(seat(query))


def cards(table: Table, query: t.Query) -> int:
    player, zone = seat(query), Zone(query.word)
    state = table.game.state
    if zone is Zone.HAND and state.players[player].hand_unstated:
        raise PlayError(f"{player}'s hand is not stated, so its size is not known", query)
    if zone in (Zone.BATTLEFIELD, Zone.EXILE):
        return sum(
            1
            for thing in state.within(zone)
            if (table.game.look(thing.id).controller if zone is Zone.BATTLEFIELD else thing.owner)
            == player
        )
    return len(state.zone(zone, player))


def counters(table: Table, query: t.Query) -> int:
    what = first(query)
    if isinstance(what, t.Seat):
        return table.game.state.players[str(what.player)].counter(query.word)
    return table.game.state.thing(thing_named(table, what)).counter(query.word)


def pool(table: Table, query: t.Query) -> tuple[str, ...]:
    return tuple(sorted(mana.type for mana in table.game.state.players[seat(query)].pool))


def tapped(table: Table, query: t.Query) -> bool:
    return table.game.state.thing(subject(table, query)).tapped


def attached(table: Table, query: t.Query) -> Aim | None:
    return table.game.state.thing(subject(table, query)).attached_to


def haunting(table: Table, query: t.Query) -> Aim | None:
    """CR 702.55b: the object that a card haunts, while the card is in exile."""
    return table.game.state.thing(subject(table, query)).haunts


def older(table: Table, query: t.Query) -> bool | None:
    """CR 613.7: whether the first has an earlier timestamp than the second; None where it is the same."""
    first, second = (table.game.state.thing(thing_named(table, one)) for one in query.of)  # type: ignore[arg-type]
    if first.timestamp == second.timestamp:
        return None
    return first.timestamp < second.timestamp


def may(table: Table, query: t.Query) -> tuple[bool, tuple[Reason, ...]]:
    if query.step is None:
        raise PlayError("expected a step after `can`", query)
    reasons = reasons_against(table, query.step, at_once=query.word == "at once")
    return not reasons, tuple(reasons)


def targets(table: Table, query: t.Query) -> frozenset[Aim]:
    """Legal targets of a spell or ability on the stack, or of a card as if it were being cast."""
    game = table.game
    id = subject(table, query)
    thing = game.state.things.get(id)
    if thing is None:
        return frozenset()
    ability = thing.ability if thing.ability is not None else spell_ability(game, id)
    source = thing.source if thing.form is Form.ABILITY and thing.source is not None else id
    who = game.look(id).controller if thing.zone in (Zone.STACK, Zone.BATTLEFIELD) else thing.owner
    context = Context(game, who, source, thing.announced, by=id)
    return frozenset(
        aim
        for word in target_words(ability, thing.announced)
        for aim in legal_aims(game, word, context, id)
    )


def sees(table: Table, query: t.Query) -> bool:
    """CR 400.2, 406.3: whether a player may see which card it is."""
    game = table.game
    id = subject(table, query)
    thing = game.state.thing(id)
    if id not in game.state.things:
        return False
    if thing.seen_by is not None:
        return str(query.player) in thing.seen_by
    if thing.zone is Zone.HAND:
        return thing.owner == str(query.player)
    return thing.zone is not Zone.LIBRARY


def stack(table: Table, query: t.Query) -> tuple[Aim, ...]:
    return tuple(reversed(table.game.state.stack))


def winner(table: Table, query: t.Query) -> frozenset[str]:
    return frozenset(table.game.state.winners)


def lost(table: Table, query: t.Query) -> bool:
    return table.game.state.players[seat(query)].lost


def draw(table: Table, query: t.Query) -> bool:
    return table.game.state.over == "draw"


def turn(table: Table, query: t.Query) -> tuple[str, int, str]:
    state = table.game.state
    return state.active, state.turn, state.step.value


def count(table: Table, query: t.Query) -> int:
    """How many objects of a place are called or described by a word."""
    game = table.game
    place = query.place
    word = query.word.lower().strip('"')
    found = 0
    for thing in game.state.things.values():
        if place is not None and (
            thing.zone.value != place.zone or not in_place(game, thing.id, str(place.player))
        ):
            continue
        seen = game.look(thing.id)
        if not seen.known:
            continue
        if (
            word in words_of(seen)
            or word in (seen.name.en.lower(), seen.name.en.lower().removesuffix(" token"))
            or (word == "token" and thing.form is Form.TOKEN)
        ):
            found += 1
    return found


def in_place(game: Game, id: int, player: str) -> bool:
    if not player:
        return True
    thing = game.state.things[id]
    who = game.look(id).controller if thing.zone in (Zone.BATTLEFIELD, Zone.STACK) else thing.owner
    return who == player


READERS: dict[str, Any] = {
    "zone": zone_of,
    "life": life,
    "cards": cards,
    "counters": counters,
    "pool": pool,
    "power": lambda table, query: view(table, query).power,
    "toughness": lambda table, query: view(table, query).toughness,
    "size": size,
    "types": lambda table, query: frozenset(kind.value for kind in view(table, query).types),
    "subtypes": lambda table, query: frozenset(
        kind.lower() for kind in view(table, query).subtypes
    ),
    "colours": colours,
    "identity": identity,
    "is": is_such,
    "has": has,
    "controller": lambda table, query: view(table, query).controller,
    "owner": lambda table, query: table.game.state.thing(subject(table, query)).owner,
    "tapped": tapped,
    "attached": attached,
    "haunting": haunting,
    "older": older,
    "damage": lambda table, query: table.game.state.thing(subject(table, query)).damage,
    "mana value": lambda table, query: mana_value(
        subject(table, query), Context(table.game, "", 0)
    ),
    "name": lambda table, query: view(table, query).name.en,
    "loyalty": lambda table, query: table.game.state.thing(subject(table, query)).counter(
        "loyalty"
    ),
    "may": may,
    "find": can_find,
    "targets": targets,
    "sees": sees,
    "asked": asked,
    "choices": choices,
    "order": order,
    "resolved": resolved,
    "triggered": triggered,
    "triggers": lambda table, query: triggered(table, query) > 0,
    "stack": stack,
    "winner": winner,
    "lost": lost,
    "draw": draw,
    "turn": turn,
    "count": count,
    "log": logged,
}


def aims_of(table: Table, things: t.Things) -> tuple[Aim, ...]:
    """What a list of references names now."""
    return tuple(aim_named(table, item.what) for item in things.items if item.what is not None)


def step_value(name: str) -> str:
    return step_named(name).value
