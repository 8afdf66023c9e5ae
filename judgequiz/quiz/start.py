"""What someone asks for when starting a quiz, and the quiz made of it."""

import random
import re
import uuid
from dataclasses import dataclass

from django.http import HttpRequest, QueryDict

from judgequiz.accounts.models import Learner
from judgequiz.progress.choose import next_questions
from judgequiz.questions.models import Question
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Mechanic

COUNTS = (5, 10, 20)
ID = re.compile(r"[0-9]{1,18}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A quiz as asked for; what was asked for and does not exist is left out."""

    mechanics: tuple[str, ...] = ()
    count: int = COUNTS[0]
    first: int | None = None
    same: Quiz | None = None


def wish_of(request: HttpRequest) -> Wish:
    post = request.POST
    return Wish(
        mechanics=_mechanics(post),
        count=next((n for n in COUNTS if str(n) == post.get("count")), COUNTS[0]),
        first=_first(post.get("first", "")),
        same=_same(post.get("same", "")),
    )


def make_quiz(wish: Wish, learner: Learner) -> Quiz | None:
    """The quiz that was wished for; none if the stock has no such question."""
    ids = _still_asked(wish.same) if wish.same else _chosen(wish, learner)
    if not ids:
        return None
    mechanics = list(wish.same.mechanics if wish.same else wish.mechanics)
    return Quiz.objects.create(learner=learner, mechanics=mechanics, questions=ids)


def has_questions(wish: Wish) -> bool:
    if wish.same:
        return bool(_still_asked(wish.same))
    return Question.objects.in_stock().about(wish.mechanics).exists()


def _still_asked(quiz: Quiz) -> list[int]:
    """The questions of this quiz but for those that were withdrawn since."""
    rows = Question.objects.filter(pk__in=quiz.questions).not_withdrawn()
    asked = set(rows.values_list("pk", flat=True))
    return [pk for pk in quiz.questions if pk in asked]


def _chosen(wish: Wish, learner: Learner) -> list[int]:
    ids = next_questions(
        learner.pk,
        mechanics=wish.mechanics,
        count=wish.count,
        chance=random.SystemRandom(),
    )
    if wish.first is None:
        return ids
    return [wish.first, *(it for it in ids if it != wish.first)][: wish.count]


def _mechanics(post: QueryDict) -> tuple[str, ...]:
    asked = set(post.getlist("mechanic"))
    if not asked:
        return ()
    return tuple(it for it in Mechanic.objects.values_list("slug", flat=True) if it in asked)


def _first(written: str) -> int | None:
    if not ID.fullmatch(written):
        return None
    return Question.objects.in_stock().filter(pk=int(written)).values_list("pk", flat=True).first()


def _same(written: str) -> Quiz | None:
    try:
        return Quiz.objects.filter(pk=uuid.UUID(written)).first()
    except ValueError:
        return None
