"""What every question has, whether its answer is played or written: its keys, words and cards."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ..cards import CARDS, find
from ..engine.game import Game
from ..engine.text import Text
from .drawing import is_number
from .families import Family
from .naming import plain, player_name, slug_of
from .notation import tree as t
from .nouns import wide
from .options import Option
from .picture import card_json, j
from .situation import joined

EDITION = "2026-08-07"
LONGEST_NOTE = 800
LETTERS = "bcdfghjkmnpqrstvwxz"


@dataclass(frozen=True)
class Question:
    """A question whole, in both languages, with the answers of every registered belief."""

    family: Family
    seed: int
    situation: tuple[Text, ...]
    ask: Text
    options: tuple[Option, ...]
    answer: Text
    because: tuple[tuple[str, Text, str], ...]
    say: Text
    log: tuple[tuple[str, Text, str], ...]
    table: dict[str, Any]
    end: dict[str, Any]
    cards: dict[str, Any]
    beliefs: dict[str, str]
    signature: str
    note: Text
    play: str
    edition: str = EDITION

    def as_json(self) -> dict[str, Any]:
        """The question as it is stored: JSON alone, the same bytes for the same family, version and seed."""
        return {
            "family": self.family.slug,
            "version": self.family.version,
            "seed": self.seed,
            "edition": self.edition,
            "level": self.family.level,
            "mechanics": list(self.family.mechanics),
            "rulings": list(self.family.rulings),
            "cr": list(self.family.cr),
            "title": j(self.family.title),
            "situation": [j(paragraph) for paragraph in self.situation],
            "table": self.table,
            "ask": j(self.ask),
            "options": [
                {
                    "key": option.key,
                    "words": j(option.words),
                    "right": option.is_right,
                    "beliefs": list(option.beliefs),
                    "together": list(option.together),
                    "reply": j(option.reply),
                }
                for option in self.options
            ],
            "answer": j(self.answer),
            "because": [
                {"cr": cr, "words": j(words), "role": role} for cr, words, role in self.because
            ],
            "say": j(self.say),
            "log": [{"cr": cr, "words": j(words), "turn": turn} for cr, words, turn in self.log],
            "end": self.end,
            "cards": self.cards,
            "beliefs": self.beliefs,
            "parting": {o.key: o.parting for o in self.options if o.parting is not None},
            "note": j(self.note),
            "signature": self.signature,
            "play": self.play,
            **({"written": True} if self.family.is_written else {}),
        }


def digest(data: dict[str, Any]) -> str:
    """The fingerprint of a question as it is stored."""
    return hashlib.sha256(json.dumps(data, ensure_ascii=False).encode()).hexdigest()


def with_keys(family: Family, seed: int, options: list[Option]) -> list[Option]:
    """Options in a random order with keys that tell nothing; different numbers go in ascending order."""
    random = family.random(seed, "options")
    order = list(options)
    random.shuffle(order)
    values = {option.value for option in order}
    if len(values) == len(order) and all(is_number(value) for value in values):
        order.sort(key=lambda option: option.value)
    keys: list[str] = []
    while len(keys) < len(order):
        key = "".join(random.choice(LETTERS) for _ in range(4))
        if key not in keys:
            keys.append(key)
    return [replace(option, key=key) for option, key in zip(order, keys, strict=True)]


def filled_text(text: t.Text, family: Family, seed: int) -> Text:
    """A family's own sentence with the cards and players of this variant in place of its slots."""
    en, ja = text.en, text.ja
    for name, value in family.filling(seed).items():
        card = find(value) if isinstance(value, str) else None
        if card is not None:
            en = en.replace(f"<{name}>", f"[{card.name.en}](card:{card.slug})")
            ja = ja.replace(f"《<{name}>》", f"<{name}>").replace(
                f"<{name}>", f"[《{card.name.ja}》](card:{card.slug})"
            )
        else:
            who = player_name(str(value))
            said = wide(value) if isinstance(value, int) else who.ja
            en, ja = en.replace(f"<{name}>", who.en), ja.replace(f"<{name}>", said)
    return Text(en, ja)


def cards_shown(*games: Game) -> dict[str, Any]:
    """Every card that is named or shown, to be read a tap away."""
    slugs = {slug_of(game, id) for game in games for id in (*game.state.things, *game.state.gone)}
    return {slug: cached_card(slug) for slug in sorted(slugs) if slug in CARDS}


@cache
def cached_card(slug: str) -> dict[str, Any]:
    return card_json(slug)


def note(paragraphs: list[Text], question: Text, right: Option) -> Text:
    """The question and its answer in one line: two variants with one note are the same question."""
    whole = joined([*paragraphs, question])
    return Text(
        short(f"{plain(whole).en} = {plain(right.words).en}"),
        short(f"{plain(whole).ja} = {plain(right.words).ja}"),
    )


def short(words: str) -> str:
    """The words, or as many as a note may have and a digest that still tells two long notes apart."""
    if len(words) <= LONGEST_NOTE:
        return words
    told_apart = hashlib.sha256(words.encode()).hexdigest()[:16]
    return f"{words[: LONGEST_NOTE - len(told_apart) - 2]}… {told_apart}"
