"""Copying permanents: with exceptions, "except it has haste" (CR 707.9), and without what was paid for them (CR 707.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import vocabulary as v
from .drafts import change_draft, copiable, draft_of
from .frozen import evolve
from .kinds import COLOURS, CardType, Form, Zone
from .state import Announced, Thing

if TYPE_CHECKING:
    from .game import Game
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


def values_copied(game: Game, original: int) -> v.Face:
    """CR 707.2: the copiable values of a permanent; the rules are asked where effects have given it abilities."""
    face = copiable(game.state, original)
    abilities = game.look(original).abilities
    if abilities == face.abilities or game.rules.effects_are_not_copied(game.state, original):
        return face
    return evolve(face, abilities=abilities)


def payment_copied(game: Game, original: int) -> Announced | None:
    """CR 707.2: what was paid for a permanent isn't copied with it: None; the rules are asked where something was."""
    announced = game.state.thing(original).announced
    if not announced.via and not announced.paid:
        return None
    if game.rules.payment_stays_with_the_spell_that_was_paid(game.state, original):
        return None
    return announced
