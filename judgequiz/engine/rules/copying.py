"""Copies of spells, abilities and permanents (CR 707)."""

from __future__ import annotations

from ..state import State, Thing
from .book import Book


class Copying(Book):
    """CR 707, and what other rules say of copies."""

    def copy_keeps_what_was_paid(self, state: State, spell: int) -> bool:
        """CR 707.10: alternative and additional costs paid for a spell count as paid for a copy of that spell."""
        return True

    def payment_stays_with_the_spell_that_was_paid(self, state: State, permanent: int) -> bool:
        """CR 707.2, 400.7d: what was paid for a permanent is no copiable value: copies of the permanent know nothing of it."""
        return True

    def effects_are_not_copied(self, state: State, original: int) -> bool:
        """CR 707.2: abilities that effects have given to the original are no copiable values."""
        return True

    def copy_has_the_same_source(self, state: State, ability: int) -> bool:
        """CR 707.10b: a copy of an ability has the same source as the ability it is a copy of."""
        return True

    def copying_is_not_casting(self, state: State, original: int) -> bool:
        """CR 707.10: a copy of a spell isn't cast, and a copy of an ability isn't activated."""
        return True

    def copy_goes_above_the_original(self, state: State, original: int) -> bool:
        """CR 707.10, 405.2: a copy is put on the stack on top, so it resolves before what it is a copy of."""
        return True

    def copy_has_the_same_x(self, state: State, original: int) -> bool:
        """CR 707.10: the value chosen for X is copied."""
        return True

    def copy_is_made_whatever_its_targets(self, state: State, original: int) -> bool:
        """CR 707.10c, 115.7d: a copy may keep targets that have become illegal; it is made all the same."""
        return True

    def division_is_copied(self, state: State, original: int) -> bool:
        """CR 115.7f, 707.10: a copy divides as the original does, among whatever targets it has."""
        return True

    def each_resolution_is_paid_for_itself(self, state: State, ability: Thing) -> bool:
        """CR 707.10, 608.2d: what is paid or chosen on resolution isn't copied: original and copy ask separately."""
        return True

    def only_what_says_so_offers_new_targets(self, state: State, original: int) -> bool:
        """CR 707.10c: new targets may be chosen for a copy only where the effect that makes it says so."""
        return True

    def copied_permanent_spell_becomes_a_token(self, state: State, spell: int) -> bool:
        """CR 608.3f, 707.10f: a copy of a permanent spell becomes a token permanent as it resolves."""
        return True

    def becoming_a_token_is_not_being_created(self, state: State, spell: int) -> bool:
        """CR 111.13, 608.3f: the token that a copy of a permanent spell becomes isn't created."""
        return True

    def modes_are_copied(self, state: State, original: int) -> bool:
        """CR 700.2g, 707.10: a copy has the modes of the original; other modes can't be chosen for it."""
        return True

    def nothing_is_paid_for_a_copy(self, state: State, original: int) -> bool:
        """CR 707.10: the costs were paid for the original; a copy is put on the stack without paying any."""
        return True

    def triggering_again_needs_triggering(self, state: State, ability: int) -> bool:
        """CR 603.2d: what makes abilities trigger an additional time doesn't see copies of triggered abilities."""
        return True
