"""Reads a stored question as a lint does: words without links, options as value and reason."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from judgequiz.questions.lints.registry import Json
from judgequiz.scenarios import MISCONCEPTIONS

LANGUAGES = ("en", "ja")
LINK = re.compile(r"\[([^\[\]]*)\]\(card:([a-z0-9-]*)\)")
SYMBOL = re.compile(r"\{([^{}]*)\}")
WORD = re.compile(r"[a-z0-9][a-z0-9'/+-]*")
SENTENCE = re.compile(r'[^.!?]+[.!?]+"?(?=\s|$)|[^.!?]+$')
NUMBER = re.compile(r"-?\d+(?:/-?\d+)?")
NUMBER_WORDS = {
    "none": "0",
    "never": "0",
    "nothing": "0",
    "no": "0",
    "it doesn't trigger": "0",
    "once": "1",
    "twice": "2",
}
# Too common to tell a stem and an option apart or to tie them together.
STOP_WORDS = frozenset(
    [
        "a",
        "an",
        "the",
        "of",
        "to",
        "in",
        "on",
        "at",
        "by",
        "for",
        "from",
        "as",
        "is",
        "are",
        "be",
        "it",
        "its",
        "that",
        "this",
        "which",
        "who",
        "what",
        "and",
        "or",
        "if",
        "then",
        "s",
        "may",
        "does",
        "do",
        "has",
        "have",
        "had",
        "was",
        "were",
        "not",
        "no",
        "yes",
        "with",
        "than",
        "there",
        "their",
        "they",
    ]
)


@lru_cache(maxsize=50_000)
def plain(words: str) -> str:
    """Without links: cards by their names."""
    return LINK.sub(r"\1", words)


def seen(words: str) -> str:
    """What the eye sees: a symbol such as {R} is one sign."""
    return SYMBOL.sub("●", plain(words))


@lru_cache(maxsize=50_000)
def normal(words: str) -> str:
    """Two texts that differ only in width, case, punctuation or spacing are one."""
    folded = unicodedata.normalize("NFKC", plain(words)).casefold()
    return "".join(sign for sign in folded if sign.isalnum() or sign in "+-/{}")


@lru_cache(maxsize=50_000)
def content_words(words: str) -> frozenset[str]:
    """The English words that carry meaning, roughly stemmed."""
    return frozenset(_stem(word) for word in WORD.findall(plain(words).lower())) - STOP_WORDS


def _stem(word: str) -> str:
    word = word.removesuffix("'s").strip("'")
    for ending in ("ing", "ed", "es", "s"):
        if len(word) > len(ending) + 3 and word.endswith(ending):
            return word.removesuffix(ending)
    return word


def sentences(words: str, language: str) -> list[str]:
    text = seen(words)
    if language == "ja":
        return [part.strip() for part in re.split(r"(?<=[。？！])", text) if part.strip()]
    return [part.strip() for part in SENTENCE.findall(text) if part.strip()]


def stem(data: Json, language: str = "en") -> str:
    """The situation and the question, as one text."""
    between = " " if language == "en" else ""
    return between.join(words[language] for words in (*data["situation"], data["ask"]))


def right(data: Json) -> Json:
    return next(option for option in data["options"] if option["right"])


def wrong(data: Json) -> list[Json]:
    return [option for option in data["options"] if not option["right"]]


def reason(data: Json, option: Json, language: str = "en") -> str:
    """The reason that an option ends with, "" where it is a value alone.

    A wrong option ends with what its belief says or with the rule that another gets wrong, the
    right one with the rule that a belief gets wrong.
    """
    words = option["words"][language]
    return next((said for said in _reasons(data, option, language) if words.endswith(said)), "")


def _reasons(data: Json, option: Json, language: str) -> Iterator[str]:
    yield from (other["reply"][language] for other in data["options"] if other["reply"]["en"])
    if option["right"]:
        yield from (step["words"][language] for step in data["because"] if step["role"] == "cause")
        return
    for slug in option["beliefs"]:
        if slug in MISCONCEPTIONS:
            yield getattr(MISCONCEPTIONS[slug].says, language)
    for belief in MISCONCEPTIONS.values():
        yield getattr(belief.truth, language)


def value(data: Json, option: Json, language: str = "en") -> str:
    """What an option says happens, without the reason."""
    words: str = option["words"][language]
    return words.removesuffix(reason(data, option, language)).strip()


def verdict(words: str) -> str:
    """ "yes", "no", or "" where the English value begins with neither."""
    first = words.partition(".")[0].lower()
    return first if first in ("yes", "no") else ""


def number(words: str) -> tuple[int, ...] | None:
    """The number that an English value states, a size as two; None where it states none alone."""
    text = plain(words).rstrip(".").lower().replace("−", "-")
    for said, digits in NUMBER_WORDS.items():
        if (text == said and said != "no") or (
            said == "no" and re.fullmatch(r"no [+/1a-z -]*(counters|cards|mana)", text)
        ):
            return (int(digits),)
    found = re.fullmatch(rf"({NUMBER.pattern})(?: [+/1a-z -]+)?", text)
    if found is None:
        return None
    return tuple(int(part) for part in found[1].split("/"))


def numbers(data: Json) -> list[tuple[int, ...]] | None:
    """The numbers of the options in the order shown, if each states one."""
    found = [number(value(data, option)) for option in data["options"]]
    stated = [one for one in found if one is not None]
    return stated if len(stated) == len(found) else None


def texts(value: Any) -> Iterator[str]:
    """Every text in a part of a question."""
    match value:
        case str():
            yield value
        case Mapping():
            for inner in value.values():
                yield from texts(inner)
        case list() | tuple():
            for inner in value:
                yield from texts(inner)


def linked_cards(value: Any) -> set[str]:
    return {match[2] for words in texts(value) for match in LINK.finditer(words)}
