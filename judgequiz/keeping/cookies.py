"""The cookies that this site sets, with what each is for: no other is set."""

from dataclasses import dataclass

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from judgequiz.accounts import guests


@dataclass(frozen=True, slots=True)
class Cookie:
    name: str
    why: str | Promise
    how_long: str | Promise


A_YEAR = _("a year")
COOKIES = (
    Cookie(
        guests.COOKIE,
        _("knows you again without an account: a random number, set when you start a quiz"),
        _("two years, or until you log in"),
    ),
    Cookie(
        settings.SESSION_COOKIE_NAME,
        _("knows that you are logged in, or are about to"),
        _("until you log out or close the browser; 90 days if you asked to stay logged in"),
    ),
    Cookie(
        settings.CSRF_COOKIE_NAME,
        _("protects the forms, so that no other site can send them for you"),
        A_YEAR,
    ),
    Cookie(settings.LANGUAGE_COOKIE_NAME, _("remembers a language that you switched to"), A_YEAR),
    Cookie("messages", _("holds what the next page says was done"), _("until the next page")),
)
