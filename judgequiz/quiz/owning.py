"""Whose quiz it is: its learner's alone."""

import uuid

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import gettext as _

from judgequiz.quiz.models import Quiz
from judgequiz.show import show


def quiz_named(quiz_id: uuid.UUID) -> Quiz:
    """The quiz, with what it takes to know whose it is."""
    return get_object_or_404(Quiz.objects.with_owner(), pk=quiz_id)


def not_yours(request: HttpRequest, quiz: Quiz, *, is_answer: bool = False) -> HttpResponse:
    """Shows nothing of someone else's quiz, but the way to the same questions."""
    fault = _("This answer was not recorded: the quiz belongs to someone else.")
    context = {
        "fault": fault if is_answer else "",
        "paper": quiz.paper_id,
        "come_back": reverse("quiz", args=[quiz.pk]),
    }
    return show(request, "quiz/not_yours.html", context, swaps="screen", status=403)
