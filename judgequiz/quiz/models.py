"""A run of questions that can be left and taken up again, and the same questions for others."""

import uuid

from django.db import models
from django.urls import reverse

from judgequiz.accounts.models import Learner


class Paper(models.Model):
    """Some questions in an order, for anyone to take: an address to share, that names nobody.

    Never changed. It outlives the runs that were made of it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    mechanics = models.JSONField(default=list, help_text="Slugs that were chosen; none: a mix.")
    questions = models.JSONField(help_text="Ids of the questions, in the order they are asked.")
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"paper {self.id}"

    def get_absolute_url(self) -> str:
        return reverse("paper", args=[self.id])


class QuizQuerySet(models.QuerySet["Quiz"]):
    def with_owner(self) -> "QuizQuerySet":
        """With what it takes to know whose it is."""
        return self.select_related("learner__merged_into")


class Quiz(models.Model):
    """One learner's run through the questions of a paper.

    Its answers name it by id and position; what has been answered is read from them. It has its
    questions to itself: what was withdrawn from the paper when it began is not among them.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    learner = models.ForeignKey(
        Learner, null=True, on_delete=models.SET_NULL, related_name="quizzes"
    )
    paper = models.ForeignKey(Paper, on_delete=models.PROTECT, related_name="quizzes")
    mechanics = models.JSONField(default=list, help_text="Slugs that were chosen; none: a mix.")
    questions = models.JSONField(help_text="Ids of the questions, in the order they are asked.")
    size = models.PositiveSmallIntegerField(help_text="How many questions it has.")
    made_at = models.DateTimeField(auto_now_add=True)

    objects = QuizQuerySet.as_manager()

    class Meta:
        verbose_name_plural = "quizzes"
        indexes = [models.Index(fields=["learner", "-made_at"], name="quizzes_of_learner")]

    def __str__(self) -> str:
        return f"quiz {self.id}"

    def get_absolute_url(self) -> str:
        return reverse("quiz", args=[self.id])
