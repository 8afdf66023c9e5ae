"""Reads the attributes of a thing, all but the cards it exiled."""

from __future__ import annotations

from collections.abc import Callable

from judgequiz.scenarios.notation.given import (
    Attached,
    Attribute,
    Chosen,
    ControlledBy,
    CopyOf,
    Counters,
    Damage,
    FaceUp,
    Flag,
    Gets,
    Has,
    OwnedBy,
    Paid,
    Related,
    SeenBy,
    Since,
    ValueOfX,
)
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_details import counter_kind
from judgequiz.scenarios.notation.reading_things import (
    ability,
    moment,
    ref,
    ref_or_seat,
    size,
)
from judgequiz.scenarios.notation.things import (
    Card,
    Moment,
    Player,
    Seat,
    Slot,
)
from judgequiz.scenarios.notation.words import (
    COLOUR_WORDS,
    FLAGS,
    PAID_WORDS,
    RELATIONS,
    nearest_word,
)

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
    raise reader.expected("an attribute such as `tapped` or `time 2`", known=FLAGS)


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
    is_alone = after.kind in ("newline", "end") or after.text in (";", ",", "]")
    if not found or not is_alone:
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
        raise reader.fail(
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
        return Chosen(Card(reader.spoken_name(), span=here.span), span=span)
    after = reader.peek(1)
    if here.kind == "word" and after.kind == "sign" and after.text in (";", ",", "]"):
        word = reader.next().text
        return Chosen(COLOUR_WORDS.get(word.lower(), word), span=span)
    raise reader.no_name("a card name, one word, a number, a label or a player")


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


def _paid(reader: Reader) -> Paid:
    span = reader.next().span
    if reader.peek().kind == "text":
        cost = " ".join(reader.next().text.split())
    else:
        cost = reader.one_of(PAID_WORDS, "a cost such as `impending` or `kicker`")
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
    "paid": _paid,
    "has": _has,
    "gets": _gets,
    "damage": _damage,
    "damaged": _damage,
    "x": _x,
    "seen": _seen,
    "known": _seen,
}


def is_taken(kind: str) -> bool:
    """Whether a kind of counter begins like another attribute, so that `counters` must precede."""
    first = kind.split(" ")[0]
    return (
        first in _OPENS_ATTRIBUTE
        or first in RELATIONS
        or any(flag.split(" ")[0] == first for flag in FLAGS)
    )
