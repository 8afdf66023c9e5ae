"""Question families: play files with slots, and what may fill them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random
from typing import Any

from ..engine.text import Text
from .notation import fill
from .notation import tree as t
from .predicates import applies, values
from .reading import LIBRARY_FOLDER, read


@dataclass(frozen=True)
class Family:
    """A versioned situation with slots. `file` still has its slots open."""

    file: t.PlayFile
    path: str

    @property
    def block(self) -> t.Family:
        assert self.file.family is not None
        return self.file.family

    @property
    def slug(self) -> str:
        return self.block.slug

    @property
    def version(self) -> int:
        return self.block.version

    @property
    def level(self) -> int:
        return self.block.level

    @property
    def mechanics(self) -> tuple[str, ...]:
        return self.block.mechanics

    @property
    def rulings(self) -> tuple[str, ...]:
        return self.block.rulings

    @property
    def cr(self) -> tuple[str, ...]:
        return self.block.cr

    @property
    def is_written(self) -> bool:
        """Whether its options are written, since no play can show what it asks."""
        return bool(self.block.written)

    @property
    def tempting(self) -> tuple[str, ...]:
        """The beliefs that it names, the commonest first."""
        written = dict.fromkeys(option.belief for option in self.block.written if option.belief)
        return (*self.block.tempting, *written)

    @property
    def title(self) -> Text:
        return Text(self.block.title.en, self.block.title.ja)

    def random(self, seed: int, purpose: str) -> Random:
        """A named sub-stream: the same family, version, seed and purpose give the same numbers in any process."""
        key = f"{self.slug}|{self.version}|{seed}|{purpose}"
        return Random(hashlib.sha256(key.encode()).digest())  # noqa: S311 (reproducible, no secret)

    def filling(self, seed: int) -> Mapping[str, Any]:
        """What fills each slot for a seed; no card twice."""
        return filling_of(self, seed)

    def draw(self, seed: int) -> dict[str, Any]:
        """The filling, worked out anew: drawn again until it is one that the family asks about."""
        random = self.random(seed, "slots")
        for _ in range(MOST_DRAWS):
            chosen = self.drawn(random)
            if self.block.fits is None or applies(self.block.fits, chosen):
                return chosen
        raise Unfit(f"{self.slug}: nothing meets `fit where`")

    def drawn(self, random: Random) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for table in self.block.slots:
            options = [value for value in values(table, chosen) if value not in chosen.values()]
            if not options:
                raise Unfit(f"{self.slug}: nothing fits <{table.name}>")
            chosen[table.name] = options[random.randrange(len(options))]
        return chosen

    def filled(self, seed: int) -> t.PlayFile:
        """The file of a variant: its slots filled, and of what it expects or offers only what is said of this filling."""
        chosen = self.filling(seed)
        offered = tuple(
            replace(option, where=None)
            for option in self.block.written
            if option.where is None or applies(option.where, chosen)
        )
        body = tuple(
            replace(item, where=None) if isinstance(item, t.Expect) else item
            for item in self.file.body
            if not isinstance(item, t.Expect) or item.where is None or applies(item.where, chosen)
        )
        block = replace(self.block, written=offered)
        return fill(replace(self.file, body=body, family=block), chosen)


MOST_DRAWS = 200


@lru_cache(maxsize=256)
def filling_of(family: Family, seed: int) -> Mapping[str, Any]:
    """A variant asks for its filling once for the file and once for each sentence of its family."""
    return family.draw(seed)


class Unfit(ValueError):
    """A seed that gives no question: two beliefs too few, or nothing to fill a slot with."""


# ---- the library


@cache
def families() -> dict[str, Family]:
    """Every family by its slug, from library/<mechanic>/<slug>.play."""
    found = {}
    for path in sorted(LIBRARY_FOLDER.rglob("*.play")):
        file = read(path.read_text(encoding="utf-8"))
        if file.family is None:
            raise ValueError(f"{path.name} has no family block")
        if file.family.slug != path.stem or file.family.slug in found:
            raise ValueError(f"{path.name}: its slug is {file.family.slug}")
        if file.family.written and (file.family.probes or file.family.tempting or file.body):
            raise ValueError(f"{path.name}: what is played is not written as well")
        found[file.family.slug] = Family(file, path.name)
    return found


def played_families() -> dict[str, Family]:
    """Every family by its slug but the written ones, of which nothing is played."""
    return {slug: family for slug, family in families().items() if not family.is_written}
