"""The part of a text in which it was found, with what was looked for marked."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from django.utils.safestring import SafeString, mark_safe

from judgequiz.catalogue.search.folding import fold
from judgequiz.catalogue.search.grams import Phrase, Query
from judgequiz.rulings.templatetags.words import other_than

# How much is shown before the first mark, and in all, in signs of each script.
BEFORE = {"en": 60, "ja": 25}
LONG = {"en": 220, "ja": 110}
BETWEEN = r"[\W_]*"


@dataclass(frozen=True, slots=True)
class Shown:
    """An excerpt and the language it is in."""

    html: SafeString
    tongue: str


def excerpt(words: Mapping[str, str], query: Query, tongue: str) -> Shown:
    """From the text in the language that is read; from the other, if it was found only there."""
    for it in (tongue, other_than(tongue)):
        if spans := _found(words[it], query):
            return Shown(_cut(words[it], spans, it), it)
    return Shown(_cut(words[tongue], [], tongue), tongue)


def marked(text: str, query: Query) -> SafeString:
    """All of a text, with what was looked for marked."""
    return _marked(text, _found(text, query), 0, len(text))


def _cut(text: str, spans: list[tuple[int, int]], tongue: str) -> SafeString:
    begin = max(0, spans[0][0] - BEFORE[tongue]) if spans else 0
    if tongue == "en" and begin:
        begin = text.find(" ", begin) + 1
    end = min(len(text), begin + LONG[tongue])
    if tongue == "en" and end < len(text):
        end = max(text.rfind(" ", begin, end), begin + BEFORE[tongue])
    drawn = _marked(text, spans, begin, end)
    before, after = "…" if begin else "", "…" if end < len(text) else ""
    return mark_safe(f"{before}{drawn}{after}")  # noqa: S308  (escaped below)


def _marked(text: str, spans: list[tuple[int, int]], begin: int, end: int) -> SafeString:
    pieces = []
    for start, stop in spans:
        if start >= end or stop <= begin:
            continue
        start, stop = max(start, begin), min(stop, end)
        pieces += [escape(text[begin:start]), "<mark>", escape(text[start:stop]), "</mark>"]
        begin = stop
    pieces.append(escape(text[begin:end]))
    return mark_safe("".join(pieces))  # noqa: S308  (each piece of text is escaped)


def _found(text: str, query: Query) -> list[tuple[int, int]]:
    """Where what was looked for stands, first to last, none over another."""
    folded, places = _folded(text)
    pattern = "|".join(_pattern(phrase) for phrase in query.phrases)
    return [
        (places[it.start()], places[it.end() - 1] + 1)
        for it in re.finditer(pattern, folded)
        if it.end() > it.start()
    ]


def _pattern(phrase: Phrase) -> str:
    words = BETWEEN.join(map(re.escape, phrase.shown))
    begins = r"(?<![a-z0-9])" if phrase.shown[0].isascii() else ""
    ends = r"(?![a-z0-9])" if phrase.shown[-1].isascii() and not phrase.goes_on else ""
    return f"{begins}{words}{ends}"


def _folded(text: str) -> tuple[str, list[int]]:
    """The text as it is compared, and from which sign of the text each of its signs comes."""
    signs = [(sign, place) for place, it in enumerate(text) for sign in fold(it)]
    return "".join(sign for sign, _ in signs), [place for _, place in signs]
