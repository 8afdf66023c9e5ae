"""Turns counts into what a page says: shares with their likely range, weakest first, and beliefs.

A share of few answers is mostly chance. So none is said of fewer than eight, and each comes with
the range that the true one is likely in: Wilson's, with 95 % confidence.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from math import sqrt
from typing import Any

from judgequiz.progress.counting import Counts
from judgequiz.questions.beliefs import belief
from judgequiz.rulings.chapters import CHAPTERS, chapter_of, section_of

FEW = 8
GOAL = 80
WEAK = 60
Z = 1.96


@dataclass(frozen=True, slots=True)
class Ten:
    """Ten answers in a row, or as many of the latest ones as there are."""

    n: int
    right: int


@dataclass(frozen=True, slots=True)
class Row:
    """What is said of a mechanic, a chapter or a section."""

    key: str
    words: Mapping[str, str]
    n: int
    right: int
    passed: int
    last: date
    tens: tuple[Ten, ...]

    @property
    def share(self) -> int:
        return round(100 * self.right / self.n)

    @property
    def low(self) -> int:
        return round(100 * likely(self.right, self.n)[0])

    @property
    def high(self) -> int:
        return round(100 * likely(self.right, self.n)[1])

    @property
    def is_known(self) -> bool:
        """Whether there are enough answers to speak of a share at all."""
        return self.n >= FEW

    @property
    def is_weak(self) -> bool:
        return self.is_known and self.share < WEAK


def likely(right: int, n: int) -> tuple[float, float]:
    """The range that the true share is likely in (Wilson 1927)."""
    centre = (right + Z * Z / 2) / (n + Z * Z)
    spread = Z * sqrt(right * (n - right) / n + Z * Z / 4) / (n + Z * Z)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def weakest_first(rows: Iterable[Row]) -> list[Row]:
    """By the middle of the likely range, so that one wrong answer alone makes nothing weakest."""
    return sorted(rows, key=lambda it: (sum(likely(it.right, it.n)), it.key))


def total(counts: Counts) -> Row | None:
    return _row("all", {}, counts["sums"].get("all"))


def mechanics(counts: Counts, names: Mapping[str, Mapping[str, str]]) -> list[Row]:
    """A row for each mechanic of the catalogue, and one without a key for what is on none."""
    sums = _with_prefix(counts, "m:")
    others = [total for slug, total in sums.items() if slug not in names]
    rows = [_row(slug, names[slug], total) for slug, total in sums.items() if slug in names]
    rows += [_row("", {}, total) for total in others[:1]]
    return weakest_first(row for row in rows if row)


def chapters(counts: Counts) -> list[dict[str, Any]]:
    """The chapters of the rules, each with its sections."""
    sections = [
        _row(it, section_of(it) or {}, sums) for it, sums in _with_prefix(counts, "s:").items()
    ]
    rows = [
        _row(it, chapter_of(it), sums)
        for it, sums in _with_prefix(counts, "c:").items()
        if it in CHAPTERS
    ]
    inside: dict[str, list[Row]] = {}
    for section in sections:
        if section:
            inside.setdefault(section.key[:1], []).append(section)
    return [
        {"chapter": row, "sections": weakest_first(inside.get(row.key, ()))}
        for row in weakest_first(it for it in rows if it)
    ]


def _with_prefix(counts: Counts, prefix: str) -> dict[str, Counts]:
    return {
        key.removeprefix(prefix): sums
        for key, sums in counts["sums"].items()
        if key.startswith(prefix)
    }


def _row(key: str, words: Mapping[str, str], sums: Counts | None) -> Row | None:
    if not sums:
        return None
    tens = tuple(Ten(n, right) for n, right, _last in sums["tens"])
    return Row(key, words, sums["n"], sums["right"], sums["passed"], on(sums["last"]), tens)


# Beliefs


SUSPECTED, ONCE, OVERCOME = "suspected", "once", "overcome"


def state(counted: Counts) -> str:
    """Suspected: shown twice or more. Once: shown once. Overcome: since it was shown last, two
    different situations in which it was on offer were answered right, half a day or more apart.
    """
    if counted["overcome"]:
        return OVERCOME
    return SUSPECTED if counted["shown"] > 1 else ONCE


def beliefs(counts: Counts) -> dict[str, list[dict[str, Any]]]:
    """Every belief that was shown, by its state; those shown most come first, then the latest.

    One that is no longer registered is left out.
    """
    found: dict[str, list[dict[str, Any]]] = {SUSPECTED: [], ONCE: [], OVERCOME: []}
    for slug, counted in counts["beliefs"].items():
        known = belief(slug) if counted["shown"] else None
        if known:
            found[state(counted)].append(_belief_row(known, counted))
    for rows in found.values():
        rows.sort(key=lambda it: (-it["shown"], -it["at"], it["belief"]["slug"]))
    return found


def _belief_row(known: Mapping[str, Any], counted: Counts) -> dict[str, Any]:
    return {
        "belief": known,
        "shown": counted["shown"],
        "offered": counted["offered"],
        "since": counted["since"],
        "at": counted["last"],
        "last": on(counted["last"]),
        "overcome": on(counted["overcome"]) if counted["overcome"] else None,
        "by": counted["by"][::-1],
    }


def on(seconds: int) -> date:
    return datetime.fromtimestamp(seconds, UTC).date()
