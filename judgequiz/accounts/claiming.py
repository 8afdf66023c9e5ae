"""Makes what a guest has answered a user's own, when they sign up or log in."""

import uuid

from django.db import transaction

from judgequiz.accounts.models import Learner, User


@transaction.atomic
def claim(user: User, guest: uuid.UUID | None) -> Learner:
    """The user's learner, after the guest of this browser was made theirs.

    The first guest becomes the user's learner, and each later one is merged into it, so the order
    of signing up and answering makes no difference, nor does the number of devices. What belongs
    to someone already is left with them: nothing is claimed twice.
    """
    # Logging in on two devices at once is one after the other.
    User.objects.select_for_update().get(pk=user.pk)
    unclaimed = Learner.objects.unclaimed().filter(pk__in=[guest] if guest else [])
    theirs = Learner.objects.of_user(user.pk)
    if theirs.exists():
        unclaimed.update(merged_into=theirs.get())
    else:
        unclaimed.update(user=user)
    return theirs.first() or Learner.objects.create(user=user)
