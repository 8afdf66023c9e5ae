"""Draws the row of circles above a question. In Python, since every page of a quiz has up to 20."""

from collections.abc import Sequence
from functools import lru_cache

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from judgequiz.questions.templatetags.verdicts import CROSS
from judgequiz.rulings.templatetags.words import here as tongue_here

register = template.Library()

CLASSES = {"right": "is-right", "wrong": "is-wrong", "passed": "is-passed", "void": "is-passed"}


@register.filter
def circles(states: Sequence[str], here: int) -> SafeString:
    """A circle for each question, marked as it was answered, and marked where one is."""
    words = _words(tongue_here())
    drawn = (
        _circle(number, state, words, is_here=number == here)
        for number, state in enumerate(states, start=1)
    )
    return mark_safe("\n".join(drawn))  # noqa: S308  (all of it is ours)


def _circle(number: int, state: str, words: dict[str, str], *, is_here: bool) -> str:
    classes = f' class="{CLASSES[state]}"' if state in CLASSES else ""
    current = ' aria-current="step"' if is_here else ""
    cross = CROSS if state == "wrong" else ""
    said = words["here" if is_here and state == "open" else state]
    return f'<li{classes}{current}>{number}{cross}<span class="vh">: {said}</span></li>'


@lru_cache(maxsize=8)
def _words(tongue: str) -> dict[str, str]:  # noqa: ARG001  (remembered by language)
    """What each state is called, in the language that is read."""
    return {
        "here": _("this question"),
        "open": _("to come"),
        "right": pgettext("an answer", "right"),
        "wrong": pgettext("an answer", "wrong"),
        "passed": pgettext("an answer", "passed"),
        "void": pgettext("an answer", "does not count"),
    }
