"""Copies of double-faced cards, spells and permanents (CR 707.8a, 707.10g)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import vocabulary as v
from .copying import excepting, values_copied
from .drafts import copiable
from .kinds import Layout, Zone
from .state import Thing

if TYPE_CHECKING:
    from .reading import Context


def copy_of(original: Thing, changes: tuple[v.Change, ...], it: Context) -> tuple[v.Card, int]:
    """What a copy is made of: both faces of something double-faced, each with the exceptions, and the side that is up; else one face."""
    card = original.card
    is_there = original.id in it.state.things and original.zone is Zone.BATTLEFIELD
    face = values_copied(it.game, original.id) if is_there else copiable(it.state, original.id)
    if card is not None and face in card.faces and is_copied_whole(original, card, it):
        faces = tuple(excepting(each, changes, it) for each in card.faces)
        return replace(card, faces=faces), original.side
    slug = (
        card.slug
        if card is not None and face in card.faces
        else face.name.en.lower().replace(" ", "-")
    )
    return v.Card(slug, (excepting(face, changes, it),), Layout.NORMAL), 0


def is_copied_whole(original: Thing, card: v.Card, it: Context) -> bool:
    if not card.is_double_faced:
        return False
    return it.game.rules.copy_has_both_faces(it.state, original)
