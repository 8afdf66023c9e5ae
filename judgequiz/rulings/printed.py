"""What follows from what is printed on a card that has two parts."""

from collections.abc import Mapping
from typing import Any

from judgequiz.rulings.templatetags.words import COLOURS, PARTS, SYMBOL

SPELLS = ("Instant", "Sorcery")


def is_split(card: Mapping[str, Any]) -> bool:
    """Whether it is a split card, by its type line: two spells, neither of them an Adventure."""
    lines = card["type"]["en"].split(PARTS)
    return len(lines) == 2 and all(line in SPELLS for line in lines)


def colours(card: Mapping[str, Any]) -> str:
    """CR 709.4b: a split card that is no spell has the colours of both halves, left first.

    Any other card has those of its front, which come with it.
    """
    if not is_split(card):
        return str(card["colours"])
    written = card["cost"].lower()
    found = [letter for letter in COLOURS if letter in written]
    return "".join(sorted(found, key=written.index))


def mana_value(card: Mapping[str, Any]) -> int:
    """CR 202.3: the sum of its symbols; X counts as zero, a hybrid symbol as its larger half.

    Both halves of a split card count; of an adventurer or a double-faced card the front alone does.
    """
    parts = card["cost"].split(PARTS)
    counted = parts if is_split(card) else parts[:1]
    return sum(_value(symbol) for part in counted for symbol in SYMBOL.findall(part))


def _value(symbol: str) -> int:
    halves = symbol.split("/")
    numbers = [int(half) for half in halves if half.isdecimal()]
    if numbers:
        return max(numbers)
    return 0 if symbol.upper() in ("X", "Y", "Z") else 1
