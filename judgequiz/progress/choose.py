"""Chooses what to ask next from the stock.

The database tells of each question whether this person has answered it, and not of each answer, so
that it takes hardly longer for whoever has answered thousands.
"""

import random
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import timedelta
from itertools import zip_longest

from django.db.models import Max
from django.utils import timezone

from judgequiz.accounts.person import person_of
from judgequiz.questions.models import Answer, Question, QuestionQuerySet
from judgequiz.questions.topping import want

YEAR = timedelta(days=365)
# Fewer unseen variants of a family than this are few for one learner: more are made meanwhile.
FEW = 3

# Questions of a family with their signatures; and of what this person has seen, when, as a number
# that is the higher the later it was.
Rows = list[tuple[int, str]]
Seen = Mapping[int, int]


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
    stock, seen = _by_family(asked.about(mechanics), learner)
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
    stock, seen = _by_family(Question.objects.in_stock().filter(family__in=families), learner)
    _ask_for_more(stock, seen)
    rounds = [_unseen(stock[family], seen, chance)[:FEW] for family in families if family in stock]
    return _in_turn(rounds, count)


def fresh_among(
    learner: uuid.UUID | None, *, among: QuestionQuerySet, count: int, chance: random.Random
) -> list[int]:
    """Ids of those of these questions that are new to this person as above.

    The least seen families first, a few of each. None if all was answered.
    """
    stock, seen = _by_family(among, learner)
    _ask_for_more(stock, seen)
    families = _families(stock, seen, chance)
    return _in_turn([_unseen(stock[it], seen, chance)[:FEW] for it in families], count)


def _by_family(
    questions: QuestionQuerySet, learner: uuid.UUID | None
) -> tuple[dict[str, Rows], Seen]:
    """These questions by family, and which of them this person answered within a year.

    The same note under another version is the same question.
    """
    last = _last_answers(learner)
    rows = list(questions.order_by("id").values_list("family", "id", "signature", "note"))
    stock: dict[str, Rows] = defaultdict(list)
    for family, question, signature, _ in rows:
        stock[family].append((question, signature))
    elsewhere = last.keys() - {question for _, question, _, _ in rows}
    notes = _last_by_note(last, elsewhere, stock) if elsewhere else {}
    seen = {
        question: max(last.get(question, 0), notes.get(note, 0))
        for _, question, _, note in rows
        if question in last or note in notes
    }
    return stock, seen


def _last_answers(learner: uuid.UUID | None) -> dict[int, int]:
    """By question, this person's last answer to it within a year: its id, which is the higher the
    later it was given, as answers are only ever added. Two queries.
    """
    if learner is None:
        return {}
    answers = Answer.objects.filter(
        learner__in=person_of(learner), answered_at__gte=timezone.now() - YEAR
    )
    return dict(answers.order_by().values_list("question").annotate(Max("pk")))


def _last_by_note(
    last: Mapping[int, int], questions: Iterable[int], families: Iterable[str]
) -> dict[str, int]:
    """The same by note, of those of these questions that are in these families and retired."""
    retired = Question.objects.filter(pk__in=questions, family__in=families)
    notes = retired.exclude(retired_at=None).values_list("pk", "note")
    return {note: when for when, note in sorted((last[pk], note) for pk, note in notes)}


def _ask_for_more(stock: Mapping[str, Rows], seen: Seen) -> None:
    left = {family: sum(it not in seen for it, _ in rows) for family, rows in stock.items()}
    want(family for family, unseen in left.items() if unseen < FEW)


def _in_turn(rounds: list[list[int]], count: int) -> list[int]:
    """One of each, then another of each, until there are so many."""
    turns = zip_longest(*rounds)
    return [it for turn in turns for it in turn if it is not None][:count]


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
