"""Beliefs about permanents that become creatures, and their counters (CR 122, 302.6)."""

from __future__ import annotations

from ...engine import events as e
from ...engine.faces import face_of
from ...engine.kinds import CardType
from ...engine.rules import Rules
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class NewCreatureIsSick(Misconception):
    slug = "new-creature-is-sick"
    cr = "302.6"
    says = Text(
        "A permanent that becomes a creature, however old, can't attack or pay {T} in the turn in which it does.",
        "以前から戦場にあっても、クリーチャーになったパーマネントは、そのターンには攻撃することも{T}を支払うこともできない。",
    )
    truth = Text(
        "For attacking and {T} what counts is how long it has been controlled, not how long it is a creature.",
        "攻撃や{T}については、いつからクリーチャーであるかではなく、いつからコントロールされ続けているかを見る。",
    )

    def is_newly_controlled(self, state: State, permanent: Thing, player: str) -> bool:
        is_new = Rules.is_newly_controlled(self, state, permanent, player)
        was_none = CardType.CREATURE not in face_of(permanent).types
        return is_new or was_none or lost_its_last_counter(state, permanent.id)


def lost_its_last_counter(state: State, id: int) -> bool:
    """Whether the last counter of a kind was removed this turn: what isn't a creature with counters is one now."""
    return any(
        isinstance(event, e.CountersTaken) and (event.what, event.left) == (id, 0)
        for event in state.history
    )


class NoncreatureArrivalIsNotSick(Misconception):
    slug = "noncreature-arrival-is-not-sick"
    cr = "302.6"
    says = Text(
        "A permanent that entered as no creature may attack and pay {T} as soon as it becomes one, even in that turn.",
        "クリーチャーでない状態で戦場に出たパーマネントは、そのターンでも、クリーチャーになればすぐに攻撃することも{T}を支払うこともできる。",
    )
    truth = Text(
        "A creature that came under its controller's control this turn can't attack or pay {T}, whatever it was before.",
        "このターンにコントロールし始めたクリーチャーは、以前が何であれ、攻撃することも{T}を支払うこともできない。",
    )

    def is_newly_controlled(self, state: State, permanent: Thing, player: str) -> bool:
        is_new = Rules.is_newly_controlled(self, state, permanent, player)
        entered_as_one = CardType.CREATURE in face_of(permanent).types
        return is_new and entered_as_one and permanent.announced.via != "impending"


class AnimatedCannotBeAnimated(Misconception):
    slug = "creature-cannot-be-animated-again"
    cr = "602.2"
    says = Text(
        "An ability that makes its source a creature can't be activated while it is one.",
        "発生源をクリーチャーにする能力は、発生源がすでにクリーチャーである間は起動できない。",
    )
    truth = Text(
        "An ability that makes its source a creature can be activated even while its source is a creature already.",
        "発生源をクリーチャーにする能力は、発生源がすでにクリーチャーであっても起動できる。",
    )

    def may_animate_again(self, state: State, source: int) -> bool:
        return False


class CountersGoWithTheCreature(Misconception):
    slug = "counters-go-with-the-creature"
    cr = "122.1a"
    says = Text(
        "+1/+1 counters are removed from a permanent that stops being a creature.",
        "クリーチャーでなくなったパーマネントからは、＋１/＋１カウンターが取り除かれる。",
    )
    truth = Text(
        "Counters stay on a permanent that stops being a creature and count if it is one again.",
        "カウンターは、パーマネントがクリーチャーでなくなっても残り、再びクリーチャーになれば影響する。",
    )

    def counters_stay_on_noncreatures(self, state: State, permanent: Thing) -> bool:
        return False


class CountersSeeWhatItBecomes(Misconception):
    slug = "counters-see-what-it-becomes"
    cr = "122.6"
    says = Text(
        "What cares about counters on creatures sees those that are put on what can become a creature.",
        "クリーチャーの上に置かれるカウンターを参照する効果は、クリーチャーになり得るものの上に置かれるカウンターにも適用される。",
    )
    truth = Text(
        "Counters are put on what it is at that moment: on a land that is no creature, on no creature.",
        "カウンターが置かれる時点でクリーチャーでない土地なら、クリーチャーの上に置かれたことにはならない。",
    )

    def counters_see_what_is_there_now(self, state: State, permanent: int) -> bool:
        return False
