"""Tells Django of the app."""

from django.apps import AppConfig


class ProgressConfig(AppConfig):
    name = "judgequiz.progress"
    label = "progress"
