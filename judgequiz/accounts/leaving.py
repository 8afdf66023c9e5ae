"""Severs a person from what they answered: their learners go, and no address or cookie finds them.

Answers stay, as counts without anyone: a learner's deletion takes their name off each.
"""

from typing import Any

from django.db.models import QuerySet

from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.person import same_person


def learners_of(user: User) -> QuerySet[Learner]:
    """Every learner that this user is, however they were merged. One query where there is one."""
    root = Learner.objects.of_user(user.pk).values_list("pk", flat=True).first()
    if root is None:
        return Learner.objects.filter(user=user)
    return Learner.objects.filter(pk__in=same_person(root))


def lock(learners: QuerySet[Learner]) -> None:
    """Until the transaction ends nothing new names these learners.

    Otherwise an answer that came in between would keep PostgreSQL from deleting anything.
    """
    list(learners.select_for_update(of=("self",)).order_by("pk").values_list("pk"))


def sever(sender: type[User], instance: User, **how: Any) -> None:  # noqa: ARG001  (a signal's)
    """Before a user is deleted, by whatever way: else a guest's old cookie would open what was
    theirs, since a learner without a user is a guest.
    """
    lock(learners_of(instance))
    learners_of(instance).delete()
