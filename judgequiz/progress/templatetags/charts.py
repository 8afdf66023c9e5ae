"""Draws shares, courses, days and tallies as SVG, whose words stand beside it or in its title.

Classes and attributes only: the content security policy allows no style in a page.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from html import escape

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from judgequiz.progress.counting import TEN
from judgequiz.progress.figures import GOAL, Row, Ten
from judgequiz.rulings.templatetags.words import day, here, numeral, plain

register = template.Library()

# Tens are drawn when they are nearly full, and a course when there are two of them.
NEARLY = 5
COURSE = 2
HEIGHT = 24
MARGIN = 3
UNSCALED = 'vector-effect="non-scaling-stroke"'
WEEK = 7
WEEKS = 26
CELL = 13
GATE = 5
# How many answers make a square of the first, second and third size.
SIZES = ((11, 3, 11), (6, 2, 8), (1, 1, 5), (0, 0, 2))
# The strokes of 正 in a field of 28 by 28, in the order they are written.
STROKES_JA = ("M4 4h20", "M14 4v20", "M14 13h8", "M8 13v11", "M3 24h22")
STROKES_EN = ("M4 4v20", "M11 4v20", "M18 4v20", "M25 4v20", "M1 21L28 7")


@register.filter
def range_bar(row: Row) -> SafeString:
    """The likely range as a block, the share as a tall mark where there are enough answers."""
    width = max(1, row.high - row.low)
    # What few answers leave open is nearly everything: a thin line says so quietly.
    top, height = (9, 6) if row.is_known else (11, 2)
    mark = _line("ch-dot", row.share, 2, row.share, 22) if row.is_known else ""
    return mark_safe(  # noqa: S308  (numbers alone)
        '<svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="ch-base" x="0" y="11.5" width="100" height="1"/>'
        f'<rect class="ch-range" x="{row.low}" y="{top}" width="{width}" height="{height}"/>'
        f"{_line('ch-goal', GOAL, 0, GOAL, 24)}{mark}</svg>"
    )


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    places = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<line class="{kind}" {places} {UNSCALED}/>'


@register.filter
def course(row: Row) -> SafeString:
    """The share right in each ten answers as a line, oldest at the left; its title says it too."""
    tens = [ten for ten in row.tens if ten.n >= NEARLY]
    if len(tens) < COURSE:
        return mark_safe('<span class="course"></span>')
    width = 100 / (len(tens) - 1)
    height = HEIGHT - 2 * MARGIN
    points = [
        (round(place * width, 1), round(MARGIN + height * (1 - ten.right / ten.n), 1))
        for place, ten in enumerate(tens)
    ]
    goal = MARGIN + height * (1 - GOAL / 100)
    title = _("%(name)s by tens, oldest first: %(tens)s") % {
        "name": plain(row.words) if row.words else _("All answers"),
        "tens": tens_in_words(tens),
    }
    line = " ".join(f"{x},{y}" for x, y in points)
    x, y = points[-1]
    return mark_safe(  # noqa: S308  (what is not a number is escaped)
        '<svg class="course" viewBox="0 0 100 24" preserveAspectRatio="none" role="img">'
        f"<title>{escape(title)}</title>"
        f"{_line('ch-goal', 0, goal, 100, goal)}"
        f'<polyline class="ch-line" points="{line}" {UNSCALED}/>'
        f'<path class="ch-end" d="M{x} {y}h0" {UNSCALED}/></svg>'
    )


@register.filter
def tens_in_words(tens: Iterable[Ten]) -> str:
    """How many were right of each ten; of fewer than ten, of how many."""
    tongue = here()
    return _comma(tongue).join(_of_ten(ten.right, ten.n, tongue) for ten in tens)


@lru_cache(maxsize=200)
def _of_ten(right: int, n: int, tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    if n == TEN:
        return numeral(right)
    return _("%(right)s of %(n)s") % {"right": numeral(right), "n": numeral(n)}


@lru_cache(maxsize=2)
def _comma(tongue: str) -> str:  # noqa: ARG001  (remembered by language)
    return pgettext("between items of a list", ", ")


@register.filter
def tally_marks(number: int) -> SafeString:
    """A number as one counts by hand: gates of five in English, 正 in Japanese."""
    strokes = STROKES_JA if here() == "ja" else STROKES_EN
    groups = [min(GATE, number - start) for start in range(0, min(number, 25), GATE)]
    width = 34 * len(groups)
    drawn = "".join(
        f'<g transform="translate({34 * place} 0)">'
        + "".join(f'<path d="{it}"/>' for it in strokes[:count])
        + "</g>"
        for place, count in enumerate(groups)
    )
    return mark_safe(  # noqa: S308  (numbers alone)
        f'<svg class="tally" viewBox="0 0 {width} 28" width="{width}" height="28" '
        f'aria-hidden="true">{drawn}</svg>'
    )


@register.simple_tag
def heat(days: Mapping[str, int]) -> SafeString:
    """Half a year of days, a square for each; the more answers, the larger."""
    today = datetime.now(UTC).date()
    first = _first_day(today)
    squares = []
    for number in range((today - first).days + 1):
        count = days.get((first + timedelta(days=number)).isoformat(), 0)
        level, side = next((level, side) for least, level, side in SIZES if count >= least)
        x, y = CELL * (number // WEEK), CELL * (number % WEEK)
        inset = (CELL - side) / 2
        place = f'x="{x + inset:g}" y="{y + inset:g}"'
        squares.append(f'<rect class="h{level}" {place} width="{side}" height="{side}"/>')
    count = sum(1 for it in days if it >= first.isoformat())
    title = ngettext(
        "Half a year of days: answers on %(n)s of them",
        "Half a year of days: answers on %(n)s of them",
        count,
    ) % {"n": numeral(count)}
    return mark_safe(  # noqa: S308  (what is not a number is escaped)
        f'<svg class="heat" viewBox="0 0 {CELL * WEEKS} {CELL * WEEK}" role="img">'
        f"<title>{escape(title)}</title>{''.join(squares)}</svg>"
    )


@register.simple_tag
def heat_months(days: Mapping[str, int]) -> list[dict[str, object]]:
    """The same by month, as a table has it: answers, and days with any."""
    today = datetime.now(UTC).date()
    first = _first_day(today)
    months: dict[str, dict[str, object]] = {}
    at = first
    while at <= today:
        key = at.isoformat()[:7]
        inside = [n for on, n in days.items() if on.startswith(key) and on >= first.isoformat()]
        months[key] = {"name": day(key), "answers": sum(inside), "days": len(inside)}
        at = date(at.year + at.month // 12, at.month % 12 + 1, 1)
    return list(months.values())


@register.simple_tag
def heat_key() -> list[tuple[SafeString, str]]:
    """What the sizes of the squares mean."""
    words = (_("11 or more"), _("6–10"), _("1–5"), pgettext("answers on a day", "none"))
    return [
        (
            mark_safe(  # noqa: S308  (numbers alone)
                '<svg viewBox="0 0 12 12" class="heat" aria-hidden="true">'
                f'<rect class="h{level}" x="{(12 - side) / 2:g}" y="{(12 - side) / 2:g}" '
                f'width="{side}" height="{side}"/></svg>'
            ),
            said,
        )
        for (_least, level, side), said in zip(SIZES, words, strict=True)
    ][::-1]


def _first_day(today: date) -> date:
    """The Monday with which the half year that ends today begins."""
    return today - timedelta(days=today.weekday() + WEEK * (WEEKS - 1))
