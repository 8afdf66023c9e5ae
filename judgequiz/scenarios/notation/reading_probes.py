"""Reads probes: the left side of an expectation, the property first or last."""

from __future__ import annotations

from judgequiz.scenarios.notation.claims import Query, QueryKind
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_choices import topic_and_about
from judgequiz.scenarios.notation.reading_details import counter_kind, ending
from judgequiz.scenarios.notation.reading_objects import (
    LISTS,
    count_query,
    object_query,
    player_property_follows,
    player_query,
)
from judgequiz.scenarios.notation.reading_steps import player_step
from judgequiz.scenarios.notation.reading_things import (
    ability,
    at_ref,
    ref,
    ref_or_seat,
)
from judgequiz.scenarios.notation.things import Seat
from judgequiz.scenarios.notation.words import COLOUR_WORDS, KINDS, ZONES

_OF_ONE: dict[str, QueryKind] = {
    "zone": "zone",
    "power": "power",
    "toughness": "toughness",
    "size": "size",
    "damage": "damage",
    "loyalty": "loyalty",
    "name": "name",
    "controller": "controller",
    "owner": "owner",
    "tapped": "tapped",
    "attached": "attached",
    "haunting": "haunting",
    "triggered": "triggered",
    **LISTS,
}
_OF_GAME: dict[str, QueryKind] = {
    "stack": "stack",
    "winner": "winner",
    "draw": "draw",
    "turn": "turn",
}
PROBE_WORDS = (
    *_OF_ONE,
    *_OF_GAME,
    *("life", "cards", "counters", "pool", "mana", "is", "has", "may", "can", "targets", "legal"),
    *(
        "sees",
        "asked",
        "choices",
        "order",
        "older",
        "resolved",
        "triggers",
        "refused",
        "lost",
        "count",
        "log",
    ),
)


def probe(reader: Reader) -> Query:
    """`probe zone @elf` or `probe @elf power`, after the word probe."""
    span = reader.span
    word = reader.word()
    if word in PROBE_WORDS and not reader.at_player():
        reader.next()
        found = _probe(reader, word)
    elif reader.at_player() and player_property_follows(reader):
        found = player_query(reader)
    elif at_ref(reader):
        what = ref(reader)
        found = Query("zone", (what,)) if reader.take_word("in") else object_query(reader, what)
    else:
        raise reader.expected(f"what is probed ({', '.join(PROBE_WORDS)})", known=PROBE_WORDS)
    ending(reader)
    return Query(
        found.kind,
        found.of,
        found.player,
        found.word,
        found.choice,
        found.number,
        found.place,
        found.step,
        span=span,
    )


def may_or_find(reader: Reader) -> Query:
    """`A cast @bolt -> N`, also `at once`; `A find @land`."""
    if reader.at_player() and reader.word(1) == "find":
        player = reader.player()
        reader.next()
        found = () if reader.take_word("none", "nothing") else (ref(reader),)
        return Query("find", found, player)
    step = player_step(reader)
    return Query("may", step=step, word="at once" if reader.take_words("at", "once") else "")


def _probe(reader: Reader, word: str) -> Query:
    if kind := _OF_ONE.get(word):
        reader.take_word("of")
        return Query(kind, (ref_or_seat(reader),))
    if kind := _OF_GAME.get(word):
        return Query(kind)
    match word:
        case "triggers":
            return Query("triggers", (ref(reader),))
        case "may" | "can":
            return may_or_find(reader)
        case "life" | "pool" | "lost":
            return Query(_seat_kind(word), (Seat(reader.player()),))
        case "cards":
            return _cards(reader)
        case "sees":
            player = reader.player()
            return Query("sees", (ref(reader),), player)
        case "asked":
            return _asked(reader)
        case "choices":
            return Query("choices", (), reader.player(), choice=_kind(reader))
        case "order" | "resolved":
            return _order(reader, word)
        case "older":
            return Query("older", (ref(reader), ref(reader)))
        case _:
            return _with_words(reader, word)


def _seat_kind(word: str) -> QueryKind:
    return "life" if word == "life" else "pool" if word == "pool" else "lost"


def _cards(reader: Reader) -> Query:
    seat = Seat(reader.player())
    reader.take_sign(".")
    zone = reader.one_of(ZONES, f"a zone ({', '.join(ZONES)})")
    return Query("cards", (seat,), word=zone)


def _asked(reader: Reader) -> Query:
    player = reader.player()
    kind = _kind(reader)
    topic, about, _ = topic_and_about(reader)
    return Query("asked", (about,) if about else (), player, topic, kind)


def _kind(reader: Reader) -> str:
    return reader.one_of(KINDS, f"a kind of choice ({', '.join(dict.fromkeys(KINDS.values()))})")


def _order(reader: Reader, word: str) -> Query:
    first = ref(reader)
    before = reader.take_sign(",") or reader.take_word("before")
    if word == "resolved" and not before:
        return Query("resolved", (first,))
    return Query("order", (first, ref(reader)))


def _with_words(reader: Reader, word: str) -> Query:
    match word:
        case "counters":
            what = ref_or_seat(reader)
            return Query("counters", (what,), word=counter_kind(reader))
        case "mana":
            if not reader.take_word("value"):
                raise reader.expected("`value`")
            return Query("mana value", (ref(reader),))
        case "is":
            what = ref_or_seat(reader)
            found = ability(reader)
            return Query("is", (what,), word=COLOUR_WORDS.get(found, found))
        case "has":
            what = ref_or_seat(reader)
            return Query("has", (what,), word=ability(reader))
        case "targets" | "legal":
            reader.take_word("targets")
            reader.take_word("of")
            return Query("targets", (ref(reader),))
        case "refused":
            last = reader.take_word("last") or reader.ends()
            return Query("refused", number=0 if last else reader.whole("a step", least=1))
        case "count":
            return count_query(reader)
        case _:
            return _log(reader)


def _log(reader: Reader) -> Query:
    if reader.peek().kind not in ("word", "text"):
        raise reader.expected("an event such as `countered`")
    word = reader.next().text.lower()
    return Query("log", () if reader.ends() else (ref_or_seat(reader),), word=word)
