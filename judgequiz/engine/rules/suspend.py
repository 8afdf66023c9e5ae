"""Chapter 7, suspend (CR 702.62), with its special action (CR 116.2f)."""

from __future__ import annotations

from ..state import Lasting, State
from .book import Book


class Suspend(Book):
    """CR 702.62."""

    def is_too_early_to_suspend(self, state: State, card: int, to_cast: bool) -> bool:
        """CR 116.2f, 702.62a: a card is suspended whenever its player could begin to cast it, and only then."""
        return to_cast

    def bans_on_casting_stop_suspending(self, state: State, card: int) -> bool:
        """CR 702.62c, 116.2f: whatever keeps a card from being cast keeps it from being suspended."""
        return True

    def card_without_a_mana_cost_may_be_suspended(self, state: State, card: int) -> bool:
        """CR 118.6, 702.62a: casting a card whose cost can't be paid can be begun, so it may be suspended."""
        return True

    def suspending_is_not_casting(self, state: State, card: int) -> bool:
        """CR 116.2f: suspending is a special action: the card becomes no spell and isn't cast by it."""
        return True

    def last_time_counter_may_go_at_any_time(self, state: State, card: int) -> bool:
        """CR 702.62a: the card may be cast when its last time counter is removed, whenever and by whatever that is."""
        return True

    def uncast_suspended_card_stays_in_exile(self, state: State, card: int) -> bool:
        """CR 702.62a: a suspended card that its player doesn't cast remains exiled."""
        return True

    def suspended_creature_has_haste(self, state: State, spell: int) -> bool:
        """CR 702.62a: a creature spell cast by suspend gains haste."""
        return True

    def gift_ends_as_control_is_lost(self, state: State, effect: Lasting, permanent: int) -> bool:
        """CR 611.2b, 702.62a: what lasts until its player loses control of the object ends then, for good."""
        return True
