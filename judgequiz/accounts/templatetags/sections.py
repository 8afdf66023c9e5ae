"""Where one is among the pages of one's account."""

from typing import Any

from allauth.socialaccount.adapter import get_adapter
from django import template
from django.conf import settings
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

register = template.Library()

# The pages that each section has, by the names of their addresses; its first is the section's own.
SECTIONS = (
    (_("Overview"), ("account",)),
    (_("E-mail address"), ("account_email",)),
    (_("Password"), ("account_change_password", "account_set_password")),
    (
        _("Second step"),
        (
            "mfa_index",
            "mfa_activate_totp",
            "mfa_deactivate_totp",
            "mfa_view_recovery_codes",
            "mfa_generate_recovery_codes",
        ),
    ),
    (
        _("Passkeys"),
        ("mfa_list_webauthn", "mfa_add_webauthn", "mfa_edit_webauthn", "mfa_remove_webauthn"),
    ),
    (_("Sessions"), ("usersessions_list",)),
    (_("Other services"), ("socialaccount_connections",)),
    (_("Your data"), ("my-data", "delete-me")),
    (_("Log out"), ("account_logout",)),
)
FOR_GUESTS = {"account", "my-data"}


@register.inclusion_tag("account/_sections.html", takes_context=True)
def account_sections(context: template.Context) -> dict[str, Any]:
    """Links to each section that there is for who is asking. No query of its own."""
    request = context["request"]
    here = request.resolver_match.url_name if request.resolver_match else ""
    return {
        "sections": [
            {"words": words, "url": reverse(pages[0]), "is_here": here in pages}
            for words, pages in SECTIONS
            if _is_there(pages[0], is_user=request.user.is_authenticated)
        ]
    }


def _is_there(page: str, *, is_user: bool) -> bool:
    if page == "socialaccount_connections" and not settings.SOCIAL_PROVIDERS:
        return False
    return is_user or page in FOR_GUESTS


@register.simple_tag(takes_context=True)
def social_services(context: template.Context) -> list[Any]:
    """The services to log in by; without any named in the settings, nothing is asked."""
    if not settings.SOCIAL_PROVIDERS:
        return []
    return list(get_adapter().list_providers(context["request"]))


@register.filter
def browser(user_agent: str) -> str:
    """What a browser calls itself, as people call it: such as Firefox, Windows."""
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


# Each names itself after those it wants to be taken for, so the first that is found counts.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def _first(known: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in known.items() if mark in user_agent), "")
