"""Tells Django of the app."""

from django.apps import AppConfig


class QuestionsConfig(AppConfig):
    name = "judgequiz.questions"
    label = "questions"
