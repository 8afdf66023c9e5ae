"""What allauth asks of the site: how a user is made and logged in, and our words for its errors."""

import logging
from typing import Any

from allauth.account import app_settings
from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.internal.flows.manage_email import sync_user_email_address
from allauth.account.models import EmailAddress
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.guests import forget, guest_id
from judgequiz.accounts.models import User, nameless
from judgequiz.accounts.told import (
    ACCOUNT_FAULTS,
    DONE,
    NOT_AT_SIGN_UP,
    NOTICES,
    SECOND_STEP_FAULTS,
    SERVICE_FAULTS,
    SIGNED_UP,
)
from judgequiz.back import way_back

log = logging.getLogger(__name__)

# By the codes of Django's validators, whose own Japanese has another voice than our pages.
WEAK = {
    "password_too_short": _("It is shorter than 8 characters."),
    "password_too_common": _("It is one of the most common passwords."),
    "password_entirely_numeric": _("It has only digits."),
    "password_too_similar": _("It is too like your e-mail address."),
}
WAYS = {
    "reauthenticate": _("With the password"),
    "reauthenticate_by_code": _("With a code that is sent to you"),
    "mfa_reauthenticate": _("With a code from the app, or a recovery code"),
    "mfa_reauthenticate:webauthn": _("With a passkey"),
}
NOTICE = "account/email/notice"


class NotSent(Exception):
    """A mail that someone is waiting for could not be sent."""


class AccountAdapter(DefaultAccountAdapter):
    error_messages = {**DefaultAccountAdapter.error_messages, **ACCOUNT_FAULTS}

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

    def add_message(
        self,
        request: HttpRequest,
        level: int,
        message_template: str = "",
        message_context: dict[str, Any] | None = None,
        extra_tags: str = "",
        message: str = "",
    ) -> None:
        """Keeps for the next page of accounts what that page would not tell by itself."""
        words = DONE.get(message_template, message)
        is_told = message_template == NOT_AT_SIGN_UP and not request.user.is_authenticated
        if words and not is_told:
            super().add_message(
                request,
                level,
                message=str(words),
                message_context=message_context,
                extra_tags=extra_tags,
            )

    def get_reauthentication_methods(self, user: Any) -> list[dict[str, Any]]:
        """The ways to show once more who one is, in our words."""
        ways = super().get_reauthentication_methods(user)
        return [{**way, "description": WAYS[way["id"]]} for way in ways]

    def is_safe_url(self, url: str) -> bool:
        """Whether one may be sent there afterwards: to our pages alone, and allauth's own check
        fails at an address that makes no sense.
        """
        return bool(way_back(self.request, url))

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:  # noqa: ARG002  (allauth calls it so)
        return reverse("account")

    def get_email_verification_redirect_url(self, email_address: EmailAddress) -> str:
        if self.request.user.is_authenticated:
            return reverse("account_email")
        return str(super().get_email_verification_redirect_url(email_address))

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Tells by one mail of ours what was done to the account, in the language of the page."""
        told = context or {}
        what = str(NOTICES[template_prefix]) % told
        super().send_notification_mail(NOTICE, user, {**told, "what": what}, email)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Whoever can go on without the mail does; a server of mails that is down stops nobody."""
        try:
            super().send_mail(template_prefix, email, context)
        except OSError as fault:
            log.error("a mail (%s) could not be sent: %s", template_prefix, fault)
            if self._is_waited_for(template_prefix):
                raise NotSent from fault

    def _is_waited_for(self, mail: str) -> bool:
        if "confirmation" in mail:
            asked = self.request.resolver_match
            return _must_confirm() or (asked is not None and asked.url_name == "account_email")
        return mail != NOTICE

    def login(self, request: HttpRequest, user: User) -> None:
        guest = guest_id(request)
        super().login(request, user)
        claim(user, guest)
        # Made here, since a page that lists addresses makes no rows.
        sync_user_email_address(user)

    def logout(self, request: HttpRequest) -> None:
        """Keeps no word of the session, which the list of sessions would else do for a while."""
        UserSession.objects.filter(session_key=request.session.session_key).delete()
        super().logout(request)

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        response = super().post_login(request, user, **how)
        forget(response)
        if how.get("signup") and response["Location"] == reverse("front"):
            self.add_message(request, messages.SUCCESS, message=str(SIGNED_UP))
        return response


class SecondStepAdapter(DefaultMFAAdapter):
    error_messages = {**DefaultMFAAdapter.error_messages, **SECOND_STEP_FAULTS}

    def get_totp_issuer(self) -> str:
        return "JudgeQuiz"

    def generate_authenticator_name(self, user: User, type: Any) -> str:  # noqa: A002, ARG002  (allauth calls it so)
        return gettext("Passkey")


class ServiceAdapter(DefaultSocialAccountAdapter):
    error_messages = {**DefaultSocialAccountAdapter.error_messages, **SERVICE_FAULTS}

    def populate_user(self, request: HttpRequest, sociallogin: Any, data: dict[str, Any]) -> User:
        """Takes the address that the service tells, and no name: nobody is called by one here."""
        user: User = super().populate_user(request, sociallogin, {"email": data.get("email")})
        return user


def _must_confirm() -> bool:
    mandatory = app_settings.EmailVerificationMethod.MANDATORY
    return bool(mandatory == app_settings.EMAIL_VERIFICATION)
