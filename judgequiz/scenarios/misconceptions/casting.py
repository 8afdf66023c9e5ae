"""Beliefs about casting, costs and mana (CR 106, 117, 118, 202, 601, 605)."""

from __future__ import annotations

from ...engine.kinds import Zone
from ...engine.reading import Context
from ...engine.state import State, Thing, View
from ...engine.text import Text
from ...engine.vocabulary import Activated
from .belief import Misconception

NOT_FROM_THE_GRAVEYARD = ("", "free", "adventure", "hostage", "exploration", "citadel")
"""How a spell is cast that doesn't come from a graveyard."""


class TriggerWaitsForItsSpell(Misconception):
    slug = "cast-trigger-waits-for-the-spell"
    cr = "603.3b"
    says = Text(
        'A "when you cast" trigger resolves after the spell itself.',
        "「唱えたとき」の誘発型能力は、その呪文自身よりも後に解決される。",
    )
    truth = Text(
        "What triggers on casting goes on the stack above the spell.",
        "唱えたことで誘発した能力は、その呪文よりも上に置かれ、先に解決される。",
    )

    def trigger_is_put_above_its_spell(self, state: State, source: int) -> bool:
        return False


class CascadeStopsAtEqual(Misconception):
    slug = "cascade-stops-at-equal"
    cr = "702.85a"
    says = Text(
        "Cascade also stops at a nonland card whose mana value is the very same.",
        "続唱は、土地でないカードのマナ総量が続唱を持つ呪文と等しいときにも止まる。",
    )
    truth = Text(
        "Cascade stops only at a nonland card whose mana value is strictly less.",
        "続唱が止まるのは、マナ総量が続唱を持つ呪文より小さい、土地でないカードのみである。",
    )

    def cascade_stops_at(self, state: State, card: int, fits: bool, it: Context) -> bool:
        if fits:
            return True
        seen = it.see(card)
        mine = self.mana_value(state, state.thing(it.source), it.see(it.source))
        return "land" not in seen.types and self.mana_value(state, state.thing(card), seen) == mine


class CascadeStopsAtAnyNonland(Misconception):
    slug = "cascade-stops-at-any-nonland"
    cr = "702.85a"
    says = Text(
        "Cascade stops at the first nonland card, whatever its mana value is.",
        "続唱は、マナ総量がいくつであっても、土地でないカードが追放されればそこで止まる。",
    )
    truth = Text(
        "Cascade goes on until a nonland card of lesser mana value is exiled.",
        "続唱は、マナ総量が続唱を持つ呪文より小さい、土地でないカードが追放されるまで続く。",
    )

    def cascade_stops_at(self, state: State, card: int, fits: bool, it: Context) -> bool:
        return "land" not in it.see(card).types


class ResultingSpellIsNotChecked(Misconception):
    slug = "resulting-spell-is-not-checked"
    cr = "601.3e"
    true_until = "2021-02-24"
    says = Text(
        "Whoever may cast a card may cast its other side as well.",
        "あるカードを唱えてもよいなら、もう一方の面でも唱えることができる。",
    )
    truth = Text(
        "The spell as it would be cast must meet the terms of the permission.",
        "実際に唱えられる呪文が、許可の条件を満たしていなければならない。",
    )

    def resulting_spell_is_checked(self, state: State, spell: int, via: str) -> bool:
        # What 715.3d says of Adventures is older, and no part of the change of 2021.
        return via == "adventure"


class AdventureGoesOnFromExile(Misconception):
    slug = "adventure-goes-on-from-exile"
    cr = "715.3d"
    says = Text(
        "A card exiled by its Adventure may be cast from there as that Adventure again.",
        "出来事により追放されたカードは、追放領域から再び出来事として唱えることができる。",
    )
    truth = Text(
        "A card exiled by its Adventure can't be cast as an Adventure that way.",
        "出来事により追放されたカードは、その許可により出来事として唱えることはできない。",
    )

    def resulting_spell_is_checked(self, state: State, spell: int, via: str) -> bool:
        return via != "adventure"


class DrawingIsAManaAbility(Misconception):
    slug = "drawing-ability-is-a-mana-ability"
    cr = "605.1a"
    true_until = "2026-08-07"
    says = Text(
        "An ability that adds mana is a mana ability even if it also draws or mills a card.",
        "マナを加える能力は、同時にカードを引いたり切削したりするものであっても、マナ能力である。",
    )
    truth = Text(
        "An activated ability that moves a card to or from a library uses the stack.",
        "ライブラリーへ、またはライブラリーからカードを動かす起動型能力はスタックを使う。",
    )

    def moves_library_cards(self, ability: Activated) -> bool:
        return False


class ResolutionNeedsTiming(Misconception):
    slug = "casting-while-resolving-needs-timing"
    cr = "608.2g"
    says = Text(
        "A card found while an ability resolves can be cast only when its type allows it.",
        "能力の解決中に見つけたカードも、そのカード・タイプを唱えられるときにしか唱えることができない。",
    )
    truth = Text(
        "A spell that is cast while a spell or ability resolves needs no timing of its own.",
        "呪文や能力の解決中に唱える呪文は、そのカード・タイプによるタイミングの制限を無視して唱えられる。",
    )

    def casting_during_resolution_ignores_timing(self, state: State, player: str) -> bool:
        return False


class FreeMeansNoAdditionalCosts(Misconception):
    slug = "free-casting-excludes-additional-costs"
    cr = "118.9d"
    says = Text(
        "A spell cast for an alternative cost, or for free, can't be kicked.",
        "代替コストで、またはマナ・コストを支払わずに唱える呪文には、キッカーなどの追加コストを支払えない。",
    )
    truth = Text(
        "Kicker and the like are paid on top of whatever is paid for the spell.",
        "キッカーなどの追加コストは、マナ・コストの代わりに何を支払う場合でも、それに加えて支払うことができる。",
    )

    def additional_costs_combine(self, state: State, name: str, via: str) -> bool:
        return not via


class AlternativeCostsCombine(Misconception):
    slug = "alternative-costs-combine"
    cr = "118.9a"
    says = Text(
        "Two alternative costs may both be applied to one and the same spell.",
        "１つの呪文に２つの代替コストを適用できる。",
    )
    truth = Text(
        "Only one alternative cost can be applied to a spell.",
        "１つの呪文に適用できる代替コストは１つだけである。",
    )

    def alternative_costs_combine(self, state: State, first: str, second: str) -> bool:
        return True


class PermissionLiftsTiming(Misconception):
    slug = "graveyard-casting-ignores-timing"
    cr = "601.3"
    says = Text(
        "Even a sorcery with leave to be cast from the graveyard can be cast at any time.",
        "墓地から唱えることを許されたカードは、ソーサリーであってもいつでも唱えることができる。",
    )
    truth = Text(
        "A card cast from another zone keeps the timing that it has in a hand.",
        "他の領域から唱えることが許されても、手札から唱えるときと同じタイミングでしか唱えられない。",
    )

    def spell_needs_sorcery_timing(self, state: State, view: View, via: str) -> bool:
        return via in NOT_FROM_THE_GRAVEYARD


class EverythingAtInstantSpeed(Misconception):
    slug = "any-spell-with-priority"
    cr = "117.1a"
    says = Text(
        "With priority, a player may cast any spell, even a sorcery over other spells on the stack.",
        "優先権があれば、スタックに他の呪文があっても、ソーサリーを含むどの呪文でも唱えることができる。",
    )
    truth = Text(
        "With priority, a sorcery is cast only in a main phase of its player while the stack is empty.",
        "優先権があっても、ソーサリーは自分のメイン・フェイズでスタックが空のときにしか唱えられない。",
    )

    def spell_needs_sorcery_timing(self, state: State, view: View, via: str) -> bool:
        return not state.is_active(view.controller)


class PaidCostIsManaValue(Misconception):
    slug = "mana-value-is-what-was-paid"
    cr = "118.9c"
    says = Text(
        "A spell's mana value is the mana that was paid for it.",
        "呪文のマナ総量は、それを唱えるために支払ったマナの点数である。",
    )
    truth = Text(
        "A mana value is read off the object's mana cost, whatever was spent.",
        "マナ総量は、何を支払ったかにかかわらず、オブジェクトのマナ・コストから決まる。",
    )

    def mana_value_ignores_what_was_paid(self, state: State, thing: Thing) -> bool:
        return not (thing.zone == "stack" and thing.announced.via)


class CostChangesSkipAlternativeCosts(Misconception):
    slug = "cost-changes-skip-alternative-costs"
    cr = "118.9d"
    says = Text(
        "Effects that make spells cost more or less don't touch an alternative cost.",
        "呪文のコストを増減させる効果は、代替コストには影響しない。",
    )
    truth = Text(
        "Increases and reductions apply to any cost that may be paid for a spell.",
        "コストの増加や減少は、代替コストを支払うときにも適用される。",
    )

    def cost_changes_apply(self, state: State, spell: int, via: str) -> bool:
        return not via


class CostChangesAreForSpellsFromHand(Misconception):
    slug = "cost-changes-are-for-spells-from-hand"
    cr = "601.2f"
    says = Text(
        "Effects that make spells cost more or less touch only spells cast from a hand.",
        "呪文のコストを増減させる効果は、手札から唱える呪文にのみ影響する。",
    )
    truth = Text(
        "Increases and reductions apply to a spell from whatever zone it is cast.",
        "コストの増加や減少は、呪文をどの領域から唱える場合にも適用される。",
    )

    def cost_changes_apply_from_any_zone(self, state: State, spell: int, origin: Zone) -> bool:
        return False


class XIsZeroOnTheStack(Misconception):
    slug = "x-is-zero-on-the-stack"
    cr = "202.3e"
    says = Text(
        "Even while the spell is on the stack, X counts 0 in its mana value.",
        "スタック上にある呪文のマナ総量でも、Ｘは０として扱う。",
    )
    truth = Text(
        "X is the value chosen for the spell while it is on the stack.",
        "呪文がスタック上にある間、Ｘは選ばれた値である。",
    )

    def x_counts_on_the_stack(self, state: State, thing: Thing) -> bool:
        return False


class CheaperHalfCounts(Misconception):
    slug = "split-card-has-the-cheaper-half"
    cr = "202.3d"
    true_until = "2017-04-28"
    says = Text(
        "A split card's mana value is that of its cheaper half, wherever it may be.",
        "分割カードのマナ総量は、どこにあっても安いほうの半分の値である。",
    )
    truth = Text(
        "Off the stack a split card has the mana value of both halves.",
        "スタック以外では、分割カードのマナ総量は両方の半分の合計である。",
    )

    def split_card_has_combined_mana_value(self, state: State, thing: Thing) -> bool:
        return False


class UndefinedManaIsColourless(Misconception):
    slug = "undefined-mana-is-colourless"
    cr = "106.5"
    says = Text(
        "Mana of an undefined color is colorless mana.",
        "色が定義されないマナは、無色のマナになる。",
    )
    truth = Text(
        "No mana can be added where the type of it is undefined.",
        "加えるマナのタイプが定義されない場合、マナは加えられない。",
    )

    def undefined_mana(self, state: State, card_is_there: bool) -> tuple[str, ...]:
        return ("C",)


class UndefinedManaIsAnyColour(Misconception):
    slug = "undefined-mana-is-any-colour"
    cr = "106.5"
    says = Text(
        "Where no card limits the color, the mana may be of any color.",
        "色を限定するカードがなければ、好きな色のマナを加えられる。",
    )
    truth = Text(
        "No mana can be added where the type of it is undefined.",
        "加えるマナのタイプが定義されない場合、マナは加えられない。",
    )

    def undefined_mana(self, state: State, card_is_there: bool) -> tuple[str, ...]:
        return ("W", "U", "B", "R", "G")
