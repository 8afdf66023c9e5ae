"""Chapter 6: spells, abilities and effects."""

from __future__ import annotations

from ..events import Event, Moved
from ..kinds import Moment, Zone
from ..state import Lasting, State, Thing, View
from ..vocabulary import Change, Condition
from .book import Book


class SpellsAndAbilities(Book):
    """CR 601-616."""

    def spell_needs_sorcery_timing(self, state: State, view: View, via: str) -> bool:
        """CR 117.1a, 307.1, 601.3: what isn't an instant and lacks flash keeps to the main phase, from wherever it is cast."""
        return True

    def instants_keep_their_timing(self, state: State, view: View, via: str) -> bool:
        """CR 117.1a, 601.3: an instant is cast whenever its player has priority, from wherever it is cast."""
        return True

    def way_into_the_graveyard_does_not_matter(self, state: State, card: Thing) -> bool:
        """CR 702.34a, 400.7: leave to cast a card from the graveyard doesn't ask how the card came there."""
        return True

    def free_spell_is_cast(self, state: State, spell: int) -> bool:
        """CR 608.2g, 601.2i: a spell cast while something resolves, for free or not, is cast: what triggers on that triggers."""
        return True

    def reduction_takes_from_the_half_chosen(self, state: State, spell: int) -> bool:
        """CR 601.2b, 601.2f: the half of a hybrid symbol is chosen first, so a reduction takes from it if it is generic."""
        return True

    def cost_changes_apply_from_any_zone(self, state: State, spell: int, origin: Zone) -> bool:
        """CR 601.2f: what makes spells cost more or less does so from whatever zone they are cast."""
        return True

    def activation_condition_is_checked(self, state: State, source: int, moment: Moment) -> bool:
        """CR 602.5, 602.1b: whether an ability may be activated is looked at as that begins, and never again."""
        return moment is Moment.ACTIVATING

    def mana_ability_skips_the_stack(self, state: State, source: int) -> bool:
        """CR 605.3b: an activated mana ability resolves at once: nobody can counter it or respond to it."""
        return True

    def ban_stops_mana_abilities_too(self, state: State, source: int) -> bool:
        """CR 605.3, 101.2: what says abilities can't be activated stops mana abilities as well, unless it says otherwise."""
        return True

    def static_condition_is_met(
        self, state: State, source: int, condition: Condition, now: bool
    ) -> bool:
        """CR 604.2, 611.3a: an effect of a static ability isn't locked in: it applies while its condition is true."""
        return now

    def condition_of_a_spell_is_met(
        self, state: State, spell: int, condition: Condition, now: bool
    ) -> bool:
        """CR 608.2h: what a spell or ability asks of the game it reads as it resolves, once."""
        return now

    def spell_leaves_the_stack_last(self, state: State, spell: int) -> bool:
        """CR 608.2n: a spell goes to the graveyard as the last step of resolving: until then it isn't there."""
        return True

    def is_of_this_turn(self, state: State, event: Event, now: bool) -> bool:
        """CR 608.2i: "this turn" is the turn that is going on, from its beginning."""
        return now

    def what_happened_stays_true(self, state: State, event: Event) -> bool:
        """CR 608.2i: that something happened is looked up in the turn, wherever the object is now."""
        return True

    def fact_counts_once(self, state: State, happened: int, event: str) -> bool:
        """CR 608.2i: that something happened this turn is true or not; how often doesn't matter."""
        return True

    def may_leaves_a_choice(self, state: State, player: str) -> bool:
        """CR 608.2d: what an effect says a player may do, that player may as well leave undone."""
        return True

    def casting_during_resolution_ignores_timing(self, state: State, player: str) -> bool:
        """CR 608.2g: a spell cast while another spell or ability resolves is cast without regard to timing by its type."""
        return True

    def resulting_spell_is_checked(self, state: State, spell: int, via: str) -> bool:
        """CR 601.3e, 702.85a, 715.3d: what the permission says must hold of the very spell being cast."""
        return True

    def one_event_triggers_once(self, state: State) -> bool:
        """CR 603.2c, 702.29d: an ability that awaits this or that triggers once on what is both."""
        return True

    def leave_to_play_costs_as_usual(self, state: State, card: int, origin: Zone) -> bool:
        """CR 601.2f, 118.9: leave to play a card says nothing of its costs: all of them are paid, unless it says otherwise."""
        return True

    def cast_trigger_stands_alone(self, state: State, ability: Thing, countered: bool) -> bool:
        """CR 603.3, 113.7a: what triggered on casting a spell resolves by itself, whatever became of the spell."""
        return True

    def triggered_mana_skips_the_stack(self, state: State, source: int) -> bool:
        """CR 605.4a: a triggered mana ability resolves at once, after the mana ability that triggered it."""
        return True

    def may_animate_again(self, state: State, source: int) -> bool:
        """CR 602.2: an ability that makes its source a creature can be activated while it is one."""
        return True

    def permission_outlives_its_source(self, state: State, source: int | None) -> bool:
        """CR 611.2a: leave that a resolved ability gave lasts as it says, whatever becomes of the ability's source."""
        return True

    def each_object_triggers_by_itself(self, state: State, source: int) -> bool:
        """CR 603.2c: what happens to several objects at once triggers for each of them."""
        return True

    def simultaneous_events_have_happened(self, state: State, event: Event) -> bool:
        """CR 603.4, 608.2i: what happened at the same moment has happened when a condition is looked at."""
        return True

    def choice_is_from_all_that_fit(self, state: State, source: int, about: int) -> bool:
        """CR 608.2d: who is told to choose "a land" chooses among all of them, not only the one that triggered."""
        return True

    def only_what_was_moved_counts(self, state: State, source: int) -> bool:
        """CR 608.2h: "that much" is what the instruction before really did, not what it might have done."""
        return True

    def sparing_one_effect_spares_no_other(self, state: State, permanent: int) -> bool:
        """CR 614.12, 616.1: what a permanent does to enter untapped keeps only its own effect away."""
        return True

    def intervening_if_must_hold_to_trigger(self, state: State, source: Thing) -> bool:
        """CR 603.4: where the "if" right after the trigger condition isn't true, the ability doesn't trigger."""
        return True

    def intervening_if_is_checked_again(self, state: State, ability: Thing) -> bool:
        """CR 603.4: and if it is no longer true on resolution, the ability does nothing."""
        return True

    def delayed_trigger_triggers_once(self, state: State, source: int) -> bool:
        """CR 603.7b: a delayed triggered ability triggers once, the next time its event occurs, even if it is countered then."""
        return True

    def entering_change_is_no_trigger(self, state: State, thing: Thing, change: Change) -> bool:
        """CR 614.1c-d, 603.6d: "enters tapped", "enters with" change how it enters: nothing triggers or uses the stack."""
        return True

    def trigger_is_put_above_its_spell(self, state: State, source: int) -> bool:
        """CR 601.2i, 603.3b: what triggers on casting is put on the stack above the spell, and so resolves before it."""
        return True

    def spell_without_legal_targets_does_not_resolve(self, state: State, spell: Thing) -> bool:
        """CR 608.2b: if all its targets are illegal, the spell or ability doesn't resolve; none of its effects happen."""
        return True

    def spell_resolves_for_legal_targets(self, state: State, spell: Thing) -> bool:
        """CR 608.2b: if some targets are still legal, it resolves and does what it can to those."""
        return True

    def division_stays_as_announced(self, state: State, spell: int) -> bool:
        """CR 601.2d, 608.2b: what an illegal target would have got goes to nobody else."""
        return True

    def not_resolving_is_not_being_countered(self, state: State, spell: int) -> bool:
        """CR 608.2b, 701.6: a spell that doesn't resolve for want of legal targets hasn't been countered."""
        return True

    def uncounterable_spell_needs_legal_targets_too(self, state: State, spell: Thing) -> bool:
        """CR 608.2b: "can't be countered" doesn't help a spell whose targets have all become illegal."""
        return True

    def who_controls_trigger(self, state: State, source: Thing, controller: str) -> str:
        """CR 603.3a, 113.8: whoever controlled the source as it triggered; of a card outside the battlefield, its owner."""
        return controller

    def trigger_without_a_target_is_removed(self, state: State, source: int) -> bool:
        """CR 603.3d: a triggered ability for which no legal target can be chosen is removed, and does nothing of what it says."""
        return True

    def choices_are_made_on_resolution(self, state: State, kind: str) -> bool:
        """CR 608.2d: what an effect tells a player to choose is chosen while it is being carried out."""
        return True

    def loyalty_ability_is_activated(self, state: State, ability: Thing) -> bool:
        """CR 606.1: a loyalty ability is an activated ability like others."""
        return True

    def ability_is_an_object_on_the_stack(self, state: State, permanent: Thing) -> bool:
        """CR 113.1, 602.2a: what targets an activated or triggered ability targets one on the stack, not one of a permanent."""
        return True

    def is_exiled_with(self, state: State, card: Thing, source: int, pair: str) -> bool:
        """CR 607.2a: a linked ability refers only to cards exiled by its other half, on this very object."""
        return card.exiled_by == (source, pair)

    def effects_depend_on_each_other(self) -> bool:
        """CR 613.8: within a layer an effect waits for the effects that it depends on, whatever their timestamps."""
        return True

    def earlier_effect_applies_first(self, state: State, earlier: Change, later: Change) -> bool:
        """CR 613.7: within a layer the effect with the earlier timestamp applies first, whatever it says."""
        return True

    def new_basic_land_type_removes_abilities(self) -> bool:
        """CR 305.7: a land whose subtype becomes a basic land type loses the abilities of its rules text."""
        return True

    def replaced_event_never_happens(self, state: State, moved: Moved) -> bool:
        """CR 614.6: an event that is replaced never happens: nothing triggers on what would have been."""
        return True

    def effect_on_a_spell_stays(self, state: State, effect: Lasting) -> bool:
        """CR 400.7a: what an effect did to a permanent spell goes on applying to the permanent that it becomes."""
        return True

    def replacement_applies(
        self, state: State, thing: Thing, to: Zone, change: Change, cr: str
    ) -> bool:
        """CR 614.6: a replacement effect applies to the event it describes, whatever causes it."""
        return True

    def enters_replacement_applies(self, state: State, thing: Thing, change: Change) -> bool:
        """CR 614.12, 707.5: "enters with" applies to whatever enters with that ability, printed or copied."""
        return True

    def who_orders_replacements(self, state: State, affected: str, sources: tuple[str, ...]) -> str:
        """CR 616.1: the affected object's controller (or owner), or the affected player, chooses which applies."""
        return affected

    def becoming_a_copy_is_not_entering(self, state: State, id: int) -> bool:
        """CR 707.4: what becomes a copy doesn't enter: nothing that applies "as it enters" happens."""
        return True

    def copies_do_not_copy_counters(self, state: State, original: int) -> bool:
        """CR 707.2: counters, damage and other status are no copiable values."""
        return True

    def becoming_a_creature_is_not_entering(self, state: State, permanent: int) -> bool:
        """CR 603.6a: a permanent that becomes a creature was on the battlefield already: nothing enters."""
        return True
