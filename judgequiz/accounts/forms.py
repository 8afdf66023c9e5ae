"""allauth's forms in our words."""

from typing import Any

from allauth.account import forms
from django.core.validators import MaxLengthValidator
from django.forms import BooleanField, Form
from django.utils.translation import gettext_lazy as _

ADDRESS = _("E-mail address")
PASSWORD = _("Password")
NEW_PASSWORD = _("New password")
STAY = _("Stay logged in on this device")
FAULTS = {
    "required": _("This is needed."),
    "invalid": _("This is no e-mail address."),
    "max_length": _("This is too long."),
    "null_characters_not_allowed": _("This has a character that cannot be kept."),
}
# What the column holds; allauth's form would take more.
LONGEST_ADDRESS = 254
PASSWORD_HELP = _("At least 8 characters, not only digits, and none of the most common passwords.")


class LoginForm(forms.LoginForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, login=ADDRESS, password=PASSWORD, remember=STAY)
        self.fields["password"].help_text = ""


class SignupForm(forms.SignupForm):
    remember = BooleanField(required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS, password1=PASSWORD, remember=STAY)
        self.fields["email"].validators.append(MaxLengthValidator(LONGEST_ADDRESS))
        self.fields["password1"].help_text = PASSWORD_HELP
        self.order_fields(["email", "password1", "remember"])


class ResetPasswordForm(forms.ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS)


class ResetPasswordKeyForm(forms.ResetPasswordKeyForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, password1=NEW_PASSWORD, password2=_("New password, again"))
        self.fields["password1"].help_text = PASSWORD_HELP


def _say(form: Form, **labels: Any) -> None:
    """Labels the fields; a placeholder would repeat the label, and vanish when needed."""
    for name, label in labels.items():
        field = form.fields[name]
        field.label = label
        field.widget.attrs.pop("placeholder", None)
        field.error_messages |= FAULTS
