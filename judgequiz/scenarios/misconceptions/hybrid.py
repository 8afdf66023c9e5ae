"""Beliefs about hybrid mana symbols, and about mana abilities (CR 107.4e, 202, 601.2, 605.1a, 702.61)."""

from __future__ import annotations

from ...engine.kinds import Colour, Zone
from ...engine.mana import is_hybrid
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Activated
from .belief import Misconception


class HybridIsTheColourPaid(Misconception):
    slug = "hybrid-is-the-colour-paid"
    cr = "202.2d"
    says = Text(
        "An object with hybrid symbols is only the colors of the mana spent on it.",
        "混成マナ・シンボルを持つものは、それを唱えるために支払われたマナの色のみを持つ。",
    )
    truth = Text(
        "An object is every color of the hybrid symbols in its mana cost.",
        "オブジェクトは、マナ・コストに含まれる混成マナ・シンボルのすべての色を持つ。",
    )

    def hybrid_is_all_its_colours(self, state: State, thing: Thing) -> bool:
        return False


class MulticolouredIsNeither(Misconception):
    slug = "multicoloured-is-neither-colour"
    cr = "105.2"
    says = Text(
        "A card of two colors is multicolored, and neither of these colors by itself.",
        "２色のカードは多色であり、それぞれの色のカードとしては扱わない。",
    )
    truth = Text(
        "An object of two colors is each of them, and matches either one.",
        "２色のオブジェクトは多色であり、そのそれぞれの色でもある。",
    )

    def each_colour_counts_by_itself(self, state: State, colours: frozenset[Colour]) -> bool:
        return False


class HybridSymbolCountsOne(Misconception):
    slug = "hybrid-symbol-counts-one"
    cr = "202.3f"
    true_until = "2008-05-02"
    says = Text(
        "Every hybrid symbol counts one in the mana value, whatever its halves are.",
        "混成マナ・シンボルは、マナ総量ではどのシンボルも１つにつき１として数える。",
    )
    truth = Text(
        "A hybrid symbol counts its larger half in the mana value: {2/B} counts two.",
        "混成マナ・シンボルは、マナ総量では大きいほうの半分の値として数える。{2/B}なら２である。",
    )

    def value_of_symbol(self, symbol: str) -> int:
        return 1 if is_hybrid(symbol) else super().value_of_symbol(symbol)


class HybridSymbolCountsBothHalves(Misconception):
    slug = "hybrid-symbol-counts-both-halves"
    cr = "202.3f"
    says = Text(
        "A hybrid symbol counts both of its halves in the mana value.",
        "混成マナ・シンボルは、マナ総量では両方の半分を合計した値として数える。",
    )
    truth = Text(
        "Of a hybrid symbol only the larger half counts in the mana value.",
        "混成マナ・シンボルは、大きいほうの半分のみをマナ総量として数える。",
    )

    def value_of_symbol(self, symbol: str) -> int:
        if not is_hybrid(symbol):
            return super().value_of_symbol(symbol)
        return sum(int(half) if half.isdigit() else 1 for half in symbol.split("/") if half != "P")


class HybridManaValueIsWhatWasPaid(Misconception):
    slug = "hybrid-mana-value-is-what-was-paid"
    cr = "202.3f"
    says = Text(
        "The mana value of a card with hybrid symbols is the mana that was spent on it.",
        "混成マナ・シンボルを持つカードのマナ総量は、それを唱えるために支払われたマナの点数である。",
    )
    truth = Text(
        "Mana value comes from the mana cost alone: each hybrid symbol counts its larger half.",
        "マナ総量はマナ・コストのみから決まり、混成マナ・シンボルは大きいほうの半分の値として数える。",
    )

    def mana_value_ignores_what_was_paid(self, state: State, thing: Thing) -> bool:
        face = None if thing.card is None else thing.card.faces[thing.side]
        if face is None or face.cost is None or not face.cost.has_hybrid or thing.announced.via:
            return True
        return thing.zone not in (Zone.STACK, Zone.BATTLEFIELD) or not thing.announced.mana


class HybridNeedsBothColours(Misconception):
    slug = "hybrid-needs-both-colours"
    cr = "107.4e"
    says = Text(
        "To pay a hybrid symbol you need mana of both its colors at hand.",
        "混成マナ・シンボルを支払うには、両方の色のマナを出せる必要がある。",
    )
    truth = Text(
        "A hybrid symbol is paid with either half; the other half isn't needed.",
        "混成マナ・シンボルは、どちらか一方の半分だけで支払うことができる。",
    )

    def half_of_a_hybrid_symbol_is_enough(self, state: State, spell: int) -> bool:
        return False


class HybridSymbolsAreAllPaidAlike(Misconception):
    slug = "hybrid-symbols-are-paid-alike"
    cr = "107.4e"
    says = Text(
        "All hybrid symbols of a cost must be paid with the same half.",
        "１つのコストの混成マナ・シンボルは、すべて同じ側の半分で支払う。",
    )
    truth = Text(
        "How a hybrid symbol is paid is chosen for each symbol by itself.",
        "混成マナ・シンボルの支払い方は、シンボル１つごとに選ぶ。",
    )

    def hybrid_symbols_are_chosen_apart(self, state: State, spell: int) -> bool:
        return False


class ReductionTakesAnyMana(Misconception):
    slug = "reduction-takes-coloured-mana"
    cr = "118.7a"
    says = Text(
        "A cost reduction takes away colored mana as well as generic mana.",
        "コストを減らす効果は、色マナの支払いも減らすことができる。",
    )
    truth = Text(
        "A reduction of generic mana takes nothing from the colored part of a cost.",
        "不特定マナの減少は、コストの色マナの部分を減らさない。",
    )

    def reduction_takes_generic_mana_only(self, state: State, spell: int) -> bool:
        return False


class ReductionSkipsHybrid(Misconception):
    slug = "reduction-skips-hybrid"
    cr = "601.2f"
    says = Text(
        "A cost reduction never touches a hybrid symbol.",
        "コストを減らす効果は、混成マナ・シンボルには影響しない。",
    )
    truth = Text(
        "A generic half chosen for it is reduced like other generic mana.",
        "シンボルに選んだ半分が不特定マナなら、その分もコストが減る。",
    )

    def reduction_takes_from_the_half_chosen(self, state: State, spell: int) -> bool:
        return False


class TargetingIsAManaAbility(Misconception):
    slug = "targeting-ability-is-a-mana-ability"
    cr = "605.1a"
    says = Text(
        "An ability that adds mana is a mana ability even if it has a target.",
        "マナを加える能力は、対象を取るものであってもマナ能力である。",
    )
    truth = Text(
        "An ability that has a target uses the stack even if it adds mana.",
        "対象を取る能力は、マナを加えるものでもスタックを使う。",
    )

    def mana_ability_has_no_target(self, ability: Activated) -> bool:
        return False


class SplitSecondStopsSpellsOnly(Misconception):
    slug = "split-second-stops-spells-only"
    cr = "702.61a"
    says = Text(
        "Split second stops other spells and leaves abilities as they are.",
        "刹那を持つ呪文がスタックにあっても、唱えられないのは呪文のみで、能力は起動できる。",
    )
    truth = Text(
        "Only mana abilities can be activated while split second is on the stack.",
        "刹那を持つ呪文がスタックにある間、マナ能力でない能力は起動できない。",
    )

    def split_second_stops_activating(self, state: State, player: str, is_mana: bool) -> bool:
        return False


class SplitSecondStopsManaToo(Misconception):
    slug = "split-second-stops-mana-abilities"
    cr = "702.61b"
    says = Text(
        "With split second on the stack no ability at all can be activated.",
        "刹那を持つ呪文がスタックにある間、能力はまったく起動できない。",
    )
    truth = Text(
        "Players may still activate mana abilities while a spell with split second is on the stack.",
        "刹那を持つ呪文がスタックにある間も、マナ能力は起動できる。",
    )

    def split_second_stops_activating(self, state: State, player: str, is_mana: bool) -> bool:
        return True
