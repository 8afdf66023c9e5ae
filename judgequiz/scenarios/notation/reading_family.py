"""Reads the family block: slug, slots, probes, words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal, cast

from judgequiz.scenarios.notation.family import (
    All,
    Any,
    CardWhere,
    Condition,
    Family,
    Is,
    Listed,
    Measure,
    Not,
    Range,
    Relation,
    SlotTable,
)
from judgequiz.scenarios.notation.reader import Reader, words_until
from judgequiz.scenarios.notation.reading_claims import cr_numbers
from judgequiz.scenarios.notation.reading_details import ending
from judgequiz.scenarios.notation.reading_probes import probe
from judgequiz.scenarios.notation.reading_things import at_moment, moment, ref
from judgequiz.scenarios.notation.things import Card, Moment, Ref, Seat, Slot, Text
from judgequiz.scenarios.notation.words import COLOUR_WORDS

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
    "probe",
    "ask",
    "say",
    "tempting",
]
MAX_SLOTS = 40
_SLUG = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_RELATIONS: dict[str, Relation] = {
    "=": "=",
    "!=": "!=",
    "<": "<",
    "<=": "<=",
    ">": ">",
    ">=": ">=",
}


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
        case "version":
            return replace(family, version=reader.whole("a version", least=1))
        case "level":
            return replace(family, level=reader.whole("a level", least=1, most=9))
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
        case "title":
            return replace(family, title=_text(reader))
        case "ask":
            return replace(family, ask=_text(reader))
        case _:
            return replace(family, say=_text(reader))


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


def _with_slot(reader: Reader, family: Family) -> Family:
    table = slot_table(reader)
    if any(other.name == table.name for other in family.slots):
        raise reader.fail(f"expected <{table.name}> to be declared once", at=table.span)
    if len(family.slots) >= MAX_SLOTS:
        raise reader.fail(f"expected at most {MAX_SLOTS} slots", at=table.span)
    return replace(family, slots=(*family.slots, table))


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
        return CardWhere(_any(reader), span=span)
    if reader.peek().kind == "number" and reader.at_sign("..", ahead=1):
        first = reader.whole()
        reader.next()
        return Range(first, reader.whole("the last number", least=first), span=span)
    values = [_value(reader)]
    while reader.take_sign("|", ","):
        values.append(_value(reader))
    kinds = {kind for kind, _ in values}
    if len(kinds) > 1:
        raise reader.fail(
            f"expected values of one kind, found {' and '.join(sorted(kinds))}", at=span
        )
    return Listed(cast(_Kind, values[0][0]), tuple(value for _, value in values), span=span)


_Kind = Literal["card", "player", "step", "word", "object", "number"]


def _value(reader: Reader) -> tuple[str, Card | Seat | Moment | Ref | str | int]:
    token = reader.peek()
    span = token.span
    if reader.at_name() and not (reader.at_player() and reader.name_length()[0] < 2):
        return "card", Card(reader.name(), span=span)
    if token.kind == "number" or reader.at_sign("-"):
        return "number", reader.whole()
    if token.kind == "ref":
        return "object", ref(reader)
    if reader.at_player():
        return "player", Seat(reader.player(), span=span)
    if token.kind == "word" and at_moment(reader):
        return "step", moment(reader)
    if token.kind == "text" and token.text.strip():
        return "word", " ".join(reader.next().text.split())
    if token.kind == "word" and token.text.islower():
        word = reader.next().text
        return "word", COLOUR_WORDS.get(word, word)
    raise reader.no_name("a card, a number, a player, a step, a label or a word for the slot")


def _any(reader: Reader) -> Condition:
    span = reader.span
    found = [_all(reader)]
    while reader.take_word("or"):
        found.append(_all(reader))
    return found[0] if len(found) == 1 else Any(tuple(found), span=span)


def _all(reader: Reader) -> Condition:
    span = reader.span
    found = [_one(reader)]
    while reader.take_word("and"):
        found.append(_one(reader))
    return found[0] if len(found) == 1 else All(tuple(found), span=span)


def _one(reader: Reader) -> Condition:
    span = reader.span
    if reader.take_word("not"):
        reader.deeper()
        inner = Not(_one(reader), span=span)
        reader.shallower()
        return inner
    if reader.take_sign("("):
        reader.deeper()
        grouped = _any(reader)
        reader.need_sign(")")
        reader.shallower()
        return grouped
    return _phrase(reader)


def _phrase(reader: Reader) -> Condition:
    span = reader.span
    words = words_until(reader, ("and", "or"))
    if not words:
        raise reader.expected("a condition such as `instant` or `mana value < 4`")
    if reader.at_sign(*_RELATIONS):
        return _measure(reader, words)
    return Is(words, span=span)


def _measure(reader: Reader, measured: str) -> Measure:
    span = reader.span
    relation = _RELATIONS[reader.next().text]
    if reader.peek().kind == "number" or reader.at_sign("-"):
        return Measure(measured, relation, reader.whole(least=-9999), span=span)
    other = ""
    if reader.peek().kind == "word":
        words = []
        while reader.peek().kind == "word" and reader.word() != "of":
            words.append(reader.next().text.lower())
        other = " ".join(words)
        if not reader.take_word("of"):
            raise reader.expected("`of` and a slot")
    slot = _named_slot(reader)
    plus = 0
    if reader.at_sign("+", "-"):
        minus = reader.next().text == "-"
        plus = -reader.whole() if minus else reader.whole()
    other = "" if other == measured else other
    return Measure(measured, relation, slot, other, plus, span=span)


def _named_slot(reader: Reader) -> Slot:
    token = reader.peek()
    if token.kind != "slot":
        raise reader.expected("a number or a slot such as `<elf>`")
    reader.next()
    return Slot(token.text[1:-1], span=token.span)
