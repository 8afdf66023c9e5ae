"""Beliefs about protection, divided damage and costs asked for (CR 105.4, 118.12a, 608.2b, 615.12, 702.16)."""

from __future__ import annotations

from ...engine.kinds import Zone
from ...engine.rules.chapter1 import GameConcepts
from ...engine.state import State
from ...engine.text import Text
from .belief import Misconception


class ProtectionStopsOpponentsEffects(Misconception):
    slug = "protection-stops-opponents-effects"
    cr = "702.16b"
    says = Text(
        "Protection keeps out every effect of an opponent's source of that quality.",
        "プロテクションは、その性質を持つ対戦相手の発生源のあらゆる効果を防ぐ。",
    )
    truth = Text(
        "Only damage, attaching, blocking and targeting are stopped, by any player's source.",
        "発生源を誰がコントロールしていても、防ぐのはダメージ、オーラや装備品がつくこと、ブロックされること、対象になることのみである。",
    )

    def protection_stops_other_effects(self, state: State, id: int, source: int) -> bool:
        return state.thing(source).controller != state.thing(id).controller


class ProtectionStopsSpellsOnly(Misconception):
    slug = "protection-stops-only-spells"
    cr = "702.16b"
    says = Text(
        "Protection stops spells of that quality; abilities may still target the creature.",
        "プロテクションが防ぐのはその性質を持つ呪文のみであり、能力はプロテクションを持つクリーチャーを対象にできる。",
    )
    truth = Text(
        "Abilities of sources with the quality can't target what has protection either.",
        "その性質を持つ発生源の能力も、プロテクションを持つものを対象にできない。",
    )

    def protection_stops_targeting(
        self, state: State, aim: int | str, source: int, player: str
    ) -> bool:
        return state.thing(source).zone is Zone.STACK


class ProtectionNeedsEveryColour(Misconception):
    slug = "multicoloured-passes-protection"
    cr = "105.2"
    says = Text(
        "A source of two colors gets past protection from only one of them.",
        "２色の発生源は、その一方の色だけに対するプロテクションでは防がれない。",
    )
    truth = Text(
        "A source of several colors is of each: protection from one of them is enough.",
        "多色の発生源はそれぞれの色を持つため、１色に対するプロテクションで防がれる。",
    )

    def protection_needs_one_shared_colour(self, state: State, aim: int | str, source: int) -> bool:
        return len(self.game.look(source).colours) < 2


class ProtectionBindsItsBearer(Misconception):
    slug = "protection-works-both-ways"
    cr = "702.16f"
    says = Text(
        "A creature can't block what it has protection from.",
        "クリーチャーは、自分が持つプロテクションの性質に当てはまるクリーチャーをブロックできない。",
    )
    truth = Text(
        "It is only the attacker's own protection that keeps a creature from blocking.",
        "ブロックできなくするのは、攻撃クリーチャーが持つプロテクションのみである。",
    )

    def protection_leaves_its_bearer_free(self, state: State, bearer: int, attacker: int) -> bool:
        return False


class NothingTramplesOverProtection(Misconception):
    slug = "nothing-tramples-over-protection"
    cr = "702.19b"
    says = Text(
        "No damage is lethal to a protected blocker, so nothing can trample over it.",
        "プロテクションを持つブロック・クリーチャーには致死ダメージがないので、残りをプレイヤーに割り振ることはできない。",
    )
    truth = Text(
        "Lethal damage is counted before prevention; the rest may go to the player.",
        "致死ダメージは軽減を考慮せずに数え、残りはプレイヤーに割り振ることができる。",
    )

    def protected_blocker_can_be_trampled_over(
        self, state: State, blocker: int, attacker: int
    ) -> bool:
        return False


class ProtectionIsNotPrevention(Misconception):
    slug = "protection-is-not-prevention"
    cr = "615.12"
    says = Text(
        "Protection stops damage even where damage can't be prevented.",
        "ダメージが軽減されない場合でも、プロテクションはダメージを防ぐ。",
    )
    truth = Text(
        "All that protection does to damage is prevent it, so unpreventable damage is dealt.",
        "プロテクションがダメージに対して行うのは軽減だけであり、軽減されないダメージは与えられる。",
    )

    def unpreventable_damage_ignores_protection(
        self, state: State, aim: int | str, source: int
    ) -> bool:
        return False


class ProtectionLeavesOwnAttachments(Misconception):
    slug = "protection-leaves-own-attachments"
    cr = "702.16c"
    says = Text(
        "Only an opponent's Auras and Equipment come off; your own stay on.",
        "はずれるのは対戦相手のオーラや装備品のみであり、自分のものはついたままである。",
    )
    truth = Text(
        "Whoever controls them, Auras and Equipment that have the quality come off.",
        "その性質を持つオーラや装備品は、誰がコントロールしていてもすべてはずれる。",
    )

    def protection_stops_attaching(self, state: State, host: int, attached: int) -> bool:
        return state.thing(attached).controller != state.thing(host).controller


class EquipmentGoesToo(Misconception):
    slug = "unattached-equipment-goes"
    cr = "704.5n"
    says = Text(
        "Equipment that comes off is put into its owner's graveyard like an Aura.",
        "はずれた装備品は、オーラと同じくオーナーの墓地に置かれる。",
    )
    truth = Text(
        "Equipment that may not stay on a creature becomes unattached and remains on the battlefield.",
        "クリーチャーについていられなくなった装備品は、はずれて戦場に残る。",
    )

    def unattached_equipment_stays(self, state: State, attached: int) -> bool:
        return False


class ColourlessIsAColour(Misconception):
    slug = "colourless-is-a-colour"
    cr = "105.4"
    says = Text(
        "Colorless can be chosen as a color.",
        "色として無色を選ぶことができる。",
    )
    truth = Text(
        "There are five colors, and colorless isn't one of them.",
        "色は５つであり、無色は色ではない。",
    )

    def colours_to_choose_from(self) -> tuple[str, ...]:
        return (*GameConcepts.colours_to_choose_from(self), "C")


class ArtifactIsAColour(Misconception):
    slug = "artifact-is-a-colour"
    cr = "105.4"
    says = Text(
        "Artifact can be chosen where a color is asked for.",
        "色を選ぶときにアーティファクトを選ぶことができる。",
    )
    truth = Text(
        "There are five colors, and artifact is a card type.",
        "色は５つであり、アーティファクトはカード・タイプである。",
    )

    def colours_to_choose_from(self) -> tuple[str, ...]:
        return (*GameConcepts.colours_to_choose_from(self), "artifact")


class RestIsDividedAnew(Misconception):
    slug = "the-rest-is-divided-anew"
    cr = "608.2b"
    says = Text(
        "The share of a target that has become illegal goes to the targets that are left.",
        "不適正になった対象に割り振られた分は、残りの対象に割り振り直される。",
    )
    truth = Text(
        "The division stays as announced; what was meant for an illegal target is lost.",
        "割り振りは唱えたときのまま変わらず、不適正な対象の分は失われる。",
    )

    def division_stays_as_announced(self, state: State, spell: int) -> bool:
        return False


class WhoCanPayMust(Misconception):
    slug = "who-can-pay-must"
    cr = "118.12a"
    says = Text(
        "A player who is able to pay a cost like this has to pay it.",
        "このように求められたコストを支払うことができるプレイヤーは、支払わなければならない。",
    )
    truth = Text(
        "A cost asked for like this may always be left unpaid.",
        "このように求められたコストは、常に支払わないことを選べる。",
    )

    def cost_asked_for_is_optional(self, state: State, player: str) -> bool:
        return False
