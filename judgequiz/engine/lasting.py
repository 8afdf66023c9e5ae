"""Continuous effects that end because of what has happened to an object (CR 611.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from .kinds import Duration

if TYPE_CHECKING:
    from .game import Game


def end_with_source(game: Game, source: int) -> None:
    """What lasts for as long as its source remains on the battlefield ends as that leaves."""
    for effect in game.state.lasting:
        if effect.source == source and effect.duration is Duration.WHILE_SOURCE_STAYS:
            game.happen(e.EffectEnded(effect.id, "611.2b"))


def end_with_control(game: Game, permanent: int, controller: str) -> None:
    """What lasts until its player loses control of a permanent ends, and doesn't begin again when they get it back."""
    for effect in game.state.lasting:
        if (
            effect.duration is Duration.WHILE_CONTROLLED
            and permanent in (effect.affected or ())
            and effect.controller != controller
            and game.rules.gift_ends_as_control_is_lost(game.state, effect, permanent)
        ):
            game.happen(e.EffectEnded(effect.id, "611.2b"))
