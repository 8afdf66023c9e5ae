"""Questions as they were served, frozen, and the answers given, never changed."""

from collections.abc import Iterable

from django.db import models
from django.db.models import Q

from judgequiz.accounts.models import Learner
from judgequiz.rulings.models import Mechanic, Ruling


class QuestionQuerySet(models.QuerySet["Question"]):
    def in_stock(self) -> "QuestionQuerySet":
        return self.filter(retired_at=None)

    def about(self, mechanics: Iterable[str]) -> "QuestionQuerySet":
        """Those on any of these mechanics; on everything, if none is named."""
        slugs = list(mechanics)
        return self.filter(mechanics__slug__in=slugs).distinct() if slugs else self


class Question(models.Model):
    """One variant of a family, stored whole as it was played.

    Later changes to the family never reach it: they make new variants and retire this one.
    """

    family = models.SlugField(max_length=120)
    version = models.PositiveIntegerField()
    seed = models.BigIntegerField()
    edition = models.DateField(help_text="The rules that the answer holds for.")
    level = models.PositiveSmallIntegerField()
    mechanics = models.ManyToManyField(Mechanic, related_name="questions")
    rulings = models.ManyToManyField(Ruling, related_name="questions", blank=True)
    # Short enough for an index on PostgreSQL, which holds 2,704 bytes.
    note = models.CharField(
        max_length=800, help_text="Question and answer in one line, in English."
    )
    signature = models.CharField(max_length=128, db_index=True)
    data = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)
    retired_at = models.DateTimeField(null=True, blank=True)

    objects = QuestionQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["family", "version", "seed"], name="question_once_per_seed"
            ),
            models.UniqueConstraint(
                fields=["family", "version", "note"], name="question_once_per_note"
            ),
            models.CheckConstraint(
                condition=Q(level__gte=1, level__lte=3), name="question_level_1_to_3"
            ),
        ]
        indexes = [
            models.Index(fields=["family"], condition=Q(retired_at=None), name="question_in_stock")
        ]

    def __str__(self) -> str:
        return f"{self.family} v{self.version} seed {self.seed}"


class Answer(models.Model):
    """What a learner chose, once, and what they were taken to believe at the time.

    Append-only: no code changes one. It names its run by id alone, without a foreign key, so that
    runs can be of several kinds, live in apps above this one, and be pruned.
    """

    PASS = "pass"  # noqa: S105  (a word, not a password)

    learner = models.ForeignKey(
        Learner, null=True, on_delete=models.SET_NULL, related_name="answers"
    )
    run = models.UUIDField(help_text="The quiz it was given in.")
    position = models.PositiveSmallIntegerField()
    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="answers")
    option = models.CharField(max_length=16, help_text="The option's key, or `pass`.")
    beliefs = models.JSONField(default=list, help_text="Slugs of the beliefs behind the option.")
    is_right = models.BooleanField()
    confidence = models.PositiveSmallIntegerField(null=True, blank=True)
    seconds = models.PositiveIntegerField(null=True, blank=True)
    answered_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["run", "position"], name="answer_once_per_position"),
            models.CheckConstraint(
                condition=Q(confidence=None) | Q(confidence__gte=1, confidence__lte=3),
                name="answer_confidence_1_to_3",
            ),
        ]
        indexes = [models.Index(fields=["learner", "answered_at"], name="answers_of_learner")]

    def __str__(self) -> str:
        return f"{self.option} to {self.question_id} in {self.run}"

    @property
    def is_pass(self) -> bool:
        return self.option == self.PASS
