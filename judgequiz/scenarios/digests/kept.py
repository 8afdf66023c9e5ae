"""The digests on record: a line for each family, in the order of their slugs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PATH = Path(__file__).parent / "families.txt"


@dataclass(frozen=True, slots=True)
class Digest:
    """What a family's first seeds give. `asks` is what is asked and what is right, `says` every byte of it."""

    slug: str
    version: int
    asks: str
    says: str

    def __str__(self) -> str:
        return f"{self.slug} {self.version} {self.asks} {self.says}"


@cache
def kept() -> Mapping[str, Digest]:
    """The digests on record, by slug."""
    return read(PATH.read_text(encoding="utf-8"))


def read(text: str) -> dict[str, Digest]:
    found = {}
    for line in text.splitlines():
        slug, version, asks, says = line.split()
        found[slug] = Digest(slug, int(version), asks, says)
    return found


def written(digests: Iterable[Digest]) -> str:
    return "".join(f"{one}\n" for one in sorted(digests, key=lambda one: one.slug))


def keep(digests: Iterable[Digest]) -> None:
    """Puts these on record in place of all others."""
    PATH.write_text(written(digests), encoding="utf-8")
    kept.cache_clear()


def revision(slug: str) -> str:
    """What a family's output was last recorded as: it changes with every word that it says; "" before it is recorded."""
    return kept()[slug].says if slug in kept() else ""
