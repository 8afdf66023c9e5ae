"""Questions as they were served, frozen; the answers given, never changed; what was withdrawn."""

from collections.abc import Iterable
from typing import Any

from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Cast
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from judgequiz.accounts.models import Learner, User
from judgequiz.questions.beliefs import lures_in
from judgequiz.rulings.models import Card, Mechanic, Ruling


class QuestionQuerySet(models.QuerySet["Question"]):
    def in_stock(self) -> "QuestionQuerySet":
        return self.filter(retired_at=None)

    def about(self, mechanics: Iterable[str]) -> "QuestionQuerySet":
        """Those on any of these mechanics; on everything, if none is named."""
        slugs = list(mechanics)
        return self.filter(mechanics__slug__in=slugs).distinct() if slugs else self

    def not_withdrawn(self) -> "QuestionQuerySet":
        return self.filter(withdrawal=None)

    def telling(self, belief: str) -> "QuestionQuerySet":
        """Those where someone who holds this belief answers wrong."""
        return self.filter(lures__belief=belief)


class Question(models.Model):
    """One variant of a family, stored whole as it was played.

    Later changes to the family never reach it: they make new variants and retire this one. Of a
    withdrawn one, too, nothing is rewritten: `mended` stands beside the key that was served.
    """

    family = models.SlugField(_("family"), max_length=120)
    version = models.PositiveIntegerField(_("version"))
    revision = models.CharField(
        max_length=16,
        blank=True,
        help_text="What its family's words were on record as; none: before they were recorded.",
    )
    seed = models.BigIntegerField()
    edition = models.DateField(help_text="The rules that the answer holds for.")
    level = models.PositiveSmallIntegerField(_("level"))
    mechanics = models.ManyToManyField(
        Mechanic, related_name="questions", verbose_name=_("mechanics")
    )
    rulings = models.ManyToManyField(Ruling, related_name="questions", blank=True)
    cards = models.ManyToManyField(
        Card, related_name="questions", blank=True, verbose_name=_("cards")
    )
    # Short enough for an index on PostgreSQL, which holds 2,704 bytes.
    note = models.CharField(
        _("question and answer"),
        max_length=800,
        help_text="Question and answer in one line, in English.",
    )
    signature = models.CharField(max_length=128, db_index=True)
    data = models.JSONField()
    made_at = models.DateTimeField(auto_now_add=True)
    retired_at = models.DateTimeField(_("no longer asked since"), null=True, blank=True)
    gate = models.CharField(
        max_length=64,
        blank=True,
        help_text="The gate it passed on its way into the stock; none: one that had no name yet.",
    )
    withdrawal = models.ForeignKey(
        "Withdrawal", null=True, blank=True, on_delete=models.PROTECT, related_name="questions"
    )
    mended = models.CharField(
        max_length=16,
        blank=True,
        help_text="If withdrawn: the key that is right after all; none: no answer counts.",
    )

    objects = QuestionQuerySet.as_manager()

    class Meta:
        verbose_name = pgettext_lazy("in the admin", "question")
        verbose_name_plural = pgettext_lazy("in the admin", "questions")
        constraints = [
            models.UniqueConstraint(
                fields=["family", "version", "revision", "seed"], name="question_once_per_seed"
            ),
            models.UniqueConstraint(
                fields=["family", "version", "revision", "note"], name="question_once_per_note"
            ),
            models.CheckConstraint(
                condition=Q(level__gte=1, level__lte=3), name="question_level_1_to_3"
            ),
        ]
        indexes = [
            models.Index(fields=["family"], condition=Q(retired_at=None), name="question_in_stock"),
            # What someone has seen is known again by its note, under whatever version it was.
            models.Index(fields=["note"], condition=Q(retired_at=None), name="question_by_note"),
        ]

    def __str__(self) -> str:
        return f"{self.family} v{self.version} seed {self.seed}"

    def save(self, *args: Any, **how: Any) -> None:
        """Stores a new question with its lures."""
        is_new = self._state.adding
        super().save(*args, **how)
        if is_new:
            slugs = sorted(lures_in(self.data))
            Lure.objects.bulk_create([Lure(question=self, belief=slug) for slug in slugs])

    def get_absolute_url(self) -> str:
        return reverse("asked", args=[self.pk])

    @property
    def is_written(self) -> bool:
        """Whether its answer was written from the rule: no play can show it, so it has no game."""
        return bool(self.data.get("written"))


class Lure(models.Model):
    """A belief by which one of the question's wrong options is reached.

    Nothing that the question does not say itself; here it can be looked up by belief.
    """

    question = models.ForeignKey(Question, on_delete=models.CASCADE, related_name="lures")
    belief = models.SlugField(max_length=120, db_index=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["belief", "question"], name="lure_once_per_question")
        ]

    def __str__(self) -> str:
        return f"{self.belief} in {self.question_id}"


class AnswerQuerySet(models.QuerySet["Answer"]):
    def marked(self, mark: "Answer.Mark") -> "AnswerQuerySet":
        """Those that count so today; says the same as `Answer.mark`."""
        withdrawn = Q(question__in=Question.objects.exclude(withdrawal=None))
        void = withdrawn & Q(question__in=Question.objects.filter(mended=""))
        if mark == Answer.Mark.VOID:
            return self.filter(void)
        if mark == Answer.Mark.PASSED:
            return self.filter(option=Answer.PASS).exclude(void)
        chosen = self.exclude(option=Answer.PASS)
        right = (Q(is_right=True) & ~withdrawn) | (withdrawn & Q(option=F("question__mended")))
        if mark == Answer.Mark.RIGHT:
            return chosen.filter(right)
        return chosen.exclude(void).exclude(right)

    def showing(self, belief: str) -> "AnswerQuerySet":
        """Those that count as evidence of this belief."""
        named = self.annotate(named=Cast("beliefs", models.TextField()))
        named = named.filter(question__in=Question.objects.telling(belief))
        return named.filter(named__contains=f'"{belief}"').marked(Answer.Mark.WRONG)


class Answer(models.Model):
    """What a learner chose, once, and what they were taken to believe at the time.

    Append-only: no code changes one. It names its run by id alone, without a foreign key, so that
    runs can be of several kinds, live in apps above this one, and be pruned.
    """

    class Mark(models.TextChoices):
        RIGHT = "right"
        WRONG = "wrong"
        PASSED = "passed"
        VOID = "void"

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

    objects = AnswerQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["run", "position"], name="answer_once_per_position"),
            models.CheckConstraint(
                condition=Q(confidence=None) | Q(confidence__gte=1, confidence__lte=3),
                name="answer_confidence_1_to_3",
            ),
        ]
        indexes = [
            models.Index(fields=["learner", "answered_at"], name="answers_of_learner"),
            models.Index(
                fields=["learner", "question", "answered_at"], name="answers_of_learner_to"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.option} to {self.question_id} in {self.run}"

    @property
    def is_pass(self) -> bool:
        return self.option == self.PASS

    @property
    def mark(self) -> Mark:
        """How it counts today, which a withdrawal of its question may have mended.

        `is_right` stays what it was when the answer was given. Reads the question, not its data.
        """
        question = self.question
        is_withdrawn = question.withdrawal_id is not None
        if is_withdrawn and not question.mended:
            return self.Mark.VOID
        if self.is_pass:
            return self.Mark.PASSED
        is_right = self.option == question.mended if is_withdrawn else self.is_right
        return self.Mark.RIGHT if is_right else self.Mark.WRONG

    @property
    def beliefs_shown(self) -> list[str]:
        """The beliefs that it still counts as evidence of."""
        return self.beliefs if self.mark == self.Mark.WRONG else []


class WithdrawalQuerySet(models.QuerySet["Withdrawal"]):
    def in_force(self) -> "WithdrawalQuerySet":
        return self.filter(undone_at=None)


class Withdrawal(models.Model):
    """An editor takes back one variant, or every variant of a version of a family, and says why.

    Answers to it are marked anew: by the option named, by the option that a belief plays to where
    that belief turned out to be true, or not at all.
    """

    family = models.SlugField(_("family"), max_length=120)
    version = models.PositiveIntegerField(_("version"))
    question = models.ForeignKey(
        Question,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="withdrawals",
        verbose_name=pgettext_lazy("in the admin", "question"),
        help_text="The variant; none: every variant of the version.",
    )
    option = models.CharField(
        _("option that is right after all"),
        max_length=16,
        blank=True,
        help_text="The key of the option that is right after all.",
    )
    belief = models.SlugField(
        _("belief that is true after all"),
        max_length=120,
        blank=True,
        help_text="The belief that is true after all.",
    )
    reason = models.JSONField(_("what was wrong"), help_text="What was wrong, in both languages.")
    by = models.ForeignKey(
        User,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="withdrawals",
        verbose_name=_("withdrawn by"),
    )
    made_at = models.DateTimeField(_("withdrawn on"), default=timezone.now, editable=False)
    undone_by = models.ForeignKey(
        User,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="withdrawals_undone",
        verbose_name=_("undone by"),
    )
    undone_at = models.DateTimeField(_("undone on"), null=True, blank=True, editable=False)

    objects = WithdrawalQuerySet.as_manager()

    class Meta:
        verbose_name = _("withdrawal")
        verbose_name_plural = _("withdrawals")
        ordering = ["-made_at"]
        constraints = [
            models.UniqueConstraint(
                fields=["question"], condition=Q(undone_at=None), name="variant_withdrawn_once"
            ),
            models.UniqueConstraint(
                fields=["family", "version"],
                condition=Q(undone_at=None, question=None),
                name="version_withdrawn_once",
            ),
            models.CheckConstraint(
                condition=Q(option="") | (Q(belief="") & Q(question__isnull=False)),
                name="withdrawal_marks_one_way",
            ),
        ]

    def __str__(self) -> str:
        what = f"{self.family} v{self.version}"
        return f"{what}, question {self.question_id}" if self.question_id else what


class Notice(models.Model):
    """Tells a learner of a withdrawal that concerns their answers, until they have read it.

    Made by the withdrawal, so that a page that shows it makes no rows.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="notices")
    withdrawal = models.ForeignKey(Withdrawal, on_delete=models.CASCADE, related_name="notices")
    read_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["learner", "withdrawal"], name="notice_once")
        ]
        indexes = [
            models.Index(fields=["learner"], condition=Q(read_at=None), name="notice_unread")
        ]

    def __str__(self) -> str:
        return f"{self.withdrawal_id} to learner {self.learner_id}"


class Lease(models.Model):
    """Some work that one process at a time does, and until when it holds it."""

    work = models.SlugField(max_length=40, unique=True)
    holder = models.UUIDField(null=True, blank=True)
    until = models.DateTimeField()

    def __str__(self) -> str:
        return self.work
