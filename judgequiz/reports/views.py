"""Where a problem with a question is reported, and where one reads what became of it."""

from typing import Any

from allauth.decorators import rate_limit
from django.db.models import F, Prefetch
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from judgequiz.accounts.guests import remember, selves, unless_gone
from judgequiz.accounts.mailing import can_be_mailed
from judgequiz.back import way_back
from judgequiz.questions.models import Answer, Question
from judgequiz.reports.forms import ReportForm, step_of
from judgequiz.reports.models import Remark, Report
from judgequiz.reports.reporting import Enough, Found, chosen_option, open_report, report

LISTED = 100


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@rate_limit(action="report")
@unless_gone
def report_problem(request: HttpRequest, question_id: int) -> HttpResponse:
    """The form on one question. Nothing in it tells of the answer."""
    asked = Question.objects.defer("data").annotate(ask=F("data__ask"))
    question = get_object_or_404(asked, pk=question_id)
    known = open_report(request, question)
    is_user_with_mail = can_be_mailed(request)
    if request.method != "POST":
        form = ReportForm(
            can_be_mailed=is_user_with_mail,
            initial={"kind": known.kind, "by_mail": known.by_mail} if known else {},
        )
        return _show(request, question, form, known)
    form = ReportForm(request.POST, can_be_mailed=is_user_with_mail)
    if not form.is_valid():
        return _show(request, question, form, known, status=422)
    try:
        learner = report(request, question, _found(request, question, form))
    except Enough:
        form.add_error(None, _("You have added much to this report. Wait until it is settled."))
        return _show(request, question, form, known, status=422)
    response = redirect("reports")
    remember(response, learner)
    return response


@never_cache
@require_safe
def own_reports(request: HttpRequest) -> HttpResponse:
    """What who is asking has reported, the latest first, and what became of it."""
    theirs = Prefetch("remarks", Remark.objects.filter(is_reporters=True))
    rows = Report.objects.filter(learner__in=selves(request)).prefetch_related(theirs)
    rows = rows.annotate(ask=F("question__data__ask"))
    return render(request, "reports/own.html", {"reports": rows[:LISTED]})


@require_POST
def read(request: HttpRequest, report_id: int) -> HttpResponse:
    """Marks that one has heard what became of a report, and goes back to where one heard."""
    mine = Report.objects.unheard().filter(learner__in=selves(request))
    mine.filter(pk=report_id).update(read_at=timezone.now())
    return redirect(way_back(request, request.POST.get("back", "")) or "front")


def _show(
    request: HttpRequest,
    question: Question,
    form: ReportForm,
    known: Report | None,
    *,
    status: int = 200,
) -> HttpResponse:
    sent = request.POST if request.method == "POST" else request.GET
    option = chosen_option(request, question)
    context: dict[str, Any] = {
        "question": question,
        "form": form,
        "known": known,
        "is_answered": bool(option) and option != Answer.PASS,
        "step": step_of(sent.get("step", "")),
        "back": way_back(request, sent.get("back", "")),
    }
    return render(request, "reports/report.html", context, status=status)


def _found(request: HttpRequest, question: Question, form: ReportForm) -> Found:
    return Found(
        kind=form.cleaned_data["kind"],
        words=form.cleaned_data["words"],
        by_mail=form.cleaned_data.get("by_mail", False),
        language=(get_language() or "en")[:2],
        option=chosen_option(request, question),
        step=step_of(request.POST.get("step", "")),
    )
