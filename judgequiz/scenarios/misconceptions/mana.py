"""Beliefs about mana abilities (CR 605)."""

from __future__ import annotations

from ...engine.state import State
from ...engine.text import Text
from .belief import Misconception


class ManaAbilitiesUseTheStack(Misconception):
    slug = "mana-abilities-use-the-stack"
    cr = "605.3b"
    says = Text(
        "A mana ability is put on the stack, so players may respond to it and counter it.",
        "マナ能力もスタックに置かれるので、対応したり打ち消したりできる。",
    )
    truth = Text(
        "A mana ability isn't put on the stack: it resolves at once, before anybody can respond.",
        "マナ能力はスタックに置かれず、ただちに解決されるため、誰も対応できない。",
    )

    def mana_ability_skips_the_stack(self, state: State, source: int) -> bool:
        return False


class BansSpareManaAbilities(Misconception):
    slug = "bans-spare-mana-abilities"
    cr = "605.3"
    says = Text(
        "What stops players from activating abilities leaves mana abilities alone.",
        "能力の起動を禁止する効果も、マナ能力の起動は妨げない。",
    )
    truth = Text(
        "What stops activated abilities stops mana abilities too where it names no exception.",
        "起動型能力の起動を禁止する効果は、特に除外していないかぎり、マナ能力の起動も禁止する。",
    )

    def ban_stops_mana_abilities_too(self, state: State, source: int) -> bool:
        return False
