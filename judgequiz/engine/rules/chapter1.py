"""Chapter 1: players, objects, colours, mana, costs, targets, priority."""

from __future__ import annotations

from ..events import Event
from ..kinds import COLOURS, Colour, Layout, Zone
from ..mana import NO_MANA, ManaCost, symbol_value
from ..state import State, Thing, View
from ..vocabulary import (
    Activated,
    AddMana,
    Card,
    Draw,
    ExileFromTopUntil,
    Loyalty,
    Mill,
    MillCards,
    PutInto,
    PutOnBottom,
    Search,
)
from .book import Book


def two_faced_card(thing: Thing) -> Card | None:
    """The card of an object with the back face of a double-faced card up, if no copy effect hides that."""
    card = thing.card
    has_its_back_up = card is not None and thing.side and thing.copied is None
    return card if card is not None and has_its_back_up and card.is_double_faced else None


class GameConcepts(Book):
    """CR 100-123."""

    def colours_to_choose_from(self) -> tuple[str, ...]:
        """CR 105.4: a player who chooses a colour chooses one of the five; "artifact" and "colourless" are none."""
        return tuple(colour.value for colour in COLOURS)

    def each_colour_counts_by_itself(self, state: State, colours: frozenset[Colour]) -> bool:
        """CR 105.2, 105.2b: an object of several colours is each of them."""
        return True

    def reduction_takes_generic_mana_only(self, state: State, spell: int) -> bool:
        """CR 118.7a: a reduction of generic mana takes nothing from the coloured part of a cost."""
        return True

    def half_of_a_hybrid_symbol_is_enough(self, state: State, spell: int) -> bool:
        """CR 107.4e: a hybrid symbol is paid with either of its halves; the other isn't needed."""
        return True

    def colourless_half_needs_colourless_mana(self, state: State, spell: int) -> bool:
        """CR 107.4c, 107.4e: the half C of a hybrid symbol is paid with colourless mana, not with any mana."""
        return True

    def hybrid_symbols_are_chosen_apart(self, state: State, spell: int) -> bool:
        """CR 107.4e, 601.2b: how a hybrid symbol is paid is chosen for each symbol by itself."""
        return True

    def tokens_are_no_cards(self, state: State, token: Thing) -> bool:
        """CR 108.2, 111.7: a token in a graveyard is no card, and ceases to exist there."""
        return True

    def you_of_an_aura(self, state: State, aura: Thing, controller: str) -> str:
        """CR 303.4e, 109.5: "you" on an Aura is the Aura's controller, whoever controls what it enchants."""
        return controller

    def any_aura_enchants(self, state: State, aura: Thing, source: int, you: str) -> bool:
        """CR 303.4b: a creature is enchanted by whatever Aura is attached to it, whoever controls that Aura."""
        return True

    def graveyard_is_yours(self, state: State, source: int, you: str, owner: str) -> bool:
        """CR 109.5, 404.1: "your graveyard" is that of the object's controller, and nobody else's."""
        return owner == you

    def undefined_mana(self, state: State, card_is_there: bool) -> tuple[str, ...]:
        """CR 106.5: mana of an undefined type is no mana: nothing is added."""
        return ()

    def ability_outlives_its_source(self, state: State, ability: Thing, left: Event) -> bool:
        """CR 113.7a: once on the stack, an ability exists independently of its source."""
        return True

    def player_has_priority(self, state: State, player: str) -> bool:
        """CR 117.1a, 805.5a: only a player (or team) with priority casts spells and activates abilities."""
        return bool(state.priority) and (
            state.priority == player
            or (state.shared_life and player in state.team_of(state.priority))
        )

    def alternative_costs_combine(self, state: State, first: str, second: str) -> bool:
        """CR 118.9a: only one alternative cost can be applied to a spell."""
        return False

    def cost_asked_for_is_optional(self, state: State, player: str) -> bool:
        """CR 118.12a, 702.30a: a player told to do something "unless" a cost is paid may always leave it unpaid."""
        return True

    def alternative_cost_replaces_mana_cost(self, state: State, spell: int, via: str) -> bool:
        """CR 118.9: an alternative cost is paid rather than the mana cost."""
        return True

    def type_words_mean_permanents(self, state: State, card: int) -> bool:
        """CR 109.2: a card type without a zone or the word "card" or "spell" means a permanent of that type."""
        return True

    def ban_binds_its_controller_too(self, state: State, source: int, player: str) -> bool:
        """CR 101.2: an effect that says players can't do something binds the player who controls its source as well."""
        return True

    def limit_looks_at_the_whole_turn(self, state: State, source: int) -> bool:
        """CR 101.2, 608.2i: a limit of spells each turn counts those that were cast before its source was there."""
        return True

    def countered_spell_was_cast(self, state: State, spell: int) -> bool:
        """CR 601.2i, 701.6a: a spell that was countered, or didn't resolve, has been cast all the same."""
        return True

    def land_is_colourless(self, state: State, land: Thing) -> bool:
        """CR 105.2c, 202.2b: a land has no mana cost and so no colour, whatever mana it can make."""
        return True

    def mana_produced_decides(self, state: State, source: int) -> bool:
        """CR 106.12a: what is tapped for a type of mana is what really produces it, not what could."""
        return True

    def one_tapping_triggers_once(self, state: State, source: int, amount: int) -> bool:
        """CR 106.12a: a mana ability that resolves is one event, however much mana it produces."""
        return True

    def each_player_gets_the_whole_amount(self, state: State, amount: int, count: int) -> bool:
        """CR 120.1, 608.2h: damage dealt to each of several is dealt to every one of them in full."""
        return True

    def damage_stays_with_its_player(self, state: State, source: int, player: str) -> bool:
        """CR 120.1: damage is dealt to the player it is said to be dealt to: nobody may turn it to a planeswalker."""
        return True

    def teammates_are_opponents_apart(self, state: State, you: str) -> bool:
        """CR 102.3, 810.2: each player of the other team is an opponent by themselves; their life is shared."""
        return True

    def counters_stay_on_noncreatures(self, state: State, permanent: Thing) -> bool:
        """CR 122.1a, 205.1a: counters stay on what stops being a creature, and matter again when it is one."""
        return True

    def counters_see_what_is_there_now(self, state: State, permanent: int) -> bool:
        """CR 122.6: counters are put on what it is at that moment, not on what it is about to become."""
        return True

    def activating_needs_only_priority(self, state: State, source: int) -> bool:
        """CR 117.1b, 602.5d: an activated ability needs no main phase of one's own, unless it says so."""
        return True

    def discarded_card_must_be_such(self, state: State, card: int, *, fits: bool) -> bool:
        """CR 118.3, 702.81a: where a cost says what kind of card is discarded, no other card pays it."""
        return fits

    def cost_changes_apply(self, state: State, spell: int, via: str) -> bool:
        """CR 118.9d, 601.2f: increases and reductions apply to an alternative cost too."""
        return True

    def any_target_may_be_a_planeswalker(self, state: State, aim: int) -> bool:
        """CR 115.4: "any target" is a creature, player, planeswalker or battle."""
        return True

    def ability_is_no_spell(self, state: State, ability: Thing) -> bool:
        """CR 113.9, 112.1: an activated ability on the stack isn't a spell, wherever it was activated from."""
        return True

    def ability_counts_from_any_zone(self, state: State, ability: Thing) -> bool:
        """CR 602.2a, 113.3b: an ability activated from a hand or graveyard is an activated ability like any other."""
        return True

    def keyword_ability_is_of_its_kind(self, state: State, ability: Thing) -> bool:
        """CR 113.3b-c, 702.1: an ability that a keyword stands for is activated or triggered like one that is written out."""
        return True

    def source_is_what_it_is_in_any_zone(self, state: State, ability: Thing, is_such: bool) -> bool:
        """CR 113.7, 113.7a: the source of an ability is what that card or permanent is, in whatever zone."""
        return is_such

    def is_illegal_on_resolution(self, state: State, aim: int | str, objected: bool) -> bool:
        """CR 608.2b, 115.1: whether a target is legal is looked at again as the spell or ability resolves."""
        return objected

    def mana_value(self, state: State, thing: Thing, seen: View) -> int:
        """CR 202.3: from the mana cost alone, whatever was paid; X is what was chosen on the stack and 0 elsewhere."""
        if not self.mana_value_ignores_what_was_paid(state, thing):
            return sum(1 for _ in thing.announced.mana)
        two_faced = two_faced_card(thing)
        if two_faced is not None and (
            two_faced.layout is Layout.DOUBLE
            or not self.back_face_has_its_own_mana_value(state, thing)
        ):
            return self.value_of(two_faced.front.cost or NO_MANA)
        if seen.cost is None:
            return 0
        x = thing.announced.x if thing.zone is Zone.STACK else None
        if x and self.x_counts_on_the_stack(state, thing):
            return self.value_of(seen.cost.with_x(x))
        card = thing.card
        if card is not None and card.layout is Layout.SPLIT and thing.zone is not Zone.STACK:
            values = [self.value_of(face.cost) for face in card.faces if face.cost is not None]
            return (
                sum(values)
                if self.split_card_has_combined_mana_value(state, thing)
                else min(values)
            )
        return self.value_of(seen.cost)

    def value_of(self, cost: ManaCost) -> int:
        """CR 202.3: what all the symbols of a cost come to."""
        if not cost.has_hybrid:
            return cost.mana_value
        return sum(self.value_of_symbol(symbol) for symbol in cost.symbols)

    def value_of_symbol(self, symbol: str) -> int:
        """CR 202.3f: a hybrid symbol counts its largest part, so that {2/B} counts two."""
        return symbol_value(symbol)

    def hybrid_is_all_its_colours(self, state: State, thing: Thing) -> bool:
        """CR 202.2d: an object is every colour of its hybrid symbols, whatever mana was spent on it."""
        return True

    def mana_value_ignores_what_was_paid(self, state: State, thing: Thing) -> bool:
        """CR 118.9c, 202.3: an alternative cost changes what is paid, not the mana cost nor the mana value."""
        return True

    def additional_costs_combine(self, state: State, name: str, via: str) -> bool:
        """CR 118.9d, 601.2b: additional costs may (or must) be paid on top of an alternative cost."""
        return True

    def x_counts_on_the_stack(self, state: State, thing: Thing) -> bool:
        """CR 202.3e: on the stack, X in a mana cost is the value chosen for it."""
        return True

    def back_face_has_its_own_mana_value(self, state: State, thing: Thing) -> bool:
        """CR 712.8f: of a modal double-faced object the cost of the face that is up counts; only of others the front's (712.8e)."""
        return True

    def split_card_has_combined_mana_value(self, state: State, thing: Thing) -> bool:
        """CR 202.3d, 709.4b: off the stack a split card's mana value is that of both halves together."""
        return True

    def is_mana_ability(self, ability: Activated) -> bool:
        """CR 605.1a: no target, could add mana, no loyalty ability; since 2026-08-07 also nothing to or from a library."""
        if not any(isinstance(effect, AddMana) for effect in ability.effects):
            return False
        if ability.targets and self.mana_ability_has_no_target(ability):
            return False
        if any(isinstance(part, Loyalty) for part in ability.cost.parts):
            return False
        return not self.moves_library_cards(ability)

    def mana_ability_has_no_target(self, ability: Activated) -> bool:
        """CR 605.1a, 605.5a: an ability with a target is no mana ability, though it adds mana."""
        return True

    def moves_library_cards(self, ability: Activated) -> bool:
        """CR 605.1a (2026-08-07): whether its cost or effect moves a card to or from a library."""
        if any(isinstance(part, MillCards) for part in ability.cost.parts):
            return True
        return any(
            isinstance(effect, Draw | Mill | Search | PutOnBottom | ExileFromTopUntil)
            or (isinstance(effect, PutInto) and effect.to is Zone.LIBRARY)
            for effect in ability.effects
        )
