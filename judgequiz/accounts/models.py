"""A user has an account; a learner answers, and needs none."""

import uuid

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models import Q


class User(AbstractUser):
    """Someone who signed up."""


class Learner(models.Model):
    """Someone who answers: a guest, or a user.

    A guest who signs up keeps their learner. Two learners found to be one person are merged by
    pointing one at the other; no answer is rewritten. Deleting a user leaves the learner nameless.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    user = models.ForeignKey(
        User, null=True, blank=True, on_delete=models.SET_NULL, related_name="learners"
    )
    merged_into = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="merged"
    )
    made_at = models.DateTimeField(auto_now_add=True)

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

    def __str__(self) -> str:
        return f"learner {self.id}"
