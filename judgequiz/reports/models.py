"""What someone found wrong with a question, what was said to it, and how it was settled."""

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from judgequiz.accounts.models import Learner, User
from judgequiz.questions.models import Question

LONGEST = 2000


class ReportQuerySet(models.QuerySet["Report"]):
    def open(self) -> "ReportQuerySet":
        return self.filter(settled_at=None)

    def unheard(self) -> "ReportQuerySet":
        """Settled, and whoever reported it has not yet said that they have read so."""
        return self.filter(settled_at__isnull=False, read_at=None)


class Report(models.Model):
    """A learner's report on one variant, with where they stood when they made it.

    A learner has one open report on a question; what they write later is a remark to it. An answer
    to it is in both languages, and is read by the reporter alone.
    """

    class Kind(models.TextChoices):
        ANSWER = "answer", pgettext_lazy("kind of report", "The answer is wrong")
        UNCLEAR = "unclear", pgettext_lazy("kind of report", "It is unclear what is asked")
        TRANSLATION = "translation", pgettext_lazy("kind of report", "The translation is wrong")
        DISPLAY = "display", pgettext_lazy("kind of report", "The page looks or works wrong")
        OTHER = "other", pgettext_lazy("kind of report", "Something else")

    class Outcome(models.TextChoices):
        MENDED = "mended", pgettext_lazy("outcome of a report", "mended")
        WITHDRAWN = "withdrawn", pgettext_lazy("outcome of a report", "question withdrawn")
        NO_FAULT = "no-fault", pgettext_lazy("outcome of a report", "not a fault")
        DUPLICATE = "duplicate", pgettext_lazy("outcome of a report", "reported before")

    learner = models.ForeignKey(
        Learner, null=True, on_delete=models.SET_NULL, related_name="reports"
    )
    question = models.ForeignKey(
        Question,
        on_delete=models.PROTECT,
        related_name="reports",
        verbose_name=pgettext_lazy("in the admin", "question"),
    )
    kind = models.CharField(_("kind"), max_length=16, choices=Kind.choices)
    words = models.TextField(_("what was reported"), max_length=LONGEST)
    language = models.CharField(_("language"), max_length=2)
    option = models.CharField(
        max_length=16, blank=True, help_text="The key of the option they had chosen, if any."
    )
    step = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="The step of the replay that they saw."
    )
    by_mail = models.BooleanField(default=False, help_text="Whether they want to hear by mail too.")
    made_at = models.DateTimeField(_("reported on"), default=timezone.now, editable=False)
    outcome = models.CharField(_("outcome"), max_length=16, choices=Outcome.choices, blank=True)
    answer = models.JSONField(_("answer"), default=dict, blank=True)
    settled_at = models.DateTimeField(_("settled on"), null=True, blank=True, editable=False)
    settled_by = models.ForeignKey(
        User,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="reports_settled",
        verbose_name=_("settled by"),
    )
    read_at = models.DateTimeField(null=True, blank=True, editable=False)

    objects = ReportQuerySet.as_manager()

    class Meta:
        verbose_name = _("report")
        verbose_name_plural = _("reports")
        ordering = ["-made_at", "-pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["learner", "question"],
                condition=Q(settled_at=None),
                name="one_open_report_per_question",
            ),
            models.CheckConstraint(
                condition=Q(settled_at=None, outcome="")
                | (Q(settled_at__isnull=False) & ~Q(outcome="")),
                name="report_settled_with_an_outcome",
            ),
        ]
        indexes = [
            models.Index(
                fields=["learner"],
                condition=Q(settled_at__isnull=False, read_at=None),
                name="report_unheard",
            )
        ]

    def __str__(self) -> str:
        return f"#{self.pk}"

    @property
    def is_open(self) -> bool:
        return self.settled_at is None


class Remark(models.Model):
    """What was added to a report: by the reporter, or among those who settle it."""

    report = models.ForeignKey(Report, on_delete=models.CASCADE, related_name="remarks")
    words = models.TextField(max_length=LONGEST)
    is_reporters = models.BooleanField(default=False)
    by = models.ForeignKey(
        User, null=True, blank=True, on_delete=models.SET_NULL, related_name="remarks"
    )
    made_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("remark")
        verbose_name_plural = _("remarks")
        ordering = ["made_at", "pk"]

    def __str__(self) -> str:
        return f"to {self.report_id}"
