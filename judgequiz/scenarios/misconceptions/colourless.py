"""Beliefs about colourless things and mana that triggers (CR 105.2c, 106.12, 605.4)."""

from __future__ import annotations

from ...engine.state import State, Thing
from ...engine.text import Text
from .belief import Misconception


class LandHasTheColourOfItsMana(Misconception):
    slug = "land-has-the-colour-of-its-mana"
    cr = "105.2c"
    says = Text(
        "A land without any mana cost of its own has the color of the mana that it makes.",
        "マナ・コストのない土地は、それが生み出すマナの色を持つ。",
    )
    truth = Text(
        "A land is colorless, whatever mana it makes, unless something gives it a color.",
        "何らかの効果で色を得ないかぎり、土地は無色である。",
    )

    def land_is_colourless(self, state: State, land: Thing) -> bool:
        return False


class EachManaTriggers(Misconception):
    slug = "each-mana-triggers"
    cr = "106.12a"
    says = Text(
        "What triggers on tapping for mana triggers for each mana that is produced.",
        "マナを引き出す目的でタップしたときに誘発する能力は、生み出したマナ１点につき１回誘発する。",
    )
    truth = Text(
        "What triggers on tapping for mana triggers once for each mana ability that resolves, however much mana that produces.",
        "マナを引き出す目的でタップしたときに誘発する能力は、解決されたマナ能力ごとに１回だけ誘発する。",
    )

    def one_tapping_triggers_once(self, state: State, source: int, amount: int) -> bool:
        return False


class WhatItCouldMakeCounts(Misconception):
    slug = "what-it-could-make-counts"
    cr = "106.12a"
    says = Text(
        "A permanent is tapped for a type of mana if its ability could produce that type.",
        "能力が生み出し得るタイプのマナであれば、そのマナを引き出す目的でタップしたことになる。",
    )
    truth = Text(
        "What counts is the mana that was really produced, after effects that replace it.",
        "置換効果を適用した後に実際に生み出されたマナのみを見る。",
    )

    def mana_produced_decides(self, state: State, source: int) -> bool:
        return False


class TriggeredManaUsesTheStack(Misconception):
    slug = "triggered-mana-uses-the-stack"
    cr = "605.4a"
    says = Text(
        "A triggered ability that adds mana is put on the stack like any other triggered ability.",
        "マナを加える誘発型能力も、他の誘発型能力と同じようにスタックに置かれる。",
    )
    truth = Text(
        "A triggered mana ability isn't put on the stack: it resolves right after the mana ability that triggered it.",
        "誘発型マナ能力はスタックに置かれず、それを誘発させたマナ能力の直後に解決される。",
    )

    def triggered_mana_skips_the_stack(self, state: State, source: int) -> bool:
        return False
