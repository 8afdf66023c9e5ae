"""Chapter 7, the keywords of bloodthirst, haunt and replicate (CR 702.54-702.56)."""

from __future__ import annotations

from ..events import Event, Moved
from ..mana import ManaCost
from ..state import State, Thing
from .book import Book


class GuildKeywords(Book):
    """CR 702.54-702.56."""

    # ---- bloodthirst

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        """CR 120.1, 702.54a: a player was dealt damage, whatever dealt it; life lost, damage prevented or damage to permanents is none."""
        return now

    def bloodthirst_is_read_as_it_enters(self, state: State, permanent: Thing) -> bool:
        """CR 702.54a, 614.12: bloodthirst looks at the turn as the permanent enters, and never again."""
        return True

    def each_instance_applies(self, state: State, thing: Thing, name: str) -> bool:
        """CR 702.54c, 113.2c: several instances of a keyword that adds counters each apply."""
        return True

    # ---- haunt

    def spell_haunts_after_resolving(self, state: State, spell: int, has_resolved: bool) -> bool:
        """CR 702.55a: haunt on a spell triggers as it is put into a graveyard by resolving, in no other way."""
        return has_resolved

    def haunted_object_may_be_no_creature(self, state: State, moved: Moved) -> bool:
        """CR 702.55b, 700.4: what is haunted stays so when it is no creature any more, and dies like any permanent."""
        return True

    def several_cards_may_haunt_one(self, state: State, haunters: tuple[int, ...]) -> bool:
        """CR 702.55b: any number of cards may haunt one creature; each has its own ability."""
        return True

    def haunting_card_stays_in_exile(self, state: State, card: Thing, left: Moved) -> bool:
        """CR 702.55a, 400.7: nothing brings the haunting card back when the creature leaves."""
        return True

    def only_haunt_makes_it_haunt(self, state: State, card: int) -> bool:
        """CR 702.55b: a card haunts only if the haunt ability itself exiled it."""
        return True

    # ---- replicate

    def copies_for_payments(self, state: State, spell: int, times: int) -> int:
        """CR 702.56a: one copy for each time the replicate cost was paid; the spell itself isn't one of them."""
        return times

    def payments_for_instance(self, spell: Thing, name: str, instance: int) -> int:
        """CR 702.56b: an instance of replicate counts what was paid for it and for no other instance."""
        return spell.announced.times_paid(name, instance)

    def replicate_cost(self, state: State, spell: int, cost: ManaCost) -> ManaCost:
        """CR 202.1, 702.56a: a cost "equal to its mana cost" is paid with the very symbols of the mana cost."""
        return cost

    def given_cost_may_be_paid(self, state: State, spell: int) -> bool:
        """CR 601.2a-b: the spell is on the stack before its costs are chosen, so an ability given to it there counts."""
        return True

    def copies_stand_alone(self, state: State, spell: Thing, left: int) -> bool:
        """CR 707.10: a copy is a spell of its own; what becomes of the original or of another copy doesn't touch it."""
        return True

    def copy_may_have_other_targets(self, state: State, original: int) -> bool:
        """CR 702.56a, 707.10c: new targets may be chosen for any of the copies, for each by itself."""
        return True

    def gone_spell_is_copied_as_it_was(self, state: State, spell: int) -> bool:
        """CR 608.2h, 707.10: a spell that has left the stack is copied as it last existed there."""
        return True
