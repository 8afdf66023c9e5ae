"""Lints of the whole bank: positions (B01, B02), numbers (I15), verdicts (B04), leaks (B08)."""

from collections import Counter
from collections.abc import Iterator

from judgequiz.questions.lints import reading
from judgequiz.questions.lints.chance import chi_square_p, mean_bounds
from judgequiz.questions.lints.families import verdicts
from judgequiz.questions.lints.registry import ERROR, WARNING, Bank, Json, bank
from judgequiz.questions.lints.wording import asked_positively

LEAST_P = 0.01
LEAST_EXPECTED = 5
MOST_NEGATIVE = 0.02
SHORTEST_LEAK = 5


def position(data: Json) -> int:
    return next(place for place, option in enumerate(data["options"]) if option["right"])


def is_shuffled(data: Json) -> bool:
    """Whether chance ordered the options: numbers are in ascending order instead."""
    found = reading.numbers(data)
    is_number = found is not None and all(len(one) == 1 for one in found)
    return not is_number or any(reading.reason(data, option) for option in data["options"])


@bank("B01", ERROR)
def key_position_is_chance(bank: Bank) -> Iterator[str]:
    """The right option stands in each place equally often.

    Limit: chi-square p of at least .01 for each number of options. Source: Bar-Hillel & Attali,
    Seek Whence.
    """
    for size in (3, 4, 5):
        found = Counter(
            position(data)
            for variants in bank.values()
            for data in variants
            if len(data["options"]) == size and is_shuffled(data)
        )
        total = found.total()
        if total < size * LEAST_EXPECTED:
            continue
        counts = [found[place] for place in range(size)]
        p = chi_square_p(counts, [total / size] * size)
        if p < LEAST_P:
            yield f"the right one of {size} options stands at {counts}: p = {p:.4f}"


@bank("B02", ERROR)
def key_positions_are_independent(bank: Bank) -> Iterator[str]:
    """Where the right option stands tells nothing of where it does in the next question.

    Limit: chi-square p of at least .01 over pairs of neighbours with three options; a form takes
    one variant of each family in turn.
    Source: PrairieLearn issue 2258 (a generator seeded anew for each part).
    """
    pairs: Counter[tuple[int, int]] = Counter()
    for form in forms(bank):
        places = [position(d) for d in form if len(d["options"]) == 3 and is_shuffled(d)]
        pairs.update(zip(places[::2], places[1::2]))
    total = pairs.total()
    if total < 9 * LEAST_EXPECTED:
        return
    first, second = Counter[int](), Counter[int]()
    for (one, other), count in pairs.items():
        first[one] += count
        second[other] += count
    cells = [(one, other) for one in range(3) for other in range(3)]
    expected = [first[one] * second[other] / total for one, other in cells]
    p = chi_square_p([*(pairs[cell] for cell in cells)], expected) if min(expected) else 1.0
    if p < LEAST_P / 10:
        yield f"neighbouring right options do not stand independently: p = {p:.5f}"


def forms(bank: Bank) -> Iterator[list[Json]]:
    """Runs of questions as somebody could be asked them: a variant of each family, in turn."""
    most = max((len(variants) for variants in bank.values()), default=0)
    for number in range(most):
        yield [variants[number] for _, variants in sorted(bank.items()) if number < len(variants)]


@bank("I15", ERROR)
def key_is_any_of_the_numbers(bank: Bank) -> Iterator[str]:
    """Of numbers in order the right one is as often the lowest, the middle and the highest.

    Limit: the 95 % bounds of each share, by family, contain 1/k. LEARNING tests each family; in one
    family the game decides which numbers wrong beliefs reach, so the rank is judged over families,
    a family as one.
    Source: LEARNING, section 3.
    """
    for size in (3, 4, 5):
        ranks = ranks_by_family(bank, size)
        if len(ranks) < LEAST_EXPECTED:
            continue
        for rank in range(size):
            share, low, high = mean_bounds({slug: by[rank] for slug, by in ranks.items()})
            if not low <= 1 / size <= high:
                yield (
                    f"of {size} numbers number {rank + 1} is right in {share:.0%} "
                    f"({low:.0%} to {high:.0%}) of {len(ranks)} families"
                )


def ranks_by_family(bank: Bank, size: int) -> dict[str, list[float]]:
    """For each family with so many numbers, how often the right one has each rank."""
    found: dict[str, list[float]] = {}
    for slug, variants in bank.items():
        counts: Counter[int] = Counter()
        for data in variants:
            values = reading.numbers(data)
            if values and len(set(values)) == len(values) == size:
                counts[sorted(values).index(values[position(data)])] += 1
        if counts:
            found[slug] = [counts[rank] / counts.total() for rank in range(size)]
    return found


@bank("B04", ERROR)
def verdicts_are_even(bank: Bank) -> Iterator[str]:
    """Over the bank, yes and no are right about as often.

    Limit: 35 to 65 % of families' shares. Source: Bar-Hillel & Attali, Seek Whence.
    """
    shares = {}
    for slug, variants in bank.items():
        yes, no = verdicts(variants)
        if yes + no:
            shares[slug] = yes / (yes + no)
    if len(shares) >= LEAST_EXPECTED:
        mean = sum(shares.values()) / len(shares)
        if not 0.35 <= mean <= 0.65:
            yield f"yes is right in {mean:.0%} over {len(shares)} families"


@bank("I06", WARNING)
def few_negative_questions(bank: Bank) -> Iterator[str]:
    """Few questions ask what is not so.

    Limit: 2 % of the bank. Source: Haladyna et al. 2002, rule 17.
    """
    variants = [data for some in bank.values() for data in some]
    negative = sum(any(asked_positively(data)) for data in variants)
    if variants and negative / len(variants) > MOST_NEGATIVE:
        yield f"{negative / len(variants):.1%} of the questions are negative"


@bank("B08", ERROR)
def no_answer_leaks(bank: Bank) -> Iterator[str]:
    """What is right in one question is not told in the stem of another one of the same form.

    Limit: none, for answers of five words or more, a card's name being one: that a card lies on
    another table tells nothing. Source: Haladyna et al. 2002, rule 5.
    """
    for form in forms(bank):
        stems = {data["family"]: reading.normal(reading.stem(data)) for data in form}
        for data in form:
            words = reading.reason(data, reading.right(data)) or reading.right(data)["words"]["en"]
            if len(reading.LINK.sub("name", words).split()) < SHORTEST_LEAK:
                continue
            told = reading.normal(words)
            for slug, stem in stems.items():
                if slug != data["family"] and told in stem:
                    yield f"{slug} tells the answer of {data['family']} (seed {data['seed']})"
