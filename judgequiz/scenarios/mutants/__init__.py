"""Whether anything of ours would notice a rule that was wrong: mutants of `Rules`, and the hunt for them."""

from __future__ import annotations

import json
from pathlib import Path

from ..misconceptions.belief import questions
from .hunting import hunt
from .making import mutants
from .report import MutantReport

EXPLAINED_PATH = Path(__file__).parent / "explained.json"
RULES_QUESTIONS = questions()
"""The names of all questions that the engine asks a rule book."""


def mutant_report(method: str = "") -> MutantReport:
    """What becomes of the mutants of one question, or of all, when every fact and family is played under them."""
    explained: dict[str, str] = json.loads(EXPLAINED_PATH.read_text(encoding="utf-8"))
    asked = {
        name: why for name, why in explained.items() if not method or name.startswith(f"{method}: ")
    }
    return MutantReport(tuple(hunt(mutants(method))), asked)


__all__ = ["RULES_QUESTIONS", "MutantReport", "mutant_report"]
