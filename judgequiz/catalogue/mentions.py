"""Which rulings a card is named in, and in the situations of which it is played."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from judgequiz.questions.situations import plays_of
from judgequiz.rulings.models import Ruling
from judgequiz.rulings.templatetags.words import PARTS, named
from judgequiz.scenarios import CARDS

Name = Mapping[str, str]


def naming(card: Name, rulings: Iterable[Ruling]) -> list[Ruling]:
    """The rulings whose words have the name of this card; in Japanese it stands in brackets."""
    japanese = [f"《{name}》" for name in _parts(card["ja"])]
    return [
        it
        for it in rulings
        if says(named(it.words, "en"), card["en"])
        or any(name in named(it.words, "ja") for name in japanese)
    ]


def playing(card: Name, rulings: Iterable[Ruling]) -> list[Ruling]:
    """The rulings with a situation in which this card is."""
    return [it for it in rulings if any(says(text, card["en"]) for text in plays_of(it.slug))]


def says(text: str, name: str) -> bool:
    """Whether an English text has this name or that of a part, and not only in a longer one."""
    return any(part in text and _stands(text, part) for part in _parts(name))


def _parts(name: str) -> set[str]:
    return {name, *name.split(PARTS)}


def _stands(text: str, name: str) -> bool:
    for longer in _longer(name):
        text = text.replace(longer, "")
    return re.search(rf"(?<![\w’'-]){re.escape(name)}(?!\w)", text) is not None


@lru_cache(maxsize=1000)
def _longer(name: str) -> tuple[str, ...]:
    """Names of other cards that have this one inside."""
    faces = {face.name.en for card in CARDS.values() for face in card.faces}
    return tuple(it for it in faces if name in it and it != name)
