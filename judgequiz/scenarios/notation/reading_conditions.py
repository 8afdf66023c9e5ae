"""Reads conditions: of cards that may fill a slot, and of what fills the slots of a family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from judgequiz.scenarios.notation.conditions import (
    All,
    Any,
    Compared,
    Condition,
    Is,
    Measure,
    Not,
    OfSlot,
    Relation,
    SlotIs,
)
from judgequiz.scenarios.notation.reader import Reader, words_until
from judgequiz.scenarios.notation.reading_things import at_moment, moment, ref
from judgequiz.scenarios.notation.things import Card, Moment, Ref, Seat, Slot
from judgequiz.scenarios.notation.words import COLOUR_WORDS

Kind = Literal["card", "player", "step", "word", "object", "number"]
Phrase: TypeAlias = Callable[[Reader], Condition]

_RELATIONS: dict[str, Relation] = {
    "=": "=",
    "!=": "!=",
    "<": "<",
    "<=": "<=",
    ">": ">",
    ">=": ">=",
}


def card_condition(reader: Reader) -> Condition:
    """`instant and mana value < <elf>`, after `card where`."""
    return _any(reader, _of_card)


def slot_condition(reader: Reader) -> Condition:
    """`<who> = A and mana value of <elf> > 3`, after `expect where`."""
    return _any(reader, _of_slot)


def _any(reader: Reader, phrase: Phrase) -> Condition:
    span = reader.span
    found = [_all(reader, phrase)]
    while reader.take_word("or"):
        found.append(_all(reader, phrase))
    return found[0] if len(found) == 1 else Any(tuple(found), span=span)


def _all(reader: Reader, phrase: Phrase) -> Condition:
    span = reader.span
    found = [_one(reader, phrase)]
    while reader.take_word("and"):
        found.append(_one(reader, phrase))
    return found[0] if len(found) == 1 else All(tuple(found), span=span)


def _one(reader: Reader, phrase: Phrase) -> Condition:
    span = reader.span
    if reader.take_word("not"):
        reader.deeper()
        inner = Not(_one(reader, phrase), span=span)
        reader.shallower()
        return inner
    if reader.take_sign("("):
        reader.deeper()
        grouped = _any(reader, phrase)
        reader.need_sign(")")
        reader.shallower()
        return grouped
    return phrase(reader)


def _of_card(reader: Reader) -> Condition:
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
    other = _property_of(reader)
    slot = _named_slot(reader)
    other = "" if other == measured else other
    return Measure(measured, relation, slot, other, _plus(reader), span=span)


def _of_slot(reader: Reader) -> Condition:
    span = reader.span
    left = _slot_term(reader)
    if not left.property and not left.plus and reader.take_word("is"):
        turned = reader.take_word("not")
        words = words_until(reader, ("and", "or"))
        if not words:
            raise reader.expected("words that are true of a card, such as `instant`")
        found = SlotIs(left.slot, words, span=span)
        return Not(found, span=span) if turned else found
    if not reader.at_sign(*_RELATIONS):
        raise reader.expected("`is` or one of = != < <= > >=")
    relation = _RELATIONS[reader.next().text]
    if _at_term(reader):
        return Compared(left, relation, _slot_term(reader), span=span)
    return Compared(left, relation, slot_value(reader)[1], span=span)


def _at_term(reader: Reader) -> bool:
    """Whether a slot stands here, or a property, `of` and a slot."""
    ahead = 0
    while reader.peek(ahead).kind == "word" and reader.word(ahead) not in ("and", "or"):
        ahead += 1
    return reader.peek(ahead).kind == "slot" and (ahead == 0 or reader.word(ahead - 1) == "of")


def _slot_term(reader: Reader) -> OfSlot:
    span = reader.span
    measured = _property_of(reader)
    slot = _named_slot(reader)
    if slot.name not in reader.slots:
        raise reader.fail(f"expected a declared slot, found <{slot.name}>", at=slot.span)
    return OfSlot(slot, measured, _plus(reader), span=span)


def _property_of(reader: Reader) -> str:
    """`mana value of`, "" where a slot stands at once."""
    if reader.peek().kind != "word":
        return ""
    words = []
    while reader.peek().kind == "word" and reader.word() != "of":
        words.append(reader.next().text.lower())
    if not reader.take_word("of"):
        raise reader.expected("`of` and a slot")
    return " ".join(words)


def _plus(reader: Reader) -> int:
    if not reader.at_sign("+", "-"):
        return 0
    minus = reader.next().text == "-"
    return -reader.whole() if minus else reader.whole()


def _named_slot(reader: Reader) -> Slot:
    token = reader.peek()
    if token.kind != "slot":
        raise reader.expected("a number or a slot such as `<elf>`")
    reader.next()
    return Slot(token.text[1:-1], span=token.span)


def slot_value(reader: Reader) -> tuple[str, Card | Seat | Moment | Ref | str | int]:
    """One value that may fill a slot, with its kind."""
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
