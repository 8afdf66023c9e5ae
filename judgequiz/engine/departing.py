"""Triggers on what leaves a zone: dying, haunting, being put into a graveyard (CR 603.6c, 603.10a, 700.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .awaited import is_subject
from .kinds import CardType, Zone
from .reading import Context

if TYPE_CHECKING:
    from .game import Game


def leaves(game: Game, when: Any, event: e.Moved, context: Context) -> bool:
    """Whether an object that moved did what the trigger awaits."""
    if isinstance(when, v.Leaves) and event.origin is not Zone.BATTLEFIELD:
        return False
    if isinstance(when, v.Dies) and not dies(game, when, event, context):
        return False
    if isinstance(when, v.PutIntoGraveyard) and not is_put(game, when, event, context):
        return False
    return is_subject(when.what, event.what, context)


def dies(game: Game, when: v.Dies, event: e.Moved, context: Context) -> bool:
    """CR 700.4; of the creature that a card haunts also where it isn't one any more (CR 702.55b)."""
    if not isinstance(when.what, v.Haunted):
        return event.dies and game.rules.has_died(context.state, event)
    if game.rules.has_died(context.state, event):
        return True
    is_put_there = (event.origin, event.to) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
    is_creature = event.dies
    return (
        is_put_there
        and not is_creature
        and game.rules.haunted_object_may_be_no_creature(context.state, event)
    )


def is_put(game: Game, when: v.PutIntoGraveyard, event: e.Moved, context: Context) -> bool:
    """Whether that was being put into a graveyard as awaited."""
    if when.origin not in (None, event.origin):
        return False
    if when.resolving:
        is_there = event.to is Zone.GRAVEYARD or not game.rules.replaced_event_never_happens(
            context.state, event
        )
        return is_there and game.rules.spell_haunts_after_resolving(
            context.state, event.what, has_resolved(game, event.what)
        )
    is_there = event.to is Zone.GRAVEYARD
    if event.origin is Zone.BATTLEFIELD and CardType.CREATURE in event.view.types:
        is_there = game.rules.has_died(context.state, event)
    return is_there or (
        event.to is not Zone.GRAVEYARD
        and not game.rules.replaced_event_never_happens(context.state, event)
    )


def has_resolved(game: Game, spell: int) -> bool:
    """CR 608.2n: whether a spell that has just left the stack did so by resolving."""
    return any(isinstance(event, e.Resolved) and event.what == spell for event in game.log[-4:])
