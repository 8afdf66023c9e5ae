"""The positive control: a copy of the bank with flaws planted, to show that agents see them."""

from collections.abc import Callable
from typing import Any

from judgequiz.questions.lints.registry import Bank, Json

LEAST_ABOVE = 0.15
Flaw = Callable[[Json], dict[str, str]]


def flawed(bank: Bank) -> dict[str, list[dict[str, Any]]]:
    """The bank with one flaw planted in every other family, each flaw in as many."""
    found = {}
    for place, (slug, variants) in enumerate(sorted(bank.items())):
        flaw = None if place % 2 else FLAWS[place // 2 % len(FLAWS)]
        found[slug] = [planted(data, flaw) for data in variants]
    return found


def planted(data: Json, flaw: Flaw | None) -> dict[str, Any]:
    """The variant with its options said so that this flaw gives the right one away."""
    if flaw is None:
        return dict(data)
    words = flaw(data)
    options = [
        {**option, "words": {"en": words[option["key"]], "ja": option["words"]["ja"]}}
        for option in data["options"]
    ]
    return {**data, "options": options}


def key_is_longest(data: Json) -> dict[str, str]:
    return {
        option["key"]: option["words"]["en"]
        + (" That is so however it came about, and whatever was said before." * option["right"])
        for option in data["options"]
    }


def key_is_the_only_no(data: Json) -> dict[str, str]:
    return {
        option["key"]: ("No. " if option["right"] else "Yes. ")
        + option["words"]["en"].removeprefix("Yes. ").removeprefix("No. ")
        for option in data["options"]
    }


def key_is_the_middle_number(data: Json) -> dict[str, str]:
    wrong = iter((1, 5, 0, 6))
    return {
        option["key"]: "3." if option["right"] else f"{next(wrong)}." for option in data["options"]
    }


def key_is_hedged(data: Json) -> dict[str, str]:
    return {
        option["key"]: option["words"]["en"]
        + (" This may change if an effect says so." if option["right"] else " This is always so.")
        for option in data["options"]
    }


FLAWS: tuple[Flaw, ...] = (
    key_is_longest,
    key_is_the_only_no,
    key_is_the_middle_number,
    key_is_hedged,
)
