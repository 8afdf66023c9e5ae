"""Beliefs about retrace and about priority after it (CR 117.3b, 702.81)."""

from __future__ import annotations

from ...engine.events import CastSpell
from ...engine.kinds import CardType, Zone
from ...engine.state import State, Thing, View
from ...engine.text import Text
from ...engine.vocabulary import Change, Condition, IsTurnOf, MoveInstead
from .belief import Misconception


class RetraceExiles(Misconception):
    slug = "retrace-exiles"
    cr = "608.2n"
    says = Text(
        "A card cast with retrace is exiled when it leaves the stack, as with flashback.",
        "回顧により唱えたカードは、フラッシュバックと同様に、スタックを離れるときに追放される。",
    )
    truth = Text(
        "With retrace the card goes to the graveyard even if it is countered.",
        "回顧で唱えたカードは、解決されても打ち消されても墓地に置かれる。",
    )

    def retraced_card_goes_to_the_graveyard(self, state: State, spell: int) -> bool:
        return False


class RetraceWorksOnce(Misconception):
    slug = "retrace-works-once"
    cr = "702.81a"
    says = Text(
        "A card can be cast from the graveyard by its own ability only once.",
        "カードが持つ能力によりそのカードを墓地から唱えられるのは、一度だけである。",
    )
    truth = Text(
        "Retrace works each time if there is a land card to discard.",
        "捨てる土地・カードがあるかぎり、回顧は何度でも使える。",
    )

    def way_into_the_graveyard_does_not_matter(self, state: State, card: Thing) -> bool:
        return not any(
            isinstance(event, CastSpell)
            and event.announced.origin is Zone.GRAVEYARD
            and state.thing(event.spell).root == card.root
            for event in self.game.log
        )


class AnyCardIsDiscarded(Misconception):
    slug = "retrace-discards-any-card"
    cr = "702.81a"
    says = Text(
        "Any card in hand may be discarded for retrace, land or not.",
        "回顧では、土地でなくても手札のどのカードを捨ててもよい。",
    )
    truth = Text(
        "Only a card that is a land can be discarded to pay for retrace.",
        "回顧のために捨てられるのは土地・カードのみである。",
    )

    def discarded_card_must_be_such(self, state: State, card: int, *, fits: bool) -> bool:
        return True


class RetraceBeatsFlashback(Misconception):
    slug = "retrace-beats-flashback"
    cr = "702.34a"
    says = Text(
        "A card that has retrace goes to the graveyard even when it was cast with flashback.",
        "回顧を持つカードは、フラッシュバックで唱えた場合でも墓地に置かれる。",
    )
    truth = Text(
        "A card cast with flashback is exiled even if it has other abilities.",
        "フラッシュバックで唱えたカードは、他にどの能力を持っていても、スタックを離れるときに追放される。",
    )

    def replacement_applies(
        self, state: State, thing: Thing, to: Zone, change: Change, cr: str
    ) -> bool:
        leaving = isinstance(change, MoveInstead) and change.origin is Zone.STACK
        return not (leaving and "retrace" in self.game.look(thing.id).keywords)


class YourTurnIsAnyTurn(Misconception):
    slug = "granted-during-your-turn-stays"
    cr = "604.2"
    says = Text(
        "What an effect gives during a player's turn stays on the other players' turns.",
        "あるプレイヤーのターンの間に効果が与えた能力は、他のプレイヤーのターンにも残る。",
    )
    truth = Text(
        "The effect of a static ability lasts only while its condition is met.",
        "常在型能力の効果は、その条件が満たされている間のみ適用される。",
    )

    def static_condition_is_met(
        self, state: State, source: int, condition: Condition, now: bool
    ) -> bool:
        return now or isinstance(condition, IsTurnOf)


class RetraceReplacesTheManaCost(Misconception):
    slug = "retrace-replaces-the-mana-cost"
    cr = "702.81a"
    says = Text(
        "With retrace, a land card is discarded in place of paying the mana cost.",
        "回顧では、マナ・コストの代わりに土地・カード１枚を捨てる。",
    )
    truth = Text(
        "Discarding the land is an additional cost, on top of what else is paid.",
        "土地を捨てることは追加コストであり、他のコストに加えて支払う。",
    )

    def retrace_is_an_additional_cost(self, state: State, spell: int, via: str) -> bool:
        return False


class RetraceIsForInstantsAndSorceries(Misconception):
    slug = "retrace-is-for-instants-and-sorceries"
    cr = "702.81a"
    true_until = "2024-06-07"
    says = Text(
        "Only an instant or sorcery can be cast with retrace from a graveyard.",
        "回顧で唱えられるのはインスタントやソーサリーのみである。",
    )
    truth = Text(
        "Any card that has retrace can be cast with it even if it is a permanent card.",
        "回顧を持つカードなら、パーマネント・カードでも回顧で唱えられる。",
    )

    def retrace_is_for_any_card(self, state: State, card: int, view: View) -> bool:
        return bool(view.types & {CardType.INSTANT, CardType.SORCERY})


class AnyTargetIsCreatureOrPlayer(Misconception):
    slug = "any-target-is-creature-or-player"
    cr = "115.4"
    true_until = "2018-04-27"
    says = Text(
        '"Any target" is a creature or a player, and nothing else.',
        "「１つを対象とする」で対象にできるのは、クリーチャーかプレイヤーのみである。",
    )
    truth = Text(
        '"Any target" is a creature, player, planeswalker or battle.',
        "「１つを対象とする」では、クリーチャー、プレイヤー、プレインズウォーカー、バトルを対象にできる。",
    )

    def any_target_may_be_a_planeswalker(self, state: State, aim: int) -> bool:
        return False
