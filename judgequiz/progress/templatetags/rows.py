"""Draws what is said of a mechanic, a chapter or a section: a bar in a list, a row of a table; and
links to the verdicts that show a belief.

In Python, since a page has up to a hundred; the words around them are looked up once.
"""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import lru_cache
from html import escape
from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from judgequiz.progress.figures import Row
from judgequiz.progress.templatetags.charts import course, range_bar, tens_in_words
from judgequiz.rulings.templatetags.words import day, here, numeral, plain

register = template.Library()


@register.filter
def mechanic_bars(rows: Iterable[Row]) -> SafeString:
    return _joined(_bar(row, _mechanic(row)) for row in rows)


@register.filter
def chapter_bars(chapters: Iterable[Mapping[str, Any]]) -> SafeString:
    return _joined(_bar(it["chapter"], _numbered(it["chapter"])) for it in chapters)


@register.filter
def mechanic_rows(rows: Iterable[Row]) -> SafeString:
    return _joined(f"<tr>{_cells(row, _mechanic(row))}</tr>" for row in rows)


@register.filter
def chapter_rows(chapters: Iterable[Mapping[str, Any]]) -> SafeString:
    """Each chapter with its sections under it, which lead to their page."""
    return _joined(
        f'<tbody><tr class="is-group">{_cells(it["chapter"], _numbered(it["chapter"]))}</tr>'
        + "".join(
            f"<tr>{_cells(row, _link('rule', row.key, _numbered(row)))}</tr>"
            for row in it["sections"]
        )
        + "</tbody>"
        for it in chapters
    )


@register.filter
def verdict_links(answers: Iterable[tuple[int, str, int]]) -> SafeString:
    """The way to the verdict on each of these answers: a question, a run and a place in it."""
    words = escape(_("question no. %(id)s"))
    return _joined(
        f'<a href="{reverse("verdict", args=[run, place])}">{words % {"id": question}}</a>'
        for question, run, place in answers
    )


def _mechanic(row: Row) -> str:
    if not row.key:
        return escape(_("General rules"))
    return _link("mechanic", row.key, escape(plain(row.words)))


def _numbered(row: Row) -> str:
    return escape(f"{row.key} {row.words.get(here(), '')}")


def _link(name: str, key: str, words: str) -> str:
    return f'<a href="{escape(reverse(name, args=[key]))}">{words}</a>'


def _bar(row: Row, name: str) -> str:
    weak = ' class="is-weak"' if row.is_weak else ""
    last = _last_on(row.last, here())
    return (
        f'<li{weak}><span class="bar-name"><span>{name}</span><small>{last}</small></span>'
        f"{range_bar(row)}{course(row)}{_share(row)}"
        f'<span class="n">n {row.n}</span></li>'
    )


@lru_cache(maxsize=500)
def _last_on(date: date, tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    return escape(_("last on %(date)s") % {"date": day(date)})


@lru_cache(maxsize=500)
def _day(date: date, tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    return escape(day(date))


def _share(row: Row) -> str:
    if row.is_known:
        below = escape(_(", below 60 %")) if row.is_weak else ""
        hidden = f'<span class="vh">{below}</span>' if below else ""
        return f'<span class="pct">{row.share}<span lang="en">&#8239;%</span>{hidden}</span>'
    said = escape(_("%(right)s of %(n)s") % {"right": numeral(row.right), "n": numeral(row.n)})
    more = escape(_(", too few to say more"))
    return f'<span class="pct is-few">{said}<span class="vh">{more}</span></span>'


def _cells(row: Row, name: str) -> str:
    share = f"{row.share} %" if row.is_known else "–"
    last = _day(row.last, here())
    return (
        f'<th scope="row">{name}</th><td>{row.n}</td><td>{row.right}</td><td>{share}</td>'
        f'<td class="whole">{row.low}–{row.high} %</td><td class="whole">{last}</td>'
        f"<td>{escape(tens_in_words(row.tens))}</td>"
    )


def _joined(pieces: Iterable[str]) -> SafeString:
    return mark_safe("".join(pieces))  # noqa: S308  (each piece is escaped where it is made)
