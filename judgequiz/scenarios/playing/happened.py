"""What a query reads of the game so far: what resolved, triggered, was asked or stands in the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine import events as e
from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ..notation import tree as t
from .error import PlayError
from .labels import NotYet, abilities_meant, root_of, thing_named
from .subjects import first, subject
from .table import Table


def logged(table: Table, query: t.Query) -> int:
    """How many events of a kind are in the log, about an object or player if one is named."""
    game = table.game
    word = query.word.lower().replace(" ", "-")
    special = {
        "died": lambda ev: isinstance(ev, e.Moved) and ev.dies,
        "exiled": lambda ev: isinstance(ev, e.Moved) and ev.to is Zone.EXILE,
        "exiled-face-up": lambda ev: (
            isinstance(ev, e.Moved) and ev.to is Zone.EXILE and ev.thing.seen_by is None
        ),
        "entered": lambda ev: isinstance(ev, e.Moved) and ev.to is Zone.BATTLEFIELD,
    }
    kinds = LOG_WORDS.get(word)
    if kinds is None and word not in special:
        raise PlayError(
            f"the log has no word {query.word!r}; it has: {', '.join(sorted((*LOG_WORDS, *special)))}",
            query,
        )
    found = 0
    for event in game.log:
        if not (special[word](event) if kinds is None else isinstance(event, kinds)):
            continue
        if not query.of or is_about(table, event, query.of[0]):
            found += 1
    return found


LOG_WORDS: dict[str, tuple[type[e.Event], ...]] = {
    "cast": (e.CastSpell,),
    "activated": (e.ActivatedAbility,),
    "triggered": (e.Triggered,),
    "resolved": (e.Resolved,),
    "countered": (e.Countered,),
    "fizzled": (e.DidNotResolve,),
    "not-resolved": (e.DidNotResolve,),
    "destroyed": (e.Destroyed,),
    "sacrificed": (e.Sacrificed,),
    "discarded": (e.Discarded,),
    "drew": (e.Drew,),
    "shuffled": (e.Shuffled,),
    "searched": (e.Searched,),
    "revealed": (e.Revealed,),
    "regenerated": (e.Regenerated,),
    "damaged": (e.DamageDealt,),
    "prevented": (e.DamagePrevented,),
    "tapped": (e.Tapped,),
    "untapped": (e.Untapped,),
    "transformed": (e.Transformed,),
    "attached": (e.BecameAttached,),
    "replaced": (e.Replaced,),
    "moved": (e.Moved,),
    "flipped": (e.CoinFlipped,),
    "targeted": (e.BecameTarget,),
    "gained": (e.LifeGained,),
    "lost": (e.LifeLost,),
    "mana": (e.ManaAdded,),
}


def is_about(table: Table, event: e.Event, what: Any) -> bool:
    game = table.game
    if isinstance(what, t.Seat):
        return str(what.player) in (
            getattr(event, "player", ""),
            getattr(event, "to", ""),
            getattr(event, "what", ""),
        )
    root = root_of(game, thing_named(table, what))
    for name in ("what", "spell", "source", "to", "ability"):
        value = getattr(event, name, None)
        found = value if isinstance(value, tuple) else (value,)
        for id in found:
            if (
                isinstance(id, int)
                and id
                and (id in game.state.things or id in game.state.gone)
                and root_of(game, id) == root
            ):
                return True
    return False


def triggered(table: Table, query: t.Query) -> int:
    """How often an ability of the object has triggered."""
    game = table.game
    ref = first(query)
    part = next((p for p in ref.parts if p.kind == "ability"), None)
    source = thing_named(
        table, replace(ref, parts=tuple(p for p in ref.parts if p.kind != "ability"))
    )
    numbers = {n for n, _ in abilities_meant(game, source, part)} if part is not None else set()
    return sum(
        1
        for event in game.log
        if isinstance(event, e.Triggered)
        and root_of(game, event.waiting.source) == root_of(game, source)
        and (not numbers or event.waiting.number in numbers)
    )


def resolved(table: Table, query: t.Query) -> bool:
    return resolved_at(table, first(query)) is not None


def order(table: Table, query: t.Query) -> bool | None:
    """Whether the first resolved before the second; None where one of them never resolved."""
    places = []
    for ref in query.of[:2]:
        place = resolved_at(table, ref)
        if place is None:
            return None
        places.append(place)
    return places[0] < places[1]


def resolved_at(table: Table, ref: Any) -> int | None:
    """When an object resolved: the spell itself, by the card it was; or the ability named."""
    game = table.game
    done = resolutions(table)
    try:
        id = thing_named(table, ref)
    except NotYet:
        return None
    if game.state.thing(id).form is Form.ABILITY:
        return done.index(id) if id in done else None
    root = root_of(game, id)
    return next(
        (
            i
            for i, one in enumerate(done)
            if root_of(game, one) == root and game.state.thing(one).form is not Form.ABILITY
        ),
        None,
    )


def resolutions(table: Table) -> list[int]:
    return [event.what for event in table.game.log if isinstance(event, e.Resolved)]


def asked(table: Table, query: t.Query) -> bool:
    game = table.game
    wanted = root_of(game, subject(table, query)) if query.of else None
    for choice in table.asked:
        if query.player and choice.chooser != str(query.player):
            continue
        if (
            query.choice
            and query.choice not in (choice.kind, choice.topic)
            and {query.choice, choice.kind} != {"may", "pay"}
        ):
            continue
        if wanted is None or (choice.asker is not None and wanted in roots(game, choice.asker)):
            return True
    return False


def roots(game: Game, id: int) -> set[int]:
    thing = game.state.thing(id)
    found = {root_of(game, id)}
    if thing.source is not None:
        found.add(root_of(game, thing.source))
    return found


def can_find(table: Table, query: t.Query) -> bool:
    """Whether a card was among those that a player could find when last searching; or whether nothing need be found."""
    for choice in reversed(table.asked):
        if (choice.chooser, choice.kind) == (str(query.player), "search"):
            if not query.of:
                return choice.least == 0
            wanted = root_of(table.game, subject(table, query))
            return wanted in {root_of(table.game, option) for option in choice.options}
    return False


def choices(table: Table, query: t.Query) -> tuple[int | str, ...]:
    """What a player could choose from when last asked for a choice of that kind."""
    for choice in reversed(table.asked):
        if (choice.chooser, choice.kind) == (str(query.player), query.choice):
            return tuple(one if isinstance(one, int) else str(one) for one in choice.options)
    return ()
