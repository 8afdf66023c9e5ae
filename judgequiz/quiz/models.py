"""A run of questions that can be left and taken up again."""

import uuid

from django.db import models
from django.urls import reverse

from judgequiz.accounts.models import Learner


class Quiz(models.Model):
    """Some questions in an order, for one learner.

    Its answers name it by id and position; what has been answered is read from them.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    learner = models.ForeignKey(
        Learner, null=True, on_delete=models.SET_NULL, related_name="quizzes"
    )
    mechanics = models.JSONField(default=list, help_text="Slugs that were chosen; none: a mix.")
    questions = models.JSONField(help_text="Ids of the questions, in the order they are asked.")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name_plural = "quizzes"

    def __str__(self) -> str:
        return f"quiz {self.id}"

    def get_absolute_url(self) -> str:
        return reverse("question", args=[self.id, 1])
