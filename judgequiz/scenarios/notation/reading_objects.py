"""Reads claims about one object or one player, and the same left sides without a value."""

from __future__ import annotations

from typing import cast

from judgequiz.scenarios.notation.claims import Claim, Query, QueryKind, Value, Words
from judgequiz.scenarios.notation.reader import Reader, is_wordy, words_until
from judgequiz.scenarios.notation.reading_choices import things
from judgequiz.scenarios.notation.reading_details import counter_kind
from judgequiz.scenarios.notation.reading_things import (
    ability,
    at_place,
    at_size,
    mana,
    place,
    ref,
    ref_or_seat,
    size,
)
from judgequiz.scenarios.notation.steps import Amount, Things, YesNo
from judgequiz.scenarios.notation.things import Mana, Ref, Seat, Slot, Span, Target
from judgequiz.scenarios.notation.words import COLOUR_WORDS, ZONES

AMOUNTS: dict[str, QueryKind] = {
    "power": "power",
    "toughness": "toughness",
    "damage": "damage",
    "loyalty": "loyalty",
}
LISTS: dict[str, QueryKind] = {
    "types": "types",
    "type": "types",
    "subtypes": "subtypes",
    "subtype": "subtypes",
    "colours": "colours",
    "colour": "colours",
    "colors": "colours",
    "color": "colours",
    "identity": "identity",
}
PLAYER_WORDS = ("life", "counters", "pool", *(zone for zone in ZONES if zone != "nowhere"))
_PLAYER_PROPERTIES = ", ".join(dict.fromkeys((*PLAYER_WORDS[:3], *ZONES.values())))
_PROPERTIES = (
    "in, is, power, toughness, damage, loyalty, mana value, counters, types, subtypes, colours, "
    "identity, name, has, lacks, controller, owner, tapped, untapped, attached, unattached, haunting or older"
)


def player_property_follows(reader: Reader) -> bool:
    """Whether the player here is followed by a property of players."""
    return reader.at_sign(".", ahead=1) or reader.word(1) in PLAYER_WORDS


def player_query(reader: Reader) -> Query:
    """`A.life`, `A.hand`, `A.counters poison`, `A.pool`."""
    span = reader.span
    seat = Seat(reader.player(), span=span)
    reader.take_sign(".")
    word = reader.word()
    if word not in PLAYER_WORDS:
        raise reader.expected(f"one of {_PLAYER_PROPERTIES}", known=PLAYER_WORDS)
    reader.next()
    if word == "counters":
        return Query("counters", (seat,), word=counter_kind(reader), span=span)
    if word in ("life", "pool"):
        return Query("life" if word == "life" else "pool", (seat,), span=span)
    return Query("cards", (seat,), word=ZONES[word], span=span)


def of_player(reader: Reader) -> Claim:
    """`A.life 20` and the like."""
    span = reader.span
    query = player_query(reader)
    reader.take_sign("=")
    value: Value
    if query.kind == "pool":
        value = Mana(()) if reader.take_word("empty", "none") else mana(reader)
    else:
        value = Amount(reader.number("a number", least=-9999))
        reader.take_word("cards", "card")
    return _perhaps_not(reader, query, value, span)


def of_object(reader: Reader) -> Claim:
    """`@x in A.graveyard`, `@x is 3/2` and the like."""
    span = reader.span
    what = ref_or_seat(reader)
    if isinstance(what, Seat) and reader.word() not in ("has", "lacks"):
        raise reader.expected(f"one of {_PLAYER_PROPERTIES}, has or lacks", known=PLAYER_WORDS)
    if reader.take_word("not"):
        if not reader.take_word("in"):
            raise reader.expected("`in` and a zone")
        return Claim(Query("zone", (what,)), place(reader), holds=False, span=span)
    if reader.take_word("in"):
        return _perhaps_not(reader, Query("zone", (what,)), place(reader), span)
    if reader.take_word("is"):
        return _is(reader, what, span, negated=False)
    if reader.take_word("isn't"):
        return _is(reader, what, span, negated=True)
    return _property(reader, what, span)


def _is(reader: Reader, what: Ref | Seat, span: Span, *, negated: bool) -> Claim:
    while reader.word() in ("not", "a", "an"):
        negated = negated != (reader.next().text.lower() == "not")
    if reader.take_word("in"):
        return Claim(Query("zone", (what,)), place(reader), holds=not negated, span=span)
    if at_size(reader):
        claim = _perhaps_not(reader, Query("size", (what,)), size(reader), span)
        return Claim(claim.query, claim.value, holds=claim.holds != negated, span=span)
    if reader.word() in ("tapped", "untapped") and not is_wordy(reader.peek(1)):
        query, value = Query("tapped", (what,)), YesNo(yes=reader.next().text.lower() == "tapped")
    else:
        query, value = _is_word(reader, what), YesNo(yes=True)
    yes = value.yes != negated
    return _answered(reader, query, span, yes=yes)


def _is_word(reader: Reader, what: Ref | Seat) -> Query:
    word = words_until(reader)
    if not word:
        raise reader.expected("a size, a type or a colour")
    return Query("is", (what,), word=COLOUR_WORDS.get(word, word))


def count_query(reader: Reader) -> Query:
    """`goblin A.battlefield`, after the word count."""
    word = words_until(reader, until=at_place)
    if not word:
        raise reader.expected("what is counted, as in `count goblin A.battlefield`")
    return Query("count", word=word, place=place(reader))


def _answered(reader: Reader, query: Query, span: Span, *, yes: bool) -> Claim:
    claim = _perhaps_not(reader, query, YesNo(yes=yes), span)
    if claim.holds:
        return claim
    return Claim(query, YesNo(yes=not yes), span=span)


def _property(reader: Reader, what: Ref | Seat, span: Span) -> Claim:
    opposite = {"lacks": "has", "untapped": "tapped"}.get(reader.word())
    if reader.take_word("unattached"):
        return _perhaps_not(reader, Query("attached", (what,)), Things(), span)
    query = object_query(reader, what)
    if query.kind in ("has", "tapped", "older"):
        return _answered(reader, query, span, yes=opposite is None)
    reader.take_sign("=")
    return _perhaps_not(reader, query, _value(reader, query.kind), span)


def object_query(reader: Reader, what: Ref | Seat) -> Query:
    """`@x power`, `@x counters time`, `@x has flying`: the property after the object."""
    word = reader.word()
    if word not in _KNOWN:
        raise reader.expected(f"{_PROPERTIES}", known=_KNOWN)
    reader.next()
    of = (what,)
    match word:
        case "counters":
            return Query("counters", of, word=counter_kind(reader))
        case "has" | "lacks":
            return Query("has", of, word=ability(reader))
        case "mana":
            if not reader.take_word("value"):
                raise reader.expected("`value`")
            return Query("mana value", of)
        case "untapped":
            return Query("tapped", of)
        case "older":
            reader.take_word("than")
            return Query("older", (what, ref(reader)))
        case _:
            kind = {**AMOUNTS, **LISTS}.get(word) or cast(QueryKind, word)
            return Query(kind, of)


_KNOWN = (
    *AMOUNTS,
    *LISTS,
    *("counters", "has", "lacks", "mana", "tapped", "untapped", "controller", "owner"),
    *("attached", "haunting", "older", "name"),
)


def _value(reader: Reader, kind: QueryKind) -> Value:
    if kind in ("types", "subtypes", "colours", "identity"):
        return Words(_words(reader, kind))
    if kind == "name":
        return Words((reader.spoken_name(),))
    if kind in ("controller", "owner"):
        span = reader.span
        return Things((Target(Seat(reader.player(), span=span)),))
    if kind in ("attached", "haunting"):
        reader.take_word("to")
        return Things(things(reader))
    return Amount(reader.number("a number", least=-9999))


def _words(reader: Reader, kind: QueryKind) -> tuple[str | Slot, ...]:
    found: list[str | Slot] = []
    if reader.take_word("none", "colourless", "colorless"):
        return ()
    while not (reader.ends() or reader.at_sign("=")):
        if reader.at_slot("word"):
            found.append(reader.slot("word"))
        else:
            found.append(_listed_word(reader, kind))
        reader.take_sign(",", "&")
        reader.take_word("and")
    if not found:
        asked = "colours" if kind == "identity" else kind
        raise reader.expected(f"{asked}, or `none`")
    return tuple(found)


def _listed_word(reader: Reader, kind: QueryKind) -> str:
    if kind in ("colours", "identity"):
        return reader.one_of(COLOUR_WORDS, "a colour")
    if reader.peek().kind != "word":
        raise reader.expected("a type")
    text = reader.next().text
    return text if kind == "subtypes" else text.lower()


def _perhaps_not(reader: Reader, query: Query, value: Value, span: Span) -> Claim:
    holds = True
    if reader.take_sign("="):
        if reader.take_word("no", "false"):
            holds = False
        elif not reader.take_word("yes", "true"):
            raise reader.expected("`yes` or `no`", known=("yes", "no"))
    return Claim(query, value, holds=holds, span=span)
