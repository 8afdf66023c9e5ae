"""Editors settle reports here; reviewers read them and comment."""

from collections.abc import Iterator
from typing import Any, ClassVar

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import URLPattern, path
from django.utils.text import Truncator
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from django.views.decorators.http import require_POST

from judgequiz.accounts.models import User
from judgequiz.language import NAMES
from judgequiz.questions.looking import in_admin
from judgequiz.reports.forms import Written
from judgequiz.reports.models import Remark, Report
from judgequiz.reports.settle_form import SettleForm
from judgequiz.reports.settling import TEMPLATES, alike, settle


class State(admin.SimpleListFilter):
    """Open reports, unless one asks for others: they are what there is to do."""

    title = gettext_lazy("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("settled", _("Settled")), ("all", _("All"))]

    def choices(self, changelist: Any) -> Iterator[Any]:
        for choice in super().choices(changelist):
            is_first = choice["query_string"] == changelist.get_query_string(
                remove=[self.parameter_name]
            )
            yield {**choice, "display": _("Open")} if is_first else choice

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        match self.value():
            case "settled":
                return queryset.exclude(settled_at=None)
            case "all":
                return queryset
            case _open:
                return queryset.filter(settled_at=None)


class Family(admin.SimpleListFilter):
    """Families that were reported, with how many reports there are on each."""

    title = gettext_lazy("family")
    parameter_name = "family"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        rows = Report.objects.order_by().values_list("question__family")
        counted = rows.annotate(n=Count("pk")).order_by("-n", "question__family")
        return [(family, f"{family} ({n})") for family, n in counted]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        family = self.value()
        return queryset.filter(question__family=family) if family else queryset


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    form = SettleForm
    list_display = ("__str__", "excerpt", "kind", "about", "language", "others", "made_on", "state")
    list_filter = (State, "kind", "outcome", "language", Family, "question__mechanics")
    search_fields = (
        "=id",
        "=question__id",
        "words",
        "remarks__words",
        "question__family",
        "question__note",
    )
    list_select_related = ("question",)
    show_full_result_count = False
    TOLD: ClassVar = ("kind", "words", "language", "chosen", "made_at")
    SETTLED: ClassVar = ("outcome", "answered", "settled_by", "settled_at")

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest) -> bool:
        """Other pages of the admin lead here by these."""
        is_ours = lookup in ("question__id__exact", "question__rulings__id__exact")
        return is_ours or super().lookup_allowed(lookup, value, request)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        is_open = Q(question__reports__settled_at=None)
        rows = super().get_queryset(request).defer("question__data")
        return rows.annotate(open_ones=Count("question__reports", filter=is_open))

    def get_fieldsets(self, request: HttpRequest, obj: Report | None = None) -> Any:
        can_settle = self.has_change_permission(request, obj)
        settled = (
            (_("Settle it"), {"fields": SettleForm.ORDER})
            if can_settle
            else (_("Settled"), {"fields": self.SETTLED})
        )
        return [(_("Report"), {"fields": self.TOLD}), settled]

    def get_readonly_fields(self, request: HttpRequest, obj: Report | None = None) -> Any:
        return (
            self.TOLD if self.has_change_permission(request, obj) else (*self.TOLD, *self.SETTLED)
        )

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    @admin.display(description=gettext_lazy("question"), ordering="question__family")
    def about(self, report: Report) -> str:
        return f"{report.question.family} · {report.question_id}"

    @admin.display(description=gettext_lazy("what was reported"))
    def excerpt(self, report: Report) -> str:
        return Truncator(report.words).chars(80)

    @admin.display(description=gettext_lazy("open on it"))
    def others(self, report: Any) -> int:
        return int(report.open_ones)

    @admin.display(description=gettext_lazy("reported on"), ordering="made_at")
    def made_on(self, report: Report) -> str:
        return report.made_at.date().isoformat()

    @admin.display(description=gettext_lazy("state"), ordering="settled_at")
    def state(self, report: Report) -> str:
        return _("open") if report.is_open else report.get_outcome_display()

    @admin.display(description=gettext_lazy("where they stood"))
    def chosen(self, report: Report) -> str:
        """The option that they had chosen, by its number on the page, and the step they saw."""
        keys = [it["key"] for it in report.question.data["options"]]
        said = []
        if report.option in keys:
            said.append(_("chose option %(n)s") % {"n": keys.index(report.option) + 1})
        elif report.option:
            said.append(_("passed"))
        if report.step is not None:
            said.append(_("step %(n)s of the replay") % {"n": report.step})
        return ", ".join(said) or _("had not answered yet")

    @admin.display(description=gettext_lazy("answer"))
    def answered(self, report: Report) -> str:
        return "\n".join(report.answer.get(tongue, "") for tongue in NAMES)

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **options: Any
    ) -> HttpResponse:
        report = options.get("obj")
        if report is not None:
            context |= {
                "looked_at": in_admin(report.question, chosen=report.option),
                "remarks": report.remarks.select_related("by"),
                "can_comment": _may_comment(request),
                "templates": [
                    (report.Outcome(outcome).label, words) for outcome, words in TEMPLATES.items()
                ],
            }
        return super().render_change_form(request, context, *args, **options)

    def save_model(
        self,
        request: HttpRequest,
        obj: Report,
        form: SettleForm,
        change: bool,
    ) -> None:
        how = form.settlement()
        others = alike(obj) if form.cleaned_data["alike"] else []
        for report in (obj, *others):
            settle(report, how, by=_user(request), request=request)
        if others:
            said = ngettext(
                "%(n)s other report on this question was settled too.",
                "%(n)s other reports on this question were settled too.",
                len(others),
            )
            self.message_user(request, said % {"n": len(others)}, messages.SUCCESS)

    def get_urls(self) -> list[URLPattern]:
        comment = self.admin_site.admin_view(require_POST(self.comment))
        return [
            path("<int:pk>/comment/", comment, name="reports_report_comment"),
            *super().get_urls(),
        ]

    def comment(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Says something to the others who settle reports; the reporter never reads it."""
        report = get_object_or_404(Report, pk=pk)
        if not (self.has_view_permission(request, report) and _may_comment(request)):
            raise PermissionDenied
        try:
            words = Written().clean(request.POST.get("words", ""))
        except ValidationError as refused:
            self.message_user(request, " ".join(refused.messages), messages.ERROR)
        else:
            Remark.objects.create(report=report, words=words, by=_user(request))
        return redirect("admin:reports_report_change", pk)


def _may_comment(request: HttpRequest) -> bool:
    return request.user.has_perm("reports.add_remark")


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)  # noqa: S101  (the admin lets in nobody else)
    return request.user
