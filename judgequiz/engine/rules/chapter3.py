"""Chapter 3: card types, of which lands are the one that is played."""

from __future__ import annotations

from ..state import State, Thing
from .book import Book


class CardTypes(Book):
    """CR 300-315."""

    def playing_a_land_is_not_casting(self, state: State, land: int) -> bool:
        """CR 305.1, 305.9: a land is played, never cast: it is no spell at any time."""
        return True

    def land_play_is_needed(self, state: State, card: Thing, side: int) -> bool:
        """CR 305.2b: a land played from anywhere, with whatever leave, takes one of the land plays of the turn."""
        return True

    def land_keeps_its_timing(self, state: State, card: Thing, side: int) -> bool:
        """CR 305.1, 305.3: a land is played in its player's main phase while the stack is empty, whatever its other face is."""
        return True

    def is_newly_controlled(self, state: State, permanent: Thing, player: str) -> bool:
        """CR 302.6: what counts is since when its controller has controlled the permanent, not since when it is a creature."""
        return permanent.controlled_since > state.players[player].turn_began
