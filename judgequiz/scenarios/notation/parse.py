"""Text to syntax tree."""

from __future__ import annotations

from dataclasses import replace

from judgequiz.scenarios.notation.catalogue import Catalogue
from judgequiz.scenarios.notation.check import check
from judgequiz.scenarios.notation.claims import Expect
from judgequiz.scenarios.notation.error import NotationError
from judgequiz.scenarios.notation.family import Family
from judgequiz.scenarios.notation.given import Given, Head, OnStack
from judgequiz.scenarios.notation.reader import Reader, reader
from judgequiz.scenarios.notation.reading_choices import at_choice, choice
from judgequiz.scenarios.notation.reading_claims import expect
from judgequiz.scenarios.notation.reading_details import ending
from judgequiz.scenarios.notation.reading_family import (
    FAMILY_WORDS,
    family_word,
    slot_kind,
    slot_table,
)
from judgequiz.scenarios.notation.reading_given import given, merged, stack
from judgequiz.scenarios.notation.reading_head import HEAD_WORDS, head_word
from judgequiz.scenarios.notation.reading_steps import STEP_WORDS, at_step, ended_step
from judgequiz.scenarios.notation.steps import Step
from judgequiz.scenarios.notation.tree import Item, PlayFile

MAX_STEPS = 2000
_BEGINNINGS = (*HEAD_WORDS, *FAMILY_WORDS, *STEP_WORDS, "stack", "expect")


def parse(text: str, catalogue: Catalogue) -> PlayFile:
    """The file that the text writes; NotationError where it is none."""
    found = reader(text, catalogue)
    _read_ahead(found)
    said = _Said(found)
    while found.peek().kind != "end":
        _statement(found, said)
    file = said.file()
    check(file, found)
    return file


def faults(text: str, catalogue: Catalogue, *, most: int = 10) -> list[NotationError]:
    """Each statement that can't be read, in order; where all can be, the first thing that is wrong with the whole."""
    try:
        found = reader(text, catalogue)
        _read_ahead(found)
    except NotationError as error:
        return [error]
    said, errors = _Said(found), list[NotationError]()
    while found.peek().kind != "end" and len(errors) < most:
        try:
            _statement(found, said)
        except NotationError as error:
            errors.append(error)
            _skip(found)
    if errors:
        return errors
    try:
        check(said.file(), found)
    except NotationError as error:
        return [error]
    return []


def _skip(found: Reader) -> None:
    """Go on to the next line that isn't indented: what stands under a statement that can't be read can't be either."""
    found.depth = 0
    while found.peek().kind != "end":
        if found.peek().kind == "newline" and not found.peek().indented:
            return
        found.next()


class _Said:
    """What the statements have said so far."""

    def __init__(self, found: Reader) -> None:
        self.reader = found
        self.head = Head(seats=found.seats, span=found.span)
        self.head_words: set[str] = set()
        self.given: list[Given] = []
        self.stack: list[OnStack] = []
        self.body: list[Item] = []
        self.family: Family | None = None

    def file(self) -> PlayFile:
        """The whole file."""
        head = self.head
        first = head.seats[0]
        if not self.head_words & {"starting", "starts"}:
            head = replace(head, starting=first)
        if "turn" not in self.head_words:
            head = replace(head, turn=replace(head.turn, player=first))
        if self.family is not None and not self.family.slug:
            raise self.reader.fail("expected `family` and a slug", at=self.family.span)
        return PlayFile(
            head,
            tuple(merged(self.given)),
            tuple(self.stack),
            tuple(self.body),
            self.family,
            span=head.span,
        )


def _read_ahead(found: Reader) -> None:
    """Read who is seated and which slots there are, so that the file may stand in any order."""
    starts = list(_statement_starts(found))
    for start in starts:
        found.position = start
        if found.word() in ("players", "seats", "teams"):
            head_word(found, Head())
    for start in starts:
        found.position = start
        if found.word() == "slot":
            found.next()
            table = slot_table(found)
            found.slots[table.name] = slot_kind(table)
    found.position = 0
    found.depth = 0


def _statement_starts(found: Reader) -> list[int]:
    tokens = found.tokens
    return [
        index
        for index in range(len(tokens))
        if index == 0
        or tokens[index - 1].kind == "newline"
        or (tokens[index - 1].kind == "sign" and tokens[index - 1].text == ";")
    ]


def _statement(found: Reader, said: _Said) -> None:
    here = found.peek()
    indented = False
    if here.kind == "newline":
        indented = here.indented
        found.next()
    while found.take_sign(";"):
        pass
    if found.peek().kind in ("newline", "end"):
        return
    if indented:
        _indented(found, said)
    else:
        _at_margin(found, said)
    if not found.ends():
        ending(found)


def _indented(found: Reader, said: _Said) -> None:
    """Under a step stand choices, `;` between them; under head and family words more of these."""
    if not said.body:
        _at_margin(found, said)
        return
    if not at_choice(found, indented=True):
        raise found.expected("a choice under the step, as in `A may cast @bolt = yes`")
    _choose(found, said)
    while _another_choice(found):
        _choose(found, said)


def _another_choice(found: Reader) -> bool:
    if not found.at_sign(";"):
        return False
    ahead = 0
    while found.at_sign(";", ahead=ahead):
        ahead += 1
    if found.peek(ahead).kind in ("newline", "end"):
        found.position += ahead
        return False
    found.position += ahead
    if not at_choice(found, indented=True):
        raise found.expected("a choice under the step")
    return True


def _choose(found: Reader, said: _Said) -> None:
    at = found.span
    made = choice(found)
    step = said.body[-1] if said.body else None
    if step is None or isinstance(step, Expect):
        raise found.fail("expected a choice only under a step", at=at)
    said.body[-1] = replace(step, choices=(*step.choices, made))


def _at_margin(found: Reader, said: _Said) -> None:
    word = found.word()
    if found.at_player() and found.at_sign(":", ahead=1):
        _give(found, said)
    elif at_choice(found, indented=False):
        _choose(found, said)
    elif word == "stack" and found.at_sign(":", ahead=1):
        said.stack.extend(stack(found))
    elif word == "expect":
        said.body.append(expect(found))
    elif at_step(found):
        said.body.append(_step(found, said))
    elif word in HEAD_WORDS:
        _head(found, said, word)
    elif word in FAMILY_WORDS:
        family = said.family or Family("", span=found.span)
        said.family = family_word(found, family)
    else:
        _unknown(found)


def _give(found: Reader, said: _Said) -> None:
    if said.body:
        raise found.fail("expected what is given before the first step")
    at = found.span
    one, on_stack = given(found)
    stated = {other.player for other in said.given if other.life is not None}
    if one.life is not None and one.player in stated:
        raise found.fail("expected the life total of a player once", at=at)
    if one != Given(one.player):
        said.given.append(one)
    said.stack.extend(on_stack)


def _step(found: Reader, said: _Said) -> Step:
    if len(said.body) >= MAX_STEPS:
        raise found.fail(f"expected at most {MAX_STEPS} steps")
    return ended_step(found)


def _head(found: Reader, said: _Said, word: str) -> None:
    if said.given or said.body or said.stack:
        raise found.fail(f"expected `{word}` in the head, before what is given")
    if word in said.head_words:
        raise found.fail(f"expected `{word}` once")
    said.head_words.add(word)
    said.head = head_word(found, said.head)


def _unknown(found: Reader) -> None:
    token = found.peek()
    if found.at_player():
        found.next()
        raise found.expected("`:` or what the player does, as in `A cast @elf`", known=_VERBS)
    if token.kind == "word" and len(token.text) == 1 and token.text.isupper():
        raise found.expected(f"a player ({', '.join(found.seats)})")
    raise found.expected("a statement", known=_BEGINNINGS)


_VERBS = ("cast", "play", "activate", "attack", "block", "assign", "pass", "concede")
