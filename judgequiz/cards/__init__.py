"""Real cards as data in the vocabulary, and how to find one by its name."""

import difflib
import pkgutil
import re
import unicodedata
from importlib import import_module
from types import ModuleType

from ..engine.vocabulary import Card
from .printed import slug_from

__all__ = ["CARDS", "canonical", "find", "nearest", "slug_of"]

MODULES: tuple[ModuleType, ...] = tuple(
    import_module(f"{__name__}.{found.name}")
    for found in pkgutil.iter_modules(__path__)
    if not found.ispkg
)

CARDS: dict[str, Card] = {
    thing.slug: thing
    for module in MODULES
    for thing in vars(module).values()
    if isinstance(thing, Card)
}

SEPARATORS = re.compile(r"\s*/{1,2}\s*")


def plain(name: str) -> str:
    """A name as it is looked up: no 《》; one width, case, apostrophe and space."""
    folded = unicodedata.normalize("NFKC", name).casefold().strip(' 　《》"')
    folded = folded.replace("’", "'").replace("‘", "'")
    return SEPARATORS.sub(" // ", " ".join(folded.split()))


def names_of(card: Card) -> tuple[str, ...]:
    """Every name a card is known by, the whole one first, in both languages."""
    names = (card.name, *(face.name for face in card.faces))
    return tuple(dict.fromkeys(said for name in names for said in name))


def by_name() -> dict[str, Card]:
    """Cards by plain name; a whole card goes before a face of the same name."""
    faces = {plain(name): card for card in CARDS.values() for name in names_of(card)}
    wholes = {plain(said): card for card in CARDS.values() for said in card.name}
    return faces | wholes


BY_NAME = by_name()


def find(name: str) -> Card | None:
    """The card of that English or Japanese name, or of that face, or None."""
    return BY_NAME.get(plain(name))


def canonical(name: str) -> str | None:
    """The English name of the card that `name` finds."""
    card = find(name)
    return card.name.en if card else None


def slug_of(name: str) -> str:
    """The slug of the card that `name` finds, or else the one its English name would have."""
    card = find(name)
    return card.slug if card else slug_from(name)


def nearest(name: str) -> str | None:
    """The known name that looks most like `name`, as it is printed, or None if none does."""
    close = difflib.get_close_matches(plain(name), BY_NAME, n=1, cutoff=0.6)
    if not close:
        return None
    names = names_of(BY_NAME[close[0]])
    return next(known for known in names if plain(known) == close[0])
