"""Says what is stored in both languages in the one that is read: words, costs, numbers, days."""

import re
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from html import escape
from itertools import zip_longest
from typing import Any

from django import template
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, ngettext, override, pgettext
from django.utils.translation import gettext as _

register = template.Library()

Words = Mapping[str, str]

CARD = re.compile(r"\[(《?)([^\[\]]+?)(》?)\]\(card:([a-z0-9-]+)\)")
CLOSING = re.compile(r"(?:’s)?[,.:;?!、。，．]*")
SYMBOLS = re.compile(r"((?:\{[^{}\s]{1,6}\})+)")
SYMBOL = re.compile(r"\{([^{}\s]{1,6})\}")
QUOTED = re.compile(r'"([^"]*)"')
APOSTROPHE = re.compile(r"(?<=\w)'")
CR_PARTS = re.compile(r"(\d+)\.?(\d*)([a-z]?)")
WIDE = str.maketrans("0123456789+-", "０１２３４５６７８９＋－")
COLOURS = "wubrg"
# Between the parts of a card that has two.
PARTS = " // "
SLASHES = format_html('<span class="parts" aria-hidden="true">{}</span>', PARTS.strip())


def in_tongue(words: Words | None, tongue: str) -> str:
    """The words in this language; English ones with the quotation marks of print."""
    text = (words or {}).get(tongue, "")
    if tongue != "en" or ('"' not in text and "'" not in text):
        return text
    return APOSTROPHE.sub("’", QUOTED.sub(r"“\1”", text))


def here() -> str:
    return "ja" if (get_language() or "").startswith("ja") else "en"


def other_than(tongue: str) -> str:
    return "en" if tongue == "ja" else "ja"


def named(words: Words | None, tongue: str) -> str:
    """The words alone in this language: cards by name, symbols as they are written."""
    text = in_tongue(words, tongue)
    return CARD.sub(r"\1\2\3", text) if "[" in text else text


@register.filter
def plain(words: Words | None) -> str:
    return named(words, here())


@register.filter
def within(words: Words | None) -> str:
    """A mechanic's name within a sentence: small letters, unless it is that of a card."""
    is_card = (words or {}).get("ja", "").startswith("《")
    return plain(words) if is_card else plain(words).lower()


@register.filter
def coded(words: Words | None) -> SafeString:
    """The words as HTML: what stands between backticks is code, to the letter."""
    # Every second piece stood between two of them; a last one without its pair is none.
    pieces = re.split(r"`([^`]*)`", (words or {}).get(here(), ""))
    prose = [escape(in_tongue({here(): piece}, here())) for piece in pieces[::2]]
    code = [f"<code>{escape(piece)}</code>" for piece in pieces[1::2]]
    return mark_safe(  # noqa: S308  (every piece is escaped)
        "".join(piece for pair in zip_longest(prose, code, fillvalue="") for piece in pair)
    )


@register.filter
def other(words: Words | None) -> str:
    return named(words, other_than(here()))


@register.filter
def said(words: Words | None, cards: Mapping[str, Any] | None = None) -> SafeString:
    """The words as HTML: symbols are drawn, and each of these cards is a button that opens it."""
    return drawn(words, here(), cards or {})


@register.filter
def said_otherwise(words: Words | None) -> SafeString:
    """The words as HTML in the language that isn't read: symbols are drawn, and named in it too."""
    tongue = other_than(here())
    with override(tongue):
        return drawn(words, tongue, {})


@register.filter
def linked(words: Words | None) -> SafeString:
    """The words as HTML: symbols are drawn, and each card leads to its page."""
    return drawn(words, here(), {}, is_linked=True)


def drawn(
    words: Words | None, tongue: str, cards: Mapping[str, Any], *, is_linked: bool = False
) -> SafeString:
    """The same in this language."""
    text = in_tongue(words, tongue)
    if "[" not in text and "{" not in text:
        return mark_safe(escape(text))  # noqa: S308  (as it says)
    pieces: list[str] = []
    end = 0
    for match in CARD.finditer(text):
        pieces.append(_with_symbols(text[end : match.start()]))
        after = CLOSING.match(text, match.end())
        end = after.end() if after else match.end()
        closing = text[match.end() : end]
        pieces.append(_link(match, closing) if is_linked else _card(match, cards, closing))
    pieces.append(_with_symbols(text[end:]))
    return mark_safe("".join(pieces))  # noqa: S308  (each piece is escaped where it is made)


@register.filter
def paragraphs(words: Words | None) -> list[SafeString]:
    """The words as HTML, paragraph by paragraph; an empty line parts them."""
    return [said({here(): text}) for text in (words or {}).get(here(), "").split("\n\n")]


@register.filter
def opening(words: Words | None) -> str:
    """The first paragraph alone, as words."""
    return plain({tongue: text.split("\n\n")[0] for tongue, text in (words or {}).items()})


def _link(match: re.Match[str], closing: str) -> str:
    before, name, after, slug = match.groups()
    link = format_html('<a href="{}">{}</a>', reverse("card", args=[slug]), name)
    return _kept_whole(before, link, after + closing)


def _card(match: re.Match[str], cards: Mapping[str, Any], closing: str) -> str:
    before, name, after, slug = match.groups()
    if slug not in cards:
        words = escape(f"{before}{name}{after}{closing}")
        # A Japanese line may break within any word; a name is kept whole.
        return f'<span class="name">{words}</span>' if before else words
    opens = f'popovertarget="card-{escape(slug)}"'
    button = f'<button type="button" class="cardname" {opens}>{escape(name)}</button>'
    return _kept_whole(before, button, after + closing)


def _kept_whole(before: str, opener: str, after: str) -> str:
    """A line may break beside a button, even before a bracket or a comma that belongs to it."""
    if not before and not after:
        return opener
    return f'<span class="named">{escape(before)}{opener}{escape(after)}</span>'


def _with_symbols(text: str) -> str:
    if "{" not in text:
        return escape(text)
    pieces = SYMBOLS.split(text)
    return "".join(
        _cost(piece, label="") if number % 2 else escape(piece)
        for number, piece in enumerate(pieces)
    )


@register.filter
def cr(number: str) -> SafeString:
    """The number of a rule, as a link to it."""
    return _cr(number, here())


@lru_cache(maxsize=2000)
def _cr(number: str, language: str) -> SafeString:  # noqa: ARG001  (remembered by language)
    page = reverse("rule", args=[number])
    return format_html('<a class="cr" href="{}"><span lang="en">CR</span> {}</a>', page, number)


@register.filter
def cost(written: str) -> SafeString:
    """A cost such as {2}{R}{G}, drawn as discs with letters and named for those who listen."""
    return _cost(written, label=_("Mana cost")) if written else mark_safe("")


@register.filter
def mana(written: str) -> SafeString:
    """The same for mana that is not a cost, as in a pool."""
    return _cost(written, label="") if written else mark_safe("")


def _cost(written: str, *, label: str) -> SafeString:
    return _drawn(written, label, here())


@lru_cache(maxsize=2000)
def _drawn(written: str, label: str, language: str) -> SafeString:  # noqa: ARG001  (remembered by language)
    parts = [symbols for part in written.split(PARTS) if (symbols := SYMBOL.findall(part))]
    names = PARTS.join(_and(symbol_name(symbol) for symbol in symbols) for symbols in parts)
    if label:
        names = _("%(label)s: %(names)s") % {"label": label, "names": names}
    drawn = [format_html_join("", "{}", ((pip(it),) for it in symbols)) for symbols in parts]
    pips = format_html_join(SLASHES, "{}", ((it,) for it in drawn))
    return format_html('<span class="cost" role="img" aria-label="{}">{}</span>', names, pips)


@register.filter
@lru_cache(maxsize=2000)
def pip(symbol: str) -> SafeString:
    """One disc; the words for it stand beside it or on what holds it."""
    halves = [half for half in symbol.lower().split("/") if half]
    colours = [half for half in halves if half in COLOURS]
    classes = "pip" + (f" pip-{colours[0]}" if colours else "")
    if len(halves) > 1:
        second = colours[1] if len(colours) > 1 else "n"
        classes += f" is-split half-{second}"
    return format_html('<i class="{}" aria-hidden="true">{}</i>', classes, symbol.upper())


def symbol_name(symbol: str) -> str:
    """The name of a symbol, as a reader would hear it."""
    symbol = symbol.upper()
    if symbol.isdecimal():
        return ngettext("%(n)s generic", "%(n)s generic", int(symbol)) % {"n": symbol}
    if symbol in _names():
        return _names()[symbol]
    halves = [half for half in symbol.split("/") if half]
    if len(halves) > 1:
        return _(" or ").join(symbol_name(half) for half in halves)
    return symbol


def _names() -> dict[str, str]:
    return {
        "W": _("white"),
        "U": _("blue"),
        "B": _("black"),
        "R": _("red"),
        "G": _("green"),
        "C": _("colorless"),
        "S": _("snow"),
        "P": _("2 life"),
        "T": pgettext("symbol", "tap"),
        "Q": pgettext("symbol", "untap"),
        "X": "X",
    }


def _and(names: Any) -> str:
    return pgettext("between items of a list", ", ").join(names)


@register.filter
def colour_names(colours: str) -> str:
    """The names of colours given as letters; colourless has a name too."""
    return _and(_names()[colour.upper()] for colour in colours) or _names()["C"]


@register.filter
def colour_classes(colours: str) -> str:
    """The classes that tint a card: its first colour, and its second if it has one."""
    letters = [letter for letter in colours.lower() if letter in COLOURS]
    return " ".join(f"{kind}-{letter}" for kind, letter in zip("cd", letters, strict=False))


@register.filter
def size(written: str) -> str:
    """Power and toughness; Japanese sets single digits wide."""
    return _wide(written) if here() == "ja" else written


@register.filter
def numeral(number: object) -> str:
    """A number in running text; Japanese sets a single digit wide and longer ones narrow."""
    return _wide(str(number)) if here() == "ja" else str(number)


def _wide(text: str) -> str:
    def widened(match: re.Match[str]) -> str:
        sign, digits = match.groups()
        return sign.translate(WIDE) + (digits.translate(WIDE) if len(digits) == 1 else digits)

    return re.sub(r"([+-]?)(\d+)", widened, text)


@register.filter
def day(value: date | str | None) -> str:
    """A day, a month or a year as one says it; what is no date is left as it is."""
    return _day(value, here())


@lru_cache(maxsize=2000)
def _day(value: date | str | None, language: str) -> str:
    if isinstance(value, date):
        return date_format(value, pgettext("date format of a day", "j F Y"))
    parts = (value or "").split("-")
    try:
        numbers = [int(part) for part in parts]
        match numbers:
            case [year, month, day_of_month]:
                return _day(date(year, month, day_of_month), language)
            case [year, month]:
                written = pgettext("date format of a month", "F Y")
                return date_format(date(year, month, 1), written)
    except ValueError:
        pass
    return value or ""


def cr_order(number: str) -> tuple[int, int, str]:
    """Sorts rule numbers as the rule book does: 702.9a before 702.16."""
    match = CR_PARTS.fullmatch(number)
    if match is None:
        return (999, 0, number)
    chapter, rule, letter = match.groups()
    return (int(chapter), int(rule or 0), letter)


def is_part(number: str, whole: str) -> bool:
    """Whether a rule is this one or a part of it: 702.85a is one of 702.85 and of 702."""
    if not number.startswith(whole):
        return False
    rest = number[len(whole) :]
    return not rest or rest[0] == "." or rest[0].isalpha()
