"""Reading values from a game: what claims compare and what families ask."""

from __future__ import annotations

from typing import Any

from ...engine import events as e
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ...engine.reading import Context, mana_value, objects
from ...engine.state import Aim, View
from ...engine.statics import player_keywords
from ...engine.targets import legal_aims, target_words
from ...engine.vocabulary import Keyword, What
from ..notation import tree as t
from .abilities import COLOUR_NAMES, is_a_keyword, is_each_type_of, protection_said
from .error import PlayError
from .labels import NotYet, aim_named, root_of, thing_named
from .setting import step_named
from .stepping import reasons_against
from .table import Table

LETTER_NAMES = {colour.value: name for name, colour in COLOUR_NAMES.items()}


def measure(table: Table, query: t.Query) -> Any:
    """The value that a query reads now, as a plain value: a string, number, tuple or set; None where there is nothing."""
    try:
        return READERS[query.kind](table, query)
    except NotYet:
        return None


def first(query: t.Query) -> Any:
    if not query.of:
        raise PlayError(f"expected something that `{query.kind}` is about", query)
    return query.of[0]


def subject(table: Table, query: t.Query) -> int:
    ref = first(query)
    if not isinstance(ref, t.Ref):
        raise PlayError("expected an object, not a player", query)
    return thing_named(table, ref)


def seat(query: t.Query) -> str:
    what = first(query)
    if not isinstance(what, t.Seat):
        raise PlayError("expected a player", query)
    return str(what.player)


def view(table: Table, query: t.Query) -> View:
    return table.game.look(subject(table, query))


# ---- one reader for each kind of query


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


def size(table: Table, query: t.Query) -> tuple[int, int] | None:
    seen = view(table, query)
    return None if seen.power is None or seen.toughness is None else (seen.power, seen.toughness)


def colours(table: Table, query: t.Query) -> frozenset[str]:
    return frozenset(LETTER_NAMES[colour.value] for colour in view(table, query).colours)


def is_such(table: Table, query: t.Query) -> bool:
    word = query.word.lower()
    seen = view(table, query)
    thing = table.game.state.things.get(subject(table, query))
    match word:
        case "token":
            return thing is not None and thing.form is Form.TOKEN
        case "attacking":
            return table.game.state.combat.is_attacking(subject(table, query))
        case "blocking":
            return table.game.state.combat.is_blocking(subject(table, query))
        case "tapped":
            return thing is not None and thing.tapped
        case "colourless" | "colorless":
            return not seen.colours
        case "multicoloured" | "multicolored":
            return len(seen.colours) > 1
    return word in words_of(seen)


def words_of(seen: View) -> set[str]:
    return (
        {kind.value for kind in seen.types}
        | {kind.lower() for kind in seen.subtypes}
        | {kind.lower() for kind in seen.supertypes}
        | {LETTER_NAMES[colour.value] for colour in seen.colours}
    )


def has(table: Table, query: t.Query) -> bool:
    """Whether it has a keyword ability: "flying", "protection from red", "vanishing"."""
    word = " ".join(query.word.lower().split())
    if not is_a_keyword(word):
        raise PlayError(f"no keyword ability is called {query.word!r}", query)
    for ability in keywords_of(table, query):
        said = ability.says.en.lower().rstrip(".")
        if word in (ability.name, said) or said.startswith(word + " "):
            return True
        if (
            ability.name == "protection"
            and word.startswith("protection from ")
            and protects(table, query, ability, word)
        ):
            return True
    return False


def keywords_of(table: Table, query: t.Query) -> list[Keyword]:
    """The keyword abilities of an object, or those that effects give a player (CR 702.16i)."""
    if isinstance(first(query), t.Seat):
        return [keyword for keyword, _ in player_keywords(table.game, seat(query))]
    return [ability for ability in view(table, query).abilities if isinstance(ability, Keyword)]


def protects(table: Table, query: t.Query, ability: Keyword, word: str) -> bool:
    wanted = protection_said(word.removeprefix("protection from "))
    if wanted is None:
        return False
    if any(one.quality == ability.quality for one in wanted):
        return True
    each = ability.quality
    if not isinstance(each, What) or each.shares_type_with is None:
        return False
    reader = Context(table.game, view(table, query).controller, subject(table, query))
    return is_each_type_of(objects(each.shares_type_with, reader), wanted, reader)


def tapped(table: Table, query: t.Query) -> bool:
    return table.game.state.thing(subject(table, query)).tapped


def attached(table: Table, query: t.Query) -> Aim | None:
    return table.game.state.thing(subject(table, query)).attached_to


def may(table: Table, query: t.Query) -> tuple[bool, tuple[Reason, ...]]:
    if query.step is None:
        raise PlayError("expected a step after `can`", query)
    reasons = reasons_against(table, query.step)
    return not reasons, tuple(reasons)


def targets(table: Table, query: t.Query) -> frozenset[Aim]:
    """Legal targets of a spell or ability on the stack, or of a card as if it were being cast."""
    game = table.game
    id = subject(table, query)
    thing = game.state.things.get(id)
    if thing is None:
        return frozenset()
    from ...engine.casting import spell_ability

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


def choices(table: Table, query: t.Query) -> tuple[str, ...]:
    """What a player could choose from when last asked for a choice of that kind."""
    for choice in reversed(table.asked):
        if (choice.chooser, choice.kind) == (str(query.player), query.choice):
            return tuple(str(one) for one in choice.options)
    return ()


def roots(game: Game, id: int) -> set[int]:
    thing = game.state.thing(id)
    found = {root_of(game, id)}
    if thing.source is not None:
        found.add(root_of(game, thing.source))
    return found


def resolutions(table: Table) -> list[int]:
    return [event.what for event in table.game.log if isinstance(event, e.Resolved)]


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


def resolved(table: Table, query: t.Query) -> bool:
    return resolved_at(table, first(query)) is not None


def triggered(table: Table, query: t.Query) -> int:
    """How often an ability of the object has triggered."""
    from .labels import abilities_meant

    game = table.game
    ref = first(query)
    from dataclasses import replace

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
    "attached": (e.BecameAttached,),
    "replaced": (e.Replaced,),
    "moved": (e.Moved,),
    "flipped": (e.CoinFlipped,),
    "targeted": (e.BecameTarget,),
    "gained": (e.LifeGained,),
    "lost": (e.LifeLost,),
    "mana": (e.ManaAdded,),
}


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
    "is": is_such,
    "has": has,
    "controller": lambda table, query: view(table, query).controller,
    "owner": lambda table, query: table.game.state.thing(subject(table, query)).owner,
    "tapped": tapped,
    "attached": attached,
    "damage": lambda table, query: table.game.state.thing(subject(table, query)).damage,
    "mana value": lambda table, query: mana_value(
        subject(table, query), Context(table.game, "", 0)
    ),
    "name": lambda table, query: view(table, query).name.en,
    "loyalty": lambda table, query: table.game.state.thing(subject(table, query)).counter(
        "loyalty"
    ),
    "may": may,
    "targets": targets,
    "sees": sees,
    "asked": asked,
    "choices": choices,
    "order": order,
    "resolved": resolved,
    "triggered": triggered,
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
