"""Tells Django of the app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "judgequiz.accounts"
    label = "accounts"
