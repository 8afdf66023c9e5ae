"""What the rules ask of a cost with hybrid symbols (CR 107.4e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Details
from .events import Reason
from .mana import ManaCost, halves, hybrid_halves, is_hybrid
from .payment import NOT_ENOUGH, allowed_payers, mana_reasons
from .reading import Context

if TYPE_CHECKING:
    from .game import Game


def hybrid_reasons(
    game: Game, cost: ManaCost | None, context: Context, details: Details, excluded: set[int]
) -> list[Reason]:
    """Why hybrid symbols can't be paid, where the rules don't leave each of them free (they do, CR 107.4e)."""
    if cost is None or not cost.has_hybrid or game.state.mana_any:
        return []
    spell = context.source
    if not game.rules.half_of_a_hybrid_symbol_is_enough(game.state, spell):
        made = {
            kind
            for payer in allowed_payers(game, context, details, excluded)
            for kind in payer.types
        }
        if any(not half.isdigit() and half not in made for half in needed(cost)):
            return [Reason("107.4e", NOT_ENOUGH)]
    if not game.rules.hybrid_symbols_are_chosen_apart(game.state, spell):
        if all(mana_reasons(game, alike, context, details, excluded) for alike in all_alike(cost)):
            return [Reason("107.4e", NOT_ENOUGH)]
    return []


def needed(cost: ManaCost) -> set[str]:
    return {half for symbol in cost.symbols for half in hybrid_halves(symbol)}


def all_alike(cost: ManaCost) -> list[ManaCost]:
    """The cost with every hybrid symbol paid by its first half, and by its last."""
    return [
        ManaCost(
            tuple(halves(symbol)[side] if is_hybrid(symbol) else symbol for symbol in cost.symbols)
        )
        for side in (0, -1)
    ]
