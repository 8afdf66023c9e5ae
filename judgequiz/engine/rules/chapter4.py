"""Chapter 4: zones, and what moving between them makes of an object."""

from __future__ import annotations

from ..state import State, Thing
from .book import Book


class Zones(Book):
    """CR 400-408."""

    def returned_permanent_is_another_object(self, state: State, id: int) -> bool:
        """CR 400.7: an object that changes zones becomes a new object with no relation to what it was."""
        return True

    def copy_effect_ends_with_the_object(self, state: State, id: int) -> bool:
        """CR 400.7, 707.2: a card that was a copy is itself again in another zone."""
        return True

    def permission_is_for_that_object(
        self, state: State, card: Thing, named: tuple[int | str, ...]
    ) -> bool:
        """CR 400.7: leave to play a card is for that object; a card that comes back to exile is another one."""
        return True

    def top_of_stack_resolves_first(self, state: State) -> bool:
        """CR 405.5, 608.1: the object put on the stack last resolves first."""
        return True

    def nobody_knows_a_random_order(self) -> bool:
        """CR 401.2, 702.85a: cards put on the bottom in a random order are known to nobody."""
        return True

    def exile_is_part_of_the_game(self, state: State) -> bool:
        """CR 400.11, 406.1: exile is a zone of the game; "outside the game" is none."""
        return True

    def exiled_cards_are_face_up(self, state: State, thing: Thing) -> bool:
        """CR 406.3: exiled cards are face up for all to see unless something says otherwise."""
        return True
