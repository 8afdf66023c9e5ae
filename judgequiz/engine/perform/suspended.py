"""Casting a card as its suspend ability says (CR 702.62a)."""

from __future__ import annotations

from .. import vocabulary as v
from ..kinds import CardType, Duration, Zone
from ..reading import Context, acted_on
from . import does
from .permanents import begin
from .stack import cast_free


@does(v.CastSuspended)
def cast_suspended(effect: v.CastSuspended, it: Context) -> None:
    """CR 702.62a: cast it for nothing, or it remains exiled; a creature spell gains what it says until its player loses control."""
    game = it.game
    it.did = False
    for card in acted_on(v.This(), it):
        cast_free(v.CastFree(v.This()), it)
        if not it.did:
            leave_in_exile(card, it)
            return
        spell = game.state.now(card)
        if spell is None or CardType.CREATURE not in game.look(spell).types:
            return
        if game.rules.suspended_creature_has_haste(game.state, spell):
            begin(it, Duration.WHILE_CONTROLLED, effect.adds, (spell,))


def leave_in_exile(card: int, it: Context) -> None:
    """CR 702.62a: a card that isn't cast stays where it is; the rules are asked all the same."""
    if not it.game.rules.uncast_suspended_card_stays_in_exile(it.state, card):
        it.game.move(card, Zone.GRAVEYARD, cr="702.62a")
