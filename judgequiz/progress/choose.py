"""Chooses what to ask next from the stock."""

import random
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from itertools import zip_longest

from django.utils import timezone

from judgequiz.accounts.person import same_person
from judgequiz.questions.models import Answer, Question, QuestionQuerySet
from judgequiz.questions.topping import want

YEAR = timedelta(days=365)
# Fewer unseen variants of a family than this are few for one learner: more are made meanwhile.
FEW = 3

Rows = list[tuple[int, str]]
Seen = Mapping[int, datetime]


def next_questions(
    learner: uuid.UUID | None,
    *,
    mechanics: Iterable[str],
    count: int,
    chance: random.Random,
    among: QuestionQuerySet | None = None,
) -> list[int]:
    """Ids of questions to ask, at most `count`, none that this person answered within a year while
    there are others; then what was answered longest ago. All are `among` these, if any are given.

    As many families as there are, the least seen first. Families of which little is left to ask
    are made known to whoever tops up the stock.
    """
    asked = Question.objects.in_stock() if among is None else among
    stock = _by_family(asked.about(mechanics))
    seen = _seen(learner)
    _ask_for_more(stock, seen)
    families = _families(stock, seen, chance)
    chosen = _in_turn([_unseen(stock[family], seen, chance) for family in families], count)
    again = sorted(
        (it for rows in stock.values() for it, _ in rows if it in seen), key=lambda it: seen[it]
    )
    return [*chosen, *again[: count - len(chosen)]]


def fresh_variants(
    learner: uuid.UUID | None, *, families: Iterable[str], count: int, chance: random.Random
) -> list[int]:
    """Ids of questions of these families that this person has not answered within a year.

    At most `count`, a few of each family, the families in turn. None if all was answered; it never
    falls back on what was, nor on other families, but leaves word as above.
    """
    stock = _by_family(Question.objects.in_stock().filter(family__in=families))
    seen = _seen(learner)
    _ask_for_more(stock, seen)
    rounds = [_unseen(stock[family], seen, chance)[:FEW] for family in families if family in stock]
    return _in_turn(rounds, count)


def _by_family(questions: QuestionQuerySet) -> dict[str, Rows]:
    stock: dict[str, Rows] = defaultdict(list)
    rows = questions.values_list("family", "id", "signature")
    for family, question, signature in rows.order_by("id"):
        stock[family].append((question, signature))
    return stock


def _ask_for_more(stock: Mapping[str, Rows], seen: Seen) -> None:
    left = {family: sum(it not in seen for it, _ in rows) for family, rows in stock.items()}
    want(family for family, unseen in left.items() if unseen < FEW)


def _in_turn(rounds: list[list[int]], count: int) -> list[int]:
    """One of each, then another of each, until there are so many."""
    turns = zip_longest(*rounds)
    return [it for turn in turns for it in turn if it is not None][:count]


def _seen(learner: uuid.UUID | None) -> dict[int, datetime]:
    """When each question in stock was last answered by this person, if within a year.

    The same note under another version is the same question.
    """
    if learner is None:
        return {}
    answers = Answer.objects.filter(
        learner__in=same_person(learner), answered_at__gte=timezone.now() - YEAR
    )
    last = dict(answers.order_by("answered_at").values_list("question__note", "answered_at"))
    again = Question.objects.in_stock().filter(note__in=answers.values("question__note"))
    return {pk: last[note] for pk, note in again.values_list("pk", "note") if note in last}


def _families(stock: Mapping[str, Rows], seen: Seen, chance: random.Random) -> list[str]:
    times = {family: sum(it in seen for it, _ in rows) for family, rows in stock.items()}
    return sorted(sorted(stock), key=lambda family: (times[family], chance.random()))


def _unseen(rows: Rows, seen: Seen, chance: random.Random) -> list[int]:
    """The unseen variants of a family: a game not asked about before another."""
    fresh = [row for row in rows if row[0] not in seen]
    chance.shuffle(fresh)
    told = Counter(signature for question, signature in rows if question in seen)
    ranked = []
    for question, signature in fresh:
        ranked.append((told[signature], question))
        told[signature] += 1
    return [question for _, question in sorted(ranked, key=lambda row: row[0])]
