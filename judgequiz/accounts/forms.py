"""allauth's forms in our words."""

from typing import Any

from allauth.account import forms
from allauth.mfa.base import forms as mfa
from allauth.mfa.totp import forms as totp
from allauth.mfa.webauthn import forms as webauthn
from allauth.socialaccount import forms as social
from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator
from django.forms import BooleanField, CharField, Form
from django.utils.translation import gettext_lazy as _

ADDRESS = _("E-mail address")
PASSWORD = _("Password")
NEW_PASSWORD = _("New password")
AGAIN = _("New password, again")
CODE = _("Code")
NO_PASSKEY = _("No passkey was made. Try again, or use another device.")
STAY = _("Stay logged in on this device")
FAULTS = {
    "required": _("This is needed."),
    "invalid": _("This is no e-mail address."),
    "max_length": _("This is too long."),
    "null_characters_not_allowed": _("This has a character that cannot be kept."),
    "invalid_choice": _("Choose one of those shown."),
}
# What the column holds; allauth's form would take more.
LONGEST_ADDRESS = 254
LONGEST_NAME = 60
PASSWORD_HELP = _("At least 8 characters, not only digits, and none of the most common passwords.")


def can_be_mailed_to(address: str) -> None:
    """Refuses what no mail can be sent to; Django takes some letters for their likes in ASCII."""
    name, _at, host = address.lower().rpartition("@")
    try:
        name.encode("ascii")
        host.encode("idna")
    except UnicodeError as fault:
        raise ValidationError(FAULTS["invalid"], code="invalid") from fault


WHOLE = (MaxLengthValidator(LONGEST_ADDRESS), can_be_mailed_to)


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
        self.fields["email"].validators += WHOLE
        self.fields["password1"].help_text = PASSWORD_HELP
        self.order_fields(["email", "password1", "remember"])


class ResetPasswordForm(forms.ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS)
        self.fields["email"].validators += WHOLE


class ResetPasswordKeyForm(forms.ResetPasswordKeyForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, password1=NEW_PASSWORD, password2=AGAIN)
        self.fields["password1"].help_text = PASSWORD_HELP


class CodeForm(Form):
    """What every form has that takes a code."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, code=CODE)


class RequestLoginCodeForm(forms.RequestLoginCodeForm):
    remember = BooleanField(required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS, remember=STAY)
        self.fields["email"].validators += WHOLE


class ConfirmLoginCodeForm(CodeForm, forms.ConfirmLoginCodeForm):
    pass


class ReauthenticateForm(forms.ReauthenticateForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, password=PASSWORD)
        self.fields["password"].help_text = ""


class RequestReauthenticationCodeForm(forms.RequestReauthenticationCodeForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, recipient=ADDRESS)


class ConfirmReauthenticationCodeForm(CodeForm, forms.ConfirmReauthenticationCodeForm):
    pass


class AddAddressForm(forms.AddEmailForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS)
        self.fields["email"].validators += WHOLE


class ChangePasswordForm(forms.ChangePasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, oldpassword=_("Current password"), password1=NEW_PASSWORD, password2=AGAIN)
        self.fields["oldpassword"].help_text = ""
        self.fields["password1"].help_text = PASSWORD_HELP


class SetPasswordForm(forms.SetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, password1=NEW_PASSWORD, password2=AGAIN)
        self.fields["password1"].help_text = PASSWORD_HELP


class SecondStepForm(CodeForm, mfa.AuthenticateForm):
    pass


class ReauthenticateByCodeForm(CodeForm, mfa.ReauthenticateForm):
    pass


class AddAppForm(CodeForm, totp.ActivateTOTPForm):
    pass


class AddPasskeyForm(webauthn.AddWebAuthnForm):
    """Names a passkey; what its device answers is filled in by a script."""

    name = CharField(max_length=LONGEST_NAME, required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, name=_("What to call it"), passwordless=_("Log in with it alone"))
        self.initial["name"] = ""
        self.initial["passwordless"] = True
        self.fields["name"].help_text = _("Such as “phone” or “blue key”, to tell it from others.")
        self.fields["passwordless"].help_text = ""
        self.fields["credential"].error_messages |= {"required": NO_PASSKEY, "invalid": NO_PASSKEY}


class RenamePasskeyForm(webauthn.EditWebAuthnForm):
    name = CharField(max_length=LONGEST_NAME)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, name=_("What to call it"))


class SocialSignupForm(social.SignupForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _say(self, email=ADDRESS)
        self.fields["email"].validators += WHOLE


def _say(form: Form, **labels: Any) -> None:
    """Labels the fields; a placeholder would repeat the label, and vanish when needed."""
    for name, label in labels.items():
        field = form.fields[name]
        field.label = label
        field.widget.attrs.pop("placeholder", None)
        field.error_messages |= FAULTS
