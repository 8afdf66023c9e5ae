"""Beliefs about being dealt damage, and about bloodthirst (CR 120, 702.54)."""

from __future__ import annotations

from ...engine.events import DamageDealt, DamagePrevented, Event, Given, LifeLost
from ...engine.state import Lasting, State, Thing
from ...engine.text import Text
from ...engine.vocabulary import Change, EntersWith
from .belief import Misconception


class LosingLifeIsDamage(Misconception):
    slug = "losing-life-is-damage"
    cr = "119.3"
    says = Text(
        "A player who has lost life has been dealt damage.",
        "ライフを失ったプレイヤーは、ダメージを受けたことになる。",
    )
    truth = Text(
        "Losing life isn't being dealt damage: only damage is.",
        "ライフを失うことは、ダメージを受けることではない。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        given = isinstance(event, Given) and event.event == "lost life"
        return now or given or isinstance(event, LifeLost)


class PreventedDamageCounts(Misconception):
    slug = "prevented-damage-counts"
    cr = "615.6"
    says = Text(
        "Damage that would have been dealt counts even if it is prevented.",
        "与えられるはずだったダメージは、軽減されても数える。",
    )
    truth = Text(
        "Damage that is prevented is never dealt.",
        "軽減されたダメージは、与えられていない。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        return now or isinstance(event, DamagePrevented)


class PermanentsDamageCounts(Misconception):
    slug = "damage-to-their-permanents-counts"
    cr = "120.3"
    says = Text(
        "Damage to a player's creature or planeswalker is damage to that player.",
        "プレイヤーのクリーチャーやプレインズウォーカーへのダメージは、そのプレイヤーへのダメージでもある。",
    )
    truth = Text(
        "Damage dealt to a permanent isn't dealt to the player who controls it.",
        "パーマネントに与えられたダメージは、それのコントローラーに与えられてはいない。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        return now or (isinstance(event, DamageDealt) and isinstance(event.to, int))


class OnlyYourSourcesDamage(Misconception):
    slug = "damage-must-come-from-you"
    cr = "702.54a"
    says = Text(
        "Only damage from a source that is not the damaged player's own counts.",
        "ダメージを受けたプレイヤーがコントロールしている発生源からのダメージは数えない。",
    )
    truth = Text(
        "It doesn't matter what dealt the damage or who controlled that.",
        "何がダメージを与えたか、誰がそれをコントロールしていたかは関係ない。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        if not isinstance(event, DamageDealt):
            return now
        return now and self.game.look(event.source).controller != event.to


class OnlyCombatDamage(Misconception):
    slug = "only-combat-damage-counts"
    cr = "702.54a"
    says = Text(
        "Only combat damage counts as having dealt damage to a player.",
        "プレイヤーにダメージを与えたと数えるのは、戦闘ダメージだけである。",
    )
    truth = Text(
        "Combat damage and other damage both count.",
        "戦闘ダメージでもそうでなくても、ダメージはダメージである。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        return now and not (isinstance(event, DamageDealt) and not event.combat)


class InfectIsNoDamage(Misconception):
    slug = "damage-without-life-loss-is-none"
    cr = "120.3b"
    says = Text(
        "A player who doesn't lose any life by it hasn't been dealt any damage.",
        "ライフを失わなければ、ダメージを受けたことにはならない。",
    )
    truth = Text(
        "Damage is dealt also where it makes the player get poison counters.",
        "毒カウンターを得る形であっても、ダメージは与えられている。",
    )

    def is_damage_to_a_player(self, state: State, event: Event, now: bool) -> bool:
        if not isinstance(event, DamageDealt):
            return now
        return now and "infect" not in self.game.look(event.source).keywords


class EachHitCounts(Misconception):
    slug = "each-hit-counts"
    cr = "702.54a"
    says = Text(
        "Bloodthirst adds its counters once for each time an opponent was dealt damage.",
        "狂喜のカウンターは、対戦相手がダメージを受けた回数だけ置かれる。",
    )
    truth = Text(
        "Bloodthirst asks whether an opponent was damaged, not how often or how much.",
        "狂喜は、対戦相手がダメージを受けたかどうかだけを見る。回数や点数は関係ない。",
    )

    def fact_counts_once(self, state: State, happened: int, event: str) -> bool:
        return event != "damaged"


class OneInstanceApplies(Misconception):
    slug = "second-bloodthirst-adds-nothing"
    cr = "702.54c"
    says = Text(
        "A second instance of bloodthirst does nothing.",
        "狂喜を２つ持っていても、２つ目は何もしない。",
    )
    truth = Text(
        "Each instance of bloodthirst adds its own counters.",
        "狂喜を複数持つなら、それぞれがカウンターを置く。",
    )

    def each_instance_applies(self, state: State, thing: Thing, name: str) -> bool:
        return False


class BloodthirstWaits(Misconception):
    slug = "bloodthirst-waits-for-damage"
    cr = "702.54a"
    says = Text(
        "Bloodthirst adds its counters as soon as an opponent is damaged, even after the creature entered.",
        "狂喜を持つクリーチャーが戦場に出た後でも、対戦相手がダメージを受ければカウンターが置かれる。",
    )
    truth = Text(
        "Bloodthirst applies only as the creature enters.",
        "狂喜が適用されるのは、クリーチャーが戦場に出るときだけである。",
    )

    def bloodthirst_is_read_as_it_enters(self, state: State, permanent: Thing) -> bool:
        return False


class CountersNeedCasting(Misconception):
    slug = "counters-need-casting"
    cr = "614.1c"
    says = Text(
        'A creature "enters with" counters only if it was cast.',
        "「置かれた状態で戦場に出る」カウンターは、唱えられたクリーチャーにしか置かれない。",
    )
    truth = Text(
        '"Enters with" applies in whatever way it enters.',
        "「置かれた状態で戦場に出る」能力は、どのような方法で戦場に出ても適用される。",
    )

    def enters_replacement_applies(self, state: State, thing: Thing, change: Change) -> bool:
        was_cast = thing.announced.origin.value != "nowhere"
        return was_cast or not isinstance(change, EntersWith)


class SpellsGiftEnds(Misconception):
    slug = "gift-to-a-spell-ends"
    cr = "400.7a"
    says = Text(
        "An ability given to a spell is gone when the spell becomes a permanent.",
        "呪文に与えられた能力は、その呪文がパーマネントになったときに失われる。",
    )
    truth = Text(
        "What an effect gave to a permanent spell, the permanent has too.",
        "パーマネント・呪文に効果により与えられた能力は、パーマネントになった後も失われない。",
    )

    def effect_on_a_spell_stays(self, state: State, effect: Lasting) -> bool:
        return False
