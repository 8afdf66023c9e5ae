"""Editors look at questions here, withdraw those with a wrong key, and undo that."""

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import F
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from judgequiz.accounts.models import User
from judgequiz.language import NAMES
from judgequiz.questions import looking, pages
from judgequiz.questions.models import Answer, Question, Withdrawal
from judgequiz.questions.withdrawing import (
    NotWithdrawable,
    Recall,
    check,
    key_of,
    undo,
    withdraw,
)
from judgequiz.rulings.templatetags.words import plain


class WithdrawalForm(forms.ModelForm):
    """Either one question, or a family and a version; the reason in both languages."""

    question = forms.ModelChoiceField(
        Question.objects.defer("data"),
        required=False,
        widget=forms.NumberInput,
        label=_("Question"),
        help_text=_("Its number stands at the foot of its verdict. Empty: the whole version."),
    )
    family = forms.SlugField(required=False, label=_("Family"))
    version = forms.IntegerField(
        required=False, min_value=1, max_value=2**31 - 1, label=_("Version")
    )
    option = forms.CharField(
        required=False,
        max_length=16,
        label=_("The option that is right after all"),
        help_text=_("By its number on the page. With no option and no belief, no answer counts."),
    )
    belief = forms.SlugField(
        required=False, max_length=120, label=_("The belief that is true after all")
    )
    reason_en = forms.CharField(
        max_length=2000, widget=forms.Textarea, label=_("What was wrong, in English")
    )
    reason_ja = forms.CharField(
        max_length=2000, widget=forms.Textarea, label=_("What was wrong, in Japanese")
    )

    class Meta:
        model = Withdrawal
        fields = ["question", "family", "version", "option", "belief"]

    def recall(self) -> Recall:
        given = self.cleaned_data
        question = given.get("question")
        option = given.get("option") or ""
        return Recall(
            reason={"en": given.get("reason_en") or "", "ja": given.get("reason_ja") or ""},
            family=given.get("family") or "",
            version=given.get("version") or 0,
            question=question,
            option=key_of(question, option) if question else option,
            belief=given.get("belief") or "",
        )

    def clean(self) -> dict[str, Any]:
        super().clean()
        if not self.errors:
            try:
                check(self.recall())
            except NotWithdrawable as refused:
                raise forms.ValidationError(str(refused)) from refused
        return self.cleaned_data

    def _post_clean(self) -> None:
        """Leaves the row to `withdraw`, which checks more than a row can."""


@admin.register(Withdrawal)
class WithdrawalAdmin(admin.ModelAdmin):
    """A withdrawal is made once and then only undone: who was told of it stays told."""

    form = WithdrawalForm
    list_display = ["__str__", "said", "made_at", "by", "undone_at"]
    list_filter = ["undone_at", "family"]
    list_select_related = ["by"]
    search_fields = ["family", "=question__id", "reason__en", "reason__ja"]
    actions = ["undo"]

    def get_fields(self, request: HttpRequest, obj: Withdrawal | None = None) -> Any:
        if obj is None:
            return [*WithdrawalForm.base_fields]
        made = ["question", "family", "version", "option", "belief", "reasons"]
        return [*made, "by", "made_at", "undone_by", "undone_at"]

    def get_readonly_fields(
        self,
        request: HttpRequest,
        obj: Withdrawal | None = None,
    ) -> list[str]:
        return ["reasons"] if obj else []

    def has_change_permission(self, request: HttpRequest, obj: Withdrawal | None = None) -> bool:
        return obj is None and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_undo_permission(self, request: HttpRequest) -> bool:
        return super().has_change_permission(request)

    def save_model(
        self,
        request: HttpRequest,
        obj: Withdrawal,
        form: WithdrawalForm,
        change: bool,
    ) -> None:
        made = withdraw(form.recall(), by=_user(request))
        obj.pk = made.pk
        obj.refresh_from_db()

    @admin.display(description=_("What was wrong"))
    def reasons(self, withdrawal: Withdrawal) -> SafeString:
        """In both languages, as learners read it."""
        said = ((tongue, withdrawal.reason[tongue]) for tongue in NAMES)
        return format_html_join("", '<p lang="{}">{}</p>', said)

    @admin.display(description=_("What was wrong"))
    def said(self, withdrawal: Withdrawal) -> str:
        return plain(withdrawal.reason)

    @admin.action(description=_("Undo these withdrawals"), permissions=["undo"])
    def undo(self, request: HttpRequest, chosen: Any) -> None:
        for withdrawal in chosen:
            try:
                undo(withdrawal, by=_user(request))
            except NotWithdrawable as refused:
                self.message_user(request, f"{withdrawal}: {refused}", messages.WARNING)


@admin.register(Question)
class QuestionAdmin(admin.ModelAdmin):
    """Questions are played and frozen, so they are looked at here, and withdrawn.

    What is stored of one is shown as learners see it, in both languages.
    """

    list_display = ["id", "family", "version", "says", "retired_at", "withdraw"]
    list_display_links = ["id", "family"]
    list_filter = ["mechanics", "level", ("retired_at", admin.EmptyFieldListFilter)]
    search_fields = [
        "=id",
        "family",
        "note",
        "rulings__slug",
        "mechanics__name__en",
        "mechanics__name__ja",
    ]
    ordering = ["-id"]
    show_full_result_count = False
    fields = [
        ("family", "version", "seed"),
        ("edition", "level", "gate"),
        "says",
        ("made_at", "retired_at", "withdraw"),
    ]
    readonly_fields = ["says", "withdraw"]

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).defer("data").annotate(said=F("data__note"))

    @admin.display(description=_("question and answer"), ordering="note")
    def says(self, question: Any) -> str:
        return plain(question.said)

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest) -> bool:
        """Rulings are too many for a filter; their own pages lead here."""
        is_ours = lookup == "rulings__id__exact"
        return is_ours or super().lookup_allowed(lookup, value, request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **options: Any
    ) -> HttpResponse:
        question = options.get("obj")
        if question is not None:
            context["looked_at"] = looking.in_admin(question)
        return super().render_change_form(request, context, *args, **options)

    def get_urls(self) -> list[URLPattern]:
        preview = self.admin_site.admin_view(require_safe(self.preview))
        name = "questions_question_preview"
        return [path("<int:pk>/preview/", preview, name=name), *super().get_urls()]

    def preview(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The question and its verdict as learners see them, whichever option they chose."""
        question = get_object_or_404(Question, pk=pk)
        if not self.has_view_permission(request, question):
            raise PermissionDenied
        return render(request, "questions/preview.html", _preview(question, request))

    @admin.display(description=_("Wrong key?"))
    def withdraw(self, question: Question) -> str:
        if question.withdrawal_id is not None:
            url = reverse("admin:questions_withdrawal_change", args=[question.withdrawal_id])
            return format_html('<a href="{}">{}</a>', url, _("withdrawn"))
        url = reverse("admin:questions_withdrawal_add")
        return format_html('<a href="{}?question={}">{}</a>', url, question.pk, _("withdraw"))


def _preview(question: Question, request: HttpRequest) -> dict[str, Any]:
    options = {it["key"]: bool(it["right"]) for it in question.data["options"]}
    chosen = request.GET.get("option", "")
    key = chosen if chosen in options else Answer.PASS
    answer = Answer(question=question, option=key, is_right=options.get(key, False))
    return {
        "question": question,
        "stem": pages.stem(question),
        "heading": pages.heading(question, answer),
        "verdict": pages.verdict(question, answer),
        "chosen": answer.option,
        "mechanics": pages.mechanics_of(question),
        "level": pages.level_in_words(question.level),
        "edition": question.edition,
    }


def _user(request: HttpRequest) -> User | None:
    return request.user if isinstance(request.user, User) else None
