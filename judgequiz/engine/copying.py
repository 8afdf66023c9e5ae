"""Copying with exceptions: "except it has haste" (CR 707.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .drafts import change_draft, draft_of
from .frozen import evolve
from .kinds import COLOURS, CardType, Form, Zone
from .state import Thing

if TYPE_CHECKING:
    from .reading import Context


def excepting(face: v.Face, changes: tuple[v.Change, ...], it: Context) -> v.Face:
    """CR 707.9a-b: what a copying effect adds or changes becomes part of the copiable values."""
    if not changes:
        return face
    draft = draft_of(Thing(0, Form.TOKEN, it.you, it.you, Zone.BATTLEFIELD, copied=face))
    for change in changes:
        change_draft(draft, change, it)
    return evolve(
        face,
        name=draft.name,
        types=in_order(face.types, draft.types),
        subtypes=in_order(face.subtypes, draft.subtypes),
        supertypes=in_order(face.supertypes, draft.supertypes),
        colours=tuple(colour for colour in COLOURS if colour in draft.colours),
        power=draft.power,
        toughness=draft.toughness,
        abilities=draft.abilities,
    )


def in_order(before: tuple[Any, ...], after: frozenset[Any]) -> tuple[Any, ...]:
    """What was there before in its order, then what is new."""
    new: list[str | CardType] = sorted(after - set(before))
    return (*(one for one in before if one in after), *new)
