"""A permanent that turns into a creature is on the battlefield already (CR 603.6a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .faces import numbered
from .index import whens_of
from .kinds import CardType
from .state import About, Aim, Waiting

if TYPE_CHECKING:
    from .game import Game


def is_creature(game: Game, aim: Aim) -> bool:
    """Whether something is a creature as it looks now."""
    return isinstance(aim, int) and CardType.CREATURE in game.look(aim).types


def turned_into_a_creature(game: Game, id: int) -> None:
    """Nothing triggers that awaits something entering; the rules are asked all the same."""
    if game.rules.becoming_a_creature_is_not_entering(game.state, id):
        return
    view = game.look(id)
    for number, ability in numbered(view.abilities):
        if isinstance(ability, v.Triggered) and any(
            when == v.Enters(v.This()) for when in whens_of(ability)
        ):
            game.happen(
                e.Triggered(Waiting(ability, number, id, view.controller, About(id)), "603.6a")
            )
