"""Situations as text, the questions that come of them, and the beliefs behind wrong answers.

Web apps import from here and from nowhere deeper.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..cards import CARDS
from ..cards.say.japanese.mistakes import Register
from ..cards.say.japanese.mistakes import mistakes as japanese_mistakes
from ..engine.text import Text
from .derivation import underived
from .digests.kept import keep as keep_digests
from .digests.kept import revision as family_revision
from .digests.making import DigestChange, digest_record
from .editions import Changed, changed_between, in_force
from .families import Family, Unfit, families, played_families
from .misconceptions import MISCONCEPTIONS, Misconception
from .mutants import RULES_QUESTIONS, MutantReport, mutant_report
from .notation import NotationError
from .picture import card_json
from .playing.error import PlayError
from .questions import EDITION, Contradicted, Question, ask, digest
from .reading import fact_paths
from .report import Played, play_text
from .retelling import Story, story
from .saying import error_said
from .trying import Bounds, Trial, believed, faults_of, tried
from .vocabulary import names_to_write, words_to_write

UNPLAYED_PATH = Path(__file__).parent / "facts" / "unplayed.json"


class _Families(Mapping[str, Family]):
    """Every family by its slug, read when first asked for."""

    def __getitem__(self, slug: str) -> Family:
        return families()[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(families())

    def __len__(self) -> int:
        return len(families())


FAMILIES: Mapping[str, Family] = _Families()
RULING_PLAYS: Mapping[str, Path] = {
    name: path for name, path in fact_paths().items() if not name.startswith(("ORC-", "kernel-"))
}
"""Files about rulings by file name."""
SITUATION = re.compile(r"(?<=\d)[a-z]$|-[a-z]$")
"""What stands after the id of a ruling with several situations: EMA-echo-1b, EMA-hybrid-def-b."""


def plays_of_ruling(ruling: str) -> tuple[Path, ...]:
    """The files on a ruling, by its id, in the order of their names; none if nothing plays it."""
    names = sorted(
        name for name in RULING_PLAYS if name == ruling or SITUATION.sub("", name) == ruling
    )
    return tuple(RULING_PLAYS[name] for name in names)


FACTS: Mapping[str, Path] = {
    name: path for name, path in fact_paths().items() if name.startswith("ORC-")
}
UNPLAYED: Mapping[str, str] = (
    json.loads(UNPLAYED_PATH.read_text(encoding="utf-8")) if UNPLAYED_PATH.exists() else {}
)
"""Rulings and facts that have no file, and why."""

__all__ = [
    "CARDS",
    "EDITION",
    "FACTS",
    "FAMILIES",
    "MISCONCEPTIONS",
    "RULES_QUESTIONS",
    "RULING_PLAYS",
    "UNPLAYED",
    "Bounds",
    "Changed",
    "Contradicted",
    "DigestChange",
    "Family",
    "Misconception",
    "MutantReport",
    "NotationError",
    "PlayError",
    "Played",
    "Question",
    "Register",
    "Story",
    "Text",
    "Trial",
    "Unfit",
    "ask",
    "believed",
    "card_json",
    "changed_between",
    "digest",
    "digest_record",
    "error_said",
    "family_revision",
    "faults_of",
    "in_force",
    "japanese_mistakes",
    "keep_digests",
    "mutant_report",
    "names_to_write",
    "play_text",
    "played_families",
    "plays_of_ruling",
    "story",
    "tried",
    "underived",
    "words_to_write",
]
