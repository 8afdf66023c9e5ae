"""Tells Django of the app."""

from django.apps import AppConfig


class RunningConfig(AppConfig):
    name = "judgequiz.running"
    label = "running"
