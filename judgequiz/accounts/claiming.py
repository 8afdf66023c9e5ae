"""Makes what a guest has answered a user's own, when they sign up or log in."""

import uuid
from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest, HttpResponse

from judgequiz.accounts.guests import forget, guest_id
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


def claim_late(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Claims a guest that came to a browser while someone was logging in there.

    Logging in takes the guest's cookie away, so there is one beside a session only if another tab
    began a quiz in the same moment. No query for anyone else.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        guest = guest_id(request)
        if guest is None or not isinstance(request.user, User):
            return get_response(request)
        if Learner.objects.unclaimed().filter(pk=guest).exists():
            claim(request.user, guest)
        response = get_response(request)
        forget(response)
        return response

    return middleware
