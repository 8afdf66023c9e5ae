"""Beliefs about replicate and about copies of spells (CR 702.56, 707.10)."""

from __future__ import annotations

from ...engine.kinds import Form
from ...engine.mana import ManaCost
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class OneCopyOnly(Misconception):
    slug = "replicate-makes-one-copy"
    cr = "702.56a"
    says = Text(
        "Replicate makes one copy, however often its cost was paid.",
        "複製コストを何回支払っても、コピーは１つだけである。",
    )
    truth = Text(
        "Replicate makes a copy for each time its cost was paid.",
        "コピーは、複製コストを支払った回数だけ作られる。",
    )

    def copies_for_payments(self, state: State, spell: int, times: int) -> int:
        return min(times, 1)


class OriginalIsOneOfThem(Misconception):
    slug = "original-counts-as-a-copy"
    cr = "702.56a"
    says = Text(
        "The spell itself is one of the copies that were paid for.",
        "支払った回数分のコピーには、元の呪文も含まれる。",
    )
    truth = Text(
        "The copies come besides the spell itself.",
        "コピーは元の呪文とは別に作られる。",
    )

    def copies_for_payments(self, state: State, spell: int, times: int) -> int:
        return max(0, times - 1)


class CopiesDoubleUp(Misconception):
    slug = "replicate-doubles-each-time"
    cr = "702.56a"
    says = Text(
        "Each payment for replicate doubles the number of spells.",
        "複製コストを支払うたび、呪文の数は倍になる。",
    )
    truth = Text(
        "Each payment adds one copy; copies make no further copies.",
        "１回の支払いにつきコピーは１つであり、コピーがさらに増えることはない。",
    )

    def copies_for_payments(self, state: State, spell: int, times: int) -> int:
        return int(2 ** min(times, 6)) - 1


class OnePaymentForAll(Misconception):
    slug = "one-payment-feeds-all-instances"
    cr = "702.56b"
    says = Text(
        "What is paid for replicate counts for every instance of it.",
        "呪文が複製を複数持つなら、支払った複製コストはそのすべてについて数える。",
    )
    truth = Text(
        "Each instance of replicate counts only what was paid for it.",
        "複製を複数持つなら、それぞれ、その複製コストが支払われた回数だけを数える。",
    )

    def payments_for_instance(self, spell: Thing, name: str, instance: int) -> int:
        return spell.announced.times_paid(name)


class ManaValueIsTheCost(Misconception):
    slug = "cost-equal-to-mana-value"
    cr = "202.1"
    says = Text(
        "A cost equal to the mana cost may be paid with mana of any color, as many as the mana value.",
        "マナ・コストに等しいコストは、マナ総量と同じ点数の好きな色のマナで支払える。",
    )
    truth = Text(
        "A cost equal to the mana cost has the same symbols, colors included.",
        "マナ・コストに等しいコストは、色も含めて同じシンボルからなる。",
    )

    def replicate_cost(self, state: State, spell: int, cost: ManaCost) -> ManaCost:
        return ManaCost((str(cost.mana_value),))


class CopiesFollowTheOriginal(Misconception):
    slug = "copies-go-with-the-original"
    cr = "707.10"
    says = Text(
        "When the original spell is countered, its copies are countered too.",
        "元の呪文が打ち消されると、コピーも打ち消される。",
    )
    truth = Text(
        "Each copy is a spell of its own and stays when the original is countered.",
        "コピーはそれぞれ独立した呪文であり、元の呪文が打ち消されても残る。",
    )

    def copies_stand_alone(self, state: State, spell: Thing, left: int) -> bool:
        return state.thing(left).form is Form.SPELL_COPY


class OneCounterForAll(Misconception):
    slug = "countering-one-counters-all"
    cr = "707.10"
    says = Text(
        "Countering one of the copies counters them all, and the spell as well.",
        "コピーを１つ打ち消すと、他のコピーも元の呪文もすべて打ち消される。",
    )
    truth = Text(
        "Only the spell that is countered leaves the stack.",
        "スタックを離れるのは、打ち消されたその呪文だけである。",
    )

    def copies_stand_alone(self, state: State, spell: Thing, left: int) -> bool:
        return False


class CopiesKeepTheTarget(Misconception):
    slug = "copies-keep-the-target"
    cr = "707.10c"
    says = Text(
        "The copies have the same targets as the original and keep them.",
        "コピーの対象は元の呪文と同じで、変えることはできない。",
    )
    truth = Text(
        "New targets may be chosen for each of the copies.",
        "コピーのそれぞれについて、新しい対象を選んでもよい。",
    )

    def copy_may_have_other_targets(self, state: State, original: int) -> bool:
        return False


class GoneSpellsAreNotCopied(Misconception):
    slug = "gone-spells-are-not-copied"
    cr = "608.2h"
    says = Text(
        "A spell that has left the stack can't be copied any more.",
        "スタックを離れた呪文は、もうコピーできない。",
    )
    truth = Text(
        "A spell that has left is copied as it last existed on the stack.",
        "スタックを離れた呪文は、最後にスタックにあったときの情報を用いてコピーされる。",
    )

    def gone_spell_is_copied_as_it_was(self, state: State, spell: int) -> bool:
        return False


class StifledSpellGoesToo(Misconception):
    slug = "countered-trigger-takes-its-spell"
    cr = "113.9"
    says = Text(
        "Countering a spell's triggered ability counters the spell too.",
        "呪文の誘発型能力を打ち消すと、その呪文も打ち消される。",
    )
    truth = Text(
        "Countering an ability leaves the spell on the stack.",
        "能力を打ち消しても、呪文はスタックに残る。",
    )

    def countering_a_trigger_leaves_its_spell(self, state: State, ability: int) -> bool:
        return False


class GivenCostsComeTooLate(Misconception):
    slug = "given-costs-come-too-late"
    cr = "601.2b"
    says = Text(
        "A cost of an ability that is given to a spell can't be paid: the spell has it only once it is cast.",
        "呪文に与えられた能力のコストは支払えない。呪文がその能力を得るのは、唱え終わった後である。",
    )
    truth = Text(
        "The spell is on the stack, and has the ability, before its costs are chosen.",
        "コストを選ぶときには呪文はすでにスタックにあり、与えられた能力を持っている。",
    )

    def given_cost_may_be_paid(self, state: State, spell: int) -> bool:
        return False


class SecondLegendGoes(Misconception):
    slug = "second-legend-goes"
    cr = "704.5j"
    says = Text(
        "Of two legendary permanents of one name the one that came later goes, whoever controls it.",
        "同じ名前の伝説のパーマネントのうち、コントローラーにかかわらず、後から出たものが墓地に置かれる。",
    )
    truth = Text(
        "A player keeps one of those they control, whichever they choose; others' don't matter.",
        "プレイヤーは自分がコントロールしているもののうち、選んだ１つを残す。他のプレイヤーのものは関係ない。",
    )

    def legend_kept_is_chosen(self, state: State) -> bool:
        return False


class LegendsOfAll(Misconception):
    slug = "legend-rule-counts-all-players"
    cr = "704.5j"
    true_until = "2013-07-11"
    says = Text(
        "Legendary permanents of one name are all put into the graveyard, whoever controls them.",
        "同じ名前の伝説のパーマネントは、コントローラーにかかわらずすべて墓地に置かれる。",
    )
    truth = Text(
        "The legend rule looks at each player alone, and that player keeps one.",
        "レジェンド・ルールは各プレイヤーを別々に見る。そのプレイヤーは１つを残す。",
    )

    def legend_rule_looks_at_each_player_alone(self, state: State) -> bool:
        return False
