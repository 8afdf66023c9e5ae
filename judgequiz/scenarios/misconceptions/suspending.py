"""Beliefs about suspending a card, and about what a suspended card does (CR 116.2f, 702.62)."""

from __future__ import annotations

from ...engine.kinds import Step
from ...engine.state import Lasting, State
from ...engine.text import Text
from .belief import Misconception


class SuspendingNeedsOnlyPriority(Misconception):
    slug = "suspending-needs-only-priority"
    cr = "116.2f"
    says = Text(
        "A card can be suspended whenever its owner has priority, since nothing is cast.",
        "カードを待機状態にすることは唱えることではないので、優先権があるならいつでも行える。",
    )
    truth = Text(
        "A card can be suspended only when its owner could begin to cast it.",
        "カードを待機状態にできるのは、オーナーがそれを唱え始めることのできるときのみである。",
    )

    def is_too_early_to_suspend(self, state: State, card: int, to_cast: bool) -> bool:
        return False


class SuspendingNeedsAMainPhase(Misconception):
    slug = "suspending-needs-a-main-phase"
    cr = "116.2f"
    says = Text(
        "A card can be suspended only in its owner's main phase while nothing is on the stack, however it could be cast.",
        "カードを待機状態にできるのは、いつ唱えられるかにかかわらず、オーナーのメイン・フェイズでスタックが空のときのみである。",
    )
    truth = Text(
        "A card can be suspended whenever its owner could begin to cast it: with flash, at any time.",
        "カードは、オーナーがそれを唱え始めることのできるときなら待機状態にできる。瞬速を持つかのように唱えられるなら、いつでもできる。",
    )

    def is_too_early_to_suspend(self, state: State, card: int, to_cast: bool) -> bool:
        owner = state.things[card].owner
        in_main_phase = state.is_active(owner) and state.step in (Step.MAIN1, Step.MAIN2)
        return not in_main_phase or bool(state.stack)


class BansLeaveSuspendingAlone(Misconception):
    slug = "bans-leave-suspending-alone"
    cr = "702.62c"
    says = Text(
        "What forbids casting a card doesn't forbid suspending it, which is no casting.",
        "カードを唱えることが禁止されていても、唱えることではないので、待機状態にすることは禁止されていない。",
    )
    truth = Text(
        "What keeps a card from being cast keeps it from being suspended.",
        "カードを唱えることを妨げるものは、それを待機状態にすることも妨げる。",
    )

    def bans_on_casting_stop_suspending(self, state: State, card: int) -> bool:
        return False


class NoManaCostNoSuspending(Misconception):
    slug = "no-mana-cost-no-suspending"
    cr = "118.6"
    says = Text(
        "A card without a mana cost can't be cast from the hand, so it can't be suspended either.",
        "マナ・コストのないカードは手札から唱えられないので、待機状態にすることもできない。",
    )
    truth = Text(
        "Casting a card without a mana cost can be begun, and suspending asks no more.",
        "マナ・コストのないカードも唱え始めることはできるので、待機状態にすることができる。",
    )

    def card_without_a_mana_cost_may_be_suspended(self, state: State, card: int) -> bool:
        return False


class SuspendingIsCasting(Misconception):
    slug = "suspending-is-casting"
    cr = "116.2f"
    says = Text(
        "Suspending a card counts as casting it as a spell.",
        "カードを待機状態にすることは、呪文を唱えることでもある。",
    )
    truth = Text(
        "Suspending a card is a special action, not casting.",
        "カードを待機状態にすることは特別な処理であり、唱えることではない。",
    )

    def suspending_is_not_casting(self, state: State, card: int) -> bool:
        return False


class LastCounterMustGoInTheUpkeep(Misconception):
    slug = "last-time-counter-must-go-in-the-upkeep"
    cr = "702.62a"
    says = Text(
        "A suspended card is cast only if its last time counter is removed in its owner's upkeep; removed at another time, it leaves the card in exile.",
        "待機状態のカードを唱えられるのは、オーナーのアップキープに最後の時間カウンターが取り除かれたときのみである。",
    )
    truth = Text(
        "Whenever and by whatever the last time counter is removed, the card may be cast.",
        "いつ何によって最後の時間カウンターが取り除かれても、そのカードを唱えることができる。",
    )

    def last_time_counter_may_go_at_any_time(self, state: State, card: int) -> bool:
        return state.step is Step.UPKEEP and state.is_active(state.things[card].owner)


class UncastCardGoesToTheGraveyard(Misconception):
    slug = "uncast-suspended-card-goes-to-the-graveyard"
    cr = "702.62a"
    says = Text(
        "A suspended card that isn't cast when its last counter is gone is put into the graveyard.",
        "最後のカウンターが取り除かれたときに唱えられなかった待機状態のカードは、墓地に置かれる。",
    )
    truth = Text(
        "A suspended card that isn't cast remains exiled.",
        "唱えられなかったカードは、追放されたままである。",
    )

    def uncast_suspended_card_stays_in_exile(self, state: State, card: int) -> bool:
        return False


class SuspendedCreatureIsSick(Misconception):
    slug = "suspended-creature-must-wait"
    cr = "702.62a"
    says = Text(
        "A creature cast by suspend can't attack in the turn in which it enters, as any other creature.",
        "待機により唱えられたクリーチャーも、ほかのクリーチャーと同じく、戦場に出たターンには攻撃できない。",
    )
    truth = Text(
        "A creature cast by suspend has haste as long as the player who cast it controls it.",
        "待機により唱えられたクリーチャーは、唱えたプレイヤーがコントロールしているかぎり速攻を持つ。",
    )

    def suspended_creature_has_haste(self, state: State, spell: int) -> bool:
        return False


class HasteOfSuspendStays(Misconception):
    slug = "haste-of-suspend-stays"
    cr = "702.62a"
    says = Text(
        "A creature cast by suspend keeps its haste, whoever controls it.",
        "待機により唱えられたクリーチャーは、誰がコントロールしていても速攻を失わない。",
    )
    truth = Text(
        "The haste ends for good when the player who cast it loses control of it.",
        "唱えたプレイヤーがコントロールを失うと、その速攻は失われ、戻ることはない。",
    )

    def gift_ends_as_control_is_lost(self, state: State, effect: Lasting, permanent: int) -> bool:
        return False
