"""English rules text: one grammar, a module for each kind of word."""

from . import (
    abilities,
    amounts,
    changes,
    conditions,
    costs,
    deeds,
    descriptions,
    moves,
    outcomes,
    permissions,
    production,
    references,
    structure,
    triggers,
)

__all__ = [
    "abilities",
    "amounts",
    "changes",
    "conditions",
    "costs",
    "deeds",
    "descriptions",
    "moves",
    "outcomes",
    "permissions",
    "production",
    "references",
    "structure",
    "triggers",
]
