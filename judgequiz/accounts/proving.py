"""An address may have been signed up with by someone whose it is not."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import gettext as _

from judgequiz.accounts.sessions import end_sessions

BY_CODE = "account_confirm_login_code"


def leave_it_to_them(
    sender: Any,  # noqa: ARG001  (a signal's)
    *,
    request: HttpRequest,
    email_address: EmailAddress,
    **how: Any,  # noqa: ARG001  (a signal's)
) -> None:
    """Whoever logs in by a code, and nobody before them had confirmed an address of the account,
    has it alone from then on: its password, services and sessions may be somebody else's.

    Whoever opens the link that was mailed at sign-up keeps the password they have just set.
    """
    asked, user = request.resolver_match, email_address.user
    if asked is None or asked.url_name != BY_CODE:
        return
    others = EmailAddress.objects.filter(user=user, verified=True).exclude(pk=email_address.pk)
    if others.exists():
        return
    SocialAccount.objects.filter(user=user).delete()
    end_sessions(UserSession.objects.filter(user=user).values_list("session_key", flat=True))
    if not user.has_usable_password():
        return
    user.set_unusable_password()
    user.save(update_fields=["password"])
    words = _(
        "Your code has confirmed this address for the first time. The password that was set before "
        "may be somebody else’s and no longer opens the account; you can set one of your own."
    )
    get_adapter().add_message(request, messages.WARNING, message=words)
