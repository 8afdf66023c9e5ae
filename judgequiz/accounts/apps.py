"""Tells Django of the app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    name = "judgequiz.accounts"
    label = "accounts"
    verbose_name = _("People")
