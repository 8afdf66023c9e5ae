"""Beliefs about protection, echo, vanishing, combat and sacrifice (CR 701, 702)."""

from __future__ import annotations

from ...engine.rules.chapter7 import last_upkeep
from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class ProtectionStopsEverything(Misconception):
    slug = "protection-stops-everything"
    cr = "702.16b"
    says = Text(
        "Protection keeps out every effect of a source of that quality.",
        "プロテクションは、その性質を持つ発生源のあらゆる効果を防ぐ。",
    )
    truth = Text(
        "Protection stops only damage, attaching, blocking and targeting.",
        "プロテクションは、ダメージ、対象、ブロック、つけること以外は防がない。",
    )

    def protection_stops_other_effects(self, state: State, id: int, source: int) -> bool:
        return True


class ProtectionLetsDamageThrough(Misconception):
    slug = "protection-lets-damage-through"
    cr = "702.16e"
    says = Text(
        "Protection stops targeting, but damage that doesn't target is dealt.",
        "プロテクションは対象になることを防ぐだけで、対象を取らないダメージは与えられる。",
    )
    truth = Text(
        "Damage from a source with the quality is prevented even if untargeted.",
        "その性質を持つ発生源からのダメージは、対象を取らないものであっても軽減される。",
    )

    def protection_prevents_damage(self, state: State, aim: int | str, source: int) -> bool:
        return False


class OwnSpellsIgnoreProtection(Misconception):
    slug = "own-spells-ignore-protection"
    cr = "702.16b"
    says = Text(
        "Protection stops only what opponents control.",
        "プロテクションが防ぐのは、対戦相手がコントロールするもののみである。",
    )
    truth = Text(
        "Protection is the same whoever controls the source.",
        "プロテクションは、発生源を誰がコントロールしているかを問わない。",
    )

    def protection_stops_targeting(
        self, state: State, aim: int | str, source: int, player: str
    ) -> bool:
        return not (isinstance(aim, int) and state.thing(aim).controller == player)


class ProtectedCreatureCanBeTargeted(Misconception):
    slug = "protection-allows-targeting"
    cr = "702.16b"
    says = Text(
        "A creature with protection can be targeted; only the damage is prevented.",
        "プロテクションを持つクリーチャーも対象にでき、ダメージが軽減されるだけである。",
    )
    truth = Text(
        "Spells and abilities of sources with the quality can't target what has protection from it.",
        "その性質を持つ発生源の呪文や能力は、プロテクションを持つものを対象にできない。",
    )

    def protection_stops_targeting(
        self, state: State, aim: int | str, source: int, player: str
    ) -> bool:
        return False


class ProtectionAllowsBlocking(Misconception):
    slug = "protection-allows-blocking"
    cr = "702.16f"
    says = Text(
        "A creature of that quality can block; the attacker just isn't damaged.",
        "その性質を持つクリーチャーもブロックでき、攻撃クリーチャーがダメージを受けないだけである。",
    )
    truth = Text(
        "A creature with the quality can't block a creature that has protection from it.",
        "プロテクションを持つクリーチャーは、その性質を持つクリーチャーによってはブロックされない。",
    )

    def protection_stops_blocking(self, state: State, attacker: int, blocker: int) -> bool:
        return False


class AttachedThingsStayOn(Misconception):
    slug = "protection-leaves-attachments"
    cr = "702.16c"
    says = Text(
        "What is already attached stays attached when protection is gained later.",
        "すでについているものは、プロテクションを得てもついたままである。",
    )
    truth = Text(
        "Auras and Equipment of that quality come off as state-based actions are checked.",
        "その性質を持つオーラや装備品は、次に状況起因処理が確認されたときにはずれる。",
    )

    def protection_stops_attaching(self, state: State, host: int, attached: int) -> bool:
        return False


class AuraJustComesOff(Misconception):
    slug = "aura-just-comes-off"
    cr = "704.5m"
    says = Text(
        "An Aura that may no longer enchant a permanent stays on the battlefield unattached.",
        "エンチャントしていられなくなったオーラは、はずれて戦場に残る。",
    )
    truth = Text(
        "Such an Aura is put into its owner's graveyard; only Equipment stays behind.",
        "そのようなオーラはオーナーの墓地に置かれる。戦場に残るのは装備品のみである。",
    )

    def protected_aura_goes_and_equipment_stays(self, state: State, attached: int) -> bool:
        return False


class ShroudStopsOpponentsOnly(Misconception):
    slug = "shroud-stops-opponents-only"
    cr = "702.18a"
    says = Text(
        "Its own controller may still target a permanent with shroud.",
        "被覆を持つパーマネントも、そのコントローラーの呪文や能力の対象にはなる。",
    )
    truth = Text(
        "A permanent with shroud can't be the target of any spell or ability.",
        "被覆を持つパーマネントは、どの呪文や能力の対象にもならない。",
    )

    def shroud_stops_targeting(self, state: State, id: int, player: str) -> bool:
        return player != state.thing(id).controller


class PreventedDamageNeedsNoAssigning(Misconception):
    slug = "prevented-damage-needs-no-assigning"
    cr = "702.19b"
    says = Text(
        "A trampling attacker need not assign damage to a blocker that it can't hurt.",
        "トランプルを持つ攻撃クリーチャーは、ダメージを与えられないブロック・クリーチャーにダメージを割り振らなくてよい。",
    )
    truth = Text(
        "Lethal damage is counted without regard to protection or prevention.",
        "致死ダメージは、プロテクションや軽減を考慮せずに数えられる。",
    )

    def lethal_damage_ignores_prevention(self, state: State, blocker: int, attacker: int) -> bool:
        return False


class IndestructibleStopsSacrifice(Misconception):
    slug = "indestructible-stops-sacrifice"
    cr = "701.21a"
    says = Text(
        "An indestructible permanent can't be sacrificed.",
        "破壊不能を持つパーマネントは生け贄に捧げられない。",
    )
    truth = Text(
        "Sacrificing isn't destroying and indestructible can't stop it.",
        "生け贄に捧げることは破壊ではないため、破壊不能は役に立たない。",
    )

    def sacrifice_is_not_destruction(self, state: State, id: int, indestructible: bool) -> bool:
        return not indestructible


class RegenerationStopsSacrifice(Misconception):
    slug = "regeneration-stops-sacrifice"
    cr = "701.21a"
    says = Text(
        "A creature that is sacrificed regenerates if it has a regeneration shield.",
        "再生の盾があるクリーチャーは、生け贄に捧げられても再生する。",
    )
    truth = Text(
        "Regeneration replaces destruction, and a sacrificed permanent isn't destroyed.",
        "再生が置き換えるのは破壊のみであり、生け贄に捧げることは破壊ではない。",
    )

    def regeneration_is_for_destruction(self, state: State, id: int) -> bool:
        return False


class EchoIsPaidOnce(Misconception):
    slug = "echo-is-paid-once"
    cr = "702.30a"
    says = Text(
        "Echo is owed only after the permanent entered; a change of control doesn't matter.",
        "エコーを支払うのは戦場に出た後のみであり、コントロールの変更は関係ない。",
    )
    truth = Text(
        "Echo also triggers if you gained control of the permanent since your last upkeep began.",
        "直前の自分のアップキープの開始よりも後にコントロールを得た場合にも、エコーは誘発する。",
    )

    def came_under_control_since_last_upkeep(
        self, state: State, permanent: Thing, player: str
    ) -> bool:
        first = self.game.start.things.get(permanent.id)
        if first is None:
            return permanent.timestamp > last_upkeep(state, player)
        entered = first.controlled_since if first.controller == first.owner else 0
        return entered > last_upkeep(state, player)


class EchoEveryUpkeep(Misconception):
    slug = "echo-every-upkeep"
    cr = "702.30a"
    says = Text(
        "Echo must be paid in each of your upkeeps for as long as the permanent stays.",
        "パーマネントが戦場にあるかぎり、自分のアップキープのたびにエコーを支払わなければならない。",
    )
    truth = Text(
        "Echo triggers only in the first upkeep after the permanent came under your control.",
        "エコーは、そのパーマネントが自分のコントロール下になった後、最初の自分のアップキープにのみ誘発する。",
    )

    def came_under_control_since_last_upkeep(
        self, state: State, permanent: Thing, player: str
    ) -> bool:
        return True


class NoCountersMeansSacrifice(Misconception):
    slug = "vanishing-needs-counters"
    cr = "702.63a"
    says = Text(
        "A permanent with vanishing and no time counters is sacrificed.",
        "消失を持ち、時間カウンターが置かれていないパーマネントは、生け贄に捧げられる。",
    )
    truth = Text(
        "Only removing the last time counter brings the sacrifice.",
        "生け贄に捧げるのは、最後の時間カウンターが取り除かれたときのみである。",
    )

    def vanishing_waits_for_the_last_counter(self, state: State, id: int) -> bool:
        return False


class VanishingWaitsAnotherUpkeep(Misconception):
    slug = "vanishing-outlives-its-last-counter"
    cr = "702.63a"
    says = Text(
        "Removing the last time counter does nothing yet; the permanent goes a turn later.",
        "最後の時間カウンターを取り除いただけでは何も起こらず、パーマネントは次のターンまで残る。",
    )
    truth = Text(
        "Removing the last time counter triggers the sacrifice, in whatever way it was removed.",
        "最後の時間カウンターがどのような方法で取り除かれても、生け贄に捧げる能力が誘発する。",
    )

    def last_counter_is_enough_to_sacrifice(self, state: State, id: int) -> bool:
        return False
