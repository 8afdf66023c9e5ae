"""Plays variants of a family for the stock, with no database: another process can do it."""

import secrets
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from judgequiz.questions.faults import faults
from judgequiz.scenarios import Unfit, ask

# Seeds are chance so that nobody can work out what will be asked, and recorded so that the same
# question can be played again.
SEED_BITS = 62
TRIES_FOR_ONE = 12
# A family that has come to nothing new so often in a row has hardly anything new left.
TRIES_IN_VAIN = 40


@dataclass(slots=True)
class Tried:
    """What came of trying to play new variants: those that are new and sound, and the others."""

    made: list[dict[str, Any]] = field(default_factory=list)
    unfit: int = 0
    repeated: int = 0
    faults: Counter[str] = field(default_factory=Counter)


def new_variants(slug: str, wanted: int, known: frozenset[str]) -> Tried:
    """Up to so many variants of a family, none with a note that is `known` or with that of another.

    There are fewer where the family has no more, or where the tries come to nothing.
    """
    tried, notes, in_vain = Tried(), set(known), 0
    for _ in range(TRIES_FOR_ONE * wanted):
        if len(tried.made) == wanted or in_vain == TRIES_IN_VAIN:
            break
        in_vain += 1
        for data in play_one(slug, tried):
            if data["note"]["en"] in notes:
                tried.repeated += 1
            else:
                notes.add(data["note"]["en"])
                tried.made.append(data)
                in_vain = 0
    return tried


def play_one(slug: str, tried: Any) -> Iterator[dict[str, Any]]:
    """One variant for a chance seed, if it is sound; what it was else is counted in `tried`."""
    try:
        data = ask(slug, secrets.randbits(SEED_BITS)).as_json()
        found = faults(data)
    except Unfit:
        tried.unfit += 1
        return
    except Exception as fault:  # One broken family must not keep the others out.
        tried.faults[f"cannot be played: {type(fault).__name__} {fault}"] += 1
        return
    tried.faults.update(found)
    if not found:
        yield data
