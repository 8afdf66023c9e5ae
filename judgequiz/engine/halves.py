"""How the rules read the colourless half of a hybrid symbol (CR 107.4c, 107.4e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mana import ManaCost, hybrid_halves

if TYPE_CHECKING:
    from .game import Game


def as_read(game: Game, cost: ManaCost, spell: int) -> ManaCost:
    """The cost as it is paid. Read as any mana, a colourless half makes the whole symbol payable with any mana."""
    if not any(has_colourless_half(symbol) for symbol in cost.symbols):
        return cost
    if game.rules.colourless_half_needs_colourless_mana(game.state, spell):
        return cost
    return ManaCost(
        tuple("1" if has_colourless_half(symbol) else symbol for symbol in cost.symbols)
    )


def has_colourless_half(symbol: str) -> bool:
    return "C" in hybrid_halves(symbol)
