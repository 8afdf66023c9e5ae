"""A user has an account; a learner answers, and needs none."""

import uuid
from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser, UserManager
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

TAKEN = _("There is an account with this e-mail address.")


def nameless() -> str:
    """A username that says nothing of the person, as nobody types or sees it."""
    return uuid.uuid4().hex


class People(UserManager["User"]):
    use_in_migrations = False

    def with_address(self, email: str) -> models.QuerySet["User"]:
        """The one whose address this is, however it is written."""
        return self.filter(email__iexact=email)

    def create_superuser(
        self, username: str = "", email: str | None = None, password: str | None = None, **more: Any
    ) -> "User":
        """For the command, which asks for an e-mail address and for no username."""
        if not email:
            raise ValidationError(_("One logs in with an e-mail address: give one."))
        if self.with_address(email).exists():
            raise ValidationError(TAKEN)
        return super().create_superuser(username or nameless(), email, password, **more)


class User(AbstractUser):
    """Someone who signed up. They are known by their e-mail address; the username means nothing."""

    username = models.CharField(max_length=150, unique=True, editable=False, default=nameless)
    email = models.EmailField(_("E-mail address"))

    objects: ClassVar[People] = People()

    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta(AbstractUser.Meta):
        constraints = [
            models.UniqueConstraint(
                Lower("email"),
                condition=~Q(email=""),
                name="one_user_per_address",
                violation_error_message=TAKEN,
            )
        ]

    def __str__(self) -> str:
        return self.email or self.username


class LearnerQuerySet(models.QuerySet["Learner"]):
    def unclaimed(self) -> "LearnerQuerySet":
        """Guests: those who belong to no user, and were not merged into anyone who does."""
        return self.filter(user=None, merged_into=None)

    def of_user(self, user: int | None) -> "LearnerQuerySet":
        """The one learner that this user is, others being merged into it."""
        return self.filter(user=user, merged_into=None)


class Learner(models.Model):
    """Someone who answers: a guest, or a user.

    A guest who signs up keeps their learner; see claiming.py. Two learners found to be one person
    are merged by pointing one at the other; no answer is rewritten. Deleting a user leaves the
    learner nameless.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    user = models.ForeignKey(
        User, null=True, blank=True, on_delete=models.SET_NULL, related_name="learners"
    )
    merged_into = models.ForeignKey(
        "self",
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="merged",
        db_index=False,
    )
    made_at = models.DateTimeField(auto_now_add=True)

    objects = LearnerQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user"],
                condition=Q(merged_into=None),
                name="one_learner_per_user",
                violation_error_message="A user has one learner that is not merged into another.",
            ),
            models.CheckConstraint(
                condition=~Q(merged_into=models.F("id")), name="not_merged_into_itself"
            ),
        ]
        # Of the merged alone: hardly anyone is, and from an index that has all, a database learns
        # that it would find half the table under one key, and reads all of it instead.
        indexes = [
            models.Index(
                fields=["merged_into"],
                condition=Q(merged_into__isnull=False),
                name="merged_learners",
            )
        ]

    def __str__(self) -> str:
        return f"learner {self.id}"

    def root(self) -> "Learner":
        """The learner that this one was merged into, step by step; itself if into none."""
        at, seen = self, {self.pk}
        while at.merged_into is not None and at.merged_into_id not in seen:
            at = at.merged_into
            seen.add(at.pk)
        return at
