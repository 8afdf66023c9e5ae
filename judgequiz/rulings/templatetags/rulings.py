"""Draws a ruling where it is cited."""

from html import escape

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from judgequiz.rulings.models import Ruling
from judgequiz.rulings.templatetags.words import cr, day, linked, numeral, plain

register = template.Library()


@register.filter
def cited(ruling: Ruling) -> SafeString:
    """The ruling as an item of a list: what it says, whether it still holds, where it is from."""
    old, is_old = (" old", " is-old") if ruling.is_old else ("", "")
    drawn = f"""
<li>
  <p class="reading{old}">{linked(ruling.words)}</p>
  {_changed(ruling)}
  <p class="meta">
    <span class="standing{is_old}">{_standing(ruling)}</span>
    {"".join(map(cr, ruling.cr))}
    <a href="{escape(ruling.get_absolute_url())}">{_source(ruling)}</a>
    {_in_stock(ruling)}
  </p>
</li>"""
    return mark_safe(drawn)  # noqa: S308  (each piece is escaped where it is made)


def _changed(ruling: Ruling) -> str:
    if not ruling.changed:
        return ""
    heading = _("What has changed:")
    return f'<p class="note"><b>{heading}</b> {linked(ruling.changed)}</p>'


def _standing(ruling: Ruling) -> str:
    if ruling.is_old and ruling.true_until:
        return _("until %(date)s") % {"date": escape(day(ruling.true_until))}
    return escape(ruling.get_standing_display())


def _source(ruling: Ruling) -> str:
    title = escape(plain(ruling.source.title))
    if not ruling.date:
        return title
    return pgettext("between items of a list", ", ").join([title, escape(day(ruling.date))])


def _in_stock(ruling: Ruling) -> str:
    """How many questions rest on it, where the page has them counted."""
    count = getattr(ruling, "in_stock", 0)
    if not count:
        return ""
    words = ngettext("%(n)s question", "%(n)s questions", count) % {"n": numeral(count)}
    return f"<span>{words}</span>"
