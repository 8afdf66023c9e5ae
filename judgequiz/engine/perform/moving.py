"""Instructions that move cards: exile, return, destroy, sacrifice, discard, draw, search, cascade."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .. import events as e
from .. import vocabulary as v
from ..choices import Choice
from ..costs import discard, sacrifice
from ..errors import Unknown
from ..kinds import Form, Zone
from ..reading import Context, acted_on, amount, fits, matching, objects, players
from . import does


@does(v.Exile)
def exile(effect: v.Exile, it: Context) -> None:
    game, moved = it.game, []
    link = (it.source, effect.pair) if effect.pair else None
    with game.at_once():
        for id in acted_on(effect.what, it):
            became = game.move(id, Zone.EXILE, cr="701.13a", cause=it.cause, exiled_by=link)
            if became is not None and game.state.things[became].zone is Zone.EXILE:
                moved.append(became)
    it.did = bool(moved)
    it.with_it(*moved)


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
                how["position"] = len(game.state.zone(Zone.LIBRARY, game.state.things[id].owner))
            host = attachment(effect, id, it)
            if host is False:
                continue
            became = game.move(id, effect.to, attached_to=host, **how)
            if became is not None:
                moved.append(became)
    it.did = bool(moved)
    it.with_it(*moved)


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
    from ..targets import candidates, is_protected

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
        owner = game.state.things[id].owner
        position = len(game.state.zone(Zone.LIBRARY, owner))
        seen: frozenset[str] | None = None
        if effect.random:
            hidden = game.rules.nobody_knows_a_random_order()
            seen = frozenset() if hidden else frozenset(game.state.seats)
        became = game.move(
            id, Zone.LIBRARY, position=position, cr="401.4", cause=it.cause, seen_by=seen
        )
        if became is not None:
            moved.append(became)
    if effect.random and not game.rules.random_order_is_not_shuffling(game.state, it.you):
        game.happen(e.Shuffled(it.you, it.cause))
    it.with_it(*moved)


@does(v.Destroy)
def destroy(effect: v.Destroy, it: Context) -> None:
    game = it.game
    with game.at_once():
        for id in acted_on(effect.what, it):
            if not blocked_by_protection(it, id):
                destroy_one(it.game, id, regenerates=effect.regenerates, cr="701.8a")


def blocked_by_protection(it: Context, id: int) -> bool:
    """CR 702.16b-f name all that protection stops; the rules are asked whether it stops more."""
    from ..targets import is_protected, source_of

    return is_protected(
        it.game, id, source_of(it.game, it.cause)
    ) and it.game.rules.protection_stops_other_effects(it.state, id, it.source)


def destroy_one(game: Any, id: int, *, regenerates: bool = True, cr: str) -> bool:
    """CR 701.8, 702.12b, 701.19a: destroy a permanent, unless it is indestructible or regenerates."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.BATTLEFIELD:
        return False
    if "indestructible" in game.look_before(id).keywords:
        return False
    shield = next(
        (s for s in game.state.lasting if s.shield == "regenerate" and id in (s.affected or ())),
        None,
    )
    if shield is not None and regenerates:
        game.happen(e.ShieldUsed(shield.id, None, "701.19a"))
        game.happen(e.Regenerated(id))
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


@does(v.Draw)
def draw(effect: v.Draw, it: Context) -> None:
    for player in players(effect.who, it):
        for _ in range(amount(effect.count, it)):
            draw_one(it.game, player)


def draw_one(game: Any, player: str) -> None:
    """CR 121.1-121.4."""
    from ..statics import applies_to, in_force

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


@does(v.Search)
def search(effect: v.Search, it: Context) -> None:
    """CR 701.23: a player who searches a hidden zone for cards with a quality may find fewer, even none."""
    game = it.game
    player = players(effect.who, it)[0]
    options = tuple(
        id
        for id in game.state.zone(Zone.LIBRARY, player)
        if game.state.things[id].is_known and fits(effect.what, id, it, anywhere=True)
    )
    least = 0 if game.rules.search_may_fail_to_find(game.state) else min(effect.most, len(options))
    found = game.ask(
        Choice(
            player, "search", it.source, "", options, least, effect.most, default=options[:least]
        )
    )
    found = tuple(int(id) for id in found)
    game.happen(e.Searched(player, found))
    if effect.reveal and found:
        game.happen(e.Revealed(found, player))
    it.did = bool(found)
    it.with_it(*found)


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


@does(v.AsCascading)
def as_cascading(effect: v.AsCascading, it: Context) -> None:
    """CR 702.85b."""
    from ..statics import in_force
    from . import perform_all

    kept = it.memory.get("it", ())
    for inforce in in_force(it.game, v.AsYouCascade):
        if inforce.context.you == it.you:
            inner = Context(
                it.game, it.you, inforce.source or it.source, memory={**it.memory}, by=it.by
            )
            perform_all(inforce.change.effects, inner)
    it.memory["it"] = kept


@does(v.Create)
def create(effect: v.Create, it: Context) -> None:
    """CR 111.1-111.5, 707.2."""
    from ..copying import excepting
    from ..layers import copiable
    from ..state import Lasting, Thing
    from ..vocabulary import Card

    game = it.game
    player = players(effect.who, it)[0]
    face = effect.token.face if effect.token is not None else None
    if effect.copy_of is not None:
        originals = objects(effect.copy_of, it)
        if not originals:
            it.did = False
            return
        face = excepting(copiable(game.state, originals[-1]), effect.excepting, it)
    assert face is not None
    count = amount(effect.count, it)
    for inforce in game.in_force(v.TokensMultiplied):
        if inforce.context.you == player:
            count *= inforce.change.times
    made = []
    with game.at_once():
        for _ in range(count):
            slug = face.name.en.lower().replace(" ", "-")
            new = game.mint()
            card = Card(slug, (face,))
            game.happen(
                e.Made(
                    Thing(
                        new,
                        Form.TOKEN,
                        player,
                        player,
                        Zone.NOWHERE,
                        card,
                        root=new,
                        source=it.source,
                    )
                )
            )
            became = game.move(
                new,
                Zone.BATTLEFIELD,
                under=player,
                tapped=effect.tapped,
                cr="111.1",
                cause=it.cause,
            )
            if became is not None:
                made.append(became)
    if effect.adds and made:
        from ..kinds import Duration

        game.happen(
            e.EffectBegan(
                Lasting(
                    game.mint(), 0, Duration.FOREVER, it.you, it.source, effect.adds, tuple(made)
                )
            )
        )
    it.did = bool(made)
    it.with_it(*made)


@does(v.Pick)
def pick(effect: v.Pick, it: Context) -> None:
    """Choose without targeting, as it resolves."""
    game = it.game
    chosen: list[int] = []
    for player in players(effect.who, it):
        options = tuple(matching(effect.what, replace(it, unnamed_fit=False)))
        most = len(options) if effect.most is None else min(effect.most, len(options))
        least = min(effect.least, most)
        if most:
            choice = Choice(
                player, "pick", it.source, "choose", options, least, most, default=options[:least]
            )
            chosen.extend(int(id) for id in game.ask(choice))
    it.did = bool(chosen)
    it.with_it(*chosen)
    if effect.remember:
        it.memory[effect.remember] = tuple(chosen)


@does(v.Choose)
def choose(effect: v.Choose, it: Context) -> None:
    """CR 608.2d: a choice made as the effect is carried out."""
    early = it.state.things.get(it.cause)
    if (
        early is not None
        and early.choice(effect.kind)
        and not it.game.rules.choices_are_made_on_resolution(it.state, effect.kind)
    ):
        it.values[effect.kind] = early.choice(effect.kind)
        return
    player = players(effect.who, it)[0]
    it.values[effect.kind] = it.game.choose_value(player, effect.kind, it.source, effect.what)
