"""Tells Django of the app."""

from django.apps import AppConfig
from django.utils.translation import pgettext_lazy


class QuestionsConfig(AppConfig):
    name = "judgequiz.questions"
    label = "questions"
    verbose_name = pgettext_lazy("in the admin", "Questions")
