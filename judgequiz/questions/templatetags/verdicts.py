"""Draws the two long lists of a verdict: what each option believes, and the play by play.

In Python, since the first to answer a question waits for them. What is translated stands outside of
the f-strings, where `make messages` finds it.
"""

from collections.abc import Mapping
from html import escape
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from judgequiz.rulings.templatetags.words import cr, day, drawn, here

register = template.Library()

Json = Mapping[str, Any]

CROSS = (
    '<svg class="tick" viewBox="0 0 44 44" aria-hidden="true">'
    '<path d="M10 10l24 24M34 10L10 34"/></svg>'
)
RING = (
    '<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M30 5C20 1 6 6 4 19c-2 12 8 21 19 21'
    ' 12 0 19-9 17-20C38 10 28 4 18 6"/></svg>'
)


@register.simple_tag
def cross() -> SafeString:
    """The mark of what is wrong."""
    return mark_safe(CROSS)  # noqa: S308  (our own)


@register.simple_tag
def ring() -> SafeString:
    """The mark of what is right."""
    return mark_safe(RING)  # noqa: S308  (our own)


@register.filter
def plays(log: list[Json], cards: Json) -> SafeString:
    """What happened, with the rule for each play; a turn is named where it begins."""
    tongue, here_they_part = here(), _("Here the two games part.")
    items = (_play(play, cards, tongue, here_they_part) for play in log)
    return mark_safe("\n".join(items))  # noqa: S308  (escaped where it is made, here and below)


@register.filter
def believed(options: list[Json], cards: Json) -> SafeString:
    """Each option with its mark and, if it is wrong, what it believes and what to say to that."""
    items = (_option(option, cards, here()) for option in options)
    return mark_safe("\n".join(items))  # noqa: S308  (as above)


def _play(play: Json, cards: Json, tongue: str, here_they_part: str) -> str:
    classes = ' class="is-parting"' if play["parts"] else ""
    turn = f'<span class="turn">{escape(play["turn"])}</span>' if play["turn"] else ""
    parts = f" <strong>{here_they_part}</strong>" if play["parts"] else ""
    rule = cr(play["cr"]) if play["cr"] else ""
    return (
        f"<li{classes}><span>{turn}{drawn(play['words'], tongue, cards)}{parts}</span>{rule}</li>"
    )


def _option(option: Json, cards: Json, tongue: str) -> str:
    wrong = _("wrong")
    yours = " is-yours" if option["is_yours"] else ""
    right = " is-right" if option["is_right"] else ""
    mark = RING if right else CROSS if yours else ""
    heard = "" if right else f'<span class="vh"> {wrong}</span>'
    tag = f'<p class="belief-tag">{escape(option["tag"])}</p>' if option["tag"] else ""
    return f"""
<li class="belief{yours}{right}">
  <span class="belief-key">{mark}{option["number"]}{heard}</span>
  <div>
    {tag}
    <p class="belief-words">{drawn(option["words"], tongue, cards)}</p>
    {"".join(_belief(it, tongue) for it in option["beliefs"] if _is_news(it, option, tongue))}
    {_reply(option, cards, tongue)}
  </div>
</li>"""


def _is_news(belief: Json, option: Json, tongue: str) -> bool:
    """Whether a belief says more than the option, which may give it as its reason."""
    return bool(belief["true_until"]) or belief["says"][tongue] not in option["words"][tongue]


def _belief(belief: Json, tongue: str) -> str:
    words = _("Belief: <b>%(says)s</b>") % {"says": drawn(belief["says"], tongue, {})}
    if belief["true_until"]:
        words += " " + _("So it was until %(date)s.") % {"date": escape(day(belief["true_until"]))}
    return f'<p class="belief-why">{words}</p>'


def _reply(option: Json, cards: Json, tongue: str) -> str:
    if not option["reply"]:
        return ""
    rules = "".join(f" {cr(number)}" for number in option["cr"])
    return f'<p class="belief-why">{drawn(option["reply"], tongue, cards)}{rules}</p>'
