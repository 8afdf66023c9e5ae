"""What allauth asks of the site: how a user is made and logged in, and our words for its errors."""

import logging
from typing import Any

from allauth.account import app_settings
from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.guests import forget, guest_id
from judgequiz.accounts.models import User, nameless

log = logging.getLogger(__name__)

# By the codes of Django's validators, whose own Japanese has another voice than our pages.
WEAK = {
    "password_too_short": _("It is shorter than 8 characters."),
    "password_too_common": _("It is one of the most common passwords."),
    "password_entirely_numeric": _("It has only digits."),
    "password_too_similar": _("It is too like your e-mail address."),
}


class NotSent(Exception):
    """A mail that someone is waiting for could not be sent."""


class AccountAdapter(DefaultAccountAdapter):
    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "account_inactive": _("This account has been closed."),
        "email_password_mismatch": _("E-mail address and password do not belong together."),
        "email_taken": _(
            "There is an account with this e-mail address. Log in, or reset its password."
        ),
        "too_many_login_attempts": _(
            "Too many attempts failed. Wait a few minutes, then try again."
        ),
    }

    def clean_password(self, password: str, user: User | None = None) -> str:
        try:
            return str(super().clean_password(password, user))
        except ValidationError as refused:
            raise ValidationError(
                [WEAK.get(it.code or "", it.message) for it in refused.error_list]
            ) from refused

    def save_user(
        self,
        request: HttpRequest,
        user: User,
        form: Any,
        commit: bool = True,  # noqa: FBT001, FBT002  (allauth calls it so)
    ) -> User:
        """Saves apart from all else, so that an address taken meanwhile undoes nothing else."""
        user = super().save_user(request, user, form, commit=False)
        if commit:
            with transaction.atomic():
                user.save()
        return user

    def populate_username(self, request: HttpRequest, user: User) -> None:  # noqa: ARG002  (allauth's)
        """Gives back the name that every user begins with, which allauth has emptied."""
        user.username = nameless()

    def add_message(self, *what: Any, **how: Any) -> None:
        """Says nothing in passing: where one has arrived, the page itself tells what was done."""

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Whoever can go on without the mail does; a server of mails that is down stops nobody."""
        try:
            super().send_mail(template_prefix, email, context)
        except OSError as fault:
            log.error("a mail (%s) could not be sent: %s", template_prefix, fault)
            if "confirmation" not in template_prefix or _must_confirm():
                raise NotSent from fault

    def login(self, request: HttpRequest, user: User) -> None:
        guest = guest_id(request)
        super().login(request, user)
        claim(user, guest)

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        response = super().post_login(request, user, **how)
        forget(response)
        return response


def _must_confirm() -> bool:
    mandatory = app_settings.EmailVerificationMethod.MANDATORY
    return bool(mandatory == app_settings.EMAIL_VERIFICATION)
