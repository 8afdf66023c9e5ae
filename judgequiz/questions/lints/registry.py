"""What a lint is, and the register in which each one enters itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Json = Mapping[str, Any]
Variants = Sequence[Json]
Bank = Mapping[str, Variants]

ERROR, WARNING = "E", "W"


@dataclass(frozen=True, slots=True)
class Lint:
    """One check; `look` yields what it finds, and its docstring has the limit and the source."""

    id: str
    severity: str
    look: Callable[..., Iterator[str]]
    compares: bool = False
    """Whether it compares the right option with wrong ones, and so needs both."""

    @property
    def words(self) -> str:
        """What it checks, in a sentence."""
        return (self.look.__doc__ or "").partition("\n")[0].removesuffix(".")


@dataclass(frozen=True, slots=True)
class Finding:
    """What a lint has found: in a variant, in a family (no seed), or in the bank (no family)."""

    id: str
    severity: str
    told: str
    family: str = ""
    seed: int | None = None


ITEM_LINTS: list[Lint] = []
FAMILY_LINTS: list[Lint] = []
BANK_LINTS: list[Lint] = []

Look = Callable[..., Iterator[str]]


def item(id: str, severity: str, *, compares: bool = False) -> Callable[[Look], Look]:  # noqa: A002  (what a lint is called by)
    """Enters a check of one variant, as it is stored."""
    return _entering(ITEM_LINTS, id, severity, compares=compares)


def family(id: str, severity: str) -> Callable[[Look], Look]:  # noqa: A002  (what a lint is called by)
    """Enters a check of a family: it is given the variants of one family."""
    return _entering(FAMILY_LINTS, id, severity)


def bank(id: str, severity: str) -> Callable[[Look], Look]:  # noqa: A002  (what a lint is called by)
    """Enters a check of all families at once."""
    return _entering(BANK_LINTS, id, severity)


def _entering(
    register: list[Lint], name: str, severity: str, *, compares: bool = False
) -> Callable[[Look], Look]:
    def entered(look: Look) -> Look:
        register.append(Lint(name, severity, look, compares))
        return look

    return entered
