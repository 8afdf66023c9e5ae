"""The kinds of words that Japanese says; the other modules here fill them, a word each."""

from functools import singledispatch

from judgequiz.cards.say.told import Told, Unsaid

from .clause import Clause


@singledispatch
def ability(word: object, told: Told) -> str:
    """An ability as paragraphs, full stops included."""
    raise Unsaid(word)


@singledispatch
def cost(word: object, told: Told) -> Clause:
    """A part of a cost: 「カード１枚を捨てる」."""
    raise Unsaid(word)


@singledispatch
def effect(word: object, told: Told) -> list[Clause]:
    """An instruction as clauses, one a sentence."""
    raise Unsaid(word)


@singledispatch
def change(word: object, told: Told, subject: str, *, lasting: bool) -> Clause:
    """A change as a clause about `subject` (without particle); `lasting` where a static ability says it."""
    raise Unsaid(word)


@singledispatch
def condition(word: object, told: Told, *, yes: bool = True) -> str:
    """A condition, or with `yes` False its opposite, to stand before 場合, なら or かぎり."""
    raise Unsaid(word)


@singledispatch
def trigger(word: object, told: Told) -> Clause:
    """A trigger event: 「灯台の番人が戦場に出る」."""
    raise Unsaid(word)


@singledispatch
def amount(word: object, told: Told) -> str:
    """A number: 「３」, 「Ｘ」, 「それのパワー」."""
    raise Unsaid(word)


@singledispatch
def bare(word: object, told: Told, *, every: str = "") -> str:
    """A description without number: 「黒でないクリーチャー」; `every` (すべての or 各) stands before the noun."""
    raise Unsaid(word)


@singledispatch
def noun(word: object, told: Told) -> str:
    """A reference: 「これ」, 「それ」, 「そのプレイヤー」."""
    raise Unsaid(word)
