"""Prints the small things: names, references, targets, moments, places, mana, tokens."""

from __future__ import annotations

import re

from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.lexer import is_half_width, tokens
from judgequiz.scenarios.notation.reader import is_wordy, quoted
from judgequiz.scenarios.notation.things import (
    Card,
    Emblem,
    Mana,
    Moment,
    Name,
    Number,
    PaidMana,
    Part,
    Place,
    Player,
    PowerToughness,
    Ref,
    Seat,
    Slot,
    Target,
    Token,
    Unknown,
)

_NAME = re.compile(r"[\w+][\w ,.:;!?&/'+-]*")
_WORD = re.compile(r"[^\W\d_]\w*(?:['-]\w+)*")


def word_or_slot(value: str | int | Slot) -> str:
    """A word, a number or `<slot>`."""
    return f"<{value.name}>" if isinstance(value, Slot) else str(value)


def name(value: Name) -> str:
    """A card's name, in quotes where it has signs that names seldom have."""
    if isinstance(value, Slot):
        return word_or_slot(value)
    plain = _NAME.fullmatch(value) and "->" not in value and value[-1] not in " ;,"
    return value if plain and is_half_width(value) else quoted(value)


def plain_word(value: str) -> bool:
    """Whether this reads back as one word."""
    return _WORD.fullmatch(value) is not None and is_half_width(value)


def phrase(value: str, *, also: frozenset[str] = frozenset()) -> str:
    """Words as they are where they read back, else in quotes."""
    try:
        _, found = tokens(value)
    except NotationError:
        return quoted(value)
    fine = all(is_wordy(token) and token.text not in also for token in found[:-1])
    is_lower = all(token.text.islower() for token in found if token.kind == "word")
    tidy = " ".join(value.split()) == value and "#" not in value and is_half_width(value)
    return value if fine and is_lower and tidy and len(found) > 1 else quoted(value)


def number(value: Number) -> str:
    """A number or its slot."""
    return word_or_slot(value)


def player(value: Player) -> str:
    """A player's letter or slot."""
    return word_or_slot(value)


def ref(value: Ref) -> str:
    """A reference."""
    if not value.label:
        return name(value.name)
    return f"@{value.label}{chr(39) * value.primes}{''.join(_part(part) for part in value.parts)}"


def _part(part: Part) -> str:
    stacked = ("!" if part.stacked == 1 else f"!{part.stacked}") if part.stacked else ""
    if part.kind == "ability":
        return f".{part.word or word_or_slot(part.number)}{stacked}"
    return f".{part.kind}{word_or_slot(part.number)}"


def ref_or_seat(value: Ref | Seat) -> str:
    """An object or a player."""
    return player(value.player) if isinstance(value, Seat) else ref(value)


def target(value: Target, *, between: str = ":") -> str:
    """A target with its share."""
    what = "_" if value.what is None else ref_or_seat(value.what)
    return what if value.share is None else f"{what}{between}{number(value.share)}"


def targets(values: tuple[Target, ...], *, between: str = ":") -> str:
    """Targets with commas, or `none`."""
    return ", ".join(target(value, between=between) for value in values) or "none"


def mana(value: Mana) -> str:
    """Mana symbols in braces."""
    return "".join(f"{{{symbol}}}" for symbol in value.symbols)


def paid_mana(value: PaidMana) -> str:
    """Mana and where it comes from."""
    sources = " & ".join(ref(source) for source in value.sources)
    return mana(value.mana) + (f" from {sources}" if sources else "")


def moment(value: Moment, *, between: str = ".") -> str:
    """`N4.upkeep`."""
    step = word_or_slot(value.step)
    if value.player == "" and value.turn == 0:
        return step
    space = " " if isinstance(value.player, Slot) else ""
    turn = "" if value.turn == 0 else space + number(value.turn)
    whose = player(value.player) if value.player else "T"
    return f"{whose}{turn}" + (f"{between}{step}" if step else "")


def place(value: Place) -> str:
    """`A.library top`."""
    zone = f"{player(value.player)}.{value.zone}" if value.player else value.zone
    match value.position:
        case 0:
            return zone
        case 1:
            return f"{zone} top"
        case -1:
            return f"{zone} bottom"
        case _:
            return f"{zone} position {value.position}"


def size(value: PowerToughness) -> str:
    """`3/2`."""
    return f"{number(value.power)}/{number(value.toughness)}"


def signed_size(value: PowerToughness) -> str:
    """`+3/-2`."""
    return f"{_signed(value.power)}/{_signed(value.toughness)}"


def _signed(value: Number) -> str:
    return f"{value:+d}" if isinstance(value, int) else number(value)


def thing(value: Card | Token | Emblem | Unknown) -> str:
    """A card, a token or an unknown card."""
    match value:
        case Card():
            return name(value.name)
        case Token():
            return token(value)
        case Emblem():
            return f"emblem of {name(value.of)}"
        case Unknown():
            return "unknown"


def token(value: Token) -> str:
    """`token "Elf" creature G 1/1 with flying`."""
    if value.copy_of:
        return f"token copy of {name(value.copy_of)}"
    written = value.name if isinstance(value.name, Slot) or not value.name else None
    named = quoted(str(value.name)) if written is None else word_or_slot(written)
    parts = ["token", named, *value.types, *value.subtypes, value.colours]
    if value.size is not None:
        parts.append(size(value.size))
    if value.abilities:
        also = frozenset({"and"})
        parts.append("with " + " and ".join(phrase(one, also=also) for one in value.abilities))
    return " ".join(part for part in parts if part)
