"""Reads the family block: slug, slots, probes, written options, words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

from judgequiz.scenarios.notation.family import (
    CardWhere,
    Family,
    Listed,
    Range,
    SlotTable,
    Written,
)
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_claims import cr_numbers
from judgequiz.scenarios.notation.reading_conditions import (
    Kind,
    card_condition,
    slot_condition,
    slot_value,
)
from judgequiz.scenarios.notation.reading_details import ending
from judgequiz.scenarios.notation.reading_probes import probe
from judgequiz.scenarios.notation.things import Text

FAMILY_WORDS = [
    "family",
    "version",
    "level",
    "mechanics",
    "mechanic",
    "rulings",
    "ruling",
    "cr",
    "title",
    "slot",
    "fit",
    "probe",
    "ask",
    "say",
    "tempting",
    "told",
    "right",
    "wrong",
]
MAX_SLOTS = 40
_SLUG = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")


def family_word(reader: Reader, family: Family) -> Family:
    """The family with one more of its statements."""
    word = reader.next().text.lower()
    found = _family_word(reader, family, word)
    ending(reader)
    return found


def _family_word(reader: Reader, family: Family, word: str) -> Family:
    match word:
        case "family":
            return replace(family, slug=_slug(reader, "a slug such as `countered-cascade`"))
        case "version" | "level" | "told":
            return _numbered(reader, family, word)
        case "mechanics" | "mechanic":
            return replace(family, mechanics=family.mechanics + _slugs(reader))
        case "rulings" | "ruling":
            return replace(family, rulings=family.rulings + _slugs(reader))
        case "tempting":
            return replace(family, tempting=family.tempting + _slugs(reader))
        case "cr":
            return replace(family, cr=family.cr + _rules(reader))
        case "probe":
            return replace(family, probes=(*family.probes, probe(reader)))
        case "slot":
            return _with_slot(reader, family)
        case "fit":
            return _fitting(reader, family)
        case "right" | "wrong":
            return replace(family, written=(*family.written, _written(reader, word)))
        case _:
            return _worded(reader, family, word)


def _worded(reader: Reader, family: Family, word: str) -> Family:
    match word:
        case "title":
            return replace(family, title=_text(reader))
        case "ask":
            return replace(family, ask=_text(reader))
        case _:
            return replace(family, say=_text(reader))


def _numbered(reader: Reader, family: Family, word: str) -> Family:
    match word:
        case "version":
            return replace(family, version=reader.whole("a version", least=1))
        case "level":
            return replace(family, level=reader.whole("a level", least=1, most=9))
        case _:
            return replace(family, told=reader.whole("how many steps are told as done", least=0))


def _slug(reader: Reader, what: str) -> str:
    token = reader.peek()
    if token.kind not in ("word", "number") or not _SLUG.fullmatch(token.text):
        raise reader.expected(what)
    return reader.next().text


def _slugs(reader: Reader) -> tuple[str, ...]:
    found = [_slug(reader, "a slug")]
    while not reader.ends():
        reader.take_sign(",")
        found.append(_slug(reader, "a slug"))
    return tuple(found)


def _rules(reader: Reader) -> tuple[str, ...]:
    found = cr_numbers(reader)
    if not found:
        raise reader.expected("the number of a rule such as `702.85a`")
    return found


def _text(reader: Reader) -> Text:
    span = reader.span
    words = {"en": "", "ja": ""}
    while reader.word() in words:
        language = reader.next().text.lower()
        if reader.peek().kind != "text":
            raise reader.expected(f'the words in quotes after `{language}`, as in {language} "…"')
        words[language] = reader.next().text
    if not any(words.values()):
        raise reader.expected('`en "…"` and `ja "…"`')
    return Text(words["en"], words["ja"], span=span)


def _written(reader: Reader, word: str) -> Written:
    """`en "…" ja "…"` or `where <n> > 1: en "…" ja "…"`, after `right`, or after `wrong` and its belief."""
    span = reader.span
    belief = _slug(reader, "the slug of a belief") if word == "wrong" else ""
    where = slot_condition(reader) if reader.take_word("where") else None
    if where is not None:
        reader.need_sign(":", "and the words")
    return Written(_text(reader), belief, where, span=span)


def _with_slot(reader: Reader, family: Family) -> Family:
    table = slot_table(reader)
    if any(other.name == table.name for other in family.slots):
        raise reader.fail(f"expected <{table.name}> to be declared once", at=table.span)
    if len(family.slots) >= MAX_SLOTS:
        raise reader.fail(f"expected at most {MAX_SLOTS} slots", at=table.span)
    return replace(family, slots=(*family.slots, table))


def _fitting(reader: Reader, family: Family) -> Family:
    """`where <n> = 6 or <m> > 6`, after `fit`."""
    if family.fits is not None:
        raise reader.fail("expected `fit where` once")
    if not reader.take_word("where"):
        raise reader.expected("`where` and what is so of the slots, as in `fit where <n> > 1`")
    return replace(family, fits=slot_condition(reader))


def slot_table(reader: Reader) -> SlotTable:
    """`<elf> = Bloodbraid Elf | Shardless Agent`, after the word slot."""
    token = reader.peek()
    if token.kind != "slot":
        raise reader.expected("the name of a slot such as `<elf>`")
    reader.next()
    reader.need_sign("=", "and what may fill the slot")
    return SlotTable(token.text[1:-1], _fills(reader), span=token.span)


def slot_kind(table: SlotTable) -> str:
    """What kind of thing fills the slot."""
    match table.fills:
        case Range():
            return "number"
        case CardWhere():
            return "card"
        case Listed(kind=kind):
            return kind


def _fills(reader: Reader) -> Listed | Range | CardWhere:
    span = reader.span
    if reader.take_words("card", "where") or reader.take_words("cards", "where"):
        return CardWhere(card_condition(reader), span=span)
    if reader.peek().kind == "number" and reader.at_sign("..", ahead=1):
        first = reader.whole()
        reader.next()
        return Range(first, reader.whole("the last number", least=first), span=span)
    values = [slot_value(reader)]
    while reader.take_sign("|", ","):
        values.append(slot_value(reader))
    kinds = {kind for kind, _ in values}
    if len(kinds) > 1:
        raise reader.fail(
            f"expected values of one kind, found {' and '.join(sorted(kinds))}", at=span
        )
    return Listed(cast(Kind, values[0][0]), tuple(value for _, value in values), span=span)
