"""Digests of what families give, and what may become of those on record."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ..families import Family, Unfit, families
from ..notation.printing_claims import probe
from ..questions import Question, ask, script
from .kept import Digest, kept

SEEDS = range(6)
"""The seeds of which a digest is made. Some are unfit, which is part of what a family gives."""


class DigestChange(Enum):
    """How a family differs from its digest on record."""

    NONE = "as on record"
    NEW = "not on record yet"
    GONE = "on record, but there is no such family"
    RAISED = "its version was raised"
    SAYS = "other words for the same question"
    ASKS = "another question or key, and its version was not raised"


@dataclass(frozen=True, slots=True)
class DigestRecord:
    """The digests on record beside those that are made now."""

    before: Mapping[str, Digest]
    now: Mapping[str, Digest]

    @property
    def changes(self) -> dict[str, DigestChange]:
        """The families that differ from the record, and how."""
        slugs = sorted({*self.before, *self.now})
        found = {slug: change(self.before.get(slug), self.now.get(slug)) for slug in slugs}
        return {slug: how for slug, how in found.items() if how is not DigestChange.NONE}

    def refused(self, same_question: Collection[str] = ()) -> tuple[str, ...]:
        """The families that ask something else under the version on record.

        `same_question` names those of which somebody has judged that no variant in stock has become wrong: the seeds
        draw other cards, since the catalogue has grown, or the same play is written otherwise.
        """
        return tuple(
            slug
            for slug, how in self.changes.items()
            if how is DigestChange.ASKS and slug not in same_question
        )

    def renewed(self, same_question: Collection[str] = ()) -> tuple[Digest, ...]:
        """The record as it should be; the digest of a refused family stays."""
        refused = self.refused(same_question)
        return tuple(
            self.before[slug] if slug in refused else digest for slug, digest in self.now.items()
        )


def digest_record() -> DigestRecord:
    """Plays the first seeds of every family."""
    return DigestRecord(kept(), {slug: digest_of(family) for slug, family in families().items()})


def digest_of(family: Family) -> Digest:
    return digest_of_variants(family, [variant(family.slug, seed) for seed in SEEDS])


def variant(slug: str, seed: int) -> Question | None:
    """What the seed gives; None where it gives no question."""
    try:
        return ask(slug, seed)
    except Unfit:
        return None


def digest_of_variants(family: Family, variants: Sequence[Question | None]) -> Digest:
    """Of the variants that the first seeds give."""
    asked = [question and what_is_asked(question) for question in variants]
    said = [question and question.as_json() for question in variants]
    return Digest(family.slug, family.version, hashed(asked), hashed(said))


def hashed(value: Any) -> str:
    body = json.dumps(value, ensure_ascii=False, default=comparable)
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def comparable(value: Any) -> Any:
    """Values of probes that JSON has no form for."""
    return sorted(value, key=repr) if isinstance(value, frozenset | set) else repr(value)


def what_is_asked(question: Question) -> list[Any]:
    """The play, the probes, and the options with the right one marked: without a word of any language.

    A wrong option is known by its value and the first belief that reaches it. Of a written question the situation and
    its English words are all there is of it.
    """
    file = question.family.filled(question.seed)
    assert file.family is not None
    options = [
        [option.value, option.is_right, "" if option.is_right else option.beliefs[:1]]
        for option in question.options
    ]
    probes: list[Any] = [probe(query) for query in file.family.probes]
    return [
        question.play or script(file),
        [file.family.ask.en] if question.family.is_written else probes,
        sorted(options, key=hashed),
    ]


def change(before: Digest | None, now: Digest | None) -> DigestChange:
    """How the digest made now differs from the one on record."""
    if now is None:
        return DigestChange.GONE
    if before is None:
        return DigestChange.NEW
    if now.version != before.version:
        return DigestChange.RAISED if now.version > before.version else DigestChange.ASKS
    if now.asks != before.asks:
        return DigestChange.ASKS
    return DigestChange.NONE if now.says == before.says else DigestChange.SAYS
