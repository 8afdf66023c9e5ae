"""Beliefs about targets, resolving, triggers and replacement (CR 603, 608, 616)."""

from __future__ import annotations

from ...engine.kinds import Zone
from ...engine.state import State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Change, MoveInstead
from .belief import Misconception


class ResolvesWithoutTargets(Misconception):
    slug = "resolves-without-legal-targets"
    cr = "608.2b"
    says = Text(
        "A spell whose targets are all illegal still does what doesn't need them.",
        "すべての対象が不適正になった呪文も、対象に関係しない部分の効果は生じる。",
    )
    truth = Text(
        "A spell or ability doesn't resolve if every one of its targets is illegal.",
        "すべての対象が不適正なら、呪文や能力はまったく解決されない。",
    )

    def spell_without_legal_targets_does_not_resolve(self, state: State, spell: Thing) -> bool:
        return False


class OneIllegalTargetStopsAll(Misconception):
    slug = "one-illegal-target-stops-all"
    cr = "608.2b"
    says = Text(
        "One illegal target is enough to stop the whole spell.",
        "対象が１つでも不適正になれば、呪文全体が解決されない。",
    )
    truth = Text(
        "As long as one target is legal, the spell resolves for it.",
        "適正な対象が残っていれば、呪文はそれに対して解決される。",
    )

    def spell_resolves_for_legal_targets(self, state: State, spell: Thing) -> bool:
        return False


class TargetsAreLockedIn(Misconception):
    slug = "targets-are-locked-in"
    cr = "608.2b"
    says = Text(
        "Targets need to be legal only when the spell is cast.",
        "対象は、呪文を唱えるときにのみ適正であればよい。",
    )
    truth = Text(
        "Targets are checked again as the spell or ability resolves.",
        "対象が適正かどうかは、解決に際しもう一度確認される。",
    )

    def is_illegal_on_resolution(self, state: State, aim: int | str, objected: bool) -> bool:
        return False


class NotResolvingIsCountered(Misconception):
    slug = "not-resolving-is-being-countered"
    cr = "608.2b"
    true_until = "2018-04-27"
    says = Text(
        "A spell whose targets are all illegal as it resolves is countered.",
        "解決時にすべての対象が不適正になっていた呪文は打ち消される。",
    )
    truth = Text(
        "A spell isn't countered by having only illegal targets left.",
        "対象がすべて不適正でも、呪文は打ち消されたことにはならない。",
    )

    def not_resolving_is_not_being_countered(self, state: State, spell: int) -> bool:
        return False


class UncounterableResolvesAnyway(Misconception):
    slug = "uncounterable-needs-no-target"
    cr = "608.2b"
    says = Text(
        "A spell that can't be countered resolves even with an illegal target.",
        "打ち消されない呪文は、対象が不適正になっても解決される。",
    )
    truth = Text(
        "Legal targets are needed all the same, so the spell fails to resolve.",
        "打ち消されない呪文でも、適正な対象がなければ解決されない。",
    )

    def uncounterable_spell_needs_legal_targets_too(self, state: State, spell: Thing) -> bool:
        return False


class ColourChosenOnActivation(Misconception):
    slug = "choice-is-made-on-activation"
    cr = "608.2d"
    says = Text(
        "The color is chosen as the ability is activated.",
        "色は、能力を起動するときに選ぶ。",
    )
    truth = Text(
        "What an effect tells a player to choose is chosen as it resolves.",
        "効果によって選ぶものは、その解決中に選ばれる。",
    )

    def choices_are_made_on_resolution(self, state: State, kind: str) -> bool:
        return False


class ConditionCheckedOnce(Misconception):
    slug = "intervening-if-is-checked-once"
    cr = "603.4"
    says = Text(
        'The "if" of a triggered ability matters only when it triggers.',
        "誘発型能力の「場合」は、誘発するときにのみ確認される。",
    )
    truth = Text(
        'An "if" right after the trigger condition is checked again on resolution.',
        "誘発条件の直後にある「場合」は、解決時にもう一度確認される。",
    )

    def intervening_if_is_checked_again(self, state: State, ability: Thing) -> bool:
        return False


class ConditionCheckedLate(Misconception):
    slug = "intervening-if-is-checked-on-resolution-only"
    cr = "603.4"
    says = Text(
        'The "if" of a triggered ability is looked at only when it resolves.',
        "誘発型能力の「場合」は、解決時にのみ確認される。",
    )
    truth = Text(
        'The "if" must also be true at the moment of the event.',
        "「場合」の条件は、誘発する時点でも満たされていなければならない。",
    )

    def intervening_if_must_hold_to_trigger(self, state: State, source: Thing) -> bool:
        return False


class OtherPlayerOrdersReplacements(Misconception):
    slug = "effect-controller-orders-replacements"
    cr = "616.1"
    says = Text(
        "Of two replacement effects, the opponent who controls one decides which applies.",
        "２つの置換効果のうちどちらを適用するかは、その一方をコントロールしている対戦相手が決める。",
    )
    truth = Text(
        "The controller of the affected object chooses which replacement effect applies.",
        "どの置換効果を適用するかは、影響を受けるオブジェクトのコントローラーが選ぶ。",
    )

    def who_orders_replacements(self, state: State, affected: str, sources: tuple[str, ...]) -> str:
        return next((player for player in sources if player != affected), affected)


class ExiledOnlyWhenItResolves(Misconception):
    slug = "flashback-exiles-only-on-resolution"
    cr = "702.34a"
    says = Text(
        "A flashback spell is exiled only if it resolves; else it goes where others go.",
        "フラッシュバックで唱えた呪文は、解決されたときのみ追放され、打ち消されれば追放されない。",
    )
    truth = Text(
        "A card cast with flashback is exiled if it would leave the stack for anywhere else.",
        "フラッシュバックで唱えたカードは、どのような理由でスタックを離れるとしても追放される。",
    )

    def replacement_applies(
        self, state: State, thing: Thing, to: Zone, change: Change, cr: str
    ) -> bool:
        leaving = isinstance(change, MoveInstead) and change.origin is Zone.STACK
        return not leaving or (to is Zone.GRAVEYARD and cr == "608.2n")
