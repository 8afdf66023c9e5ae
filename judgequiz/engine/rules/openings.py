"""Chapter 1, what is done before the first turn (CR 103)."""

from __future__ import annotations

from ..state import State, Thing
from .book import Book


class Openings(Book):
    """CR 103.5-103.6."""

    def opening_hands_go_in_turn_order(self, state: State, player: str, later: str) -> bool:
        """CR 103.6: the starting player does all they want with their opening hand; then the next player in turn order."""
        return True

    def permanents_of_opening_hands_enter_in_turn(self, state: State, card: int) -> bool:
        """CR 103.6a, 613.7d: each is put onto the battlefield as its player does that, and gets its timestamp then."""
        return True

    def bottomed_card_is_not_in_the_opening_hand(self, state: State, card: Thing) -> bool:
        """CR 103.5: the opening hand is what is left after cards were put on the bottom for mulligans."""
        return True

    def beginning_on_the_battlefield_is_optional(self, state: State, card: Thing) -> bool:
        """CR 103.6: players may take such actions; they need not."""
        return True

    def beginning_on_the_battlefield_is_not_casting(self, state: State, card: Thing) -> bool:
        """CR 103.6a, 601.2: a card that begins the game on the battlefield isn't cast and never is on the stack."""
        return True

    def opening_actions_go_in_any_order(self, state: State, player: str, begins: bool) -> bool:
        """CR 103.6: a player takes the actions of their opening hand in any order, reveals or permanents first."""
        return True
