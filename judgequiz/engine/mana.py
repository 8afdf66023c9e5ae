"""Mana symbols and costs (CR 107.4, 202)."""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from .kinds import COLOURS, Colour

SYMBOL = re.compile(r"\{([^{}]{1,7})\}")
TYPES_OF_MANA = (*(colour.value for colour in COLOURS), "C")


@dataclass(frozen=True)
class ManaCost:
    """A mana cost as its symbols, without braces: ("2", "R", "B/G", "X")."""

    symbols: tuple[str, ...]

    @cached_property
    def mana_value(self) -> int:
        """CR 202.3, 202.3e-f: X counts 0 here, a hybrid symbol counts its largest component."""
        return sum(symbol_value(symbol) for symbol in self.symbols)

    @cached_property
    def colours(self) -> frozenset[Colour]:
        """CR 202.2, 202.2d: every colour of every symbol."""
        parts = {part for symbol in self.symbols for part in symbol.split("/")}
        return frozenset(colour for colour in COLOURS if colour.value in parts)

    @cached_property
    def has_hybrid(self) -> bool:
        """CR 107.4e: whether a symbol has two halves, other than life."""
        return any(is_hybrid(symbol) for symbol in self.symbols)

    @cached_property
    def count_of_x(self) -> int:
        return self.symbols.count("X")

    def with_x(self, x: int) -> "ManaCost":
        """CR 107.3a: the cost once X is chosen."""
        if not self.count_of_x:
            return self
        rest = tuple(symbol for symbol in self.symbols if symbol != "X")
        return ManaCost((str(self.count_of_x * x), *rest))

    def plus(self, other: "ManaCost") -> "ManaCost":
        return ManaCost(self.symbols + other.symbols)

    def changed_by(self, generic: int) -> "ManaCost":
        """CR 118.7a: an increase adds generic mana, a reduction takes generic mana only, never below none."""
        total = sum(int(symbol) for symbol in self.symbols if symbol.isdigit())
        rest = tuple(symbol for symbol in self.symbols if not symbol.isdigit())
        total = max(0, total + generic)
        return ManaCost((str(total), *rest) if total or not rest else rest)

    def of_any_type(self) -> "ManaCost":
        """CR 609.4b: the cost where mana may be spent as though it were mana of any type."""
        return ManaCost((str(sum(symbol_value(symbol) for symbol in self.symbols)),))

    def __str__(self) -> str:
        return "".join("{" + symbol + "}" for symbol in self.symbols)


NO_MANA = ManaCost(())


def halves(symbol: str) -> tuple[str, ...]:
    """The kinds of mana, or the number, with which a symbol may be paid: ("2", "B"), ("G", "U")."""
    return tuple(part for part in symbol.split("/") if part != "P")


def is_hybrid(symbol: str) -> bool:
    """CR 107.4e: {B/G}, {2/B}, {C/W}, {G/U/P}; {B/P} has one half only."""
    return len(halves(symbol)) > 1


def hybrid_halves(symbol: str) -> tuple[str, ...]:
    """Both halves of a hybrid symbol; none of any other."""
    return halves(symbol) if is_hybrid(symbol) else ()


def symbol_value(symbol: str) -> int:
    """CR 202.3f: what one symbol adds to mana value."""
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return 0
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)


@lru_cache(maxsize=2048)
def mana(text: str) -> ManaCost:
    """The cost written in `text`, as in "{2}{R}{G}"; ValueError where a part is no mana symbol."""
    symbols = tuple(part.upper() for part in SYMBOL.findall(text))
    if "".join("{" + symbol + "}" for symbol in symbols) != text.upper().replace(" ", ""):
        raise ValueError(f"not a mana cost: {text!r}")
    for symbol in symbols:
        if not is_symbol(symbol):
            raise ValueError(f"not a mana symbol: {{{symbol}}}")
    return ManaCost(symbols)


def is_symbol(symbol: str) -> bool:
    """CR 107.4: numbers, colours, colourless, X, snow, hybrid and Phyrexian symbols."""
    if symbol.isdigit():
        return len(symbol) <= 4
    simple = {*TYPES_OF_MANA, "X", "S"}
    parts = symbol.split("/")
    return all(part in simple or part == "P" or part.isdigit() for part in parts) and (
        len(parts) <= 3 and parts[0] != "P" and (len(parts) > 1 or parts[0] in simple)
    )
