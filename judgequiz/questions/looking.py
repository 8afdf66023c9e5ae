"""A question for those who keep the content: in both languages, and with what belongs to it."""

from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override

from judgequiz.language import NAMES
from judgequiz.questions.models import Question
from judgequiz.questions.pages import right_keys
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.templatetags.words import cr_order, drawn


class Link(NamedTuple):
    words: str
    url: str


def in_admin(question: Question, *, chosen: str = "") -> dict[str, Any]:
    """What the admin shows of it; `chosen` is the key of an option that someone chose."""
    return {
        "question": question,
        "tongues": [_told(question, tongue, chosen) for tongue in NAMES],
        "links": _links(question),
        "play": question.data.get("play", ""),
    }


def preview_url(question: int, tongue: str, *, chosen: str = "") -> str:
    """Where one sees it as a learner does, in this language, who has chosen this option."""
    with override(tongue):
        page = reverse("admin:questions_question_preview", args=[question])
    return f"{page}?{urlencode({'option': chosen})}" if chosen else page


def _told(question: Question, tongue: str, chosen: str) -> dict[str, Any]:
    data = question.data
    right = right_keys(question)
    return {
        "tongue": tongue,
        "preview": preview_url(question.pk, tongue, chosen=chosen),
        "name": NAMES[tongue],
        "situation": [drawn(it, tongue, {}) for it in data["situation"]],
        "ask": drawn(data["ask"], tongue, {}),
        "options": [
            {
                "words": drawn(it["words"], tongue, {}),
                "is_right": it["key"] in right,
                "is_chosen": it["key"] == chosen,
            }
            for it in data["options"]
        ],
        "answer": drawn(data["answer"], tongue, {}),
        "because": [(drawn(it["words"], tongue, {}), it["cr"]) for it in data["because"]],
    }


def _links(question: Question) -> list[tuple[str, list[Link]]]:
    """By what they lead to: its family, rulings, mechanics, rules, reports and withdrawals."""
    numbers = sorted({it["cr"] for it in question.data["because"]}, key=cr_order)
    rules = MEMORY.content().rules_numbered(numbers, edition=question.edition)
    family = {"family": question.family}
    return [
        (
            _("Family"),
            [
                Link(question.family, _list("questions_question", family)),
                Link(_("reports on it"), _list("reports_report", {**family, "state": "all"})),
            ],
        ),
        (_("Rulings"), [_row("rulings_ruling", it) for it in question.rulings.all()]),
        (_("Mechanics"), [_row("rulings_mechanic", it) for it in question.mechanics.all()]),
        (_("Rules"), [_row("rulings_rule", rules[it]) for it in numbers if it in rules]),
        (
            _("This question"),
            [
                Link(
                    _("reports on it"),
                    _list("reports_report", {"question__id__exact": question.pk, "state": "all"}),
                ),
                Link(_("withdrawals"), _list("questions_withdrawal", {"question": question.pk})),
            ],
        ),
    ]


def _list(name: str, query: dict[str, Any]) -> str:
    return f"{reverse(f'admin:{name}_changelist')}?{urlencode(query)}"


def _row(name: str, row: Any) -> Link:
    return Link(str(row), reverse(f"admin:{name}_change", args=[row.pk]))
