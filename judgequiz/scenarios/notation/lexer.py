"""Text to tokens: in one pass, in time linear in the text, with line and column for each.

Full-width digits, letters and signs read as half-width outside quotes. A token's `text` is what the
grammar reads; `raw` is what stands in quotes or 《》, untouched.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.things import Span

MAX_BYTES = 64 * 1024
MAX_LINES = 2000

Kind = Literal["word", "number", "ref", "slot", "text", "mana", "size", "sign", "newline", "end"]


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text: `start` and `end` count characters; `indented` is of a newline."""

    kind: Kind
    text: str
    span: Span
    start: int
    end: int
    indented: bool = False


_TOKEN = re.compile(
    r"""
      (?P<space>[ \t]+)
    | (?P<newline>\n)
    | (?P<comment>\#[^\n]*)
    | (?P<text>"(?:[^"\\\n]|\\[^\n])*"|“[^”\n]*”|《[^》\n]*》)
    | (?P<ref>@\w+(?:-\w+)*'*(?:\.\w+(?:-\w+)*(?:!\d*)?)*)
    | (?P<slot><[A-Za-z_][\w-]*>)
    | (?P<mana>\{[^{}\s]*\})
    | (?P<size>[+-]?\d+/[+-]?\d+)
    | (?P<word>\w+(?:['-]\w+)*)
    | (?P<sign>->|→|//|\.\.|<=|>=|!=|.)
    """,
    re.VERBOSE,
)

_HALF = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F) if code not in (0xFF02, 0xFF3C)}
_HALF |= {
    0x3000: 0x20,
    0xA0: 0x20,
    0x202F: 0x20,
    0x2018: 0x27,
    0x2019: 0x27,
    0x2032: 0x27,
    0x2212: 0x2D,
    0xD7: 0x2A,
}
_OPEN_ENDED = frozenset({",", "->", "=", "|", "+", "&", ":"})
_JOINING = frozenset({",", "->", "|", "&"})


def tokens(text: str) -> tuple[str, list[Token]]:
    """The text with half-width signs, and its tokens, the last of kind `end`.

    A newline token stands between two lines with content, unless the second continues the first.
    """
    plain = _readable(text)
    half = plain.translate(_HALF)
    found = list(_scan(half, plain))
    return half, list(_joined(found))


def is_half_width(text: str) -> bool:
    """Whether the text reads the same outside quotes."""
    return text.translate(_HALF) == text


def _readable(text: str) -> str:
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(plain) > MAX_BYTES or len(plain.encode("utf-8", "replace")) > MAX_BYTES:
        raise NotationError(1, 1, f"expected at most {MAX_BYTES // 1024} KiB of text")
    lines = plain.count("\n") + 1
    if lines > MAX_LINES:
        raise NotationError(MAX_LINES + 1, 1, f"expected at most {MAX_LINES} lines, found {lines}")
    for index, character in enumerate(plain):
        if character not in "\n\t" and unicodedata.category(character) in _UNSEEN:
            line = plain.count("\n", 0, index) + 1
            column = index - plain.rfind("\n", 0, index)
            code = f"U+{ord(character):04X}"
            raise NotationError(line, column, f"expected visible characters, found {code}")
    return plain


_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def _scan(half: str, plain: str) -> list[Token]:
    found: list[Token] = []
    line, line_start, position = 1, 0, 0
    while position < len(half):
        match = _TOKEN.match(half, position)
        if match is None or match.lastgroup is None:
            raise NotationError(line, position - line_start + 1, "expected readable text")
        span = Span(line, position - line_start + 1)
        kind, start, position = match.lastgroup, position, match.end()
        if kind == "newline":
            line, line_start = line + 1, position
        if kind not in ("space", "comment"):
            found.append(_token(kind, match[0], span, (start, position), plain))
    found.append(Token("end", "", Span(line, len(half) - line_start + 1), len(half), len(half)))
    return found


def _token(kind: str, text: str, span: Span, at: tuple[int, int], plain: str) -> Token:
    start, end = at
    match kind:
        case "newline":
            indented = plain[end : end + 1] in (" ", "\t", "\u3000") and end < len(plain)
            return Token("newline", "\n", span, start, end, indented)
        case "text":
            inside = plain[start + 1 : end - 1]
            if text.startswith('"'):
                inside = re.sub(r"\\(.)", r"\1", inside)
            return Token("text", inside, span, start, end)
        case "word" if text.isascii() and text.isdigit():
            return Token("number", text, span, start, end)
        case "word" | "ref" | "slot" | "mana" | "size":
            return Token(kind, text, span, start, end)
        case _:
            if text == '"' or text in "“《":
                raise NotationError(span.line, span.column, f"expected the end of the {text} here")
            sign = {"→": "->", "、": ",", "，": ","}.get(text, text)
            return Token("sign", sign, span, start, end)


def _joined(found: list[Token]) -> list[Token]:
    kept: list[Token] = []
    depth = 0
    for index, token in enumerate(found):
        if token.kind == "sign":
            depth += (token.text in ("[", "(")) - (token.text in ("]", ")"))
        if token.kind != "newline":
            kept.append(token)
            continue
        after = found[index + 1]
        if after.kind in ("newline", "end") or not kept or kept[-1].kind == "newline":
            continue
        if token.indented and (depth > 0 or _continues(kept[-1], after)):
            continue
        depth = 0
        kept.append(token)
    return kept


def _continues(before: Token, after: Token) -> bool:
    open_ended = before.kind == "sign" and before.text in _OPEN_ENDED
    return open_ended or (after.kind == "sign" and after.text in _JOINING)
