"""The game of an answered question, step by step."""

import uuid
from functools import partial

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from judgequiz.accounts.guests import is_me
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.replays import eyes_of, plays_as_served, replay_page, told
from judgequiz.quiz.owning import not_yours, quiz_named
from judgequiz.rulings.memory import MEMORY


@never_cache
@require_safe
def of_question(request: HttpRequest, quiz_id: uuid.UUID, position: int) -> HttpResponse:
    """The game, and beside it the one that the chosen option believes in, from where they part.

    Shows nothing before there is an answer: the game tells it. A written question has no game.
    """
    quiz = quiz_named(quiz_id)
    if not is_me(request, quiz.learner):
        return not_yours(request, quiz)
    if not 1 <= position <= len(quiz.questions):
        raise Http404
    answer = Answer.objects.filter(run=quiz.pk, position=position).first()
    if answer is None:
        return redirect("question", quiz.pk, position)
    asked = get_object_or_404(Question, pk=quiz.questions[position - 1])
    verdict = reverse("verdict", args=[quiz.pk, position])
    if asked.withdrawal_id is not None or asked.is_written:
        return redirect(verdict)
    if not plays_as_served(asked):
        return redirect(f"{verdict}?no-replay=1")
    MEMORY.renew()
    return replay_page(
        request,
        partial(told, asked.data["play"]),
        eyes=eyes_of(asked),
        seen=answer.option,
        edition=asked.edition,
        play=asked.data["play"],
        title=asked.data["title"],
        question=asked,
        chosen=answer.option,
        back_url=verdict,
        back_words=_("Back to the verdict"),
    )
