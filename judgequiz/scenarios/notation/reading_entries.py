"""Reads the things in a zone: cards, tokens, unknown cards, with label, count and attributes."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgequiz.scenarios.notation.given import (
    Attached,
    Attribute,
    Chosen,
    ControlledBy,
    CopyOf,
    Counters,
    Damage,
    Entry,
    FaceUp,
    Flag,
    Gets,
    Has,
    Linked,
    OwnedBy,
    Paid,
    Related,
    SeenBy,
    Since,
    ValueOfX,
)
from judgequiz.scenarios.notation.reader import Reader, shown
from judgequiz.scenarios.notation.reading_details import counter_kind
from judgequiz.scenarios.notation.reading_things import (
    ability,
    at_ref,
    moment,
    ref,
    ref_or_seat,
    size,
    token,
)
from judgequiz.scenarios.notation.things import (
    Card,
    Moment,
    Number,
    Player,
    Ref,
    Seat,
    Slot,
    Token,
    Unknown,
)
from judgequiz.scenarios.notation.words import COLOUR_WORDS, FLAGS, RELATIONS, nearest_word

MAX_COUNT = 500
_LABEL = re.compile(r"@(\w+(?:-\w+)*)")
_OPENS_ATTRIBUTE = frozenset(
    [
        "attached",
        "attached-to",
        "enchanting",
        "equipping",
        "since",
        "owner",
        "owned",
        "controller",
        "controlled",
        "face",
        "as",
        "copy",
        "chosen",
        "chose",
        "exiled",
        "exiling",
        "imprinted",
        "paid",
        "has",
        "gets",
        "damage",
        "damaged",
        "x",
        "seen",
        "known",
    ]
)


def entries(reader: Reader) -> tuple[Entry, ...]:
    """Entries joined by commas, or `none`."""
    if reader.take_word("none", "empty", "nothing"):
        return ()
    found = [entry(reader)]
    while reader.take_sign(","):
        found.append(entry(reader))
    return tuple(found)


def entry(reader: Reader) -> Entry:
    """`Mountain*4 @m [tapped]`."""
    span = reader.span
    count = _count_before(reader)
    what = _what(reader)
    up = _face(reader)
    count, label = _count_and_label(reader, count)
    found = attributes(reader)
    return Entry(what, label, 1 if count is None else count, (*up, *found), span=span)


def _count_before(reader: Reader) -> Number | None:
    is_count = reader.peek().kind == "number" and not reader.name_length()[0]
    return reader.whole("a count", least=1, most=MAX_COUNT) if is_count else None


def _what(reader: Reader) -> Card | Token | Unknown:
    span = reader.span
    if reader.take_word("unknown"):
        reader.take_word("card", "cards")
        return Unknown(span=span)
    if reader.take_word("token"):
        return token(reader)
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
                reader.fail("expected one count")
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
        reader.fail(f"expected a count from 1 to {MAX_COUNT}", at=at)
    return number


def new_label(reader: Reader) -> str:
    """The label that a thing gets here: without primes and parts."""
    found = reader.peek()
    match = _LABEL.fullmatch(found.text)
    if match is None or len(match[1]) > 40:
        reader.fail(f"expected a new label such as `@elf`, found {shown(found)}")
    reader.next()
    return match[1]


def attributes(reader: Reader) -> tuple[Attribute, ...]:
    """`[tapped; time 2]`, or nothing."""
    found: list[Attribute] = []
    while reader.take_sign("["):
        reader.deeper()
        while not reader.take_sign("]"):
            found.append(attribute(reader))
            if not (reader.take_sign(";", ",") or reader.at_sign("]")):
                reader.expected("`;` or `]` in the attributes")
        reader.shallower()
    return tuple(found)


def attribute(reader: Reader) -> Attribute:
    """One attribute."""
    span = reader.span
    token_here = reader.peek()
    if token_here.kind == "size" or reader.peek().kind == "number":
        return _counters(reader)
    if token_here.kind == "text" and token_here.text.strip():
        return Flag(" ".join(reader.next().text.split()), span=span)
    if read := _READERS.get(reader.word()):
        return read(reader)
    if flag := _flag(reader):
        return Flag(flag, span=span)
    if reader.word() in RELATIONS:
        return _related(reader)
    if token_here.kind == "word":
        return _counters(reader)
    reader.expected("an attribute such as `tapped` or `time 2`", known=FLAGS)


def _flag(reader: Reader) -> str:
    words: list[str] = []
    found, length = "", 0
    for ahead in range(3):
        if not reader.word(ahead):
            break
        words.append(reader.word(ahead))
        if " ".join(words) in FLAGS:
            found, length = " ".join(words), ahead + 1
    after = reader.peek(length)
    if not found or not (after.kind == "sign" and after.text in (";", ",", "]")):
        return ""
    reader.position += length
    return found


def _related(reader: Reader) -> Related:
    span = reader.span
    word = reader.next().text.lower()
    to = [ref_or_seat(reader)]
    while reader.take_sign("&") or reader.take_word("and"):
        to.append(ref_or_seat(reader))
    return Related(word, tuple(to), span=span)


def _counters(reader: Reader) -> Counters:
    span = reader.span
    if reader.at_number():
        number = reader.number("a number of counters")
        return Counters(counter_kind(reader), number, span=span)
    start = reader.position
    reader.take_word("counters", "counter")
    kind = counter_kind(reader)
    if not (reader.take_sign("*", "=") or reader.at_number()):
        reader.position = start
        known = (*FLAGS, *_OPENS_ATTRIBUTE, *RELATIONS)
        word = reader.word()
        reader.fail(
            f"expected an attribute such as `tapped`, or a counter and its number, found {kind}",
            nearest=nearest_word(kind, known) or nearest_word(word, known),
        )
    return Counters(kind, reader.number("a number of counters"), span=span)


def _attached(reader: Reader) -> Attached:
    span = reader.next().span
    reader.take_word("to")
    return Attached(ref_or_seat(reader), span=span)


def _since(reader: Reader) -> Since:
    span = reader.next().span
    reader.take_word("turn")
    if reader.peek().kind == "number":
        return Since(Moment("", reader.whole("a turn", least=0)), span=span)
    return Since(moment(reader), span=span)


def _player_after(reader: Reader) -> Player:
    reader.next()
    reader.take_word("by")
    return reader.player()


def _owner(reader: Reader) -> OwnedBy:
    span = reader.span
    return OwnedBy(_player_after(reader), span=span)


def _controller(reader: Reader) -> ControlledBy:
    span = reader.span
    return ControlledBy(_player_after(reader), span=span)


def _face_up(reader: Reader) -> Attribute:
    span = reader.span
    if flag := _flag(reader):
        return Flag(flag, span=span)
    reader.next()
    return FaceUp(reader.number("the number of a face", least=1), span=span)


def _copy(reader: Reader) -> Attribute:
    span = reader.span
    if flag := _flag(reader):
        return Flag(flag, span=span)
    reader.next()
    reader.take_word("of")
    reader.take_words("a", "copy", "of")
    if reader.peek().kind == "ref":
        return CopyOf(ref(reader), span=span)
    return CopyOf(reader.name(), span=span)


def _chosen(reader: Reader) -> Chosen:
    span = reader.next().span
    here = reader.peek()
    if here.kind == "number":
        return Chosen(reader.whole(), span=span)
    if here.kind == "slot":
        return Chosen(_chosen_slot(reader), span=span)
    if here.kind == "ref":
        return Chosen(ref(reader), span=span)
    if reader.at_player() and reader.name_length()[0] < 2:
        return Chosen(Seat(reader.player(), span=here.span), span=span)
    if reader.at_name():
        return Chosen(Card(str(reader.name()), span=here.span), span=span)
    after = reader.peek(1)
    if here.kind == "word" and after.kind == "sign" and after.text in (";", ",", "]"):
        word = reader.next().text
        return Chosen(COLOUR_WORDS.get(word.lower(), word), span=span)
    reader.name("a card name, one word, a number, a label or a player")
    raise AssertionError


def _chosen_slot(reader: Reader) -> Slot | Card | Seat:
    span = reader.span
    slot = reader.slot("word", "number", "card", "player", "object")
    match reader.slots[slot.name]:
        case "card":
            return Card(slot, span=span)
        case "player":
            return Seat(slot, span=span)
        case _:
            return slot


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


def _paid(reader: Reader) -> Paid:
    span = reader.next().span
    if reader.peek().kind == "text":
        cost = " ".join(reader.next().text.split())
    elif reader.word():
        cost = reader.next().text.lower()
    else:
        reader.expected("a cost such as `impending` or `kicker`")
    counted = reader.take_sign("*") or reader.at_number()
    return Paid(cost, reader.number("how often") if counted else 1, span=span)


def _has(reader: Reader) -> Has:
    span = reader.next().span
    return Has(ability(reader), span=span)


def _gets(reader: Reader) -> Gets:
    span = reader.next().span
    return Gets(size(reader), span=span)


def _damage(reader: Reader) -> Damage:
    span = reader.next().span
    return Damage(reader.number("an amount of damage"), span=span)


def _x(reader: Reader) -> ValueOfX:
    span = reader.next().span
    reader.take_sign("=")
    return ValueOfX(reader.number("a value of X"), span=span)


def _seen(reader: Reader) -> SeenBy:
    span = reader.next().span
    reader.take_word("by", "to")
    players = [reader.player()]
    while reader.at_player():
        players.append(reader.player())
    return SeenBy(tuple(players), span=span)


_READERS: dict[str, Callable[[Reader], Attribute]] = {
    "attached": _attached,
    "enchanting": _attached,
    "equipping": _attached,
    "since": _since,
    "owner": _owner,
    "owned": _owner,
    "controller": _controller,
    "controlled": _controller,
    "face": _face_up,
    "as": _copy,
    "copy": _copy,
    "chosen": _chosen,
    "chose": _chosen,
    "exiled": _linked,
    "exiling": _linked,
    "imprinted": _linked,
    "paid": _paid,
    "has": _has,
    "gets": _gets,
    "damage": _damage,
    "damaged": _damage,
    "x": _x,
    "seen": _seen,
    "known": _seen,
}
