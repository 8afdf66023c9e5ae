"""Lints of a family, given its variants: I08, I13, I15, B03, B04, B05."""

from collections import Counter
from collections.abc import Iterator

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.chance import share_bounds
from judgequiz.questions.lints.reading import LANGUAGES
from judgequiz.questions.lints.registry import ERROR, WARNING, Json, Variants, family

SLACK = 0.05
ENOUGH = 20


def chance(variants: Variants) -> float:
    """How often a guess is right, on average."""
    return sum(1 / len(data["options"]) for data in variants) / len(variants)


@family("I08", ERROR)
def key_is_not_the_longest(variants: Variants) -> Iterator[str]:
    """The right option is the longest by 15 % or more hardly more often than a guess would find it.

    Limit: chance and 5 points, at 99 %, of reasons and of written options in either language. Of
    values alone the bank is measured (B06): a place is as long as its name.
    Source: Haladyna et al. 2002, rule 24.
    """
    for language in LANGUAGES:
        measured = [data for data in variants if is_reasoned(data) or data.get("written")]
        longest = sum(is_key_longest(data, language) for data in measured)
        if measured and share_bounds(longest, len(measured))[0] > chance(measured) + SLACK:
            yield (
                f"the right option is by far the longest in {language}: "
                f"{longest} of {len(measured)} variants"
            )


def is_reasoned(data: Json) -> bool:
    return all(reading.reason(data, option) for option in data["options"])


def is_key_longest(data: Json, language: str) -> bool:
    key = len(reading.seen(reading.right(data)["words"][language]))
    return key >= 1.15 * max(
        len(reading.seen(option["words"][language])) for option in reading.wrong(data)
    )


@family("I13", ERROR)
def key_does_not_converge(variants: Variants) -> Iterator[str]:
    """The right option is not the one that shares most parts with the others.

    Limit: chance and 5 points, at 99 %. A part is a sentence of a value with several; a verdict
    shared by a wrong option with another reason is no part, since the verdict there is half the
    question (see B06).
    Source: exameval.com, testwise cues (convergence).
    """
    measured = [data for data in variants if len(parts_of(data)[0]) > 1]
    hits = sum(is_key_most_shared(data) for data in measured)
    if measured and share_bounds(hits, len(measured))[0] > chance(measured) + SLACK:
        yield f"the right option shares most with the others: {hits} of {len(measured)} variants"


def parts_of(data: Json) -> list[list[str]]:
    """The parts of each option's value, the right option's first."""
    order = [reading.right(data), *reading.wrong(data)]
    return [reading.sentences(reading.value(data, option), "en") for option in order]


def is_key_most_shared(data: Json) -> bool:
    parts = parts_of(data)
    shared = [
        sum(
            one[place] == other[place]
            for other in parts
            if other is not one
            for place in range(min(len(one), len(other)))
        )
        for one in parts
    ]
    return shared[0] > max(shared[1:])


@family("I15", ERROR)
def numbers_ascend(variants: Variants) -> Iterator[str]:
    """Options that are all single numbers stand in ascending order.

    Limit: 100 %. That the right one is not always in the middle is judged over the bank.
    Source: Haladyna et al. 2002, rule 21.
    """
    for data in variants:
        found = reading.numbers(data)
        if found and all(len(one) == 1 for one in found) and not is_reasoned(data):
            if found != sorted(found):
                yield f"numbers do not ascend (seed {data['seed']})"


@family("B03", ERROR)
def has_variety(variants: Variants) -> Iterator[str]:
    """A family has at least two signatures.

    Limit: 2, among 20 variants or more. LEARNING counts notes; twenty names on one game are twenty
    notes and one signature, so signatures are counted. That no note is stocked twice is the stock's
    own rule.
    Source: STACK's question notes.
    """
    found = len({data["signature"] for data in variants})
    if found < 2 and len(variants) >= ENOUGH:
        yield f"{found} signature in {len(variants)} variants"


@family("B04", ERROR)
def both_verdicts_are_right(variants: Variants) -> Iterator[str]:
    """Where yes and no can both be right, either is right about as often.

    Limit: 35 to 65 %, at 99 %. A family of which only one verdict is ever right is a warning of its
    own.
    Source: Bar-Hillel & Attali, Seek Whence.
    """
    yes, no = verdicts(variants)
    low, high = share_bounds(yes, yes + no)
    if yes and no and (low > 0.65 or high < 0.35):
        yield f"{yes} times yes and {no} times no is right"


@family("B04", WARNING)
def one_verdict_alone(variants: Variants) -> Iterator[str]:
    """Yes and no are both right in some variant.

    Limit: both, wherever the rules allow it. Source: ENGINE.md.
    """
    yes, no = verdicts(variants)
    if yes + no and not (yes and no):
        yield f"only {'yes' if yes else 'no'} is ever right"


def verdicts(variants: Variants) -> tuple[int, int]:
    """How often yes and how often no is right."""
    found = Counter(reading.verdict(reading.value(data, reading.right(data))) for data in variants)
    return found["yes"], found["no"]


@family("B05", WARNING)
def each_outcome_occurs(variants: Variants) -> Iterator[str]:
    """No outcome of a family is rare.

    Limit: 5 % for each right value that isn't a number. Source: LEARNING, section 3.
    """
    found: Counter[str] = Counter()
    for data in variants:
        value = reading.value(data, reading.right(data))
        if reading.number(value) is None:
            found[reading.plain(value)] += 1
    for value, count in sorted(found.items()):
        if share_bounds(count, len(variants))[1] < 0.05:
            yield f"{value} is right only {count} times in {len(variants)}"
