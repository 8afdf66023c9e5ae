"""The kinds of words that English says; the other modules here fill them, a word each."""

from functools import singledispatch

from judgequiz.cards.say.told import Told, Unsaid

from .clause import Clause, Noun


@singledispatch
def ability(word: object, told: Told) -> str:
    """An ability as paragraphs, full stops included."""
    raise Unsaid(word)


@singledispatch
def cost(word: object, told: Told) -> str:
    """A part of a cost, as an instruction: "sacrifice a creature"."""
    raise Unsaid(word)


@singledispatch
def effect(word: object, told: Told) -> list[Clause]:
    """An instruction as clauses, one a sentence."""
    raise Unsaid(word)


@singledispatch
def change(word: object, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """A change as a clause about `subject`; `lasting` where a static ability says it ("has", not "gains")."""
    raise Unsaid(word)


@singledispatch
def condition(word: object, told: Told, *, yes: bool = True) -> str:
    """A condition, or with `yes` False its opposite: "you control a creature"."""
    raise Unsaid(word)


@singledispatch
def trigger(word: object, told: Told) -> str:
    """A trigger event without "when": "this creature enters"."""
    raise Unsaid(word)


@singledispatch
def amount(word: object, told: Told) -> str:
    """A number: "3", "X", "the number of creatures you control"."""
    raise Unsaid(word)


@singledispatch
def bare(word: object, told: Told, *, plural: bool = False) -> str:
    """A description without article or number: "nonblack creature you control"."""
    raise Unsaid(word)


@singledispatch
def noun(word: object, told: Told, *, origin: str = "in") -> Noun:
    """A reference as a noun; `origin` is the preposition before its zone."""
    raise Unsaid(word)
