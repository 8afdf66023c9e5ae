"""The same questions for others: a paper's page tells neither answers nor whose they were."""

import uuid
from collections.abc import Iterable, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from judgequiz.accounts.guests import selves
from judgequiz.questions.models import Question
from judgequiz.quiz.models import Paper
from judgequiz.quiz.start import still_asked
from judgequiz.rulings.models import Edition
from judgequiz.rulings.templatetags.words import plain


def address_of(request: HttpRequest, paper_id: uuid.UUID) -> str:
    """What one copies to others: without a language, so that each reads it in their own."""
    return request.build_absolute_uri(f"/same/{paper_id}/")


@never_cache
@require_safe
def paper(request: HttpRequest, paper_id: uuid.UUID) -> HttpResponse:
    """Says what the questions are on and how many; a button begins a run of one's own."""
    found = get_object_or_404(Paper, pk=paper_id)
    ids = still_asked(found)
    named = Question.objects.filter(pk__in=ids).order_by("mechanics__name__en")
    rows = list(named.values_list("mechanics__slug", "mechanics__name"))
    mechanics = {slug: name for slug, name in rows if slug}
    context: dict[str, Any] = {
        "paper": found,
        "number": len(ids),
        "withdrawn": len(found.questions) - len(ids),
        "mechanics": mechanics,
        "has_general": (None, None) in rows,
        "description": _description(mechanics.values()),
        "address": address_of(request, paper_id),
        "mine": found.quizzes.filter(learner__in=selves(request)).order_by("-made_at").first(),
        "edition": Edition.objects.current(),
    }
    return render(request, "quiz/paper.html", context)


def _description(mechanics: Iterable[Mapping[str, str]]) -> str:
    """What a preview of the link says."""
    names = pgettext("between items of a list", ", ").join(plain(name) for name in mechanics)
    if not names:
        return _("Situations for Magic judges, played by the rules. Free, no account needed.")
    return _(
        "On %(names)s: situations for Magic judges, played by the rules. Free, no account needed."
    ) % {"names": names}
