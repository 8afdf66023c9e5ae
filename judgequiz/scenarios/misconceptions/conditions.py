"""Beliefs about conditions of static and activated abilities, and about graveyards: threshold (CR 109.5, 602.5, 604.2)."""

from __future__ import annotations

from typing import TypeGuard

from ...engine.events import AttackersDeclared, BlockersDeclared, Event
from ...engine.kinds import Moment, Zone
from ...engine.reading import Context, holds
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Condition, Exists
from .belief import Misconception
from .moments import last_of, state_at


def counts_a_graveyard(condition: Condition) -> TypeGuard[Exists]:
    return isinstance(condition, Exists) and condition.what.zone is Zone.GRAVEYARD


class EitherGraveyardCounts(Misconception):
    slug = "any-graveyard-counts"
    cr = "109.5"
    says = Text(
        "The cards count no matter whose graveyard it is.",
        "誰の墓地にあるかにかかわらず、カードを数える。",
    )
    truth = Text(
        '"Your graveyard" can only be that of the controller.',
        "「あなたの墓地」とは、コントローラーの墓地である。",
    )

    def graveyard_is_yours(self, state: State, source: int, you: str, owner: str) -> bool:
        return True


class OwnersGraveyardCounts(Misconception):
    slug = "owners-graveyard-counts"
    cr = "109.5"
    says = Text(
        '"Your graveyard" is that of the card\'s owner, whoever controls it.',
        "「あなたの墓地」とは、誰がコントロールしていてもオーナーの墓地である。",
    )
    truth = Text(
        '"Your graveyard" is that of the player who controls the object now.',
        "「あなたの墓地」とは、現在それをコントロールしているプレイヤーの墓地である。",
    )

    def graveyard_is_yours(self, state: State, source: int, you: str, owner: str) -> bool:
        return owner == state.thing(source).owner


class DeadTokensAreCards(Misconception):
    slug = "dead-tokens-count-as-cards"
    cr = "111.7"
    says = Text(
        "A token that died counts as a card in the graveyard.",
        "死亡したトークンも、墓地にあるカードとして数える。",
    )
    truth = Text(
        "A token isn't a card and ceases to exist in the graveyard.",
        "トークンはカードではなく、墓地に置かれると消滅する。",
    )

    def tokens_are_no_cards(self, state: State, token: Thing) -> bool:
        return False


class SpellCountsItself(Misconception):
    slug = "resolving-spell-counts-itself"
    cr = "608.2n"
    says = Text(
        "A spell that is resolving counts as a card in the graveyard already.",
        "解決中の呪文も、すでに墓地にあるカードとして数える。",
    )
    truth = Text(
        "A spell is put into the graveyard as the last step of resolving, so it doesn't count yet.",
        "呪文が墓地に置かれるのは解決の最後なので、解決中はまだ数えない。",
    )

    def spell_leaves_the_stack_last(self, state: State, spell: int) -> bool:
        return False


class OnceReachedItStays(Misconception):
    slug = "threshold-once-reached-stays"
    cr = "604.2"
    says = Text(
        "Once the condition of a static ability has been met, the effect stays.",
        "常在型能力の条件が一度満たされれば、その効果はその後も続く。",
    )
    truth = Text(
        "The effect of a static ability applies only as long as its condition is met.",
        "常在型能力の効果は、その条件が満たされている間のみ適用される。",
    )

    def static_condition_is_met(
        self, state: State, source: int, condition: Condition, now: bool
    ) -> bool:
        start = self.game.start
        if now or state is start or source not in start.things or not counts_a_graveyard(condition):
            return now
        with self.game.supposing(start):
            return holds(condition, Context(self.game, start.things[source].controller, source))


class FixedInCombat(Misconception):
    slug = "bonus-is-fixed-when-combat-is-declared"
    cr = "604.2"
    says = Text(
        "A creature keeps through combat the bonus it had as it attacked or blocked.",
        "クリーチャーが攻撃やブロックをした時点で受けていた修整は、戦闘の間続く。",
    )
    truth = Text(
        "What a static ability does is looked at anew all the time and in combat too.",
        "常在型能力の効果は固定されず、戦闘中でも常にその時点の状況で決まる。",
    )

    def static_condition_is_met(
        self, state: State, source: int, condition: Condition, now: bool
    ) -> bool:
        declared = state.combat.is_attacking(source) or state.combat.is_blocking(source)
        if not declared or not counts_a_graveyard(condition):
            return now
        place = last_of(self.game, lambda event: is_declaration(event, source))
        then = state_at(self.game, place)
        if then is None or source not in then.things:
            return now
        with self.game.supposing(then):
            return holds(condition, Context(self.game, then.things[source].controller, source))


def is_declaration(event: Event, creature: int) -> bool:
    """Whether that creature is declared as an attacker or blocker."""
    match event:
        case AttackersDeclared():
            return any(attacker == creature for attacker, _ in event.attackers)
        case BlockersDeclared():
            return any(blocker == creature for blocker, _ in event.blockers)
    return False


class ConditionMayBeMetByTheCost(Misconception):
    slug = "condition-may-be-met-by-the-cost"
    cr = "602.5"
    says = Text(
        "It is enough if paying the cost makes the condition true.",
        "コストを支払うことで条件が満たされるなら、それで十分である。",
    )
    truth = Text(
        "Whether an ability may be activated is looked at before any cost is paid.",
        "能力を起動できるかどうかは、コストを支払う前に確認される。",
    )

    def activation_condition_is_checked(self, state: State, source: int, moment: Moment) -> bool:
        return moment is Moment.PAID


class ConditionCheckedOnResolutionToo(Misconception):
    slug = "activation-condition-is-checked-again"
    cr = "602.5"
    says = Text(
        "The condition for activating must still be met as the ability resolves.",
        "起動の条件は、能力を解決するときにも満たされていなければならない。",
    )
    truth = Text(
        "A condition for activating matters only as the ability is activated.",
        "起動の条件は、能力を起動するときにのみ確認される。",
    )

    def activation_condition_is_checked(self, state: State, source: int, moment: Moment) -> bool:
        return moment is not Moment.PAID


class ConditionMayBeMetLater(Misconception):
    slug = "activation-condition-may-be-met-later"
    cr = "602.5"
    says = Text(
        "The condition for activating has to be met only on resolution.",
        "起動の条件は、能力を解決する時点までに満たされればよい。",
    )
    truth = Text(
        "Only if the condition is met can an ability be activated.",
        "条件は、能力を起動しようとする時点で満たされていなければならない。",
    )

    def activation_condition_is_checked(self, state: State, source: int, moment: Moment) -> bool:
        return moment is Moment.RESOLVING
