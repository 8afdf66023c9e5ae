"""Beliefs about copies of spells and abilities on the stack, and about what was paid for the original (CR 707.10)."""

from __future__ import annotations

from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Activated, Loyalty
from .belief import Misconception


class PaymentIsCopied(Misconception):
    slug = "payment-is-copied"
    cr = "707.2"
    says = Text(
        "A copy of a permanent counts as having had the same costs paid as the original.",
        "パーマネントのコピーについても、コピー元と同じコストが支払われていたことになる。",
    )
    truth = Text(
        "What was paid for the original isn't a copiable value; only a copy of the spell takes it over.",
        "支払われたコストはコピー可能な値ではない。それを引き継ぐのは呪文のコピーだけである。",
    )

    def payment_stays_with_the_spell_that_was_paid(self, state: State, permanent: int) -> bool:
        return False


class SpellCopyPaidNothing(Misconception):
    slug = "spell-copy-paid-nothing"
    cr = "707.10"
    says = Text(
        "Nothing was paid for a copy of a spell, so it isn't kicked and no other cost counts as paid.",
        "呪文のコピーのためには何も支払われていないので、キッカーなどのコストが支払われたことにはならない。",
    )
    truth = Text(
        "Additional and alternative costs paid for the original count as paid for the copy.",
        "元の呪文のために支払われた追加コストや代替コストは、コピーについても支払われたことになる。",
    )

    def copy_keeps_what_was_paid(self, state: State, spell: int) -> bool:
        return False


class CopyHasTheCopiersSource(Misconception):
    slug = "copy-has-the-copiers-source"
    cr = "707.10b"
    says = Text(
        "What makes a copy of an ability is the source of the copy.",
        "能力のコピーの発生源は、そのコピーを生成したものである。",
    )
    truth = Text(
        "The copy has the same source as the ability it is a copy of.",
        "コピーの発生源は、コピー元の能力の発生源と同じである。",
    )

    def copy_has_the_same_source(self, state: State, ability: int) -> bool:
        return False


class CopyingIsCasting(Misconception):
    slug = "copying-is-casting"
    cr = "707.10"
    says = Text(
        "Copying a spell casts it again, and copying an ability activates it again.",
        "呪文をコピーすることはそれを再び唱えることであり、能力をコピーすることはそれを再び起動することである。",
    )
    truth = Text(
        "A copy is put on the stack without being cast or activated.",
        "コピーはスタック上に生成されるだけで、唱えられも起動されもしない。",
    )

    def copying_is_not_casting(self, state: State, original: int) -> bool:
        return False


class CopyResolvesLast(Misconception):
    slug = "copy-resolves-after-the-original"
    cr = "707.10"
    says = Text(
        "The original resolves first, then its copy.",
        "元の呪文や能力が先に解決され、コピーはその後に解決される。",
    )
    truth = Text(
        "The copy is put on top of the stack, so it resolves first.",
        "コピーはスタックの一番上に生成されるので、先に解決される。",
    )

    def copy_goes_above_the_original(self, state: State, original: int) -> bool:
        return False


class CopyHasNoX(Misconception):
    slug = "copy-has-no-x"
    cr = "707.10"
    says = Text(
        "No mana was spent on a copy, so its X is 0.",
        "コピーのためにマナは支払われていないので、コピーのＸは０である。",
    )
    truth = Text(
        "The value that was chosen for X is part of what is copied.",
        "Ｘとして選ばれた値はコピーされる。",
    )

    def copy_has_the_same_x(self, state: State, original: int) -> bool:
        return False


class NoCopyWithoutLegalTargets(Misconception):
    slug = "no-copy-without-legal-targets"
    cr = "707.10c"
    says = Text(
        "What has an illegal target can't be copied.",
        "不適正な対象を持つ呪文や能力をコピーすることはできない。",
    )
    truth = Text(
        "The copy is made, and keeps the target even if it is illegal.",
        "コピーは生成され、その対象は不適正であっても変わらない。",
    )

    def copy_is_made_whatever_its_targets(self, state: State, original: int) -> bool:
        return False


class DivisionIsChosenAnew(Misconception):
    slug = "division-is-chosen-anew"
    cr = "115.7f"
    says = Text(
        "Whoever chooses new targets for a copy also divides its damage or counters anew.",
        "コピーの新しい対象を選ぶプレイヤーは、ダメージやカウンターの割り振りも新たに決める。",
    )
    truth = Text(
        "The division stays as it was announced for the original even if targets change.",
        "対象は変更できるが、割り振りは元の呪文や能力で決めたとおりである。",
    )

    def division_is_copied(self, state: State, original: int) -> bool:
        return False


class OnePaymentForBoth(Misconception):
    slug = "one-payment-for-both"
    cr = "707.10"
    says = Text(
        "What was paid as the copy resolved counts for the original as well.",
        "コピーの解決時に支払ったコストは、元の能力についても支払ったことになる。",
    )
    truth = Text(
        "Each asks as it resolves, and each payment is for that one alone.",
        "支払うかどうかはそれぞれの解決時に問われ、支払いはそれぞれ個別である。",
    )

    def each_resolution_is_paid_for_itself(self, state: State, ability: Thing) -> bool:
        return False


class EveryCopyGetsNewTargets(Misconception):
    slug = "every-copy-gets-new-targets"
    cr = "707.10c"
    says = Text(
        "New targets may be chosen for any copy.",
        "どのようなコピーでも、新しい対象を選ぶことができる。",
    )
    truth = Text(
        "New targets may be chosen only where the effect that makes the copy says so.",
        "新しい対象を選べるのは、コピーする効果に「新しい対象を選んでもよい」とあるときだけである。",
    )

    def only_what_says_so_offers_new_targets(self, state: State, original: int) -> bool:
        return False


class PermanentSpellCopiesCease(Misconception):
    slug = "permanent-spell-copies-cease"
    cr = "608.3f"
    true_until = "2020-09-25"
    says = Text(
        "A copy of a permanent spell can't become a permanent: it ceases to exist as it resolves.",
        "パーマネント・呪文のコピーはパーマネントになることができず、解決されると消滅する。",
    )
    truth = Text(
        "A copy of a permanent spell becomes a token as it resolves.",
        "パーマネント・呪文のコピーは、解決に際しトークンになる。",
    )

    def copied_permanent_spell_becomes_a_token(self, state: State, spell: int) -> bool:
        return False


class SpellCopiesAreCreated(Misconception):
    slug = "tokens-of-spell-copies-are-created"
    cr = "111.13"
    says = Text(
        "The token that a copy of a permanent spell becomes is created, so effects that double tokens double it.",
        "パーマネント・呪文のコピーがトークンになるときにはそのトークンが生成されるので、トークンの数を２倍にする効果が適用される。",
    )
    truth = Text(
        "It enters as the spell resolves; nothing creates it.",
        "それは呪文の解決によって戦場に出るのであり、生成されるのではない。",
    )

    def becoming_a_token_is_not_being_created(self, state: State, spell: int) -> bool:
        return False


class ModesAreChosenAnew(Misconception):
    slug = "modes-are-chosen-anew"
    cr = "700.2g"
    says = Text(
        "For a copy other modes may be chosen.",
        "コピーについては、別のモードを選ぶことができる。",
    )
    truth = Text(
        "A copy has the modes that were chosen for the original.",
        "コピーのモードは、元の呪文や能力で選ばれたモードと同じである。",
    )

    def modes_are_copied(self, state: State, original: int) -> bool:
        return False


class CopiesCostAgain(Misconception):
    slug = "copies-cost-again"
    cr = "707.10"
    says = Text(
        "A copy of an activated ability has its cost paid again, as loyalty counters and life.",
        "起動型能力のコピーについても、忠誠カウンターやライフなどのコストがもう一度支払われる。",
    )
    truth = Text(
        "Nothing is paid for a copy: it isn't activated.",
        "コピーは起動されるわけではないので、何も支払われない。",
    )

    def nothing_is_paid_for_a_copy(self, state: State, original: int) -> bool:
        return False


class CopiesAreMultiplied(Misconception):
    slug = "copies-trigger-again"
    cr = "603.2d"
    says = Text(
        "What makes abilities trigger an additional time also makes another copy of a copied trigger.",
        "能力を追加で誘発させる効果は、誘発型能力のコピーももう１つ増やす。",
    )
    truth = Text(
        "A copy hasn't triggered and such effects don't apply to it.",
        "コピーは誘発したわけではないので、そのような効果は適用されない。",
    )

    def triggering_again_needs_triggering(self, state: State, ability: int) -> bool:
        return False


class LoyaltyIsNotActivated(Misconception):
    slug = "loyalty-abilities-are-not-activated-abilities"
    cr = "606.3"
    says = Text(
        "A loyalty ability isn't an activated ability.",
        "忠誠度能力は起動型能力ではない。",
    )
    truth = Text(
        "A loyalty ability is an activated ability whose cost is in loyalty counters.",
        "忠誠度能力は、忠誠カウンターをコストとする起動型能力である。",
    )

    def loyalty_ability_is_activated(self, state: State, ability: Thing) -> bool:
        return not (
            isinstance(ability.ability, Activated)
            and any(isinstance(part, Loyalty) for part in ability.ability.cost.parts)
        )


class PermanentsAbilitiesCanBeTargeted(Misconception):
    slug = "abilities-of-permanents-can-be-targeted"
    cr = "113.1"
    says = Text(
        'What targets "an activated ability" may target the ability of a permanent that nobody has activated.',
        "「起動型能力１つ」を対象とするものは、誰も起動していないパーマネントの能力も対象にできる。",
    )
    truth = Text(
        "Such a target is an ability on the stack and not one that is only printed on a permanent.",
        "対象になるのはスタック上にある能力であり、パーマネントに書かれている能力ではない。",
    )

    def ability_is_an_object_on_the_stack(self, state: State, permanent: Thing) -> bool:
        return False


class CopiesCopyEffects(Misconception):
    slug = "copies-copy-effects"
    cr = "707.2"
    says = Text(
        "A copy of a permanent also has the abilities that effects have given to the original.",
        "パーマネントのコピーは、効果により元のパーマネントが得ている能力も持つ。",
    )
    truth = Text(
        "Only what is printed is copied, and what other copy effects made of it.",
        "コピーされるのは、印刷されている値と、それに他のコピー効果が加えた変更のみである。",
    )

    def effects_are_not_copied(self, state: State, original: int) -> bool:
        return False
