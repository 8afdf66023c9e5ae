"""Reads the head of a file."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from judgequiz.scenarios.notation.given import Head
from judgequiz.scenarios.notation.reader import Reader
from judgequiz.scenarios.notation.reading_things import moment
from judgequiz.scenarios.notation.things import Moment
from judgequiz.scenarios.notation.words import FORMATS

HEAD_WORDS = [
    "judgequiz",
    "edition",
    "players",
    "seats",
    "teams",
    "turn",
    "mana",
    "format",
    "starting",
    "starts",
    "priority",
]
VERSION = 1
MAX_SEATS = 8
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def head_word(reader: Reader, head: Head) -> Head:
    """The head with one more of its statements."""
    word = reader.next().text.lower()
    match word:
        case "judgequiz":
            return replace(head, version=reader.whole("version 1", least=1, most=VERSION))
        case "edition":
            return replace(head, edition=_date(reader))
        case "players" | "seats":
            return replace(head, seats=reader.seats) if _seats(reader) else head
        case "teams":
            return replace(head, teams=_teams(reader), seats=reader.seats)
        case "turn":
            return replace(head, turn=_turn(reader))
        case "mana":
            return _mana(reader, head)
        case "format":
            return replace(head, format=_format(reader))
        case "priority":
            return replace(head, priority=reader.player())
        case _:
            reader.take_word("player")
            return replace(head, starting=reader.player())


def _mana(reader: Reader, head: Head) -> Head:
    if reader.take_word("any"):
        return replace(head, mana="any")
    if reader.take_word("real"):
        return replace(head, mana="real")
    raise reader.expected("`any` or `real`", known=("any", "real"))


def _date(reader: Reader) -> str:
    written = reader.peek().text
    if not _DATE.fullmatch(written) or not _is_a_day(written):
        raise reader.expected("a date such as 2026-08-07")
    return reader.next().text


def _is_a_day(written: str) -> bool:
    try:
        date.fromisoformat(written)
    except ValueError:
        return False
    return True


def _format(reader: Reader) -> str:
    words = []
    while not reader.ends():
        words.append(reader.next().text.lower())
    name = "-".join(words)
    if name not in FORMATS:
        raise reader.fail(f"expected a format ({', '.join(FORMATS)}), found {name[:40]}")
    return FORMATS[name]


def _turn(reader: Reader) -> Moment:
    found = moment(reader)
    if found.player == "" and isinstance(found.step, str):
        raise reader.fail(f"expected whose turn it is, as in `turn {reader.seats[0]}3 main1`")
    turn = found.turn
    if turn == 0 and isinstance(found.player, str) and found.player in reader.seats:
        turn = 3 + reader.seats.index(found.player)
    return replace(found, turn=turn, step=found.step or "main1")


def _seats(reader: Reader) -> bool:
    found = []
    while not reader.ends():
        found.append(_seat(reader))
        reader.take_sign(",")
    _seated(reader, found)
    return True


def _seat(reader: Reader) -> str:
    token = reader.peek()
    if token.kind != "word" or not re.fullmatch("[A-SU-WYZ]", token.text):
        raise reader.expected("players as single capital letters other than T and X, as in `A N`")
    return reader.next().text


def _seated(reader: Reader, found: list[str]) -> None:
    if not 2 <= len(found) <= MAX_SEATS or len(set(found)) != len(found):
        raise reader.fail(f"expected two to {MAX_SEATS} different players")
    reader.seats = tuple(found)


def _teams(reader: Reader) -> tuple[tuple[str, ...], ...]:
    teams: list[tuple[str, ...]] = []
    while not reader.ends():
        team = [_seat(reader)]
        while reader.take_sign("+", "&"):
            team.append(_seat(reader))
        teams.append(tuple(team))
        reader.take_sign(",")
    members = [seat for team in teams for seat in team]
    if len(teams) < 2:
        raise reader.fail("expected two teams or more, as in `teams A+C B+D`")
    if set(members) != set(reader.seats) or len(members) != len(reader.seats):
        _seated(reader, members)
    return tuple(teams)
