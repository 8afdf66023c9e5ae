"""Chapter 7: keyword actions, keyword abilities, state-based actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Moved
from ..kinds import Zone
from ..state import State, Thing, View
from ..vocabulary import Card, Face, What
from .book import Book

if TYPE_CHECKING:
    from ..reading import Context


def last_upkeep(state: State, player: str) -> int:
    """When the upkeep that counts as a player's last one began: the one before, while an upkeep of theirs is going on."""
    keeper = state.players[player]
    if state.is_active(player) and keeper.upkeep_began >= keeper.turn_began:
        return keeper.previous_upkeep
    return keeper.upkeep_began


class KeywordsAndActions(Book):
    """CR 701-704."""

    def has_died(self, state: State, moved: Moved) -> bool:
        """CR 700.4: dying is being put into a graveyard from the battlefield, by whatever cause and for tokens too."""
        return moved.dies

    def regeneration_is_for_destruction(self, state: State, id: int) -> bool:
        """CR 701.19a, 701.21a: a regeneration shield replaces destruction, and sacrificing doesn't destroy."""
        return True

    def sacrifice_is_not_destruction(self, state: State, id: int, indestructible: bool) -> bool:
        """CR 701.21a, 702.12b: sacrificing isn't destroying: indestructible and regeneration don't help."""
        return True

    def search_may_fail_to_find(self, state: State, wanted: What) -> bool:
        """CR 701.23b, 701.23d: a search of a hidden zone for cards of a stated quality need not find any; for "a card" it must."""
        return wanted != What(zone=wanted.zone)

    def retraced_card_goes_to_the_graveyard(self, state: State, spell: int) -> bool:
        """CR 608.2n, 701.6a: retrace says nothing of where the spell goes, so it goes to the graveyard like any other."""
        return True

    def retrace_is_an_additional_cost(self, state: State, spell: int, via: str) -> bool:
        """CR 702.81a, 118.8: the land is discarded on top of whatever is paid for the spell."""
        return True

    def flashback_is_for_instants_and_sorceries(self, state: State, spell: int) -> bool:
        """CR 702.34a: with flashback a card is cast only as an instant or sorcery spell, whatever other sides it has."""
        return True

    def retrace_is_for_any_card(self, state: State, card: int, view: View) -> bool:
        """CR 702.81a: any card that has retrace may be cast so, a permanent card like an instant or sorcery."""
        return True

    def split_second_leaves_triggers(self, state: State, source: int) -> bool:
        """CR 702.61b: triggered abilities trigger and are put on the stack as ever."""
        return True

    def found_card_is_what_was_named(
        self, state: State, card: int, wanted: What, fits: bool
    ) -> bool:
        """CR 701.23a, 702.29e: a search finds any card with the quality that it names, and no other."""
        return fits

    def countered_costs_stay_paid(self, state: State, ability: Thing) -> bool:
        """CR 701.6b: whoever activated an ability that is countered gets no refund of what was paid."""
        return True

    def discarding_for_a_cost_is_discarding(self, state: State) -> bool:
        """CR 701.9a: a card put from a hand into the graveyard to pay a cost that says "discard" has been discarded."""
        return True

    def only_a_cycling_cost_is_cycling(self, state: State) -> bool:
        """CR 702.29c: a card is cycled when it is discarded for the cost of a cycling ability, and only then."""
        return True

    def putting_into_a_hand_is_not_drawing(self, state: State, player: str) -> bool:
        """CR 121.5: only an effect that says "draw" makes a player draw; a card found is put into the hand."""
        return True

    def typecycling_is_cycling(self, state: State, card: int) -> bool:
        """CR 702.29f: typecycling abilities are cycling abilities: what looks for cycling, or stops it, sees them too."""
        return True

    def protection_prevents_damage(self, state: State, aim: int | str, source: int) -> bool:
        """CR 702.16e: damage from a source with the quality is prevented."""
        return True

    def protection_stops_targeting(
        self, state: State, aim: int | str, source: int, player: str
    ) -> bool:
        """CR 702.16b: no spell with the quality, nor ability from a source with it, can target it, whoever controls that."""
        return True

    def protection_stops_attaching(self, state: State, host: int, attached: int) -> bool:
        """CR 702.16c-d: nothing with the quality can enchant or equip it."""
        return True

    def protection_stops_blocking(self, state: State, attacker: int, blocker: int) -> bool:
        """CR 702.16f: creatures with the quality can't block it."""
        return True

    def protection_stops_other_effects(self, state: State, id: int, source: int) -> bool:
        """CR 702.16a-f: protection stops nothing but damage, enchanting or equipping, blocking and targeting."""
        return False

    def protection_needs_one_shared_colour(self, state: State, aim: int | str, source: int) -> bool:
        """CR 702.16a, 105.2: a source of several colours has the quality if one of its colours is that colour."""
        return True

    def protection_leaves_its_bearer_free(self, state: State, bearer: int, attacker: int) -> bool:
        """CR 702.16f, 509.1b: protection doesn't keep the creature that has it from blocking a creature of the quality."""
        return True

    def protected_blocker_can_be_trampled_over(
        self, state: State, blocker: int, attacker: int
    ) -> bool:
        """CR 702.19b: with lethal damage assigned to the blocker the rest may go on, protection or not."""
        return True

    def unpreventable_damage_ignores_protection(
        self, state: State, aim: int | str, source: int
    ) -> bool:
        """CR 615.12, 702.16e: protection prevents damage, so damage that can't be prevented is dealt."""
        return True

    def unattached_equipment_stays(self, state: State, attached: int) -> bool:
        """CR 704.5n: Equipment that may no longer equip a creature becomes unattached and stays on the battlefield."""
        return True

    def protected_aura_goes_and_equipment_stays(self, state: State, attached: int) -> bool:
        """CR 704.5m-n: an illegally attached Aura is put into the graveyard; Equipment only becomes unattached."""
        return True

    def vanishing_waits_for_the_last_counter(self, state: State, id: int) -> bool:
        """CR 702.63a: it is sacrificed when the last time counter is removed, not because it has none."""
        return True

    def last_counter_is_enough_to_sacrifice(self, state: State, id: int) -> bool:
        """CR 702.63a: removing the last time counter triggers the sacrifice at once, in whatever way it is removed."""
        return True

    def impends(self, state: State, permanent: Thing) -> bool:
        """CR 702.176a: it isn't a creature, and loses a counter, while its impending cost was paid and it has a time counter."""
        return permanent.announced.via == "impending" and permanent.counter("time") > 0

    def spell_keeps_its_types(self, state: State, spell: Thing) -> bool:
        """CR 702.176a, 118.9c: on the stack a spell is what its card says, whatever cost was paid for it."""
        return True

    def random_order_is_not_shuffling(self, state: State, player: str) -> bool:
        """CR 701.24a, 702.85a: putting cards on the bottom in a random order isn't shuffling."""
        return True

    def shroud_stops_targeting(self, state: State, id: int, player: str) -> bool:
        """CR 702.18a: a permanent with shroud can't be the target of any spell or ability, its controller's included."""
        return True

    def came_under_control_since_last_upkeep(
        self, state: State, permanent: Thing, player: str
    ) -> bool:
        """CR 702.30a: it entered under, or came under, that player's control since their last upkeep began."""
        return permanent.controlled_since > last_upkeep(state, player)

    def cascading_may_do_more(self, state: State, player: str) -> bool:
        """CR 702.85b: what applies "as a player cascades" is done after exiling, before anybody decides to cast."""
        return True

    def cascade_stops_at(self, state: State, card: int, fits: bool, it: Context) -> bool:
        """CR 702.85a: exiling stops at the first nonland card of lesser mana value, strictly lesser."""
        return fits

    def countering_a_trigger_leaves_its_spell(self, state: State, ability: int) -> bool:
        """CR 113.9, 701.6a: countering an ability counters nothing else, not even the spell it came from."""
        return True

    def no_card_ceases_off_its_zone(self, state: State, thing: Thing) -> bool:
        """CR 704.5d-e, 111.8: a token off the battlefield, a copy off the stack ceases to exist and goes nowhere else."""
        return True

    def counter_stops_abilities(self, state: State, ability: int) -> bool:
        """CR 701.6a, 113.9: an ability that is countered is removed from the stack and doesn't resolve."""
        return True

    def split_second_stops_activating(self, state: State, player: str, is_mana: bool) -> bool:
        """CR 702.61a, 702.61b: with split second on the stack only mana abilities can be activated."""
        return not is_mana

    def any_draw_from_an_empty_library_loses(self, state: State, player: str) -> bool:
        """CR 704.5b: it doesn't matter what made the player try to draw."""
        return True

    def empty_library_loses_only_on_a_draw(self, state: State, player: str) -> bool:
        """CR 104.3c, 704.5b: a player loses for having drawn from an empty library, not for having one."""
        return True

    def faces_that_count(self, state: State, thing: Thing) -> tuple[int, ...]:
        """CR 712.8a, 712.8f: on the stack and battlefield the face that is up, elsewhere the front face, and no other."""
        return (thing.side if thing.zone in (Zone.STACK, Zone.BATTLEFIELD) else 0,)

    def names_that_count(self, state: State, thing: Thing, name: str) -> tuple[str, ...]:
        """CR 201.4d, 201.4f, 712.19, 715.3b: whoever chose the name of one face or side has chosen that one, not the other."""
        return tuple(name.split(" // "))

    def face_that_enters(self, state: State, card: Thing) -> int:
        """CR 712.14: what an effect puts onto the battlefield enters with its front face up."""
        return 0

    def card_that_cannot_enter_stays(self, state: State, card: Thing) -> bool:
        """CR 712.14b, 304.4: a card whose front face is no permanent stays where it is."""
        return True

    def modal_permanent_can_transform(self, state: State, permanent: Thing) -> bool:
        """CR 712.9, 701.27a: any double-faced permanent can transform, a modal one too; only melded ones can't."""
        return True

    def copy_has_both_faces(self, state: State, original: Thing) -> bool:
        """CR 707.8a, 707.10g: a copy of a double-faced spell or permanent is double-faced itself."""
        return True

    def leave_to_cast_is_no_leave_to_play(self, state: State, card: Thing) -> bool:
        """CR 305.9, 702.34a: what lets a card be cast lets nobody play it as a land."""
        return True

    def other_face_has_identity(self, card: Card) -> bool:
        """CR 903.4d: the back face of a card is included in its colour identity."""
        return True

    def text_has_identity(self, face: Face) -> bool:
        """CR 903.4: mana symbols in the rules text count like those of the mana cost."""
        return True

    def basic_land_types_have_identity(self, face: Face) -> bool:
        """CR 305.6, 903.4: a basic land type brings a mana ability, whose symbol counts as rules text."""
        return True

    def adventure_is_exiled(self, state: State, spell: Thing) -> bool:
        """CR 715.3d: a spell cast as an Adventure is exiled as it resolves; its controller may play the card from there."""
        return True

    def only_resolving_exiles_an_adventure(self, state: State, spell: Thing) -> bool:
        """CR 715.3d, 608.2b, 701.6a: an Adventure that is countered or doesn't resolve goes to the graveyard like any spell."""
        return True

    def who_may_play_after_an_adventure(self, state: State, spell: Thing) -> str:
        """CR 715.3d: the player who controlled the Adventure as it resolved, whoever owns the card."""
        return spell.controller

    def card_exiled_by_its_adventure_may_be_played(self, state: State, spell: Thing) -> bool:
        """CR 715.3d: that player may play the card: cast it, or if it is a land, play it as one."""
        return True

    def only_its_own_adventure_gives_leave(self, state: State, card: Thing) -> bool:
        """CR 715.3d: an adventurer card exiled in any other way than by its Adventure can't be cast from there for that."""
        return True

    def only_the_side_cast_is_judged(self, state: State, card: Thing) -> bool:
        """CR 715.3a, 601.3e: only the side that is cast is looked at to see whether it may be cast, and when."""
        return True

    def side_not_in_use_is_ignored(self, state: State, thing: Thing) -> bool:
        """CR 715.3b, 715.4: an Adventure on the stack has its alternative characteristics only, and the card elsewhere only its normal ones."""
        return True

    def unused_adventure_counts(self, state: State, id: int) -> bool:
        """CR 715.2a: an object has an Adventure if it has the alternative characteristics, used or not."""
        return True

    def adventure_leaves_the_cost_open(self, state: State, spell: int, via: str) -> bool:
        """CR 715.3, 118.9a: casting as an Adventure is no alternative cost, so that one may be paid for it."""
        return True

    def legend_kept_is_chosen(self, state: State) -> bool:
        """CR 704.5j: which of the legends stays is chosen; it doesn't matter which was there first."""
        return True

    def legend_rule_looks_at_each_player_alone(self, state: State) -> bool:
        """CR 704.5j: the legend rule looks at each player's permanents separately; that player keeps one."""
        return True
