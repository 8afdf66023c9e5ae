"""The form in which an editor settles a report."""

from typing import Any, ClassVar

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import capfirst, format_lazy
from django.utils.translation import gettext_lazy as _

from judgequiz.language import NAMES
from judgequiz.questions.withdrawing import NotWithdrawable
from judgequiz.reports.forms import Written
from judgequiz.reports.models import Report
from judgequiz.reports.settling import TEMPLATES, Settlement, faults_of


def _half(label: Any, tongue: str) -> Written:
    area = forms.Textarea(attrs={"lang": tongue, "rows": 3, "cols": 70})
    named = format_lazy("{} · {}", capfirst(label), NAMES[tongue])
    return Written(required=False, label=named, widget=area)


class SettleForm(forms.ModelForm):
    answer_en = _half(_("answer"), "en")
    answer_ja = _half(_("answer"), "ja")
    reason_en = _half(_("if withdrawn: what was wrong"), "en")
    reason_ja = _half(_("if withdrawn: what was wrong"), "ja")
    right = forms.CharField(
        required=False,
        max_length=16,
        label=_("If withdrawn: the option that is right after all"),
        help_text=_("By its number on the page; empty: no answer counts."),
    )
    alike = forms.BooleanField(
        required=False, label=_("Settle all other open reports on this question the same way")
    )

    ORDER: ClassVar = (
        "outcome",
        ("answer_en", "answer_ja"),
        ("reason_en", "reason_ja"),
        "right",
        "alike",
    )

    class Meta:
        model = Report
        fields = ("outcome",)

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        if "outcome" in self.fields:  # Whoever only looks has no fields.
            self.fields["outcome"].required = True
        for tongue in NAMES:
            self.initial[f"answer_{tongue}"] = self.instance.answer.get(tongue, "")

    def settlement(self) -> Settlement:
        given = self.cleaned_data
        answer = {tongue: given.get(f"answer_{tongue}", "") for tongue in NAMES}
        return Settlement(
            outcome=given["outcome"],
            answer=answer if any(answer.values()) else TEMPLATES[given["outcome"]],
            reason={tongue: given.get(f"reason_{tongue}", "") for tongue in NAMES},
            right=given.get("right", ""),
        )

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or {}
        halves = {tongue: cleaned.get(f"answer_{tongue}", "") for tongue in NAMES}
        missing = [tongue for tongue, words in halves.items() if not words.strip()]
        if len(missing) == 1:
            self.add_error(f"answer_{missing[0]}", _("Say it in both languages, or in neither."))
        if not self.errors:
            try:
                faults_of(self.instance, self.settlement())
            except NotWithdrawable as refused:
                raise ValidationError(str(refused)) from refused
        return cleaned

    def _post_clean(self) -> None:
        """Leaves the row to `settle`, which does more than save it."""
