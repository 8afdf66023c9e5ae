"""Reads the things in a zone: cards, tokens, unknown cards, with label, count and attributes."""

from __future__ import annotations

import re

from judgequiz.scenarios.notation.given import (
    Attribute,
    Entry,
    FaceUp,
    Linked,
)
from judgequiz.scenarios.notation.reader import Reader, shown
from judgequiz.scenarios.notation.reading_attributes import attribute
from judgequiz.scenarios.notation.reading_things import (
    at_ref,
    ref,
    token,
)
from judgequiz.scenarios.notation.things import (
    Card,
    Emblem,
    Number,
    Ref,
    Token,
    Unknown,
)

MAX_COUNT = 500
_LABEL = re.compile(r"@(\w+(?:-\w+)*)")
_LINKING = ("exiled", "exiling", "imprinted")


def entries(reader: Reader, *, is_shown: bool = False) -> tuple[Entry, ...]:
    """Entries joined by commas, or `none`."""
    if reader.take_word("none", "empty", "nothing"):
        return ()
    found = [entry(reader, is_shown=is_shown)]
    while reader.take_sign(","):
        found.append(entry(reader, is_shown=is_shown))
    return tuple(found)


def entry(reader: Reader, *, is_shown: bool = False) -> Entry:
    """`Mountain*4 @m [tapped]`; of what shows one face, the back face may be named alone."""
    span = reader.span
    count = _count_before(reader)
    half = reader.half() if is_shown else 0
    what = _what(reader)
    up = _face(reader) or ((FaceUp(half, span=span),) if half > 1 else ())
    count, label = _count_and_label(reader, count)
    found = attributes(reader)
    return Entry(what, label, 1 if count is None else count, (*up, *found), span=span)


def _count_before(reader: Reader) -> Number | None:
    is_count = reader.peek().kind == "number" and not reader.name_length()[0]
    return reader.whole("a count", least=1, most=MAX_COUNT) if is_count else None


def _what(reader: Reader) -> Card | Token | Emblem | Unknown:
    span = reader.span
    if reader.take_word("unknown"):
        reader.take_word("card", "cards")
        return Unknown(span=span)
    if reader.take_word("token"):
        return token(reader)
    if reader.word() == "emblem" and reader.word(1) == "of":
        reader.position += 2
        return Emblem(reader.name(), span=span)
    return Card(reader.name("a card name, `token` or `unknown`"), span=span)


def _face(reader: Reader) -> tuple[FaceUp, ...]:
    span = reader.span
    if not reader.take_sign("//"):
        return ()
    return (FaceUp(reader.number("the number of a face", least=1), span=span),)


def _count_and_label(reader: Reader, count: Number | None) -> tuple[Number | None, str]:
    label = ""
    while True:
        if reader.at_sign("*") or _is_times(reader):
            if count is not None:
                raise reader.fail("expected one count")
            count = _count(reader)
        elif reader.peek().kind == "ref" and not label:
            label = new_label(reader)
        else:
            return count, label


def _is_times(reader: Reader) -> bool:
    return re.fullmatch(r"x\d{1,4}", reader.word()) is not None


def _count(reader: Reader) -> Number:
    if reader.take_sign("*"):
        if reader.at_slot("number"):
            return reader.slot("number")
        return reader.whole("a count", least=1, most=MAX_COUNT)
    at = reader.span
    number = int(reader.next().text[1:])
    if not 1 <= number <= MAX_COUNT:
        raise reader.fail(f"expected a count from 1 to {MAX_COUNT}", at=at)
    return number


def new_label(reader: Reader) -> str:
    """The label that a thing gets here: without primes and parts."""
    found = reader.peek()
    match = _LABEL.fullmatch(found.text)
    if match is None or len(match[1]) > 40:
        raise reader.fail(f"expected a new label such as `@elf`, found {shown(found)}")
    reader.next()
    return match[1]


def attributes(reader: Reader) -> tuple[Attribute, ...]:
    """`[tapped; time 2]`, or nothing."""
    found: list[Attribute] = []
    while reader.take_sign("["):
        reader.deeper()
        while not reader.take_sign("]"):
            found.append(_linked(reader) if reader.word() in _LINKING else attribute(reader))
            if not (reader.take_sign(";", ",") or reader.at_sign("]")):
                raise reader.expected("`;` or `]` in the attributes")
        reader.shallower()
    return tuple(found)


def _linked(reader: Reader) -> Linked:
    span = reader.next().span
    reader.take_word("card", "cards")
    found: list[Entry | Ref] = [_linked_card(reader)]
    while reader.at_sign(",", "&") and not _attribute_follows(reader):
        reader.next()
        found.append(_linked_card(reader))
    return Linked(tuple(found), span=span)


def _linked_card(reader: Reader) -> Entry | Ref:
    return ref(reader) if reader.peek().kind == "ref" else entry(reader)


def _attribute_follows(reader: Reader) -> bool:
    start = reader.position
    reader.next()
    follows = not (at_ref(reader) or reader.word() in ("unknown", "token"))
    reader.position = start
    return follows
