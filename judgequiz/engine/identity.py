"""Colour identity (CR 903.4): the colours of the mana symbols on all of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .kinds import BASIC_LAND_MANA, CardType, Colour
from .mana import SYMBOL, ManaCost
from .text import Text

if TYPE_CHECKING:
    from .rules import Rules


def colour_identity(rules: Rules, card: v.Card) -> frozenset[Colour]:
    """CR 903.4, 903.4d-e: every face of it counts, in whatever zone it is."""
    counting = [
        face for n, face in enumerate(card.faces) if n == 0 or rules.other_face_has_identity(card)
    ]
    return frozenset(colour for face in counting for colour in of_face(rules, face))


def of_face(rules: Rules, face: v.Face) -> Iterator[Colour]:
    """The mana cost, the rules text, a colour indicator, colours that the card defines itself, and basic land types."""
    if face.cost is not None:
        yield from face.cost.colours
    if face.colours is not None:
        yield from face.colours
    for ability in face.abilities:
        if isinstance(ability, v.Static) and ability.defines:
            for change in ability.changes:
                if isinstance(change, v.SetColours | v.AddColours):
                    yield from change.colours
    if not rules.text_has_identity(face):
        return
    for symbols in symbols_of(face.abilities):
        yield from ManaCost(symbols).colours
    if CardType.LAND in face.types and rules.basic_land_types_have_identity(face):
        yield from (BASIC_LAND_MANA[kind] for kind in face.subtypes if kind in BASIC_LAND_MANA)


def symbols_of(value: Any) -> Iterator[tuple[str, ...]]:
    """The mana symbols in the text of abilities. What a keyword means stands in reminder text, which is ignored (CR 903.4c)."""
    match value:
        case ManaCost(symbols):
            yield symbols
        case v.AddMana(symbols=symbols):
            yield tuple(SYMBOL.findall(symbols))
        case v.Keyword(cost=cost):
            yield from symbols_of(cost)
        case Text(en=words):
            yield tuple(SYMBOL.findall(re.sub(r"\([^)]*\)", "", words)))
        case tuple():
            for part in value:
                yield from symbols_of(part)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from symbols_of(getattr(value, field.name))
