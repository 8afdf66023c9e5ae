"""Settles reports: the question is withdrawn if that is the outcome, and whoever reported hears."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from django.core.mail import send_mail
from django.db import transaction
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import override

from judgequiz.accounts.models import User
from judgequiz.language import NAMES
from judgequiz.questions.withdrawing import Recall, check, key_of, withdraw
from judgequiz.reports.models import Report

log = logging.getLogger(__name__)

Outcome = Report.Outcome
# What is answered where an editor has nothing to add.
TEMPLATES: Mapping[str, Mapping[str, str]] = {
    Outcome.MENDED: {
        "en": "You were right, and it is mended. Questions made from now on say it as they should.",
        "ja": "ご指摘のとおりでしたので、修正しました。今後作られる問題では正しく示されます。",
    },
    Outcome.WITHDRAWN: {
        "en": "You were right: the question was withdrawn, and answers to it were marked anew.",
        "ja": "ご指摘のとおりでしたので、この問題を取り下げ、回答の判定を改めました。",
    },
    Outcome.NO_FAULT: {
        "en": "We played it again and looked up the rules: the question is right as it stands. "
        "The verdict cites the rules that decide it.",
        "ja": "もう一度ルールに照らして確かめましたが、この問題に誤りはありませんでした。"
        "根拠となるルールは判定のページに示してあります。",
    },
    Outcome.DUPLICATE: {
        "en": "This was reported before, and we are at it.",
        "ja": "すでに同じ報告を受けており、対応しています。",
    },
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """How a report is settled.

    If its question is withdrawn: with the reason that all who answered it read, and the option that
    is right after all, if there is one.
    """

    outcome: str
    answer: Mapping[str, str]
    reason: Mapping[str, str] = field(default_factory=dict)
    right: str = ""

    def recall(self, report: Report) -> Recall | None:
        """What to withdraw for it, unless nothing is or it was withdrawn already."""
        question = report.question
        if self.outcome != Outcome.WITHDRAWN or question.withdrawal_id is not None:
            return None
        return Recall(question=question, reason=self.reason, option=key_of(question, self.right))


def faults_of(report: Report, how: Settlement) -> None:
    """Raises NotWithdrawable if the question can't be withdrawn so."""
    if recall := how.recall(report):
        check(recall)


@transaction.atomic
def settle(report: Report, how: Settlement, *, by: User, request: HttpRequest) -> None:
    """Settles it, or settles it anew; who reported is told on the page that they open next."""
    if recall := how.recall(report):
        withdraw(recall, by=by)
        report.question.refresh_from_db(fields=["withdrawal", "mended", "retired_at"])
    report.outcome = how.outcome
    report.answer = {tongue: how.answer[tongue].strip() for tongue in NAMES}
    report.settled_at = timezone.now()
    report.settled_by = by
    report.read_at = None
    report.save(update_fields=["outcome", "answer", "settled_at", "settled_by", "read_at"])
    if report.by_mail:
        page = request.build_absolute_uri(_own_reports(report.language))
        transaction.on_commit(lambda: _mail(report, page))


def alike(report: Report) -> list[Report]:
    """The other open reports on the same question."""
    others = Report.objects.open().filter(question=report.question_id).exclude(pk=report.pk)
    rows = list(others.select_related("learner__user", "learner__merged_into__user"))
    for other in rows:
        other.question = report.question
    return rows


def _own_reports(language: str) -> str:
    with override(language):
        return reverse("reports")


def _mail(report: Report, page: str) -> None:
    """A mail that can't be sent is no fault of who settles: the page tells the same."""
    user = report.learner.root().user if report.learner else None
    if user is None or not user.email or not user.is_active:
        return
    with override(report.language):
        subject = _("JudgeQuiz: your report on question no. %(id)s") % {"id": report.question_id}
        told = _("It is settled: %(outcome)s.") % {"outcome": report.get_outcome_display()}
    words = "\n\n".join([told, report.answer[report.language], page])
    try:
        send_mail(subject, words, None, [user.email])
    except OSError as fault:
        log.error("a mail on report %s could not be sent: %s", report.pk, fault)
