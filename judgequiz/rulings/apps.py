"""Tells Django of the app."""

from django.apps import AppConfig


class RulingsConfig(AppConfig):
    name = "judgequiz.rulings"
    label = "rulings"
