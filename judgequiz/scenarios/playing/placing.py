"""The cards and tokens of a file, each put into its zone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...cards import find
from ...cards.tokens import PREDEFINED
from ...engine.faces import face_of
from ...engine.frozen import evolve
from ...engine.kinds import CardType, Colour, Form, Zone
from ...engine.perform.making import emblem
from ...engine.state import Thing
from ...engine.text import Text
from ...engine.vocabulary import Ability, Activated, Card, Face, GetEmblem
from ..notation import tree as t
from .abilities import keyword_said
from .attributes import with_attribute
from .error import PlayError
from .setting import Setting, add


def put_entry(
    setting: Setting, entry: t.Entry, zone: Zone, player: str, **values: Any
) -> list[int]:
    """The things that an entry stands for."""
    made = []
    count = int(str(entry.count))
    for index in range(1, count + 1):
        thing = thing_of(setting, entry, zone, player)
        thing = evolve(thing, **values)
        for attribute in entry.attributes:
            thing = with_attribute(setting, thing, attribute)
        id = add(setting, with_loyalty(thing))
        made.append(id)
        if entry.label:
            setting.labels[entry.label if count == 1 else f"{entry.label}{index}"] = id
        for attribute in entry.attributes:
            if isinstance(
                attribute,
                t.Attached | t.Linked | t.Related | t.Has | t.Gets | t.CopyOf | t.Chosen | t.Flag,
            ):
                setting.later.append((id, attribute))
    return made


def with_loyalty(thing: Thing) -> Thing:
    """CR 306.5b: a planeswalker has the loyalty it entered with, unless the file states another."""
    loyalty = face_of(thing).loyalty if thing.zone is Zone.BATTLEFIELD else None
    if loyalty is None or any(kind == "loyalty" for kind, _ in thing.counters):
        return thing
    return replace(thing, counters=(*thing.counters, ("loyalty", loyalty)))


def thing_of(setting: Setting, entry: t.Entry, zone: Zone, player: str) -> Thing:
    id = setting.state.next_id
    match entry.what:
        case t.Card(name):
            return Thing(id, Form.CARD, player, player, zone, card_named(str(name), entry))
        case t.Unknown():
            return Thing(id, Form.CARD, player, player, zone)
        case t.Token():
            if zone is not Zone.BATTLEFIELD:
                raise PlayError("a token is on the battlefield or nowhere (CR 111.7)", entry)
            return Thing(id, Form.TOKEN, player, player, zone, token_card(entry.what))
        case t.Emblem(of):
            if zone is not Zone.COMMAND:
                raise PlayError("an emblem is in the command zone (CR 114.1)", entry)
            card = card_named(str(of), entry)
            return emblem(id, emblem_of(card, entry), card.name, player)
    raise PlayError("expected a card, a token or unknown", entry)


def card_named(name: str, node: t.Node) -> Card:
    card = find(name)
    if card is None:
        raise PlayError(f"no card is called {name!r}", node)
    return card


def emblem_of(card: Card, node: t.Node) -> tuple[Ability, ...]:
    """The abilities of the emblem that a card makes."""
    for face in card.faces:
        for ability in face.abilities:
            for effect in ability.effects if isinstance(ability, Activated) else ():
                if isinstance(effect, GetEmblem):
                    return effect.abilities
    raise PlayError(f"{card.name.en} makes no emblem", node)


def token_card(token: t.Token, *, sized: bool = True) -> Card:
    """A token as written; "token copy of Calciderm" is one. Of one that is gone (not `sized`) nobody need say how big it was."""
    if token.copy_of:
        original = card_named(str(token.copy_of), token)
        return replace(original)
    name = str(token.name)
    predefined = PREDEFINED.get(name.removesuffix(" Token"))
    if predefined is not None and not token.abilities and token.types in ((), ("artifact",)):
        return Card(name.lower(), (predefined.face,))
    types = tuple(CardType(word) for word in token.types if word in set(CardType))
    supertypes = tuple(word.capitalize() for word in token.types if word not in set(CardType))
    size = token.size
    if sized and CardType.CREATURE in types and size is None:
        raise PlayError("a creature token has a power and toughness, as in 1/1 (CR 208.1)", token)
    face = Face(
        Text(name, name),
        types,
        None,
        token.subtypes or tuple(name.split()),
        supertypes,
        tuple(Colour(letter) for letter in token.colours),
        int(str(size.power)) if size else None,
        int(str(size.toughness)) if size else None,
        abilities=tuple(k for words in token.abilities for k in said(words, token)),
    )
    return Card(name.lower().replace(" ", "-"), (face,))


def said(words: str, node: t.Node) -> Any:
    found = keyword_said(words)
    if found is None:
        raise PlayError(f"no keyword ability is called {words!r}", node)
    return found
