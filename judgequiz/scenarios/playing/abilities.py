"""Abilities that a situation states in words: "has vanishing 3", "with flying"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...cards import CARDS
from ...cards import keywords as k
from ...cards.phrases import TYPE_WORDS
from ...engine.kinds import CardType, Colour
from ...engine.mana import mana
from ...engine.reading import Context
from ...engine.text import Text
from ...engine.vocabulary import Cost, Keyword, Triggered, Unplayed, What

COLOUR_NAMES = {
    "white": Colour.WHITE,
    "blue": Colour.BLUE,
    "black": Colour.BLACK,
    "red": Colour.RED,
    "green": Colour.GREEN,
}
PLAIN = {
    keyword.name: keyword
    for keyword in vars(k).values()
    if isinstance(keyword, Keyword) and keyword.name not in ("protection", "enchant")
}
WITH_COST = {
    "echo": k.echo,
    "flashback": k.flashback,
    "kicker": k.kicker,
    "cycling": k.cycling,
    "equip": k.equip,
}


def keyword_said(words: str) -> tuple[Keyword, ...] | None:
    """The keywords that the words state, or None where they state none that is known."""
    said = " ".join(words.lower().split())
    if said in PLAIN:
        return (PLAIN[said],)
    if said.startswith("protection from "):
        return protection_said(said.removeprefix("protection from "))
    if found := re.fullmatch(r"vanishing( \d{1,2})?", said):
        return (k.vanishing(int(found[1]) if found[1] else None),)
    if found := re.fullmatch(r"basic landcycling ?((?:\{[^{}]+\})+)", said):
        return (k.basic_landcycling(Cost(mana(found[1]))),)
    if said == "flashback":
        return (k.flashback(),)
    if found := re.fullmatch(r"(\w+) ?((?:\{[^{}]+\})+)", said):
        name, cost = found[1], Cost(mana(found[2]))
        if name in WITH_COST:
            return (WITH_COST[name](cost),)
        kind = name.removesuffix("cycling").capitalize()
        if kind in k.CYCLING_TYPES:
            return (k.typecycling(kind, cost),)
    return None


def protection_said(quality: str) -> tuple[Keyword, ...] | None:
    if quality == "everything":
        return (k.PROTECTION_FROM_EVERYTHING,)
    parts = [part.strip() for part in re.split(r",| and from | and ", quality) if part.strip()]
    if all(part in COLOUR_NAMES for part in parts):
        return k.protection_from(*(COLOUR_NAMES[part] for part in parts))
    kinds = {kind.value + "s": kind for kind in CardType} | {"sorceries": CardType.SORCERY}
    if all(part in kinds for part in parts):
        return tuple(
            k.protection(What(types=(kinds[part],)), Text(part, TYPE_WORDS[kinds[part]].ja))
            for part in parts
        )
    return None


def is_a_keyword(word: str) -> bool:
    """Whether some card has, or a file can give, a keyword ability (or ability word) that these words begin with."""
    if word.startswith("protection from ") or word.endswith(("walk", "cycling")):
        return True
    if keyword_said(word) is not None:
        return True
    known = {
        ability.label if isinstance(ability, Triggered) else ability.name
        for card in CARDS.values()
        for face in card.faces
        for ability in face.abilities
        if isinstance(ability, Keyword | Unplayed | Triggered)
    } - {""}
    return any(word == name or word.startswith(name + " ") for name in known)


def is_each_type_of(objects: Iterable[int], wanted: tuple[Keyword, ...], reader: Context) -> bool:
    """CR 702.16h: protection "from each of its card types" is protection from every one of those types."""
    types = {kind for id in objects for kind in reader.see(id).types}
    qualities = [one.quality for one in wanted]
    return all(isinstance(it, What) and it.types and types >= set(it.types) for it in qualities)
