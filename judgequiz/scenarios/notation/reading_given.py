"""Reads what is given of each player and of the stack."""

from __future__ import annotations

from typing import cast

from judgequiz.scenarios.notation.given import Counters, Entry, Given, OnStack, Past, ZoneList
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_details import counter_kind, details, ending, faces
from judgequiz.scenarios.notation.reading_entries import attributes, entries, new_label
from judgequiz.scenarios.notation.reading_things import mana, ref, ref_or_seat, token
from judgequiz.scenarios.notation.things import (
    Card,
    Mana,
    Number,
    Player,
    Ref,
    Seat,
    Token,
    Unknown,
    Zone,
)
from judgequiz.scenarios.notation.words import EVENTS, ZONES

CLAUSES = ("life", "counters", "pool", "history", *(zone for zone in ZONES if zone != "nowhere"))
_NO_OBJECT = frozenset({"drew", "gained", "lost", "descended"})


class _Said:
    """What the clauses of one player have said so far."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.life: Number | None = None
        self.counters: list[Counters] = []
        self.pool: Mana | None = None
        self.zones: dict[Zone, list[Entry]] = {}
        self.history: list[Past] = []
        self.stack: list[OnStack] = []


def given(reader: Reader) -> tuple[Given, tuple[OnStack, ...]]:
    """`A: life 20; hand …`, up to what is no clause of it, with what it says of the stack."""
    span = reader.span
    said = _Said(reader.player())
    reader.need_sign(":")
    if reader.ends():
        raise reader.expected(f"a clause ({', '.join(dict.fromkeys(CLAUSES))})")
    _clause(reader, said)
    while _another_clause(reader):
        _clause(reader, said)
    zones = tuple(ZoneList(zone, tuple(found)) for zone, found in sorted_zones(said.zones))
    found = Given(
        said.player,
        said.life,
        tuple(said.counters),
        said.pool,
        zones,
        tuple(said.history),
        span=span,
    )
    return found, tuple(said.stack)


def sorted_zones(zones: dict[Zone, list[Entry]]) -> list[tuple[Zone, list[Entry]]]:
    """Zones in the order in which the notation prints them."""
    order = ("hand", "library", "graveyard", "exile", "battlefield", "command")
    return sorted(zones.items(), key=lambda item: order.index(item[0]))


def merged(found: list[Given]) -> list[Given]:
    """The same with neighbours of one player made one."""
    kept: list[Given] = []
    for one in found:
        if kept and kept[-1].player == one.player:
            kept[-1] = _both(kept[-1], one)
        else:
            kept.append(one)
    return kept


def _both(first: Given, second: Given) -> Given:
    zones: dict[Zone, list[Entry]] = {}
    for one in (*first.zones, *second.zones):
        zones.setdefault(one.zone, []).extend(one.entries)
    pools = [one.pool for one in (first, second) if one.pool is not None]
    symbols = [symbol for pool in pools for symbol in pool.symbols]
    return Given(
        first.player,
        second.life if first.life is None else first.life,
        first.counters + second.counters,
        Mana(tuple(symbols)) if pools else None,
        tuple(ZoneList(zone, tuple(entries)) for zone, entries in sorted_zones(zones)),
        first.history + second.history,
        span=first.span,
    )


def _another_clause(reader: Reader) -> bool:
    ahead = 0
    while reader.at_sign(";", ahead=ahead):
        ahead += 1
    here = reader.peek(ahead)
    separated = ahead > 0
    if here.kind == "newline" and here.indented:
        reader.position += ahead + 1
        if reader.word() not in CLAUSES:
            raise reader.expected(f"a clause ({', '.join(dict.fromkeys(CLAUSES))})", known=CLAUSES)
        return True
    if not separated or reader.word(ahead) not in CLAUSES:
        return False
    if reader.at_sign(":", ahead=ahead + 1):
        return False
    reader.position += ahead
    return True


def _clause(reader: Reader, said: _Said) -> None:
    match reader.word():
        case "life":
            _life(reader, said)
        case "counters":
            reader.next()
            said.counters.extend(_player_counters(reader))
        case "pool":
            reader.next()
            pool = Mana(()) if reader.take_word("none", "empty") else mana(reader)
            said.pool = Mana((*said.pool.symbols, *pool.symbols)) if said.pool else pool
        case "history":
            reader.next()
            said.history.extend(_history(reader))
        case "stack":
            reader.next()
            said.stack.append(on_stack(reader, said.player))
        case _:
            known = ", ".join(dict.fromkeys(CLAUSES))
            zone = cast(Zone, reader.one_of(ZONES, f"a clause ({known})"))
            said.zones.setdefault(zone, []).extend(entries(reader, is_shown=zone == "battlefield"))
    ending(reader)


def _life(reader: Reader, said: _Said) -> None:
    at = reader.next().span
    if said.life is not None:
        raise reader.fail("expected the life total once", at=at)
    said.life = reader.number("a life total", least=-9999)


def _player_counters(reader: Reader) -> list[Counters]:
    found = []
    while True:
        span = reader.span
        if reader.at_number():
            number = reader.number()
            found.append(Counters(counter_kind(reader), number, span=span))
        else:
            kind = counter_kind(reader)
            found.append(Counters(kind, reader.number("a number of counters"), span=span))
        if not reader.take_sign(","):
            return found


def _history(reader: Reader) -> list[Past]:
    if reader.take_word("none"):
        return []
    found = [_past(reader)]
    while reader.take_sign(","):
        found.append(_past(reader))
    return found


def _past(reader: Reader) -> Past:
    span = reader.span
    if reader.take_word("land", "lands"):
        reader.take_word("played")
        number = _times(reader)
        return Past("land played", (), number, None, _past_turn(reader), span=span)
    event = reader.one_of(EVENTS, f"an event ({', '.join(dict.fromkeys(EVENTS.values()))})")
    reader.take_word("with", "damage")
    before = _times(reader) if event == "damaged" else None
    reader.take_word("damage")
    reader.take_word("to")
    things = () if _says_no_thing(reader, event) else (_past_thing(reader),)
    number = _times(reader) if before is None else before
    reader.take_word("damage", "life", "cards", "card")
    by = ref(reader) if reader.take_word("by") else None
    return Past(event, things, number, by, _past_turn(reader), span=span)


def _says_no_thing(reader: Reader, event: str) -> bool:
    return event in _NO_OBJECT or reader.ends() or reader.at_sign(",", "*") or reader.at_number()


def _past_thing(reader: Reader) -> Ref | Seat | Token | Unknown:
    span = reader.span
    if reader.peek().text not in reader.seats:
        reader.take_word("a", "an")
    if reader.take_word("unknown"):
        return Unknown(span=span)
    if reader.take_word("token"):
        return token(reader)
    return ref_or_seat(reader)


def _times(reader: Reader) -> Number | None:
    if reader.take_sign("*") or reader.at_number():
        number = reader.number("how often or how much")
        reader.take_word("times")
        return number
    return None


def _past_turn(reader: Reader) -> Number:
    if not (reader.take_word("in", "on", "during")):
        return 0
    reader.take_word("turn")
    here = reader.peek()
    if here.kind == "word" and here.text[0] in (*reader.seats, "T") and here.text[1:].isdigit():
        reader.next()
        return min(int(here.text[1:5]), 9999)
    return reader.number("a turn such as `T2`", least=1)


def on_stack(reader: Reader, controller: Player) -> OnStack:
    """A spell with its label, or an ability `@elf.2!`, with what was chosen for it."""
    span = reader.span
    if reader.peek().kind == "ref":
        ability = ref(reader)
        if not (ability.parts and (ability.parts[-1].stacked or ability.parts[-1].kind == "copy")):
            raise reader.fail(
                "expected a spell's name, or an ability on the stack such as `@elf.2!`", at=span
            )
        return OnStack(controller, ability, (), details(reader), span=span)
    half = reader.half()
    name = Card(reader.name("the name of a spell, or an ability such as `@elf.2!`"), span=span)
    chosen = faces(reader) or ((half,) if half > 1 else ())
    label = new_label(reader) if reader.peek().kind == "ref" else ""
    entry = Entry(name, label, 1, attributes(reader), span=span)
    return OnStack(controller, entry, chosen, details(reader), span=span)


def stack(reader: Reader) -> tuple[OnStack, ...]:
    """`stack: N Counterspell @cs -> @elf; A @elf.2!`, top first, to the end of the block."""
    reader.next()
    reader.need_sign(":")
    found: list[OnStack] = []
    if reader.take_word("none", "empty"):
        ending(reader)
        return ()
    while True:
        found.append(on_stack(reader, reader.player()))
        ending(reader)
        while reader.take_sign(";"):
            pass
        if reader.peek().kind == "newline" and reader.peek().indented:
            reader.next()
        elif reader.ends():
            return tuple(found)
