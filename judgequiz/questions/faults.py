"""Looks a question over before it goes into the stock: what a page could not show, or must not."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judgequiz.questions.table import picture
from judgequiz.scenarios import MISCONCEPTIONS

Json = Mapping[str, Any]

TEXTS = ("title", "ask", "answer", "say", "note")
LISTS_OF_TEXTS = ("because", "log", "options")
KEY = re.compile(r"[a-z0-9]{3,12}")
CARD = re.compile(r"\(card:([a-z0-9-]+)\)")
LONGEST_NOTE = 800


def faults(data: Json) -> list[str]:
    """Every fault of this question, in words; none if it may be asked."""
    return [
        *_words(data),
        *_options(data),
        *_because(data),
        *_tables(data),
        *_cards(data),
        *_note(data),
    ]


def _words(data: Json) -> Iterator[str]:
    for name in TEXTS:
        if not _is_said(data[name]):
            yield f"{name} is not said in both languages"
    if not data["situation"]:
        yield "there is no situation"
    for name in LISTS_OF_TEXTS:
        for number, item in enumerate(data[name]):
            if not _is_said(item["words"]):
                yield f"{name} {number} is not said in both languages"


def _options(data: Json) -> Iterator[str]:
    options = data["options"]
    keys = [option["key"] for option in options]
    if not 3 <= len(options) <= 5:
        yield f"{len(options)} options, not three to five"
    if len(set(keys)) < len(keys) or not all(KEY.fullmatch(key) for key in keys):
        yield "the options' keys are not distinct and opaque"
    if sum(option["right"] for option in options) != 1:
        yield "not exactly one option is right"
    for language in ("en", "ja"):
        words = [option["words"][language] for option in options]
        if len(set(words)) < len(words):
            yield f"two options read the same in {language}"
    for option in options:
        if not option["right"] and not option["beliefs"]:
            yield f"option {option['key']} has no belief behind it"
    missing = sorted(set(MISCONCEPTIONS) - set(data["beliefs"]))
    if missing:
        yield f"no option is stored for the beliefs {', '.join(missing)}"
    if not set(data["beliefs"].values()) <= {*keys, ""}:
        yield "a belief plays to an option that is not there"


def _because(data: Json) -> Iterator[str]:
    if not data["because"]:
        yield "nothing says why"
    for step in data["because"]:
        if not step["cr"]:
            yield "a reason has no rule number"
    for place in data["parting"].values():
        if not 0 <= place < len(data["log"]):
            yield "a game parts outside the log"


def _tables(data: Json) -> Iterator[str]:
    for name in ("table", "end"):
        try:
            picture(data[name], data["cards"])
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
            yield f"the {name} cannot be drawn: {type(fault).__name__} {fault}"


def _cards(data: Json) -> Iterator[str]:
    for slug, card in data["cards"].items():
        missing = sorted({"name", "cost", "colours", "type", "text", "pt"} - set(card))
        if missing:
            yield f"the card {slug} has no {', '.join(missing)}"
    named = {slug for words in _all_texts(data) for slug in CARD.findall(words)}
    for slug in sorted(named - set(data["cards"])):
        yield f"the card {slug} is named but not given"


def _note(data: Json) -> Iterator[str]:
    if len(data["note"]["en"]) > LONGEST_NOTE:
        yield "the note is too long"
    if not data["signature"]:
        yield "there is no signature"


def _is_said(words: Json) -> bool:
    return bool(words["en"].strip()) and bool(words["ja"].strip())


def _all_texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for inner in value.values():
                yield from _all_texts(inner)
        case list() | tuple():
            for inner in value:
                yield from _all_texts(inner)
