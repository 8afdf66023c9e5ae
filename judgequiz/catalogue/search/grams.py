"""What a text is cut into to be found, and what a query looks for.

Japanese has no spaces between words, so a run of it is cut into all its pairs of signs, and its
last sign alone: every word of two signs is a pair, every longer one some pairs in a row, and a
single sign begins a pair or is the last.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judgequiz.catalogue.search.folding import fold

JAPANESE = r"[\u3005-\u3007\u3041-\u3096\u309d\u309e\u30a1-\u30fe\u3400-\u9fff\uf900-\ufaff]+"
# Letters and digits, with dots inside: 702.85a is one word.
LATIN = r"[a-z0-9]+(?:\.[a-z0-9]+)*"
PIECE = re.compile(f"(?P<japanese>{JAPANESE})|(?P<latin>{LATIN})|[^\\W_]")
# "CR 702.85a" is looked up as the number alone.
BEFORE_NUMBER = re.compile(r"^(?:cr|rule|rules|るーる)\s*(?=[1-9][0-9]{2})")

LONGEST = 100
MOST_PHRASES = 12


@dataclass(frozen=True, slots=True)
class Phrase:
    """Pieces that stand one right after the other; the last may go on, if only its beginning is
    looked for.
    """

    grams: tuple[str, ...]
    goes_on: bool
    shown: tuple[str, ...]
    """The same uncut, to be marked where it is found."""


@dataclass(frozen=True, slots=True)
class Query:
    """What someone looks for: all of these phrases, anywhere."""

    folded: str
    phrases: tuple[Phrase, ...]

    @property
    def is_too_long(self) -> bool:
        return len(self.folded) > LONGEST or len(self.phrases) > MOST_PHRASES


def grams(text: str) -> list[str]:
    """What the text is found by, in its order."""
    return [gram for piece in PIECE.finditer(fold(text)) for gram in _cut(piece)]


def query(written: str) -> Query:
    """What is looked for. A word of English counts whole, but for the last, which may go on."""
    # PostgreSQL takes no text with NUL in it, and what is between words is none of a name.
    words = fold(written[: 4 * LONGEST].replace("\0", " ")).split()
    folded = BEFORE_NUMBER.sub("", " ".join(words))
    chunks = [list(PIECE.finditer(chunk)) for chunk in folded.split()]
    chunks = [chunk for chunk in chunks if chunk]
    return Query(folded, tuple(_phrases(chunks)))


def _phrases(chunks: list[list[re.Match[str]]]) -> Iterator[Phrase]:
    for number, pieces in enumerate(chunks, start=1):
        last = pieces[-1]
        found = [gram for piece in pieces for gram in _cut(piece)]
        if last["japanese"] and len(last[0]) > 1:
            # Its last sign is alone only where a run ends; here the run may go on.
            found.pop()
            goes_on = False
        else:
            goes_on = last["latin"] is None or number == len(chunks) or last[0][0].isdigit()
        yield Phrase(tuple(found), goes_on, tuple(piece[0] for piece in pieces))


def _cut(piece: re.Match[str]) -> list[str]:
    signs = piece[0]
    if not piece["japanese"]:
        return [signs]
    return [*(signs[place : place + 2] for place in range(len(signs) - 1)), signs[-1]]
