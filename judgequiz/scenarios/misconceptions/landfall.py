"""Beliefs about leave to play cards, about what happens at once, and about each opponent (CR 400.7, 603.2, 611.2)."""

from __future__ import annotations

from ...engine.events import Event
from ...engine.kinds import Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class LeaveEndsWithItsSource(Misconception):
    slug = "leave-ends-with-its-source"
    cr = "611.2a"
    says = Text(
        "Leave to play a card ends when the permanent whose ability gave it leaves the battlefield.",
        "カードをプレイする許可は、それを与えたパーマネントが戦場を離れると終わる。",
    )
    truth = Text(
        "The effect of a resolved ability lasts as long as it says even if its source leaves.",
        "解決された能力の効果は、発生源がどうなっても、効果が定める期間続く。",
    )

    def permission_outlives_its_source(self, state: State, source: int | None) -> bool:
        return source is None or source in state.things


class LeaveToPlayIsFree(Misconception):
    slug = "leave-to-play-is-free"
    cr = "601.2f"
    says = Text(
        "A card that an effect lets a player play from exile is played without paying any of its costs.",
        "効果により追放領域からプレイしてもよいカードは、コストを支払わずに唱えられる。",
    )
    truth = Text(
        "All costs of a card that an effect lets a player play are paid, unless the effect says otherwise.",
        "プレイしてもよいカードのコストは、効果に別段の記述がないかぎり、すべて支払う。",
    )

    def leave_to_play_costs_as_usual(self, state: State, card: int, origin: Zone) -> bool:
        return origin is not Zone.EXILE


class LeaveFollowsTheCard(Misconception):
    slug = "leave-follows-the-card"
    cr = "400.7"
    says = Text(
        "A card that may be played while it is exiled may be played again if it comes back to exile.",
        "追放されている間プレイしてもよいカードは、追放領域に戻ってくれば再びプレイできる。",
    )
    truth = Text(
        "A card that was played is a new object; what was said of the old one doesn't apply to it.",
        "プレイしたカードは新しいオブジェクトになる。前のオブジェクトへの許可は適用されない。",
    )

    def permission_is_for_that_object(
        self, state: State, card: Thing, named: tuple[int | str, ...]
    ) -> bool:
        return not any(
            state.gone[id].thing.root == card.root
            for id in named
            if isinstance(id, int) and id in state.gone
        )


class ThatMuchIsAllThatWasExiled(Misconception):
    slug = "that-much-is-all-that-was-exiled"
    cr = "608.2h"
    says = Text(
        "The number is fixed when the ability triggers: cards that are played in response still count.",
        "数は能力が誘発したときに決まるので、対応してプレイしたカードも数に入る。",
    )
    truth = Text(
        "Only cards that are really moved as the ability resolves count.",
        "能力の解決時に実際に動かしたカードのみを数える。",
    )

    def only_what_was_moved_counts(self, state: State, source: int) -> bool:
        return False


class TeamIsOneOpponent(Misconception):
    slug = "team-is-one-opponent"
    cr = "810.9"
    says = Text(
        "A team that shares its life total counts as one opponent.",
        "ライフの総量を共有するチームは、１人の対戦相手として数える。",
    )
    truth = Text(
        "Each player of the other team is an opponent and is dealt damage.",
        "相手チームのプレイヤーはそれぞれ対戦相手であり、ダメージを受ける。",
    )

    def teammates_are_opponents_apart(self, state: State, you: str) -> bool:
        return False


class DamageIsDividedAmongOpponents(Misconception):
    slug = "damage-to-each-is-divided"
    cr = "120.1"
    says = Text(
        "Damage that is dealt to each opponent is divided among them.",
        "各対戦相手に与えられるダメージは、対戦相手の間で割り振られる。",
    )
    truth = Text(
        "Each opponent is dealt the whole amount, however many there are.",
        "対戦相手が何人いても、それぞれにその点数のダメージがすべて与えられる。",
    )

    def each_player_gets_the_whole_amount(self, state: State, amount: int, count: int) -> bool:
        return False


class OnlyWhatTriggeredMayBeChosen(Misconception):
    slug = "only-what-triggered-may-be-chosen"
    cr = "608.2d"
    says = Text(
        "Whoever must choose one after something entered chooses what has just entered.",
        "何かが戦場に出たことで１つを選ぶように指示されたプレイヤーは、戦場に出たばかりのものを選ばなければならない。",
    )
    truth = Text(
        "The player chooses among all that fit, not only what has just entered.",
        "プレイヤーは、当てはまるものすべての中から選ぶ。戦場に出たばかりのものに限らない。",
    )

    def choice_is_from_all_that_fit(self, state: State, source: int, about: int) -> bool:
        return False


class SimultaneousThingsAreBlind(Misconception):
    slug = "things-at-once-do-not-see-each-other"
    cr = "603.4"
    says = Text(
        "Of things that enter at the same time, none sees the others as having entered.",
        "同時に戦場に出たものは、互いを「このターンに戦場に出た他のもの」として数えない。",
    )
    truth = Text(
        "When the condition is looked at, all that entered at the same time have entered.",
        "条件を確認する時点で、同時に戦場に出たものはすべて、すでに戦場に出ている。",
    )

    def simultaneous_events_have_happened(self, state: State, event: Event) -> bool:
        return False


class SeveralAtOnceTriggerOnce(Misconception):
    slug = "several-at-once-trigger-once"
    cr = "603.2c"
    says = Text(
        "An ability triggers once when something happens to several objects at the same moment.",
        "あることが複数のものに同時に起こったなら、能力は１回だけ誘発する。",
    )
    truth = Text(
        "If something happens to several objects at the same moment, an ability triggers for each of them.",
        "あることが複数のものに同時に起こったなら、能力はそれらの１つにつき１回誘発する。",
    )

    def each_object_triggers_by_itself(self, state: State, source: int) -> bool:
        return False
