"""Beliefs about cycling, typecycling, searching and countered abilities (CR 701.6, 701.23, 702.29)."""

from __future__ import annotations

from ...engine.kinds import BASIC_LAND_MANA, CardType, Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Activated, AddMana, What
from .belief import Misconception


def is_of_a_card(ability: Thing) -> bool:
    """Whether an ability on the stack was activated from somewhere other than the battlefield."""
    return isinstance(ability.ability, Activated) and ability.ability.zone is not Zone.BATTLEFIELD


class CyclingIsASpell(Misconception):
    slug = "cycling-is-a-spell"
    cr = "113.9"
    says = Text(
        "Cycling or typecycling a card puts that card on the stack as a spell, which can be countered as one.",
        "サイクリングやタイプ・サイクリングを行うと、そのカードが呪文としてスタックに置かれ、呪文として打ち消せる。",
    )
    truth = Text(
        "Cycling and typecycling are activated abilities; the card is discarded, not cast.",
        "サイクリングやタイプ・サイクリングは起動型能力であり、カードは捨てられるだけで唱えられない。",
    )

    def ability_is_no_spell(self, state: State, ability: Thing) -> bool:
        return not is_of_a_card(ability)


class OnlyPermanentsHaveAbilities(Misconception):
    slug = "only-permanents-abilities-count"
    cr = "602.2a"
    says = Text(
        "What counters or copies an ability, or triggers on one, sees only abilities of permanents.",
        "能力を打ち消したりコピーしたりする効果や、能力の起動により誘発する能力は、パーマネントの能力にのみ働く。",
    )
    truth = Text(
        "An ability activated from a hand is an activated ability on the stack like any other.",
        "手札から起動した能力も、他の起動型能力と同じくスタックに置かれる。",
    )

    def ability_counts_from_any_zone(self, state: State, ability: Thing) -> bool:
        return not is_of_a_card(ability)


class TypecyclingIsNotCycling(Misconception):
    slug = "typecycling-is-not-cycling"
    cr = "702.29f"
    says = Text(
        "Typecycling isn't cycling: what looks for cycling, or stops it, doesn't see it.",
        "タイプ・サイクリングはサイクリングではない。サイクリングにより誘発する能力も、サイクリングを禁止する効果も働かない。",
    )
    truth = Text(
        "A typecycling ability is a kind of cycling ability in every respect.",
        "タイプ・サイクリング能力は、あらゆる点でサイクリング能力である。",
    )

    def typecycling_is_cycling(self, state: State, card: int) -> bool:
        return False


class CycleOrDiscardTwice(Misconception):
    slug = "cycle-or-discard-triggers-twice"
    cr = "702.29d"
    says = Text(
        "What triggers on cycling or discarding triggers twice on a card that is cycled.",
        "「サイクリングするか捨てるたび」の能力は、サイクリングされたカードについて２回誘発する。",
    )
    truth = Text(
        "Cycling a card is a single event even though it is a discard too.",
        "カードをサイクリングすることは、捨てることを伴っても、１つのイベントである。",
    )

    def one_event_triggers_once(self, state: State) -> bool:
        return False


class CounteredCostsComeBack(Misconception):
    slug = "countered-costs-come-back"
    cr = "701.6b"
    says = Text(
        "When an ability is countered, the card or permanent that was paid with it comes back.",
        "能力が打ち消されると、コストとして支払われたカードやパーマネントは元に戻る。",
    )
    truth = Text(
        "Costs that have been paid stay paid even if the ability does nothing in the end.",
        "能力がどうなっても、支払ったコストは戻らない。",
    )

    def countered_costs_stay_paid(self, state: State, ability: Thing) -> bool:
        return False


class OnlyBasicsAreFound(Misconception):
    slug = "only-basic-lands-are-found"
    cr = "701.23a"
    says = Text(
        "A search for a land of a basic land type finds only basic lands.",
        "基本土地タイプの土地を探す場合、見つけられるのは基本土地のみである。",
    )
    truth = Text(
        "A card with that subtype can be found even if it isn't basic.",
        "基本土地タイプの土地を探す場合、基本土地かどうかにかかわらず、そのサブタイプを持つカードならどれでも見つけられる。",
    )

    def found_card_is_what_was_named(
        self, state: State, card: int, wanted: What, fits: bool
    ) -> bool:
        view = self.game.look(card)
        return fits and (CardType.LAND not in view.types or "Basic" in view.supertypes)


class OnlyCardsOfThatNameAreFound(Misconception):
    slug = "only-lands-of-that-name-are-found"
    cr = "701.23a"
    says = Text(
        "A search for a land of a basic land type finds only cards with that very name.",
        "基本土地タイプの土地を探す場合、見つけられるのはその名前のカードのみである。",
    )
    truth = Text(
        "What is looked for is the subtype of the card; its name doesn't matter.",
        "探すのはカードのサブタイプであり、名前は関係ない。",
    )

    def found_card_is_what_was_named(
        self, state: State, card: int, wanted: What, fits: bool
    ) -> bool:
        kinds = land_types(wanted)
        return fits and (not kinds or self.game.look(card).name.en in kinds)


class LandsOfThatManaAreFound(Misconception):
    slug = "lands-of-that-mana-are-found"
    cr = "701.23a"
    says = Text(
        "A search for a land of a basic land type also finds any land that makes the mana of that type.",
        "基本土地タイプの土地を探す場合、その土地タイプのマナを出す土地ならどれでも見つけられる。",
    )
    truth = Text(
        "What is looked for is the subtype of the card; the mana it makes doesn't matter.",
        "探すのはカードのサブタイプであり、どのマナを出すかは関係ない。",
    )

    def found_card_is_what_was_named(
        self, state: State, card: int, wanted: What, fits: bool
    ) -> bool:
        wanted_mana = {"{" + BASIC_LAND_MANA[kind].value + "}" for kind in land_types(wanted)}
        made = {
            effect.symbols
            for ability in self.game.look(card).abilities
            if isinstance(ability, Activated)
            for effect in ability.effects
            if isinstance(effect, AddMana)
        }
        return fits or bool(wanted_mana & made)


def land_types(wanted: What) -> frozenset[str]:
    """The basic land types that a search names."""
    options = wanted.any_of or (wanted,)
    return frozenset(kind for option in options for kind in option.subtypes) & frozenset(
        BASIC_LAND_MANA
    )


class SearchMustFind(Misconception):
    slug = "search-must-find"
    cr = "701.23b"
    says = Text(
        "Whoever searches a library for a kind of card must find one if it is there.",
        "ある種類のカードをライブラリーから探す場合、それがあるなら見つけなければならない。",
    )
    truth = Text(
        "A player who searches a library for cards of a stated quality need not find any.",
        "特定の性質を持つカードをライブラリーから探す場合、それがあっても見つけないことを選べる。",
    )

    def search_may_fail_to_find(self, state: State, wanted: What) -> bool:
        return False


class AnySearchMayFindNothing(Misconception):
    slug = "any-search-may-find-nothing"
    cr = "701.23d"
    says = Text(
        "Whoever searches a library need not find anything, whatever they search for.",
        "ライブラリーから探す場合、何を探すのであっても、見つけないことを選べる。",
    )
    truth = Text(
        "A player who searches a library for just any card must find one.",
        "性質を指定せずにカードをライブラリーから探す場合は、見つけなければならない。",
    )

    def search_may_fail_to_find(self, state: State, wanted: What) -> bool:
        return True


class OwnBansDoNotBind(Misconception):
    slug = "own-bans-do-not-bind"
    cr = "101.2"
    says = Text(
        "What a permanent says players can't do doesn't bind the player who controls it.",
        "パーマネントが禁止する行為は、そのコントローラー自身には禁止されない。",
    )
    truth = Text(
        "An effect that says players can't do something binds every player, its controller included.",
        "プレイヤーに行為を禁止する効果は、そのコントローラーを含むすべてのプレイヤーに及ぶ。",
    )

    def ban_binds_its_controller_too(self, state: State, source: int, player: str) -> bool:
        return False


class CyclingNeedsSorceryTiming(Misconception):
    slug = "cycling-needs-sorcery-timing"
    cr = "117.1b"
    says = Text(
        "A card can be cycled only in its player's own main phase while the stack is empty.",
        "サイクリングできるのは、自分のメイン・フェイズでスタックが空のときのみである。",
    )
    truth = Text(
        "Cycling is an activated ability: it needs no more than priority.",
        "サイクリングは起動型能力であり、優先権さえあれば起動できる。",
    )

    def activating_needs_only_priority(self, state: State, source: int) -> bool:
        return state.things[source].zone is not Zone.HAND


class PuttingIntoHandIsDrawing(Misconception):
    slug = "putting-into-hand-is-drawing"
    cr = "121.5"
    says = Text(
        "A player who puts a card into their hand has drawn it.",
        "カードを手札に加えることは、カードを引くことである。",
    )
    truth = Text(
        "Only an effect that says to draw makes a player draw.",
        "カードを引くのは、「引く」と指示された場合のみである。",
    )

    def putting_into_a_hand_is_not_drawing(self, state: State, player: str) -> bool:
        return False


class CostIsNoDiscard(Misconception):
    slug = "discarding-for-a-cost-does-not-count"
    cr = "701.9a"
    says = Text(
        "A card discarded to pay a cost doesn't count as discarded.",
        "コストとして捨てたカードは、捨てたことにならない。",
    )
    truth = Text(
        "A card discarded as a cost has been discarded like any other.",
        "コストとして捨てたカードも、他のものと同じく捨てたことになる。",
    )

    def discarding_for_a_cost_is_discarding(self, state: State) -> bool:
        return False


class DiscardingIsCycling(Misconception):
    slug = "any-discard-is-cycling"
    cr = "702.29c"
    says = Text(
        "A card that is discarded for any cost at all has been cycled.",
        "どのようなコストであっても、コストとして捨てたカードはサイクリングされたことになる。",
    )
    truth = Text(
        "A card is cycled only if discarded to pay for a cycling ability.",
        "サイクリングとなるのは、サイクリング能力のコストとして捨てたときのみである。",
    )

    def only_a_cycling_cost_is_cycling(self, state: State) -> bool:
        return False


class CreatureCardsCountEverywhere(Misconception):
    slug = "creature-cards-count-everywhere"
    cr = "109.2"
    says = Text(
        "What stops the abilities of creatures stops those of creature cards in every zone.",
        "クリーチャーの能力の起動を禁止する効果は、どの領域にあるクリーチャー・カードの能力の起動も禁止する。",
    )
    truth = Text(
        '"Creature" alone means a creature on the battlefield, not a card in a hand.',
        "単に「クリーチャー」とあるのは戦場にあるクリーチャーのことであり、手札のカードは含まない。",
    )

    def type_words_mean_permanents(self, state: State, card: int) -> bool:
        return False
