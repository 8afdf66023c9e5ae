"""Tells Django of the app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class QuestionsConfig(AppConfig):
    name = "judgequiz.questions"
    label = "questions"
    verbose_name = _("Questions")
