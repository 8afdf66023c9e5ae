"""Tells Django of the app."""

from django.apps import AppConfig


class KeepingConfig(AppConfig):
    name = "judgequiz.keeping"
    label = "keeping"
