"""Beliefs about limits of what may be cast, and about lands that enter tapped (CR 101.2, 614.12)."""

from __future__ import annotations

from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class LimitCountsFromItsArrival(Misconception):
    slug = "limit-counts-from-its-arrival"
    cr = "101.2"
    says = Text(
        "A limit of spells each turn counts only spells that were cast while its source was there.",
        "各ターンに唱えられる呪文の数の制限は、その発生源が戦場に出た後に唱えた呪文のみを数える。",
    )
    truth = Text(
        "A limit of spells each turn looks at the whole turn, also at what was cast before its source was there.",
        "各ターンに唱えられる呪文の数の制限はターン全体を見る。発生源が戦場に出る前に唱えた呪文も数える。",
    )

    def limit_looks_at_the_whole_turn(self, state: State, source: int) -> bool:
        return False


class CounteredSpellWasNotCast(Misconception):
    slug = "countered-spell-was-not-cast"
    cr = "601.2i"
    says = Text(
        "A spell that was countered doesn't count as having been cast.",
        "打ち消された呪文は、唱えたことにならない。",
    )
    truth = Text(
        "A spell that is on the stack and paid for has been cast even if it is countered.",
        "呪文は、スタックに置かれてコストが支払われた時点で唱えられている。その後打ち消されても変わらない。",
    )

    def countered_spell_was_cast(self, state: State, spell: int) -> bool:
        return False


class CastTriggerNeedsTheSpell(Misconception):
    slug = "cast-trigger-needs-the-spell"
    cr = "603.3"
    says = Text(
        "An ability that triggered on casting a spell does nothing if that spell is countered.",
        "呪文を唱えたことで誘発した能力は、その呪文が打ち消されると何もしない。",
    )
    truth = Text(
        "An ability that triggered on casting a spell resolves even if the spell is countered.",
        "呪文を唱えたことで誘発した能力は、その呪文が打ち消されても解決される。",
    )

    def cast_trigger_stands_alone(self, state: State, ability: Thing, countered: bool) -> bool:
        return not countered


class PlayingALandIsCastingIt(Misconception):
    slug = "playing-a-land-is-casting-it"
    cr = "305.9"
    says = Text(
        "Playing a land counts as casting a spell.",
        "土地をプレイすることは、呪文を唱えることでもある。",
    )
    truth = Text(
        "A land is played, never cast, and is no spell at any time.",
        "土地はプレイするものであり、唱えることはなく、呪文でもない。",
    )

    def playing_a_land_is_not_casting(self, state: State, land: int) -> bool:
        return False


class PaidLandEntersUntappedAnyway(Misconception):
    slug = "paid-land-enters-untapped-anyway"
    cr = "614.12"
    says = Text(
        "A land whose own condition is met, or whose own cost is paid, enters untapped whatever else there is.",
        "土地の定める条件が満たされるかコストが支払われれば、他の効果があっても、その土地はアンタップ状態で戦場に出る。",
    )
    truth = Text(
        "What a land does to enter untapped keeps only its own effect away; another effect still taps it.",
        "土地の定める条件やコストで防げるのは、その土地の効果のみである。他の効果により、その土地はタップ状態で戦場に出る。",
    )

    def sparing_one_effect_spares_no_other(self, state: State, permanent: int) -> bool:
        return False
