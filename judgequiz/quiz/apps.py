"""Tells Django of the app."""

from django.apps import AppConfig


class QuizConfig(AppConfig):
    name = "judgequiz.quiz"
    label = "quiz"
