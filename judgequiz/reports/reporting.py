"""Keeps what someone reports: one open report for each question, and what is added to it."""

from dataclasses import asdict, dataclass

from django.db import transaction
from django.http import HttpRequest

from judgequiz.accounts.guests import learner_or_new, selves
from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Answer, Question
from judgequiz.reports.models import Remark, Report

MOST_REMARKS = 20


class Enough(Exception):
    """This report has been added to so often that more would help nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What was found wrong, and what was on the page at the time."""

    kind: str
    words: str
    language: str
    option: str = ""
    step: int | None = None
    by_mail: bool = False


def open_report(request: HttpRequest, question: Question) -> Report | None:
    """The open report of who is asking on this question, if they have made one."""
    mine = Report.objects.open().filter(learner__in=selves(request), question=question)
    return mine.select_related("learner").order_by("pk").first()


def chosen_option(request: HttpRequest, question: Question) -> str:
    """What who is asking answered to this question, the last time if there were several."""
    given = Answer.objects.filter(learner__in=selves(request), question=question)
    return given.order_by("-answered_at").values_list("option", flat=True).first() or ""


@transaction.atomic
def report(request: HttpRequest, question: Question, found: Found) -> Learner:
    """Makes a report, or adds to the open one; gives whose it is, made now if need be.

    The same words again change nothing.
    """
    known = open_report(request, question)
    if known is not None and known.learner is not None:
        _add(known, found)
        return known.learner
    learner = learner_or_new(request)
    # A double click meets the constraint, and finds what the first of the two has made.
    known, is_new = Report.objects.get_or_create(
        learner=learner, question=question, settled_at=None, defaults=asdict(found)
    )
    if not is_new:
        _add(known, found)
    return learner


def _add(known: Report, found: Found) -> None:
    """What was last said of its kind and of where they stood holds for the whole report."""
    said = list(known.remarks.filter(is_reporters=True).values_list("words", flat=True))
    is_said = found.words in (known.words, *said)
    if not is_said and len(said) >= MOST_REMARKS:
        raise Enough
    known.kind = found.kind
    known.by_mail = found.by_mail
    known.option = found.option or known.option
    known.step = known.step if found.step is None else found.step
    known.save(update_fields=["kind", "by_mail", "option", "step"])
    if not is_said:
        Remark.objects.create(report=known, words=found.words, is_reporters=True)
