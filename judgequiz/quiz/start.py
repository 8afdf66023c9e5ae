"""What someone asks for when starting a quiz, and the quiz made of it."""

import random
import re
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext as _

from judgequiz.accounts.guests import is_me
from judgequiz.accounts.models import Learner
from judgequiz.progress.choose import fresh_among, fresh_variants, next_questions
from judgequiz.questions.models import Answer, Question, QuestionQuerySet
from judgequiz.questions.subjects import SUBJECTS
from judgequiz.quiz.models import Paper, Quiz
from judgequiz.quiz.run import answers_of, missed_families
from judgequiz.rulings.models import Mechanic

COUNTS = (5, 10, 20)
PRACTICE = 10
# The id of no question.
GONE = 0
ID = re.compile(r"[0-9]{1,18}")
# The slug of a belief or a card, or the number of a rule.
FIT = re.compile(r"[a-zA-Z0-9_.-]{1,160}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A quiz as asked for; what was asked for and does not exist is left out."""

    mechanics: tuple[str, ...] = ()
    count: int = COUNTS[0]
    first: int | None = None
    among: QuestionQuerySet | None = None
    only: int | None = None
    on_belief: bool = False
    same: Paper | None = None
    missed: Quiz | None = None


def wish_of(request: HttpRequest) -> Wish:
    post = request.POST
    among = _among(post)
    mechanics = _mechanics(post) if among is None else _mechanics_of(among)
    return Wish(
        mechanics=mechanics,
        among=among,
        count=next((n for n in COUNTS if str(n) == post.get("count")), COUNTS[0]),
        first=_first(post.get("first", ""), mechanics),
        only=(_first(post["only"], ()) or GONE) if "only" in post else None,
        on_belief=bool(post.get("belief")),
        same=_same(post.get("same", "")),
        missed=_missed(request),
    )


def questions_for(wish: Wish, learner: Learner | None) -> list[int]:
    """Ids of the questions wished for, in the order they are asked; none if there are none."""
    if wish.same:
        return still_asked(wish.same)
    if wish.missed:
        return practice(answers_of(wish.missed), learner)
    if wish.only is not None:
        return [] if wish.only == GONE else [wish.only]
    if wish.on_belief and wish.among is not None:
        return practice_among(wish.among, learner)
    return _chosen(wish, learner)


def why_none(wish: Wish) -> str:
    """What to say where there is no question to ask."""
    if wish.same:
        return _("All of these questions have been withdrawn. Choose something else.")
    if wish.missed:
        return _("You have answered all there is on what you missed. Choose something else.")
    if wish.only is not None:
        return _("This question is not asked any more. Choose something else.")
    if wish.on_belief and wish.among is not None and wish.among.exists():
        return _(
            "You have answered all there is on this belief. More is made as it is needed: look "
            "again in a while, or choose something else."
        )
    return _("There is no question on this in the stock yet. Choose something else.")


@transaction.atomic
def make_quiz(wish: Wish, ids: list[int], learner: Learner) -> Quiz:
    """A quiz of these questions, and the paper by which others can take them."""
    source = wish.same or wish.missed
    mechanics = list(source.mechanics if source else wish.mechanics)
    paper = wish.same or Paper.objects.create(mechanics=mechanics, questions=ids)
    return Quiz.objects.create(
        learner=learner, paper=paper, mechanics=mechanics, questions=ids, size=len(ids)
    )


def still_asked(paper: Paper) -> list[int]:
    """The questions of this paper but for those that were withdrawn since."""
    rows = Question.objects.filter(pk__in=paper.questions).not_withdrawn()
    asked = set(rows.values_list("pk", flat=True))
    return [pk for pk in paper.questions if pk in asked]


def practice(answers: Mapping[int, Answer], learner: Learner | None) -> list[int]:
    """Questions that are new to this learner, of the families that these answers missed."""
    return fresh_variants(
        learner.pk if learner else None,
        families=missed_families(answers),
        count=PRACTICE,
        chance=random.SystemRandom(),
    )


def practice_among(questions: QuestionQuerySet, learner: Learner | None) -> list[int]:
    """Those of these questions that are new to this learner."""
    return fresh_among(
        learner.pk if learner else None,
        among=questions,
        count=COUNTS[0],
        chance=random.SystemRandom(),
    )


def _chosen(wish: Wish, learner: Learner | None) -> list[int]:
    ids = next_questions(
        learner.pk if learner else None,
        mechanics=() if wish.among is not None else wish.mechanics,
        count=wish.count,
        chance=random.SystemRandom(),
        among=wish.among,
    )
    if wish.first is None:
        return ids
    return [wish.first, *(it for it in ids if it != wish.first)][: wish.count]


def _mechanics(post: QueryDict) -> tuple[str, ...]:
    asked = set(post.getlist("mechanic"))
    if not asked:
        return ()
    return tuple(it for it in Mechanic.objects.values_list("slug", flat=True) if it in asked)


def _among(post: QueryDict) -> QuestionQuerySet | None:
    """What is in stock on the belief, card or rule asked for; nothing, if there is no such."""
    for subject, on in SUBJECTS.items():
        if written := post.get(subject):
            return on(written) if FIT.fullmatch(written) else Question.objects.none()
    return None


def _mechanics_of(questions: QuestionQuerySet) -> tuple[str, ...]:
    """What a quiz of these is on, for its heading and for whoever asks for more of the same."""
    named = Mechanic.objects.filter(questions__in=questions.values("pk")).distinct()
    return tuple(named.values_list("slug", flat=True))


def _first(written: str, mechanics: Sequence[str]) -> int | None:
    """The question to begin with, if it can be asked and is on what the quiz is on."""
    if not ID.fullmatch(written):
        return None
    wanted = Question.objects.in_stock().about(mechanics).filter(pk=int(written))
    return wanted.values_list("pk", flat=True).first()


def _same(written: str) -> Paper | None:
    pk = _uuid(written)
    return Paper.objects.filter(pk=pk).first() if pk else None


def _missed(request: HttpRequest) -> Quiz | None:
    """The quiz whose misses are to be practised, if it is theirs who asks."""
    pk = _uuid(request.POST.get("missed", ""))
    quiz = Quiz.objects.with_owner().filter(pk=pk).first() if pk else None
    return quiz if quiz and is_me(request, quiz.learner) else None


def _uuid(written: str) -> uuid.UUID | None:
    try:
        return uuid.UUID(written)
    except ValueError:
        return None
