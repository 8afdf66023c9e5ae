"""The beliefs behind wrong answers, as the templates say them."""

from collections.abc import Iterable, Mapping
from typing import Any

from judgequiz.rulings.templatetags.words import is_part
from judgequiz.scenarios import MISCONCEPTIONS


def belief(slug: str) -> dict[str, Any] | None:
    """A belief by its slug; none if it is no longer registered, as an old question may name one."""
    misconception = MISCONCEPTIONS.get(slug)
    if misconception is None:
        return None
    return {
        "slug": slug,
        "says": {"en": misconception.says.en, "ja": misconception.says.ja},
        "cr": misconception.cr,
        "true_until": misconception.true_until,
    }


def held(option: Mapping[str, Any]) -> list[str]:
    """The slugs of the beliefs behind an option: those that have it as theirs, and those that
    reach it as well or only together, which options from before these were told apart don't have.
    """
    return [*option["beliefs"], *option.get("together", ())]


def lures_in(data: Mapping[str, Any]) -> dict[str, set[str]]:
    """The beliefs by which a question's wrong options are reached, each with their keys."""
    lures: dict[str, set[str]] = {}
    for option in data["options"]:
        for slug in [] if option["right"] else held(option):
            lures.setdefault(slug, set()).add(option["key"])
    return lures


def beliefs(slugs: Iterable[str]) -> list[dict[str, Any]]:
    return [found for found in map(belief, slugs) if found is not None]


def beliefs_wrong_about(number: str) -> list[dict[str, Any]]:
    """Those that get this rule wrong, or a part of it."""
    return beliefs(slug for slug, it in MISCONCEPTIONS.items() if is_part(it.cr, number))
