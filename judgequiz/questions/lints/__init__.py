"""Lints: what must hold of a question, of a family and of the whole bank, each a small function.

The ids are those of the literature on item writing that the functions name. Errors keep a variant
out of the stock and fail the checks; warnings are counted.
"""

from collections.abc import Iterator

from judgequiz.questions.lints import bank as bank_lints
from judgequiz.questions.lints import choices, citing, families, wording
from judgequiz.questions.lints.registry import (
    BANK_LINTS,
    ERROR,
    FAMILY_LINTS,
    ITEM_LINTS,
    WARNING,
    Bank,
    Finding,
    Json,
    Lint,
    Variants,
)

__all__ = [
    "BANK_LINTS",
    "ERROR",
    "FAMILY_LINTS",
    "ITEM_LINTS",
    "WARNING",
    "Bank",
    "Finding",
    "Json",
    "Lint",
    "bank_lints",
    "choices",
    "citing",
    "families",
    "look_at_bank",
    "look_at_family",
    "look_at_variant",
    "wording",
]


def look_at_variant(data: Json) -> Iterator[Finding]:
    """What the lints of single questions find in this one."""
    has_key = {option["right"] for option in data["options"]} == {True, False}
    for lint in ITEM_LINTS:
        if lint.compares and not has_key:
            continue
        for told in lint.look(data):
            yield Finding(lint.id, lint.severity, told, data["family"], data["seed"])


def look_at_family(variants: Variants) -> Iterator[Finding]:
    """What the lints of families find in these variants of one family."""
    for lint in FAMILY_LINTS:
        for told in lint.look(variants):
            yield Finding(lint.id, lint.severity, told, variants[0]["family"])


def look_at_bank(bank: Bank) -> Iterator[Finding]:
    """What the lints of the bank find in the variants of all families."""
    for lint in BANK_LINTS:
        for told in lint.look(bank):
            yield Finding(lint.id, lint.severity, told)
