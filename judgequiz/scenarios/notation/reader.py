"""A cursor over the tokens of a text, with what the text has said so far of seats and slots."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field, replace

from judgequiz.scenarios.notation.catalogue import Catalogue
from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.lexer import Token, tokens
from judgequiz.scenarios.notation.things import Slot, Span
from judgequiz.scenarios.notation.words import nearest_word

MAX_NUMBER = 9999
MAX_NAME_TOKENS = 24
MAX_DEPTH = 12
_WORDY = frozenset({"word", "number", "size", "mana", "slot", "text"})
_IN_NAMES = frozenset({"word", "number", "sign", "size", "text"})
_NEVER_IN_NAMES = frozenset({"->", "[", "]", "*", "|", "<", ">", "<=", ">=", "!=", "_"})


@dataclass(slots=True)
class Reader:
    """Reads tokens one after the other; every mistake is a NotationError where it stands."""

    text: str
    tokens: list[Token]
    catalogue: Catalogue
    seats: tuple[str, ...] = ("A", "N")
    slots: dict[str, str] = field(default_factory=dict)
    position: int = 0
    depth: int = 0

    def peek(self, ahead: int = 0) -> Token:
        """The token after `ahead` others, the last one again beyond the end."""
        return self.tokens[min(self.position + ahead, len(self.tokens) - 1)]

    def next(self) -> Token:
        """The token here; the cursor moves on."""
        token = self.peek()
        self.position = min(self.position + 1, len(self.tokens) - 1)
        return token

    @property
    def span(self) -> Span:
        """Where the cursor stands."""
        return self.peek().span

    def fail(self, message: str, *, at: Span | None = None, nearest: str = "") -> NotationError:
        """The error to raise at the cursor or at another place."""
        where = at or self.span
        return NotationError(where.line, where.column, message, nearest=nearest)

    def expected(self, what: str, *, known: Iterable[str] = ()) -> NotationError:
        """The error that says what was expected here and what stands here."""
        token = self.peek()
        nearest = nearest_word(token.text.lower(), known) if token.kind == "word" else ""
        return self.fail(f"expected {what}, found {shown(token)}", nearest=nearest)

    def no_name(self, what: str) -> NotationError:
        """The error that says that no card is known by the name here."""
        written = self.unknown_name()
        nearest = self.catalogue.nearest(written) if written else None
        found = written or shown(self.peek())
        return self.fail(f"expected {what}, found {found}", nearest=nearest or "")

    def at_sign(self, *signs: str, ahead: int = 0) -> bool:
        """Whether one of these signs stands here."""
        token = self.peek(ahead)
        return token.kind == "sign" and token.text in signs

    def take_sign(self, *signs: str) -> bool:
        """Move over one of these signs if it stands here."""
        if found := self.at_sign(*signs):
            self.next()
        return found

    def need_sign(self, sign: str, why: str = "") -> None:
        """Move over a sign that must stand here."""
        if not self.take_sign(sign):
            raise self.expected(f"{sign!r}{' ' + why if why else ''}".replace("'", "`"))

    def word(self, ahead: int = 0) -> str:
        """The word here in lower case, "" where no word stands."""
        token = self.peek(ahead)
        return token.text.lower() if token.kind == "word" else ""

    def take_word(self, *words: str) -> bool:
        """Move over one of these words if it stands here."""
        if found := self.word() in words:
            self.next()
        return found

    def take_words(self, *words: str) -> bool:
        """Move over these words if all stand here in a row."""
        if any(self.word(ahead) != word for ahead, word in enumerate(words)):
            return False
        self.position += len(words)
        return True

    def ends(self) -> bool:
        """Whether a statement or clause ends here."""
        return self.peek().kind in ("newline", "end") or self.at_sign(";")

    def one_of(self, known: dict[str, str], what: str) -> str:
        """The canonical word for the word here, which must be known."""
        word = self.word()
        if word not in known:
            raise self.expected(what, known=known)
        self.next()
        return known[word]

    def slot(self, *kinds: str) -> Slot:
        """The slot here, which must be declared and of one of these kinds."""
        token = self.next()
        name = token.text[1:-1]
        if name not in self.slots:
            nearest = nearest_word(name, self.slots)
            raise self.fail(
                f"expected a declared slot, found <{name}>", at=token.span, nearest=nearest
            )
        if self.slots[name] not in kinds:
            raise self.fail(
                f"expected a slot of kind {' or '.join(kinds)}; <{name}> is of kind"
                f" {self.slots[name]}",
                at=token.span,
            )
        return Slot(name, span=token.span)

    def at_slot(self, *kinds: str) -> bool:
        """Whether a declared slot of one of these kinds stands here."""
        token = self.peek()
        return token.kind == "slot" and self.slots.get(token.text[1:-1]) in kinds

    def number(self, what: str = "a number", *, least: int = 0) -> int | Slot:
        """The number or number slot here, with an optional minus."""
        if self.peek().kind == "slot":
            return self.slot("number")
        return self.whole(what, least=least)

    def at_number(self) -> bool:
        """Whether a number stands here."""
        if self.at_sign("-"):
            return self.peek(1).kind == "number"
        return self.peek().kind == "number" or self.at_slot("number")

    def whole(self, what: str = "a number", *, least: int = 0, most: int = MAX_NUMBER) -> int:
        """The number here, never a slot."""
        at = self.span
        negative = self.at_sign("-") and self.peek(1).kind == "number"
        if negative:
            self.next()
        token = self.peek()
        if token.kind != "number":
            raise self.expected(what)
        self.next()
        value = int(token.text) if len(token.text) <= 8 else MAX_NUMBER + 1
        value = -value if negative else value
        if not least <= value <= most:
            bounds = "" if least == most else f" from {least} to {most}"
            said = ("-" if negative else "") + token.text[:12]
            raise self.fail(f"expected {what}{bounds}, found {said}", at=at)
        return value

    def at_player(self, ahead: int = 0) -> bool:
        """Whether a seated player or a player slot stands here."""
        token = self.peek(ahead)
        if token.kind == "slot":
            return self.slots.get(token.text[1:-1]) == "player"
        return token.kind == "word" and token.text in self.seats

    def player(self) -> str | Slot:
        """The player here, who must be seated."""
        token = self.peek()
        if token.kind == "slot":
            return self.slot("player")
        if token.kind == "word" and token.text in self.seats:
            return self.next().text
        raise self.expected(f"a player ({', '.join(self.seats)})")

    def name_length(self) -> tuple[int, str]:
        """How many tokens from here make the longest known card name, and that name; 0 for none."""
        first = self.peek()
        if first.kind == "text":
            return self._quoted(first)
        longest = (0, "")
        for ahead in range(MAX_NAME_TOKENS):
            token = self.peek(ahead)
            if token.kind not in _IN_NAMES or _ends_names(token):
                break
            raw = self.text[first.start : token.end]
            if found := self.catalogue.find(spaced_halves(raw)):
                longest = (ahead + 1, found)
        return longest

    def _quoted(self, token: Token) -> tuple[int, str]:
        found = self.catalogue.find(spaced_halves(token.text)) if token.text.strip() else None
        return (1, found) if found else (0, "")

    def at_name(self) -> bool:
        """Whether a known card name or a card slot stands here."""
        return self.at_slot("card") or self.name_length()[0] > 0

    def name(self, what: str = "a card name") -> str | Slot:
        """The canonical name of the card here."""
        if self.peek().kind == "slot":
            return self.slot("card")
        length, found = self.name_length()
        if not length:
            raise self.no_name(what)
        self.position += length
        return found

    def half(self) -> int:
        """Which half or face alone the name here names, from 1; 0 where it names the whole card."""
        length, found = self.name_length()
        if not length or " // " not in found:
            return 0
        first, last = self.peek(), self.peek(length - 1)
        written = first.text if first.kind == "text" else self.text[first.start : last.end]
        halves = [half.casefold() for half in found.split(" // ")]
        key = " ".join(written.split()).casefold()
        return halves.index(key) + 1 if key in halves else 0

    def spoken_name(self, what: str = "a card name") -> str | Slot:
        """The name as a player would say it: of one half alone where one half is written."""
        half = self.half()
        found = self.name(what)
        return found.split(" // ")[half - 1] if half and isinstance(found, str) else found

    def unknown_name(self) -> str:
        """What stands here up to the next sign that no name has, for a message."""
        first = last = self.peek()
        if first.kind == "text":
            return first.text[:60]
        ahead = 0
        while self.peek(ahead).kind in ("word", "number", "size") or self.at_sign(
            "//", "-", "'", ahead=ahead
        ):
            last = self.peek(ahead)
            ahead += 1
            if ahead > MAX_NAME_TOKENS:
                break
        return self.text[first.start : last.end][:60] if ahead else ""

    def deeper(self) -> None:
        """Count one bracket more; there is a bound."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.fail(f"expected at most {MAX_DEPTH} brackets inside each other")

    def shallower(self) -> None:
        """Count one bracket less."""
        self.depth -= 1


def reader(text: str, catalogue: Catalogue) -> Reader:
    """A reader at the beginning of a text."""
    half, found = tokens(text)
    return Reader(half, found, catalogue)


def spaced_halves(name: str) -> str:
    """A name with single spaces and with ` // ` between halves."""
    return " // ".join(" ".join(half.split()) for half in name.split("//"))


def shown(token: Token) -> str:
    """A token as a message shows it."""
    match token.kind:
        case "end":
            return "the end of the text"
        case "newline":
            return "the end of the line"
        case _:
            return f"`{token.text[:40]}`"


def words_until(
    reader: Reader, stops: Container[str] = (), *, until: Callable[[Reader], bool] | None = None
) -> str:
    """Words, numbers, mana and sizes up to anything else or one of the stops, in lower case."""
    found: list[Token] = []
    while is_wordy(reader.peek()) and reader.word() not in stops:
        if until is not None and until(reader):
            break
        found.append(reader.next())
    return joined(_lower(token) for token in found)


def is_wordy(token: Token) -> bool:
    """Whether a token may stand in a phrase without quotes around the phrase."""
    return token.kind in _WORDY or (token.kind == "sign" and token.text in ("-", "/", "+", "'"))


def _lower(token: Token) -> Token:
    keeps = token.kind in ("mana", "slot", "text")
    return token if keeps else replace(token, text=token.text.lower())


def joined(found: Iterable[Token]) -> str:
    """Tokens as text with single spaces where the writer had any."""
    text = ""
    last = -1
    for token in found:
        gap = " " if text and token.start > last else ""
        text += gap + (quoted(token.text) if token.kind == "text" else token.text)
        last = token.end
    return re.sub(r"\s+", " ", text)


def quoted(text: str) -> str:
    """A text in quotes, as the notation reads it back."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _ends_names(token: Token) -> bool:
    return token.kind == "sign" and token.text in _NEVER_IN_NAMES
