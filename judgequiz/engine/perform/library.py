"""Drawing, milling, searching, looking at the top of a library, and cascading through it."""

from __future__ import annotations

from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..choices import Choice
from ..errors import Unknown
from ..kinds import BOTTOM, Zone
from ..reading import Context, amount, fits, objects, players
from ..statics import applies_to, in_force
from . import does, perform_all


@does(v.Draw)
def draw(effect: v.Draw, it: Context) -> None:
    for player in players(effect.who, it):
        for _ in range(amount(effect.count, it)):
            draw_one(it.game, player)


def draw_one(game: Any, player: str) -> None:
    """CR 121.1-121.4."""
    for inforce in in_force(game, v.Cant):
        if inforce.change.verb is v.Verb.DRAW and applies_to(
            inforce, inforce.change.subject, player
        ):
            return
    library = game.state.zone(Zone.LIBRARY, player)
    if not library:
        game.happen(e.DrewFromEmptyLibrary(player))
        return
    with game.at_once():
        became = game.move(library[0], Zone.HAND, cr="121.1")
        game.happen(e.Drew(player, became))


@does(v.Mill)
def mill(effect: v.Mill, it: Context) -> None:
    game = it.game
    moved = []
    for player in players(effect.who, it):
        with game.at_once():
            for id in game.state.zone(Zone.LIBRARY, player)[: amount(effect.count, it)]:
                became = game.move(id, Zone.GRAVEYARD, cr="701.17a", cause=it.cause)
                if became is not None:
                    moved.append(became)
    it.with_it(*moved)


@does(v.Search)
def search(effect: v.Search, it: Context) -> None:
    """CR 701.23: a player who searches a hidden zone for cards with a quality may find fewer, even none."""
    game = it.game
    player = players(effect.who, it)[0]
    if may_not_search(game, player):
        it.did = False
        it.with_it()
        return
    keeper = player if effect.of is None else players(effect.of, it)[0]
    options = to_be_found(effect.what, keeper, it)
    may_fail = game.rules.search_may_fail_to_find(game.state, effect.what)
    least = 0 if may_fail else min(effect.most, len(options))
    choice = Choice(
        player, "search", it.source, "", options, least, effect.most, default=options[:least]
    )
    found = game.ask(choice) if options else game.ask_if_said(choice) or ()
    found = tuple(int(id) for id in found)
    game.happen(e.Searched(player, found))
    if effect.reveal and found:
        game.happen(e.Revealed(found, player))
    it.did = bool(found)
    it.with_it(*found)


def to_be_found(wanted: v.What, player: str, it: Context) -> tuple[int, ...]:
    """CR 701.23a, 701.23d: the cards that match; any card at all where no quality is stated."""
    game = it.game
    any_card = wanted == v.What(zone=wanted.zone)
    return tuple(
        id
        for id in game.state.zone(Zone.LIBRARY, player)
        if (any_card or game.state.things[id].is_known)
        and game.rules.found_card_is_what_was_named(
            game.state, id, wanted, any_card or fits(wanted, id, it, anywhere=True)
        )
    )


def may_not_search(game: Any, player: str) -> bool:
    """CR 101.2: whether an effect says that the player can't search libraries."""
    return any(
        inforce.change.verb is v.Verb.SEARCH and applies_to(inforce, inforce.change.subject, player)
        for inforce in in_force(game, v.Cant)
    )


@does(v.Shuffle)
def shuffle(effect: v.Shuffle, it: Context) -> None:
    for player in players(effect.who, it):
        it.game.happen(e.Shuffled(player, it.cause))


@does(v.Reveal)
def reveal(effect: v.Reveal, it: Context) -> None:
    ids = tuple(id for id in objects(effect.what, it) if id in it.state.things)
    if ids:
        it.game.happen(e.Revealed(ids, it.you))


@does(v.RevealHand)
def reveal_hand(effect: v.RevealHand, it: Context) -> None:
    for player in players(effect.who, it):
        hand = it.state.zone(Zone.HAND, player)
        if hand:
            it.game.happen(e.Revealed(hand, player))


@does(v.LookAtTop)
def look_at_top(effect: v.LookAtTop, it: Context) -> None:
    ids = it.state.zone(Zone.LIBRARY, it.you)[: amount(effect.count, it)]
    if ids:
        it.game.happen(e.Revealed(ids, it.you, (it.you,), "701.20e"))
    it.with_it(*ids)


@does(v.Scry)
def scry(effect: v.Scry, it: Context) -> None:
    """CR 701.22: any number of them to the bottom, the rest on top, each in any order."""
    game = it.game
    for player in players(effect.who, it):
        top = game.state.zone(Zone.LIBRARY, player)[: amount(effect.count, it)]
        if not top:
            continue
        game.happen(e.Revealed(top, player, (player,), "701.22a"))
        if all(not game.state.things[id].is_known for id in top):
            continue
        choice = Choice(player, "pick", it.source, "bottom", top, 0, len(top), default=())
        bottom = tuple(game.ask(choice))
        keep = tuple(id for id in top if id not in bottom)
        rest = game.state.zone(Zone.LIBRARY, player)[len(top) :]
        game.happen(e.Reordered(Zone.LIBRARY, player, (*keep, *rest, *bottom), "701.22a"))


@does(v.PutOnBottom)
def put_on_bottom(effect: v.PutOnBottom, it: Context) -> None:
    """CR 401.4; a random order is known to nobody."""
    game = it.game
    ids = [id for id in objects(effect.what, it) if id in game.state.things]
    if not ids:
        return
    kind, chooser = ("chance", "") if effect.random else ("order", it.you)
    order = game.ask(Choice(chooser, kind, it.source, "bottom", tuple(ids)))
    moved = []
    for id in order:
        seen: frozenset[str] | None = None
        if effect.random:
            hidden = game.rules.nobody_knows_a_random_order()
            seen = frozenset() if hidden else frozenset(game.state.seats)
        became = game.move(
            id, Zone.LIBRARY, position=BOTTOM, cr="401.4", cause=it.cause, seen_by=seen
        )
        if became is not None:
            moved.append(became)
    if effect.random and not game.rules.random_order_is_not_shuffling(game.state, it.you):
        game.happen(e.Shuffled(it.you, it.cause))
    it.with_it(*moved)


@does(v.ExileFromTopUntil)
def exile_from_top_until(effect: v.ExileFromTopUntil, it: Context) -> None:
    """CR 702.85a: one at a time, face up, until one fits."""
    game = it.game
    exiled: list[int] = []
    found: tuple[int, ...] = ()
    while library := game.state.zone(Zone.LIBRARY, it.you):
        if not game.state.things[library[0]].is_known:
            raise Unknown(
                "what happens depends on a card of the library that the situation does not name"
            )
        became = game.move(library[0], Zone.EXILE, cr="702.85a", cause=it.cause)
        if became is None:
            break
        exiled.append(became)
        if game.state.things[became].zone is Zone.EXILE and game.rules.cascade_stops_at(
            game.state, became, fits(effect.until, became, it), it
        ):
            found = (became,)
            break
    it.memory[effect.remember] = tuple(exiled)
    it.memory["found"] = found
    it.with_it(*found)


@does(v.ExileFromTop)
def exile_from_top(effect: v.ExileFromTop, it: Context) -> None:
    """CR 701.13a: face up, linked to the ability where that says so."""
    game, moved = it.game, []
    link = (it.source, effect.pair) if effect.pair else None
    for player in players(effect.who, it):
        for id in game.state.zone(Zone.LIBRARY, player)[: amount(effect.count, it)]:
            became = game.move(id, Zone.EXILE, cr="701.13a", cause=it.cause, exiled_by=link)
            if became is not None and game.state.things[became].zone is Zone.EXILE:
                moved.append(became)
    it.did = bool(moved)
    it.with_it(*moved)


@does(v.RevealUntil)
def reveal_until(effect: v.RevealUntil, it: Context) -> None:
    """CR 701.20a: one at a time, until one fits."""
    game = it.game
    rest: list[int] = []
    found: tuple[int, ...] = ()
    for id in game.state.zone(Zone.LIBRARY, it.you):
        if not game.state.things[id].is_known:
            raise Unknown(
                "what happens depends on a card of the library that the situation does not name"
            )
        game.happen(e.Revealed((id,), it.you))
        if fits(effect.until, id, it, anywhere=True):
            found = (id,)
            break
        rest.append(id)
    it.memory[effect.remember] = tuple(rest)
    it.with_it(*found)


@does(v.AsCascading)
def as_cascading(effect: v.AsCascading, it: Context) -> None:
    """CR 702.85b."""
    kept = it.memory.get("it", ())
    for inforce in in_force(it.game, v.AsYouCascade):
        if inforce.context.you == it.you and it.game.rules.cascading_may_do_more(it.state, it.you):
            inner = Context(
                it.game, it.you, inforce.source or it.source, memory={**it.memory}, by=it.by
            )
            perform_all(inforce.change.effects, inner)
    it.memory["it"] = kept
