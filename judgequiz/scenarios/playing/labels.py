"""Which object a reference names, now."""

from __future__ import annotations

from dataclasses import replace

from ...engine import events as e
from ...engine.faces import numbered
from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ...engine.state import Aim, Thing
from ...engine.vocabulary import Ability, Activated, Keyword, Triggered
from ..notation import tree as t
from .error import PlayError
from .setting import names
from .table import Table


def abilities_meant(game: Game, id: int, part: t.Part) -> list[tuple[int, Ability]]:
    """The abilities of an object that a part such as `.2` or `.echo` names."""
    found = numbered(game.look(id).abilities)
    if part.number:
        return [(number, ability) for number, ability in found if number == int(str(part.number))]
    word = part.word.lower()
    numbers = {
        number
        for number, ability in found
        if (
            isinstance(ability, Keyword)
            and ability.name.replace(" ", "-") in (word, word.replace(" ", "-"))
        )
        or (isinstance(ability, Activated | Triggered) and ability.label.lower() == word)
    }
    return [(number, ability) for number, ability in found if number in numbers]


def thing_named(table: Table, ref: t.Ref) -> int:
    """The id of what a reference names now, or of what it last was; PlayError where there is nothing of the name."""
    id = base(table, ref)
    for part in ref.parts:
        match part.kind:
            case "copy":
                id = copy_of(table, id, int(str(part.number)), ref)
            case "token":
                id = token_of(table, id, int(str(part.number)), ref)
            case "ability":
                if part.stacked:
                    id = on_stack(table, id, part, ref)
    return id


def without_ability(ref: t.Ref) -> t.Ref:
    """The object whose ability a reference names: `@elf.copy1` of `@elf.copy1.2`."""
    return replace(ref, parts=tuple(part for part in ref.parts if part.kind != "ability"))


def base(table: Table, ref: t.Ref) -> int:
    game = table.game
    if ref.label:
        if ref.label not in table.labels:
            raise PlayError(f"nothing is labelled @{ref.label}", ref)
        first = table.labels[ref.label]
        id = latest(game, first)
        if ref.primes and changes(game, first, id) < ref.primes:
            raise NotYet(f"@{ref.label} has not changed zones that often", ref)
        return id
    found = [
        id
        for id, thing in game.state.things.items()
        if names(thing, str(ref.name)) and thing.form is not Form.ABILITY
    ]
    if not found:
        gone = [id for id, gone in game.state.gone.items() if names(gone.thing, str(ref.name))]
        if gone:
            return gone[-1]
        raise PlayError(f"there is no {ref.name} in this game", ref)
    return sorted(found, key=lambda id: ORDER.index(game.state.things[id].zone))[0]


ORDER = (
    Zone.STACK,
    Zone.BATTLEFIELD,
    Zone.HAND,
    Zone.GRAVEYARD,
    Zone.EXILE,
    Zone.LIBRARY,
    Zone.COMMAND,
    Zone.NOWHERE,
)


class NotYet(PlayError):
    """A reference to an object that does not exist (yet): false in a claim, an error in a step."""


def latest(game: Game, id: int) -> int:
    """The newest object that a card or token has become; the last one if nothing is left of it."""
    state = game.state
    while id not in state.things:
        gone = state.gone.get(id)
        if gone is None or gone.became is None:
            return id
        id = gone.became
    return id


def changes(game: Game, first: int, last: int) -> int:
    """How many zone changes lie between two objects of one card."""
    count = 0
    while first != last:
        gone = game.state.gone.get(first)
        if gone is None or gone.became is None:
            break
        first, count = gone.became, count + 1
    return count


def root_of(game: Game, id: int) -> int:
    thing = game.state.things.get(id) or game.state.gone[id].thing
    return thing.root or thing.id


def made(table: Table) -> list[Thing]:
    """Every token, copy and ability that was put into the game, in order."""
    start = [thing for thing in table.game.start.things.values() if thing.form is not Form.CARD]
    return start + [event.thing for event in table.game.log if isinstance(event, e.Made)]


def on_stack(table: Table, source: int, part: t.Part, ref: t.Ref) -> int:
    """`@elf.2!`: that ability on the stack, of several the one put there first; if none is there, the last that was.

    `!2` is the second one that was put there in this game.
    """
    game = table.game
    root = root_of(game, source)
    numbers = {number for number, _ in abilities_meant(game, source, part)} or (
        {int(str(part.number))} if part.number else set()
    )
    all_of = [
        thing.id
        for thing in made(table)
        if thing.form is Form.ABILITY
        and thing.source is not None
        and root_of(game, thing.source) == root
        and (thing.number in numbers or not numbers)
        and thing.was is None
    ]
    if part.stacked > 1:
        if part.stacked <= len(all_of):
            return all_of[part.stacked - 1]
        raise NotYet("that ability has not been put on the stack that often", ref)
    here = [id for id in all_of if id in game.state.things]
    if here:
        return here[0]
    if all_of:
        return all_of[-1]
    raise NotYet("that ability is not on the stack", ref)


def copy_of(table: Table, original: int, number: int, ref: t.Ref) -> int:
    game = table.game
    root = root_of(game, original)
    copies = [
        thing.id
        for thing in made(table)
        if (
            thing.form is Form.SPELL_COPY
            and thing.source is not None
            and root_of(game, thing.source) == root
        )
        or (thing.form is Form.ABILITY and thing.was == original)
    ]
    if number > len(copies):
        raise NotYet("there is no such copy", ref)
    return latest(game, copies[number - 1])


def token_of(table: Table, source: int, number: int, ref: t.Ref) -> int:
    game = table.game
    root = root_of(game, source)
    tokens = [
        thing.id
        for thing in made(table)
        if thing.form is Form.TOKEN
        and thing.source is not None
        and root_of(game, thing.source) == root
    ]
    if number > len(tokens):
        raise NotYet("there is no such token", ref)
    return latest(game, tokens[number - 1])


def aim_named(table: Table, what: t.Ref | t.Seat) -> Aim:
    return str(what.player) if isinstance(what, t.Seat) else thing_named(table, what)
