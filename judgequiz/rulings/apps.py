"""Tells Django of the app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class RulingsConfig(AppConfig):
    name = "judgequiz.rulings"
    label = "rulings"
    verbose_name = _("Content")
