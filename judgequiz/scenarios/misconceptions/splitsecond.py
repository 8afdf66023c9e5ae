"""Beliefs about triggers under split second (CR 702.61b)."""

from __future__ import annotations

from ...engine.state import State
from ...engine.text import Text
from .belief import Misconception


class SplitSecondStopsTriggers(Misconception):
    slug = "split-second-stops-triggers"
    cr = "702.61b"
    says = Text(
        "Under split second triggered abilities aren't put on the stack.",
        "刹那を持つ呪文がスタックにある間、誘発型能力はスタックに置かれない。",
    )
    truth = Text(
        "Triggered abilities are put on the stack under split second too.",
        "刹那を持つ呪文がスタックにある間も、誘発型能力はスタックに置かれる。",
    )

    def split_second_leaves_triggers(self, state: State, source: int) -> bool:
        return False
