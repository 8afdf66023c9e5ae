"""Chapter 5: turns and combat."""

from __future__ import annotations

from ..state import State
from .book import Book


class Turns(Book):
    """CR 500-514."""

    def lethal_damage_ignores_prevention(self, state: State, blocker: int, attacker: int) -> bool:
        """CR 702.19b, 510.1c: lethal damage is counted without regard to effects that would change what is dealt."""
        return True

    def player_with_priority_after_resolution(self, state: State, controller: str) -> str:
        """CR 117.3b: after a spell or ability resolves, the active player receives priority, whoever controlled it."""
        return state.in_turn_order()[0]

    def noncreature_leaves_combat(self, state: State, id: int) -> bool:
        """CR 506.4: an attacking or blocking creature that stops being a creature is removed from combat."""
        return True
