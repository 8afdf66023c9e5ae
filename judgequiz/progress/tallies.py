"""Reads what a person's answers add up to, in the same time whether they are ten or ten thousand.

A tally holds the sums up to a moment; what was answered since is few, and is added by whoever
reads. Starting a quiz settles them when they have become many. Nothing is written by reading, and
an answer writes nothing but itself.

A tally is counted from nothing where it is not true any more: another way of counting, a learner
merged since, a withdrawal that concerns these answers. So neither of these needs to know of it.
"""

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from judgequiz.accounts.models import Learner
from judgequiz.accounts.person import person_of, same_person
from judgequiz.progress.counting import SCHEME, Counts, Given, count, given, nothing
from judgequiz.progress.facts import facts_of
from judgequiz.progress.models import Tally
from judgequiz.questions.models import Answer, Withdrawal

# An answer or a withdrawal may be dated a little before others can see it. What is younger than
# this is never settled, so that none is missed.
YOUNG = timedelta(minutes=1)
MANY = 20
AT_ONCE = 1000
MARKED_BY = ("question__withdrawal_id", "question__mended")
COUNTED = ("answered_at", "option", "beliefs", "is_right", "question_id", "run", "position")


@dataclass(frozen=True, slots=True)
class Settled:
    """What of a tally can be believed: counts, and the moment they go up to."""

    counts: Counts
    upto: datetime | None


def counts_of(learner: Learner | None) -> Counts:
    """All that counts of what this person has answered. At most four queries; makes no rows."""
    if learner is None:
        return nothing()
    people = Learner.objects.filter(pk__in=same_person(learner.pk)).select_related("tally")
    tallies = {it.pk: getattr(it, "tally", None) for it in people}
    person = sorted(tallies)
    settled = _believed(tallies[learner.pk], person)
    return count(settled.counts, _given(_since(person, settled.upto)))


def settle_if_many(learner: Learner) -> None:
    """Settles once there is much to add: one query as long as there is not."""
    upto = Tally.objects.filter(pk=learner.pk).values_list("upto", flat=True).first()
    answers = Answer.objects.filter(learner__in=same_person(learner.pk))
    if upto is not None:
        answers = answers.filter(answered_at__gt=upto)
    if answers[:MANY].count() >= MANY:
        settle(learner)


def with_many_answers() -> Iterable[Learner]:
    """Everyone for whom a tally saves work, one after the other."""
    counted = Answer.objects.order_by().values("learner").annotate(n=Count("pk"))
    many = counted.filter(n__gte=MANY).values("learner")
    for learner in Learner.objects.filter(pk__in=many).order_by("pk").iterator(chunk_size=500):
        yield learner.root()


@transaction.atomic
def settle(learner: Learner) -> bool:
    """Adds what is not in the learner's tally yet; whether there was anything to do."""
    now = timezone.now() - YOUNG
    Tally.objects.get_or_create(learner=learner)
    # Two who settle at once do it one after the other, and not twice.
    tally = Tally.objects.select_for_update().filter(pk=learner.pk).first()
    if tally is None:
        return False
    person = person_of(learner.pk)
    settled = _believed(tally, person)
    answers = list(_since(person, settled.upto).filter(answered_at__lte=now))
    if not answers and settled.upto == tally.upto and tally.scheme == SCHEME:
        return False
    tally.counts = count(settled.counts, _given(answers))
    tally.upto = answers[-1].answered_at if answers else settled.upto
    tally.learners = list(map(str, person))
    tally.scheme, tally.marked_at = SCHEME, now
    tally.save()
    return True


def _believed(tally: Tally | None, person: Sequence[uuid.UUID]) -> Settled:
    if tally is None or tally.scheme != SCHEME or tally.learners != list(map(str, person)):
        return Settled(nothing(), None)
    if _is_marked_anew(tally, person):
        return Settled(nothing(), None)
    return Settled(tally.counts, tally.upto)


def _is_marked_anew(tally: Tally, person: Sequence[uuid.UUID]) -> bool:
    """Whether any of these answers was, by what was withdrawn or put back since. One query."""
    theirs = Answer.objects.filter(
        learner__in=person,
        question__family=OuterRef("family"),
        question__version=OuterRef("version"),
    )
    since = Q(made_at__gt=tally.marked_at) | Q(undone_at__gt=tally.marked_at)
    return Withdrawal.objects.filter(since).filter(Exists(theirs)).exists()


def _since(person: Sequence[uuid.UUID], upto: datetime | None) -> QuerySet[Answer]:
    """The answers after this moment, in the order they were given, with what marks them."""
    answers = Answer.objects.filter(learner__in=person).select_related("question")
    if upto is not None:
        answers = answers.filter(answered_at__gt=upto)
    return answers.only(*COUNTED, *MARKED_BY).order_by("answered_at", "pk")


def _given(answers: Iterable[Answer]) -> Iterable[Given]:
    """These answers as they count, a thousand looked up at a time."""
    rows = list(answers)
    for start in range(0, len(rows), AT_ONCE):
        batch = rows[start : start + AT_ONCE]
        facts = facts_of(it.question_id for it in batch)
        counted = (given(it, facts[it.question_id]) for it in batch)
        yield from (it for it in counted if it is not None)
