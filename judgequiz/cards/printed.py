"""How a card is written down here: one function for each kind of card."""

import re
import unicodedata
from dataclasses import replace

from ..engine.kinds import CardType, Colour, Layout
from ..engine.mana import mana
from ..engine.text import Text
from ..engine.vocabulary import Ability, Card, Face

SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World"})


def slug_from(name: str) -> str:
    """An English name in lower case with hyphens: "Multani's Presence" is "multanis-presence"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def face(
    en: str,
    ja: str,
    cost: str | None,
    type_line: str,
    *abilities: Ability,
    size: str = "",
    colours: tuple[Colour, ...] | None = None,
) -> Face:
    """A face with its type line as printed; `cost` None is no mana cost, `size` is "2/1"."""
    before, _, after = type_line.partition(" — ")
    words = before.split()
    power, toughness = map(int, size.split("/")) if size else (None, None)
    return Face(
        Text(en, ja or en),
        tuple(CardType(word.lower()) for word in words if word not in SUPERTYPES),
        None if cost is None else mana(cost),
        tuple(after.split()),
        tuple(word for word in words if word in SUPERTYPES),
        colours,
        power,
        toughness,
        abilities=abilities,
    )


def card(only: Face, *, checked: bool = True) -> Card:
    """A card with one face."""
    return Card(slug_from(only.name.en), (only,), checked=checked)


def split(left: Face, right: Face) -> Card:
    """CR 709: a split card."""
    return two_faced(left, right, Layout.SPLIT)


def adventure(permanent: Face, spell: Face, *, checked: bool = True) -> Card:
    """CR 715: an adventurer card; its permanent is usually a creature."""
    made = two_faced(replace(permanent, inset=spell), spell, Layout.ADVENTURE)
    return replace(made, checked=checked)


def modal(front: Face, back: Face) -> Card:
    """CR 712: a modal double-faced card."""
    return two_faced(front, back, Layout.MODAL)


def double_faced(front: Face, back: Face) -> Card:
    """CR 712.2: a double-faced card that isn't modal."""
    return two_faced(front, back, Layout.DOUBLE)


def two_faced(first: Face, second: Face, layout: Layout) -> Card:
    return Card(slug_from(f"{first.name.en} // {second.name.en}"), (first, second), layout)


def creature(
    en: str,
    ja: str,
    cost: str,
    subtypes: str,
    size: str,
    *abilities: Ability,
    also: str = "",
    checked: bool = True,
) -> Card:
    """A creature card; `also` is what comes before "Creature" in its type line."""
    type_line = f"{also} Creature — {subtypes}"
    return card(face(en, ja, cost, type_line, *abilities, size=size), checked=checked)


def instant(en: str, ja: str, cost: str, *abilities: Ability, checked: bool = True) -> Card:
    return card(face(en, ja, cost, "Instant", *abilities), checked=checked)


def sorcery(en: str, ja: str, cost: str, *abilities: Ability, checked: bool = True) -> Card:
    return card(face(en, ja, cost, "Sorcery", *abilities), checked=checked)


def planeswalker(
    en: str,
    ja: str,
    cost: str,
    subtype: str,
    loyalty: int,
    *abilities: Ability,
    checked: bool = True,
) -> Card:
    """CR 306: a legendary planeswalker card."""
    printed = face(en, ja, cost, f"Legendary Planeswalker — {subtype}", *abilities)
    return card(replace(printed, loyalty=loyalty), checked=checked)


def artifact(
    en: str, ja: str, cost: str, *abilities: Ability, also: str = "", checked: bool = True
) -> Card:
    """An artifact card that isn't a creature; `also` is what comes before "Artifact"."""
    return card(face(en, ja, cost, f"{also} Artifact", *abilities), checked=checked)


def equipment(en: str, ja: str, cost: str, *abilities: Ability, checked: bool = True) -> Card:
    return card(face(en, ja, cost, "Artifact — Equipment", *abilities), checked=checked)


def enchantment(en: str, ja: str, cost: str, *abilities: Ability, checked: bool = True) -> Card:
    return card(face(en, ja, cost, "Enchantment", *abilities), checked=checked)


def aura(en: str, ja: str, cost: str, *abilities: Ability, checked: bool = True) -> Card:
    return card(face(en, ja, cost, "Enchantment — Aura", *abilities), checked=checked)


def land(en: str, ja: str, type_line: str, *abilities: Ability, checked: bool = True) -> Card:
    """A land card, which has no mana cost."""
    return card(face(en, ja, None, type_line, *abilities), checked=checked)
