"""Reads the choices under a step."""

from __future__ import annotations

from typing import cast

from judgequiz.scenarios.notation.reader import Reader, shown
from judgequiz.scenarios.notation.reading_details import (
    details,
    ending,
    faced_ref,
    modes,
    paid_mana,
)
from judgequiz.scenarios.notation.reading_things import mana, target
from judgequiz.scenarios.notation.steps import (
    NO_DETAILS,
    Amount,
    Answer,
    CardName,
    Choice,
    ChoiceKind,
    Details,
    Modes,
    Things,
    Word,
    YesNo,
)
from judgequiz.scenarios.notation.things import Number, Ref, Target
from judgequiz.scenarios.notation.words import CARD_TYPES, COLOUR_WORDS, KINDS, TOPICS, nearest_word

_WORDS_OF_TYPES = ("type", "creature type", "card type", "land type", "word")
_SHORT = {"heads", "tails", "odd", "even", "left", "right", *COLOUR_WORDS, *CARD_TYPES}


def at_choice(reader: Reader, *, indented: bool) -> bool:
    """Whether a choice begins here; `A assign` at the margin is a step."""
    if reader.word() == "chance":
        return True
    if not reader.at_player():
        return False
    kind = KINDS.get(reader.word(1), "")
    return bool(kind) and (indented or kind != "assign")


def choice(reader: Reader) -> Choice:
    """`A may cast @bolt = yes -> N`, `chance bottom = Forest`."""
    span = reader.span
    chooser: object = ""
    if reader.take_word("chance"):
        kind = "chance"
    else:
        chooser = reader.player()
        if reader.word() == "chance":
            raise reader.expected("`chance` without a player before it")
        kind = reader.one_of(
            KINDS, f"a kind of choice ({', '.join(dict.fromkeys(KINDS.values()))})"
        )
    topic, about, sides = topic_and_about(reader)
    if not reader.take_sign("="):
        raise reader.expected("`=` and the answer")
    answer, more = _answer(reader, cast(ChoiceKind, kind), topic)
    ending(reader)
    return Choice(
        cast(str, chooser), cast(ChoiceKind, kind), topic, about, answer, sides, more, span=span
    )


def topic_and_about(reader: Reader) -> tuple[str, Ref | None, tuple[Number, ...]]:
    """Topic words, then the object, its faces; each may be missing."""
    words: list[str] = []
    if reader.peek().kind == "text" and not reader.at_name():
        words.append(" ".join(reader.next().text.split()))
    while (word := reader.word()) and word in TOPICS and _is_lower(reader):
        words.append(word)
        reader.next()
    about: Ref | None = None
    sides: tuple[Number, ...] = ()
    if not (reader.at_sign("=") or reader.ends()):
        if reader.word() and _is_lower(reader) and not reader.at_name():
            nearest = nearest_word(reader.word(), TOPICS)
            here = shown(reader.peek())
            raise reader.fail(
                f"expected a topic word, an object or `=`, found {here}", nearest=nearest
            )
        about, sides = faced_ref(reader)
    return " ".join(words), about, sides


def _is_lower(reader: Reader) -> bool:
    return reader.peek().text.islower()


def _answer(reader: Reader, kind: ChoiceKind, topic: str) -> tuple[Answer, Details]:
    span = reader.span
    match kind:
        case "may" | "pay":
            return _yes_or_no(reader, kind)
        case "name":
            return _named(reader, topic), details(reader)
        case "colour":
            return _coloured(reader), details(reader)
        case "number":
            return Amount(reader.number(), span=span), details(reader)
        case "mode":
            return Modes(modes(reader), span=span), NO_DETAILS
        case "pick" | "chance":
            return _picked(reader), details(reader)
        case _:
            return Things(things(reader), span=span), details(reader)


def _yes_or_no(reader: Reader, kind: str) -> tuple[Answer, Details]:
    span = reader.span
    if reader.take_word("no"):
        return YesNo(yes=False, span=span), NO_DETAILS
    if kind == "pay" and reader.peek().kind == "mana":
        return YesNo(yes=True, span=span), Details(paid=paid_mana(reader), span=span)
    if not reader.take_word("yes"):
        raise reader.expected("`yes` or `no`", known=("yes", "no"))
    return YesNo(yes=True, span=span), details(reader)


def _named(reader: Reader, topic: str) -> Answer:
    span = reader.span
    if topic in _WORDS_OF_TYPES:
        return _word(reader, "a type")
    return CardName(reader.spoken_name(), span=span)


def _coloured(reader: Reader) -> Answer:
    span = reader.span
    if reader.peek().kind == "slot":
        return Word(reader.slot("word"), span=span)
    return Word(reader.one_of(COLOUR_WORDS, f"a colour ({', '.join(COLOUR_WORDS)})"), span=span)


def _word(reader: Reader, what: str) -> Word:
    span = reader.span
    token = reader.peek()
    if token.kind == "slot":
        return Word(reader.slot("word"), span=span)
    if token.kind == "text" and token.text.strip():
        return Word(" ".join(reader.next().text.split()), span=span)
    if token.kind != "word":
        raise reader.expected(what)
    return Word(COLOUR_WORDS.get(token.text.lower(), reader.next().text), span=span)


def _picked(reader: Reader) -> Answer:
    span = reader.span
    if reader.peek().kind == "mana":
        return mana(reader)
    if reader.at_number():
        return Amount(reader.number(), span=span)
    is_word_in_quotes = reader.peek().kind == "text" and not reader.at_name()
    if reader.at_slot("word") or is_word_in_quotes or (reader.word() and _is_plain_word(reader)):
        return _word(reader, "a word")
    return Things(things(reader), span=span)


def _is_plain_word(reader: Reader) -> bool:
    if reader.word() in ("none", "_") or reader.at_player():
        return False
    if reader.word() in _SHORT:
        return True
    return _is_lower(reader) and not reader.at_name()


def things(reader: Reader) -> tuple[Target, ...]:
    """Objects or players in order, or `none`."""
    if reader.take_word("none", "nothing"):
        return ()
    found = [target(reader)]
    while reader.take_sign(",", "&") or reader.take_word("and"):
        found.append(target(reader))
    return tuple(found)
