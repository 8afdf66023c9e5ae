"""Tells Django of the app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    name = "judgequiz.accounts"
    label = "accounts"
    verbose_name = _("People")

    def ready(self) -> None:
        from allauth.account.signals import email_confirmed  # models can be loaded from here on
        from django.db.models.signals import pre_delete

        from judgequiz.accounts.leaving import sever
        from judgequiz.accounts.models import User
        from judgequiz.accounts.proving import leave_it_to_them
        from judgequiz.accounts.sessions import note_instead_of_allauth

        note_instead_of_allauth()
        pre_delete.connect(sender=User, receiver=sever, dispatch_uid="sever")
        email_confirmed.connect(leave_it_to_them, dispatch_uid="leave it to them")
