"""Chooses what to ask next from the stock."""

import random
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable

from judgequiz.questions.models import Answer, Question

SEEN_LATELY = 500


def next_questions(
    learner: uuid.UUID | None, *, mechanics: Iterable[str], count: int, chance: random.Random
) -> list[int]:
    """Ids of questions to ask, at most `count`: as many families as there are, the least seen
    first, and of each a variant that this learner has not answered, if one is left.
    """
    stock: dict[str, list[tuple[int, str]]] = defaultdict(list)
    rows = Question.objects.in_stock().about(mechanics).values_list("family", "id", "signature")
    for family, question, signature in rows.order_by("id"):
        stock[family].append((question, signature))
    seen = _seen(learner)
    rounds = [_variants(stock[family], seen, chance) for family in _families(stock, seen, chance)]
    chosen: list[int] = []
    while len(chosen) < count and any(rounds):
        for variants in rounds:
            if variants and len(chosen) < count:
                chosen.append(variants.pop(0))
    return chosen


def _seen(learner: uuid.UUID | None) -> set[int]:
    if learner is None:
        return set()
    answers = Answer.objects.filter(learner=learner).order_by("-answered_at")
    return set(answers.values_list("question", flat=True)[:SEEN_LATELY])


def _families(
    stock: dict[str, list[tuple[int, str]]], seen: set[int], chance: random.Random
) -> list[str]:
    times = {family: sum(it in seen for it, _ in rows) for family, rows in stock.items()}
    return sorted(sorted(stock), key=lambda family: (times[family], chance.random()))


def _variants(rows: list[tuple[int, str]], seen: set[int], chance: random.Random) -> list[int]:
    """The variants of a family: unseen ones first, and a game not asked about before another."""
    order = sorted(rows, key=lambda row: (row[0] in seen, chance.random()))
    told: Counter[str] = Counter()
    ranked = []
    for question, signature in order:
        ranked.append((question in seen, told[signature], question))
        told[signature] += 1
    return [question for _, _, question in sorted(ranked, key=lambda row: row[:2])]
