"""Chooses which wrong options are offered, so that one who knows no rule learns nothing from their values.

A guesser sees which outcome stands alone, which is given twice, and which number is the middle one.
"""

from __future__ import annotations

from random import Random
from typing import Any

Values = tuple[Any, ...]

# So often that over all families each outcome stands alone about equally often: `manage.py lint_questions` measures it.
LONE = {"verdict": 0.9, "value": 0.3}


def right_outcomes(random: Random, wrong: int, right: int, offered: int, lone: float) -> int:
    """How many of the options offered have the right outcome and a wrong reason.

    `wrong` beliefs reach a wrong outcome, `right` ones the right outcome. Both outcomes are given as often as each other where
    that is possible. Else one of them is given once more, the wrong one as often as `lone` says: in many families a single belief
    reaches that, and there it always stands alone.
    """
    for size in range(offered, 1, -1):
        possible = [n for n in range(min(right, size - 1) + 1) if size - n <= wrong]
        if possible:
            uneven = min(abs(2 * n + 1 - size) for n in possible)
            nearest = [n for n in possible if abs(2 * n + 1 - size) == uneven]
            return nearest[0] if random.random() < lone else nearest[-1]
    return min(right, offered - 1)


def gives_itself_away(truth: Values, wrong: list[Values]) -> bool:
    """Whether the right values can be told from the wrong ones although all are different.

    Of three numbers the right one would always be, say, the middle one, since the game decides which numbers wrong beliefs
    reach. Of values with parts it would be the one that shares most parts with the others.
    """
    if is_number(truth):
        return len(wrong) > 1
    shared = [alike(one, [truth, *wrong]) for one in (truth, *wrong)]
    return shared[0] > max(shared[1:])


def is_number(values: Values) -> bool:
    """One number, or the two of a creature's size; an empty list is none."""
    parts = values[0] if len(values) == 1 and isinstance(values[0], tuple) else values
    return (
        len(values) == 1
        and len(parts) > 0
        and all(isinstance(part, int) and not isinstance(part, bool) for part in parts)
    )


def has_parts(values: Values) -> bool:
    """Several values at once, or a list."""
    return not is_number(values) and (len(values) > 1 or isinstance(values[0], frozenset | tuple))


def alike(one: Values, others: list[Values]) -> float:
    """How much of these values the others have too."""
    if not has_parts(one):
        return 0
    return sum(share(mine, its) for other in others for mine, its in zip(one, other, strict=True))


def share(one: Any, other: Any) -> float:
    if isinstance(one, frozenset | tuple) and isinstance(other, frozenset | tuple):
        both = {*one, *other}
        return len({*one} & {*other}) / len(both) if both else 1
    return float(one == other)
