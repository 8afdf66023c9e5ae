"""The form in which a problem is reported."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from judgequiz.accounts.forms import FAULTS
from judgequiz.reports.models import LONGEST, Report
from judgequiz.rulings.models import UNFIT

ODD_CHARACTER = _("This has a character that cannot be kept.")
LAST_STEP = 9999


class Written(forms.CharField):
    """Words of some length, as every database can keep them; a line ends as we end lines."""

    widget = forms.Textarea

    def __init__(self, **how: Any) -> None:
        super().__init__(max_length=LONGEST, **how)
        self.error_messages |= FAULTS

    def to_python(self, value: Any) -> str:
        return str(super().to_python(value)).replace("\r\n", "\n")

    def validate(self, value: Any) -> None:
        super().validate(value)
        if UNFIT.search(value):
            raise ValidationError(ODD_CHARACTER)


class ReportForm(forms.Form):
    kind = forms.ChoiceField(
        label=_("What is wrong?"),
        choices=Report.Kind.choices,
        widget=forms.RadioSelect,
        error_messages={
            "required": _("Choose what is wrong."),
            "invalid_choice": _("Choose what is wrong."),
        },
    )
    words = Written(
        label=_("In your words, in either language"),
        widget=forms.Textarea(attrs={"rows": 6, "maxlength": LONGEST}),
    )
    by_mail = forms.BooleanField(
        required=False, label=_("Tell me by e-mail too when this is settled")
    )

    def __init__(self, *args: Any, can_be_mailed: bool, **how: Any) -> None:
        super().__init__(*args, **how)
        if not can_be_mailed:
            del self.fields["by_mail"]


def step_of(written: str) -> int | None:
    """The step of a replay that an address names, if it may be one."""
    is_number = written.isascii() and written.isdigit() and len(written) <= len(str(LAST_STEP))
    return int(written) if is_number else None
