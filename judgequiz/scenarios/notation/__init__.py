"""The situation notation: text to syntax tree and back; docs/notation.md is its reference."""

from judgequiz.scenarios.notation.catalogue import Catalogue
from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.fill import Filling, fill
from judgequiz.scenarios.notation.parse import faults, parse
from judgequiz.scenarios.notation.print import printed
from judgequiz.scenarios.notation.relabel import relabelled

__all__ = [
    "Catalogue",
    "Filling",
    "NotationError",
    "faults",
    "fill",
    "parse",
    "printed",
    "relabelled",
]
