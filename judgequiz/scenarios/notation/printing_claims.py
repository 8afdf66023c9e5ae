"""Prints expectations and probes."""

from __future__ import annotations

from judgequiz.scenarios.notation.claims import (
    Claim,
    Expect,
    OnceOrMore,
    Query,
    Value,
    Verdict,
    Words,
)
from judgequiz.scenarios.notation.printing_conditions import condition_words
from judgequiz.scenarios.notation.printing_steps import step_line, topic_words
from judgequiz.scenarios.notation.printing_things import (
    mana,
    moment,
    name,
    number,
    phrase,
    place,
    plain_word,
    player,
    ref_or_seat,
    size,
    targets,
    word_or_slot,
)
from judgequiz.scenarios.notation.reader import quoted
from judgequiz.scenarios.notation.steps import Amount, Things, YesNo
from judgequiz.scenarios.notation.things import Mana, Moment, Place, PowerToughness, Seat, Slot

_WIDTH = 100


def expect_lines(expect: Expect) -> list[str]:
    """The claims in one line, or in a line each where that is too long."""
    claims = [claim(one) for one in expect.claims]
    if expect.where is not None:
        where = f"expect where {condition_words(expect.where)}:"
        together = f"{where} {'; '.join(claims)}"
        return [together] if len(together) <= _WIDTH else [where, *(f"  {one}" for one in claims)]
    together = f"expect {'; '.join(claims)}"
    if len(together) <= _WIDTH:
        return [together]
    return [f"expect {claims[0]}", *(f"  {one}" for one in claims[1:])]


def claim(value: Claim) -> str:
    """One claim."""
    query = value.query
    of = [ref_or_seat(one) for one in query.of]
    match value.value:
        case Place() as where:
            return f"{of[0]} {'in' if value.holds else 'not in'} {place(where)}"
        case YesNo(yes=yes):
            return _yes_no(query, of, yes=yes)
        case Verdict() as verdict:
            return _verdict(query, verdict)
        case _:
            return _valued(query, of, value.value) + ("" if value.holds else " = no")


def _yes_no(query: Query, of: list[str], *, yes: bool) -> str:
    match query.kind:
        case "has":
            return f"{of[0]} {'has' if yes else 'lacks'} {phrase(query.word)}"
        case "is":
            return f"{of[0]} is {'' if yes else 'not '}{query.word}"
        case "tapped":
            return f"{of[0]} {'tapped' if yes else 'untapped'}"
        case "older":
            return f"{of[0]} older than {of[1]}" + ("" if yes else " = no")
        case "sees":
            return f"sees {player(query.player)} {of[0]} = {'yes' if yes else 'no'}"
        case "asked":
            return f"{_asked(query, of)} = {'yes' if yes else 'no'}"
        case "find":
            found = of[0] if of else "none"
            return f"can {player(query.player)} find {found} = {'yes' if yes else 'no'}"
        case _:
            return _plain(query, of) + ("" if yes else " = no")


def _plain(query: Query, of: list[str]) -> str:
    match query.kind:
        case "order":
            return f"resolved {of[0]} before {of[1]}"
        case "resolved" | "lost":
            return f"{query.kind} {of[0]}"
        case _:
            return query.kind


def _asked(query: Query, of: list[str]) -> str:
    topic = f" {topic_words(query.word)}" if query.word else ""
    about = f" {of[0]}" if of else ""
    return f"asked {player(query.player)} {query.choice}{topic}{about}"


def _verdict(query: Query, verdict: Verdict) -> str:
    numbers = "".join(f" {one}" for one in verdict.cr)
    if query.kind == "refused":
        which = "last" if query.number == 0 else number(query.number)
        return f"refused {which}{numbers}" + ("" if verdict.yes else " = no")
    step = step_line(query.step) if query.step else ""
    once = f" {query.word}" if query.word else ""
    return f"can {step}{once} = {'yes' if verdict.yes else 'no'}{numbers}"


def _valued(query: Query, of: list[str], value: Value) -> str:
    match query.kind:
        case "targets":
            return f"legal targets of {of[0]} = {_value(value)}"
        case "choices":
            return f"choices {player(query.player)} {query.choice} = {_value(value)}"
        case "triggered":
            return f"triggered {of[0]}{_times(value)}"
        case "log":
            return " ".join(["log", _log_word(query), *of]) + _times(value)
        case "stack":
            return "stack empty" if value == Things() else f"stack = {_value(value)}"
        case "winner" | "turn":
            return f"{query.kind} {_value(value)}"
        case "count":
            where = place(query.place) if query.place else ""
            return f"count {query.word} {where} {_value(value)}"
        case "size":
            return f"{of[0]} is {_value(value)}"
        case "attached" if value == Things():
            return f"{of[0]} unattached"
        case "haunting" if value == Things():
            return f"{of[0]} haunting none"
        case _:
            return f"{left_side(query, of)} {_value(value)}"


def left_side(query: Query, of: list[str]) -> str:
    """A property of a player, as `A.life`, or of an object, as `@x power`."""
    between = "." if query.of and isinstance(query.of[0], Seat) else " "
    word = query.word if query.kind == "cards" else query.kind
    kind = f" {query.word}" if query.kind == "counters" else ""
    return f"{of[0]}{between}{word}{kind}"


def _times(value: Value) -> str:
    match value:
        case Amount():
            return f" {number(value.number)} times"
        case _:
            return ""


def _log_word(query: Query) -> str:
    return query.word if plain_word(query.word) else quoted(query.word)


def _value(value: Value) -> str:
    match value:
        case Amount():
            return number(value.number)
        case PowerToughness():
            return size(value)
        case Words():
            return " ".join(_listed(one) for one in value.words) or "none"
        case Things():
            return targets(value.items)
        case Mana():
            return mana(value) or "empty"
        case Moment():
            return moment(value)
        case Place() | YesNo() | Verdict() | OnceOrMore():
            return ""


def _listed(value: str | Slot) -> str:
    return word_or_slot(value) if not isinstance(value, str) or plain_word(value) else name(value)


def probe(query: Query) -> str:
    """A probe: the property first."""
    of = [ref_or_seat(one) for one in query.of]
    match query.kind:
        case "may":
            step = f"may {step_line(query.step)}" if query.step else "may"
            return f"{step} {query.word}".rstrip()
        case "find":
            return f"may {player(query.player)} find {of[0] if of else 'none'}"
        case "asked":
            return _asked(query, of)
        case "choices":
            return f"choices {player(query.player)} {query.choice}"
        case "sees":
            return f"sees {player(query.player)} {of[0]}"
        case "refused":
            return f"refused {'last' if query.number == 0 else number(query.number)}"
        case "count":
            where = place(query.place) if query.place else ""
            return f"count {query.word} {where}"
        case "log":
            return " ".join(["log", _log_word(query), *of])
        case "has":
            return f"has {of[0]} {phrase(query.word)}"
        case "order" | "cards" | "counters" | "is":
            return " ".join([query.kind, *of, *([query.word] if query.word else [])])
        case _:
            return " ".join([query.kind, *of])
