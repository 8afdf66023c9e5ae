"""Moving, destroying, sacrificing, discarding."""

from __future__ import annotations

from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..choices import Choice
from ..costs import discard, is_regenerated, sacrifice
from ..errors import Unknown
from ..kinds import BOTTOM, Duration, Zone
from ..reading import Context, acted_on, amount, fits, matching, players
from ..state import Lasting
from ..targets import candidates, is_protected, source_of
from . import does


@does(v.Exile)
def exile(effect: v.Exile, it: Context) -> None:
    game, moved = it.game, []
    cr = "701.13a" if effect.haunting is None else "702.55a"
    link = (it.source, effect.pair) if effect.pair else None
    it.did = False
    if effect.until_gone and not is_on_battlefield(game, it.source):
        it.with_it()
        return
    with game.at_once():
        for id in acted_on(effect.what, it):
            became = game.move(id, Zone.EXILE, cr=cr, cause=it.cause, exiled_by=link)
            if became is not None and game.state.things[became].zone is Zone.EXILE:
                moved.append(became)
    if effect.haunting is not None:
        haunt(it, effect.haunting, moved)
    it.did = bool(moved)
    it.with_it(*moved)
    if effect.until_gone and moved:
        stays = Duration.WHILE_SOURCE_STAYS
        back = Lasting(game.mint(), 0, stays, it.you, it.source, (), tuple(moved), returns=True)
        game.happen(e.EffectBegan(back, "610.3"))


def is_on_battlefield(game: Any, id: int) -> bool:
    """CR 610.3a: what is exiled "until this leaves" stays where it is if this has left already."""
    return id in game.state.things and game.state.things[id].zone is Zone.BATTLEFIELD


def haunt(it: Context, creature: v.Ref, exiled: list[int]) -> None:
    """CR 702.55b: what the haunt ability exiled haunts its target; nothing else does."""
    game = it.game
    cards = list(exiled)
    now = game.state.now(it.source)
    if not cards and now is not None and game.state.things[now].zone is Zone.EXILE:
        if not game.rules.only_haunt_makes_it_haunt(game.state, now):
            cards.append(now)
    for target in acted_on(creature, it):
        for card in cards:
            game.happen(e.BeganHaunting(card, target))


@does(v.PutInto)
def put_into(effect: v.PutInto, it: Context) -> None:
    game, moved = it.game, []
    how: dict[str, Any] = {"cause": it.cause, "tapped": effect.tapped}
    if effect.to is Zone.BATTLEFIELD and (under := who_controls_it(effect, it)):
        how["under"] = under
    if effect.to is Zone.LIBRARY:
        how["position"] = 0
    with game.at_once():
        for id in acted_on(effect.what, it):
            if effect.to is Zone.LIBRARY and effect.position == "bottom":
                how["position"] = BOTTOM
            host = attachment(effect, id, it)
            if host is False:
                continue
            became = game.move(id, effect.to, attached_to=host, **how)
            if became is not None:
                moved.append(became)
                count_as_drawn(game, became)
    it.did = bool(moved)
    it.with_it(*moved)


def count_as_drawn(game: Any, id: int) -> None:
    """CR 121.5: a card put into a hand hasn't been drawn; the rules are asked all the same."""
    thing = game.state.things[id]
    if thing.zone is Zone.HAND and not game.rules.putting_into_a_hand_is_not_drawing(
        game.state, thing.owner
    ):
        game.happen(e.Drew(thing.owner, id))


def who_controls_it(effect: v.PutInto, it: Context) -> str:
    """Under whose control the cards enter the battlefield; "" is each under its owner's (CR 110.2)."""
    if effect.under is None or isinstance(effect.under, v.OwnerOf):
        return ""
    return next(iter(players(effect.under, it)), "")


def attachment(effect: v.PutInto, id: int, it: Context) -> Any:
    """CR 303.4f: an Aura put onto the battlefield is attached to what its controller chooses; False where it can't be."""
    if effect.to is not Zone.BATTLEFIELD:
        return None
    if effect.attached_to is not None:
        hosts = acted_on(effect.attached_to, it)
        return hosts[0] if hosts else False
    view = it.game.look(id)
    if not view.known or "Aura" not in view.subtypes:
        return None
    keyword = next(
        (a for a in view.abilities if isinstance(a, v.Keyword) and a.name == "enchant"), None
    )
    if keyword is None:
        return False
    chooser = who_controls_it(effect, it) or it.state.things[id].owner
    if not isinstance(keyword.quality, v.What | v.Who):
        return False
    reader = Context(it.game, chooser, id)
    options = tuple(
        aim
        for aim in candidates(v.Target(keyword.quality), reader)
        if aim != id and not is_protected(it.game, aim, id)
    )
    if not options:
        return False
    return it.game.ask(Choice(chooser, "pick", id, "attach", options))[0]


@does(v.Destroy)
def destroy(effect: v.Destroy, it: Context) -> None:
    game = it.game
    with game.at_once():
        for id in acted_on(effect.what, it):
            if not blocked_by_protection(it, id):
                destroy_one(it.game, id, regenerates=effect.regenerates, cr="701.8a")


def blocked_by_protection(it: Context, id: int) -> bool:
    """CR 702.16b-f name all that protection stops; the rules are asked whether it stops more."""
    return is_protected(
        it.game, id, source_of(it.game, it.cause)
    ) and it.game.rules.protection_stops_other_effects(it.state, id, it.source)


def destroy_one(game: Any, id: int, *, regenerates: bool = True, cr: str) -> bool:
    """CR 701.8, 702.12b, 701.19a: destroy a permanent, unless it is indestructible or regenerates."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.BATTLEFIELD:
        return False
    if "indestructible" in game.look_before(id).keywords:
        return False
    if regenerates and is_regenerated(game, id):
        return False
    game.happen(e.Destroyed(id, cr))
    game.move(id, Zone.GRAVEYARD, cr=cr)
    return True


@does(v.Sacrifice)
def sacrifice_it(effect: v.Sacrifice, it: Context) -> None:
    game, done = it.game, False
    with game.at_once():
        for id in acted_on(effect.what, it):
            done = sacrifice(game, id, it.you) or done
    it.did = done


@does(v.SacrificeAny)
def sacrifice_any(effect: v.SacrificeAny, it: Context) -> None:
    """CR 101.4: each player chooses in turn order; then all are sacrificed at once."""
    game = it.game
    chosen: list[tuple[str, int]] = []
    for player in players(effect.who, it):
        reader = Context(game, player, it.source, it.announced, memory=it.memory)
        options = tuple(
            id for id in matching(effect.what, reader) if game.look(id).controller == player
        )
        count = min(amount(effect.count, it), len(options))
        if count:
            picked = game.ask(Choice(player, "pick", it.source, "sacrifice", options, count, count))
            chosen.extend((player, int(id)) for id in picked)
    with game.at_once():
        for player, id in chosen:
            sacrifice(game, id, player)
    it.did = bool(chosen)


@does(v.Discard)
def discards(effect: v.Discard, it: Context) -> None:
    game, did = it.game, False
    for player in players(effect.who, it):
        if game.state.players[player].hand_unstated:
            raise Unknown("what happens depends on a hand that the situation does not state")
        hand = game.state.zone(Zone.HAND, player)
        options = tuple(
            id for id in hand if effect.what is None or fits(effect.what, id, it, anywhere=True)
        )
        if effect.every:
            chosen = options
        else:
            count = min(amount(effect.count, it), len(options))
            chosen = choose_discard(it, player, options, count, random=effect.random)
        did = did or bool(chosen)
        with game.at_once():
            for id in chosen:
                discard(game, id, player)
    it.did = did


def choose_discard(
    it: Context, player: str, options: tuple[int, ...], count: int, *, random: bool
) -> tuple[int, ...]:
    things = it.state.things
    if count == 0 or all(not things[id].is_known for id in options):
        return options[:count]
    if random:
        return tuple(
            it.game.ask(Choice("", "chance", it.source, "discard", options, count, count))
        )[:count]
    return tuple(it.game.ask(Choice(player, "pick", it.source, "discard", options, count, count)))
