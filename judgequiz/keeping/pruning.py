"""Removes what nobody can come back to, step by step. What a user has is never among it."""

from collections.abc import Callable, Collection, Iterator
from datetime import datetime, timedelta
from typing import Any, TypeVar

from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import transaction
from django.db.models import Exists, Model, OuterRef, Q, QuerySet
from django.utils import timezone

from judgequiz.accounts.models import Learner
from judgequiz.accounts.sessions import over
from judgequiz.questions.models import Answer, Lure, Notice, Question
from judgequiz.quiz.models import Paper, Quiz

M = TypeVar("M", bound=Model)
Step = Callable[[], QuerySet[Any]]
BATCH = 500
# What a database takes at once in a list of ids.
MOST = 30_000


def prune(*, dry_run: bool) -> Iterator[tuple[str, int]]:
    """What each step removes, or would remove, and how many of it. May be stopped at any moment."""
    for name, step in STEPS.items():
        yield name, step().count() if dry_run else _remove(step)


def _remove(step: Step) -> int:
    """Batch by batch, so that no one waits long for their turn to write."""
    removed = 0
    while True:
        with transaction.atomic():
            # Looked at again under a lock: someone may just be signing up, or taking a paper.
            rows = step()
            locked = rows.select_for_update(of=("self",)).order_by("pk").only("pk")[:BATCH]
            batch = [it.pk for it in locked]
            if not batch:
                return removed
            rows.model._default_manager.filter(pk__in=batch).delete()
        removed += len(batch)


def empty_quizzes() -> QuerySet[Quiz]:
    """Begun by a guest and left without an answer."""
    answered = Exists(Answer.objects.filter(run=OuterRef("pk")))
    old = Quiz.objects.filter(made_at__lt=_before(settings.KEEP_EMPTY_DAYS))
    return old.filter(_of_guest("learner__")).exclude(answered)


def nobodys_quizzes() -> QuerySet[Quiz]:
    """Their learner is gone, so that nobody can open them."""
    return Quiz.objects.filter(learner=None)


def empty_guests() -> QuerySet[Learner]:
    """They have answered nothing, and nothing else names them."""
    old = Learner.objects.unclaimed().filter(made_at__lt=_before(settings.KEEP_EMPTY_DAYS))
    return unnamed(old)


def old_guests() -> QuerySet[Learner]:
    """They have not come for so long that their browser's cookie has run out."""
    since = _before(settings.KEEP_GUESTS_DAYS)
    old = Learner.objects.unclaimed().filter(made_at__lt=since)
    begun = Exists(Quiz.objects.filter(learner=OuterRef("pk"), made_at__gte=since))
    answered = Exists(Answer.objects.filter(learner=OuterRef("pk"), answered_at__gte=since))
    return old.exclude(begun).exclude(answered)


def unlinked_papers() -> QuerySet[Paper]:
    """Nobody has taken one in a long time, or its runs are gone."""
    return unnamed(Paper.objects.filter(made_at__lt=_before(settings.KEEP_PAPERS_DAYS)))


def unanswered_questions() -> QuerySet[Question]:
    """Retired, answered by nobody, in no quiz or paper, and named by nothing else."""
    retired = Question.objects.filter(retired_at__lt=_before(settings.KEEP_EMPTY_DAYS))
    unasked = unnamed(retired.filter(withdrawal=None), but=(Lure,))
    free = set(unasked.values_list("pk", flat=True))
    if free:
        free -= listed()
    return Question.objects.filter(pk__in=sorted(free)[:MOST])


def read_notices() -> QuerySet[Notice]:
    return Notice.objects.filter(read_at__lt=_before(settings.KEEP_EMPTY_DAYS))


def expired_sessions() -> QuerySet[Session]:
    return Session.objects.filter(expire_date__lt=timezone.now())


STEPS: dict[str, Step] = {
    "sessions that have run out": expired_sessions,
    "sessions that were listed and are over": over,
    "quizzes of guests without an answer": empty_quizzes,
    "guests without an answer": empty_guests,
    "guests not seen for long": old_guests,
    "quizzes of people who are gone": nobodys_quizzes,
    "papers that nobody has taken": unlinked_papers,
    "notices that were read": read_notices,
    "retired questions that nobody has answered": unanswered_questions,
}


def unnamed(rows: QuerySet[M], *, but: Collection[type[Model]] = ()) -> QuerySet[M]:
    """Those that no row of another model points at, whatever models there come to be.

    Not counted is what is only a part of them, and goes with them.
    """
    for relation in rows.model._meta.related_objects:
        if relation.related_model in but:
            continue
        pointing = relation.related_model._base_manager
        rows = rows.exclude(Exists(pointing.filter(**{relation.field.name: OuterRef("pk")})))
    return rows


def listed() -> set[int]:
    """The questions that some quiz or paper lists."""
    found: set[int] = set()
    for model in (Paper, Quiz):
        for questions in model._default_manager.values_list("questions", flat=True).iterator(BATCH):
            found.update(questions)
    return found


def _before(days: int) -> datetime:
    return timezone.now() - timedelta(days=days)


def _of_guest(learner: str) -> Q:
    return Q((f"{learner}isnull", False), (f"{learner}user", None), (f"{learner}merged_into", None))
