"""Beliefs that were the rule once, and that no other module here would hold (CR 107.4, 120.1, 702.34, 702.85)."""

from __future__ import annotations

from ...engine.state import State
from ...engine.text import Text
from .belief import Misconception


class FlashbackOpensEitherSide(Misconception):
    slug = "flashback-opens-either-side"
    cr = "702.34a"
    true_until = "2021-02-02"
    says = Text(
        "A card that has flashback can be cast with it as whichever side one likes.",
        "フラッシュバックを持つカードは、どちらの側としてもフラッシュバックで唱えることができる。",
    )
    truth = Text(
        "With flashback a card can be cast only as an instant or sorcery spell.",
        "フラッシュバックで唱えられるのは、インスタントやソーサリーである呪文としてのみである。",
    )

    def flashback_is_for_instants_and_sorceries(self, state: State, spell: int) -> bool:
        return False


class NothingIsDoneAsOneCascades(Misconception):
    slug = "nothing-is-done-as-one-cascades"
    cr = "702.85b"
    true_until = "2020-11-20"
    says = Text(
        "All that cascade leaves to decide is whether the card found is cast.",
        "続唱で決めるのは、見つけたカードを唱えるかどうかのみである。",
    )
    truth = Text(
        'What applies "as you cascade" is done after exiling, before that decision.',
        "「あなたが続唱を行うに際し」の効果は、追放の後、唱えるかどうかを決める前に行われる。",
    )

    def cascading_may_do_more(self, state: State, player: str) -> bool:
        return False


class ColourlessHalfIsAnyMana(Misconception):
    slug = "colorless-half-is-any-mana"
    cr = "107.4e"
    true_until = "2024-11-08"
    says = Text(
        "A half of a hybrid symbol that is no color is paid with any mana.",
        "混成マナ・シンボルの色でないほうの半分は、どのマナでも支払うことができる。",
    )
    truth = Text(
        "Half of a hybrid symbol may be colorless mana: {C/W} is paid with {C} or {W} only.",
        "混成マナ・シンボルの半分は無色マナのこともある。{C/W}を支払えるのは{C}か{W}のみである。",
    )

    def colourless_half_needs_colourless_mana(self, state: State, spell: int) -> bool:
        return False


class DamageTurnsToPlaneswalkers(Misconception):
    slug = "damage-turns-to-planeswalkers"
    cr = "120.1"
    true_until = "2018-04-27"
    says = Text(
        "Noncombat damage to an opponent may be dealt to a planeswalker of theirs instead.",
        "対戦相手への戦闘ダメージでないダメージは、その対戦相手のプレインズウォーカーに与えることもできる。",
    )
    truth = Text(
        "Damage is dealt to whom it is said to be dealt: a planeswalker must be named or targeted.",
        "ダメージは与えるとされた相手に与えられる。プレインズウォーカーに与えるには、そう書かれている必要がある。",
    )

    def damage_stays_with_its_player(self, state: State, source: int, player: str) -> bool:
        return False
