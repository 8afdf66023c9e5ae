"""Question families: play files with slots, and what may fill them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from ..cards import CARDS, find
from ..engine.mana import NO_MANA
from ..engine.text import Text
from ..engine.vocabulary import AnyTarget, Card, DealDamage, Keyword, Spell
from .notation import fill
from .notation import tree as t
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
        """The filling, worked out anew."""
        random = self.random(seed, "slots")
        chosen: dict[str, Any] = {}
        for table in self.block.slots:
            options = [value for value in values(table, chosen) if value not in chosen.values()]
            if not options:
                raise Unfit(f"{self.slug}: nothing fits <{table.name}>")
            chosen[table.name] = options[random.randrange(len(options))]
        return chosen

    def filled(self, seed: int) -> t.PlayFile:
        return fill(self.file, self.filling(seed))


@lru_cache(maxsize=256)
def filling_of(family: Family, seed: int) -> Mapping[str, Any]:
    """A variant asks for its filling once for the file and once for each sentence of its family."""
    return family.draw(seed)


class Unfit(ValueError):
    """A seed that gives no question: two beliefs too few, or nothing to fill a slot with."""


def values(table: t.SlotTable, chosen: Mapping[str, Any]) -> list[Any]:
    """Everything that may fill a slot, in a fixed order."""
    match table.fills:
        case t.Listed(_, listed):
            return [plain(value) for value in listed]
        case t.Range(first, last):
            return list(range(first, last + 1))
        case t.CardWhere(condition):
            return [card.name.en for card in catalogue() if is_so(condition, card, chosen)]
    raise TypeError(f"not a slot table: {table.fills!r}")


def plain(value: Any) -> Any:
    match value:
        case t.Card(name):
            return str(name)
        case t.Seat(player):
            return str(player)
    return value


@cache
def catalogue() -> tuple[Card, ...]:
    """The cards that a predicate may choose: single-faced and checked, in the order of their names."""
    return tuple(
        sorted((c for c in CARDS.values() if len(c.faces) == 1 and c.checked), key=lambda c: c.slug)
    )


# ---- predicates


def is_so(condition: Any, card: Card, chosen: Mapping[str, Any]) -> bool:
    """Whether a condition of `card where …` is true of a card."""
    match condition:
        case t.All(conditions):
            return all(is_so(inner, card, chosen) for inner in conditions)
        case t.Any(conditions):
            return any(is_so(inner, card, chosen) for inner in conditions)
        case t.Not(inner):
            return not is_so(inner, card, chosen)
        case t.Is(words):
            return is_described(words.lower().strip(), card)
        case t.Measure():
            return is_measured(condition, card, chosen)
    raise TypeError(f"not a condition: {condition!r}")


def is_described(words: str, card: Card) -> bool:
    """Types, colours, "vanilla", "permanent", "colourless", "has flying", "damage any target"."""
    face = card.front
    plain_words = {
        *(kind.value for kind in face.types),
        *(kind.lower() for kind in face.subtypes),
        *(kind.lower() for kind in face.supertypes),
    }
    if words in plain_words:
        return True
    colours = {
        c.name.lower()
        for c in (face.colours if face.colours is not None else (face.cost or NO_MANA).colours)
    }
    if words in colours:
        return True
    match words:
        case "vanilla":
            return not face.abilities
        case "permanent":
            return not plain_words & {"instant", "sorcery"}
        case "colourless":
            return not colours
        case "multicoloured":
            return len(colours) > 1
        case "monocoloured":
            return len(colours) == 1
        case "damage any target" | "deals damage to any target":
            return deals_to_any_target(card)
    if found := re.fullmatch(r"has (.+)", words):
        return any(isinstance(a, Keyword) and a.name == found[1] for a in face.abilities)
    return False


def deals_to_any_target(card: Card) -> bool:
    return any(
        isinstance(ability, Spell)
        and any(isinstance(effect, DealDamage) for effect in ability.effects)
        and all(isinstance(target.what, AnyTarget) for target in ability.targets)
        and len(ability.targets) == 1
        and len(ability.effects) == 1
        for ability in card.front.abilities
    )


def property_of(name: str, card: Card) -> int | None:
    face = card.front
    match name:
        case "mana value":
            return (face.cost or NO_MANA).mana_value
        case "power":
            return face.power
        case "toughness":
            return face.toughness
    return None


RELATIONS = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def is_measured(measure: t.Measure, card: Card, chosen: Mapping[str, Any]) -> bool:
    mine = property_of(measure.property, card)
    other: Any = measure.against
    if isinstance(other, t.Slot):
        other = chosen[other.name]
        if isinstance(other, str):
            found = find(other)
            other = (
                property_of(measure.other or measure.property, found) if found is not None else None
            )
    if mine is None or other is None:
        return False
    return bool(RELATIONS[measure.relation](mine, int(other) + measure.plus))


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
        found[file.family.slug] = Family(file, path.name)
    return found
