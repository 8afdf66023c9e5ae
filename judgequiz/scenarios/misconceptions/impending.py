"""Beliefs about impending, and about what becomes or stops being a creature (CR 302.6, 506.4, 613.7, 702.176)."""

from __future__ import annotations

from ...engine import events as e
from ...engine.faces import copied_face, face_of
from ...engine.game import Game
from ...engine.kinds import CardType, Form
from ...engine.rules import Rules
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import AddTypes, Change, LoseTypes
from .belief import Misconception


def has_lost_the_last_counter(game: Game, permanent: Thing) -> bool:
    """Whether it has had time counters and lost the last, in this game or before its beginning."""
    if any(
        isinstance(event, e.CountersTaken)
        and (event.what, event.kind, event.left) == (permanent.id, "time", 0)
        for event in game.log
    ):
        return True
    before = game.start.things.get(permanent.id)
    return before is not None and not before.counter("time")


class ImpendingMustBeCast(Misconception):
    slug = "impending-must-be-cast"
    cr = "702.176a"
    true_until = "2025-04-04"
    says = Text(
        "Only a permanent that was itself cast for its impending cost stops being a creature and loses"
        " counters; a copy of the spell wasn't cast.",
        "クリーチャーでなくなりカウンターが取り除かれるのは、実際に兆候コストで唱えられたパーマネントだけである。呪文のコピーは唱えられていない。",
    )
    truth = Text(
        "The abilities ask whether the impending cost was paid, and for a copy of the spell it was.",
        "兆候の能力が見るのは兆候コストが支払われたかどうかであり、呪文のコピーについても支払われたことになる。",
    )

    def impends(self, state: State, permanent: Thing) -> bool:
        return permanent.form is Form.CARD and Rules.impends(self, state, permanent)


class ImpendingIsLost(Misconception):
    slug = "impending-is-lost-with-the-last-counter"
    cr = "702.176a"
    says = Text(
        "With its last time counter a permanent loses impending, so new time counters do nothing.",
        "最後の時間カウンターが取り除かれるとパーマネントは兆候を失うので、その後に時間カウンターが置かれても何も起きない。",
    )
    truth = Text(
        "Impending isn't lost with the last counter and works again with a new one.",
        "最後の時間カウンターがなくなっても兆候は失われず、新たに置かれれば再び適用される。",
    )

    def impends(self, state: State, permanent: Thing) -> bool:
        lost = has_lost_the_last_counter(self.game, permanent)
        return not lost and Rules.impends(self, state, permanent)


class AnyTimeCounterImpends(Misconception):
    slug = "any-time-counter-impends"
    cr = "702.176a"
    says = Text(
        "A permanent with impending isn't a creature while it has a time counter, however it was cast.",
        "兆候を持つパーマネントは、どのように唱えられたかにかかわらず、時間カウンターが置かれているかぎりクリーチャーではない。",
    )
    truth = Text(
        "Time counters keep a permanent from being a creature only if its impending cost was paid.",
        "時間カウンターによりクリーチャーでなくなるのは、そのパーマネントの兆候コストが支払われていたときのみである。",
    )

    def impends(self, state: State, permanent: Thing) -> bool:
        return permanent.counter("time") > 0


class ImpendingIsLinked(Misconception):
    slug = "impending-is-linked"
    cr = "607.2"
    says = Text(
        "Paying the impending cost counts only for the abilities printed on that card, so for a copy of another"
        " permanent it was not paid.",
        "兆候コストを支払ったことは、そのカードに書かれている能力についてのみ意味を持つ。別のパーマネントのコピーになったなら、支払われていないことになる。",
    )
    truth = Text(
        "The abilities aren't linked: whatever impending it has now, the impending cost of this permanent was paid.",
        "これらの能力は関連していない。今どの兆候を持っていても、このパーマネントの兆候コストは支払われている。",
    )

    def impends(self, state: State, permanent: Thing) -> bool:
        is_itself = copied_face(state, permanent) is face_of(permanent)
        return is_itself and Rules.impends(self, state, permanent)


class ImpendingWaitsForTheLastRemoval(Misconception):
    slug = "impending-waits-for-the-last-removal"
    cr = "702.176a"
    says = Text(
        "Cast for impending, it becomes a creature only when its last time counter is removed, so without"
        " any counter it never does.",
        "兆候コストで唱えたなら、最後の時間カウンターが取り除かれたときに初めてクリーチャーになる。カウンターがなければクリーチャーになることはない。",
    )
    truth = Text(
        "It isn't a creature as long as it has a time counter; where it has none, it is one.",
        "クリーチャーでないのは時間カウンターが置かれているかぎりであり、１個もなければクリーチャーである。",
    )

    def impends(self, state: State, permanent: Thing) -> bool:
        if permanent.announced.via != "impending":
            return False
        lost = has_lost_the_last_counter(self.game, permanent)
        return permanent.counter("time") > 0 or not lost


class ImpendingSpellIsNoCreature(Misconception):
    slug = "impending-spell-is-no-creature"
    cr = "702.176a"
    says = Text(
        "A spell cast for its impending cost isn't a creature spell.",
        "兆候コストで唱えた呪文はクリーチャー・呪文ではない。",
    )
    truth = Text(
        "On the stack it is the enchantment creature spell that its card says.",
        "スタック上では、カードに書かれているとおりクリーチャー・エンチャント・呪文である。",
    )

    def spell_keeps_its_types(self, state: State, spell: Thing) -> bool:
        return spell.announced.via != "impending"


class TurningIntoACreatureIsEntering(Misconception):
    slug = "turning-into-a-creature-is-entering"
    cr = "603.6a"
    says = Text(
        "When a permanent turns into a creature it enters as one, so its enters ability triggers.",
        "パーマネントがクリーチャーになることはクリーチャーとして戦場に出ることなので、戦場に出たときの能力が誘発する。",
    )
    truth = Text(
        "A permanent that turns into a creature was on the battlefield before and doesn't enter now.",
        "クリーチャーになったパーマネントはすでに戦場にあったのであり、そのときに戦場に出たのではない。",
    )

    def becoming_a_creature_is_not_entering(self, state: State, permanent: int) -> bool:
        return False


def is_animating(change: Change) -> bool:
    return isinstance(change, AddTypes) and CardType.CREATURE in change.types


class NotACreatureWins(Misconception):
    slug = "not-a-creature-wins"
    cr = "613.7"
    says = Text(
        "What says that it isn't a creature wins over whatever makes it one, older or newer.",
        "「クリーチャーではない」とする効果は、それをクリーチャーにする効果より常に優先される。",
    )
    truth = Text(
        "Both apply in the same layer, so the one with the later timestamp has the last word.",
        "どちらも同じ種類別で適用されるので、タイムスタンプの遅いほうが最終的な結果になる。",
    )

    def earlier_effect_applies_first(self, state: State, earlier: Change, later: Change) -> bool:
        takes = [
            isinstance(change, LoseTypes) and CardType.CREATURE in change.types
            for change in (earlier, later)
        ]
        return takes[0] == takes[1] or takes[1]


class AnimationWins(Misconception):
    slug = "animation-wins"
    cr = "613.7"
    says = Text(
        "What makes it a creature from outside always applies after its own ability.",
        "外からそれをクリーチャーにする効果は、常にそれが持つ能力より後に適用される。",
    )
    truth = Text(
        "Its own ability came with the permanent, so an effect that was there before applies first.",
        "それが持つ能力のタイムスタンプは戦場に出た時点なので、前からある効果が先に適用される。",
    )

    def earlier_effect_applies_first(self, state: State, earlier: Change, later: Change) -> bool:
        return is_animating(later) or not is_animating(earlier)


class NoncreaturesStayInCombat(Misconception):
    slug = "noncreatures-stay-in-combat"
    cr = "506.4"
    says = Text(
        "A creature that has been declared as an attacker stays in combat even if it stops being a creature.",
        "攻撃クリーチャーとして指定されたものは、クリーチャーでなくなっても戦闘に参加し続ける。",
    )
    truth = Text(
        "An attacking creature that stops being a creature is removed from combat at that moment.",
        "攻撃しているクリーチャーがクリーチャーでなくなると、それはその時点で戦闘から取り除かれる。",
    )

    def noncreature_leaves_combat(self, state: State, id: int) -> bool:
        return False
