"""Puts values in the place of slots."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from judgequiz.scenarios.notation.check import field_names
from judgequiz.scenarios.notation.claims import Expect
from judgequiz.scenarios.notation.family import Family
from judgequiz.scenarios.notation.given import Entry
from judgequiz.scenarios.notation.steps import Attack, Attacker
from judgequiz.scenarios.notation.things import Moment, Node, Ref, Seat, Slot, Target, Text
from judgequiz.scenarios.notation.tree import PlayFile

Filling: TypeAlias = str | int | Ref | Moment
"""What fills a slot: a card's name, a player's letter or a word; a number; an object; a step."""

_SLOT = re.compile(r"<([A-Za-z_][\w-]*)>")
_Kept = TypeVar("_Kept", bound=Node)


def fill(file: PlayFile, mapping: Mapping[str, Filling]) -> PlayFile:
    """The file with every slot filled and no slot table left; titles and sayings keep theirs.

    ValueError where a slot has no value or a value has no slot, and where an expectation still
    says of which fillings it is true: who fills decides that before. It does not look whether the
    value is among those that the table allows.
    """
    if any(isinstance(item, Expect) and item.where is not None for item in file.body):
        raise ValueError("an expectation still has its condition")
    declared = {table.name for table in file.family.slots} if file.family else set()
    if wrong := declared ^ set(mapping):
        raise ValueError(f"slots and values differ: {', '.join(sorted(wrong))}")
    if file.family is not None:
        file = replace(file, family=replace(file.family, slots=(), fits=None))
    filled = _node(file, mapping)
    return replace(filled, body=tuple(_aimed(item, filled) for item in filled.body))


def _aimed(item: Any, file: PlayFile) -> Any:
    """An attack of a filled player names the only opponent, as it is read."""
    if not isinstance(item, Attack) or len(file.head.seats) != 2:
        return item
    (other,) = (seat for seat in file.head.seats if seat != item.player)
    return replace(
        item,
        attackers=tuple(
            Attacker(one.creature, one.attacks or Target(Seat(other)), span=one.span)
            for one in item.attackers
        ),
    )


def _node(node: _Kept, mapping: Mapping[str, Filling]) -> _Kept:
    if isinstance(node, Text):
        return node
    if (whole := _whole(node, mapping)) is not None:
        return whole  # type: ignore[return-value]  # what fills a slot may stand where it stood
    changes = {}
    for name in field_names(node):
        old = getattr(node, name)
        if (new := _value(old, mapping)) is not old:
            changes[name] = new
    return replace(node, **changes) if changes else node


def _whole(node: Node, mapping: Mapping[str, Filling]) -> Ref | Moment | None:
    """The object or moment that takes the place of the whole node."""
    match node:
        case Ref(name=Slot(name=slot)) if isinstance(found := mapping[slot], Ref):
            return found
        case Moment(step=Slot(name=slot)) if isinstance(found := mapping[slot], Moment):
            return found
        case _:
            return None


def _is_none(value: Any) -> bool:
    """`Island*0`, as a slot may have it: nothing is there."""
    return isinstance(value, Entry) and value.count == 0


def _value(value: Any, mapping: Mapping[str, Filling]) -> Any:
    match value:
        case Slot():
            return mapping[value.name]
        case Family() | Node():
            return _node(value, mapping)
        case tuple():
            new = tuple(one for old in value if not _is_none(one := _value(old, mapping)))
            changed = len(new) < len(value) or any(a is not b for a, b in zip(new, value))
            return new if changed else value
        case str() if "<" in value:
            return _SLOT.sub(lambda found: str(mapping.get(found[1], found[0])), value)
        case _:
            return value
