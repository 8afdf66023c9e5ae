"""Amounts in English."""

from judgequiz.cards.say.told import Told
from judgequiz.engine import vocabulary as v

from .clause import listed, spaced, with_s
from .descriptions import COLOUR_NAMES, counter
from .grammar import amount, bare, noun


@amount.register
def _(word: int, told: Told) -> str:
    return str(word)


@amount.register
def _(word: v.X, told: Told) -> str:
    return "X"


@amount.register
def _(word: v.NumberChosen, told: Told) -> str:
    return "the chosen number"


@amount.register
def _(word: v.CountOf, told: Told) -> str:
    return f"the number of {bare(word.what, told, plural=True)}"


@amount.register
def _(word: v.NumberOf, told: Told) -> str:
    if isinstance(word.ref, v.TargetOf):
        return "the number of targets"
    words = noun(word.ref, told).whom
    return f"the number of {words.removeprefix('all ')}"


@amount.register
def _(word: v.PowerOf, told: Told) -> str:
    return f"{noun(word.ref, told).whose} power"


@amount.register
def _(word: v.ToughnessOf, told: Told) -> str:
    return f"{noun(word.ref, told).whose} toughness"


@amount.register
def _(word: v.ManaValueOf, told: Told) -> str:
    return f"{noun(word.ref, told).whose} mana value"


@amount.register
def _(word: v.CountersOn, told: Told) -> str:
    return f"the number of {with_s(counter(word.kind))} on {noun(word.ref, told).whom}"


@amount.register
def _(word: v.LifeOf, told: Told) -> str:
    return f"{noun(word.who, told).whose} life total"


@amount.register
def _(word: v.DevotionTo, told: Told) -> str:
    return f"your devotion to {listed([COLOUR_NAMES[each] for each in word.colours])}"


@amount.register
def _(word: v.DamageTaken, told: Told) -> str:
    if isinstance(word.who, v.EachOpponent):
        return "the total damage your opponents have been dealt this turn"
    who = noun(word.who, told)
    return f"the total damage {who.words} {'have' if who.plural else 'has'} been dealt this turn"


@amount.register
def _(word: v.TimesPaid, told: Told) -> str:
    return f"the number of times its {word.name} cost was paid"


@amount.register
def _(word: v.DamageThatMuch, told: Told) -> str:
    return "that much"


@amount.register
def _(word: v.Plus, told: Told) -> str:
    return f"{amount(word.a, told)} plus {amount(word.b, told)}"


@amount.register
def _(word: v.Minus, told: Told) -> str:
    return f"{amount(word.a, told)} minus {amount(word.b, told)}"


@amount.register
def _(word: v.Times, told: Told) -> str:
    first, second = sorted((word.a, word.b), key=lambda part: not isinstance(part, int))
    if first == 2:
        return f"twice {amount(second, told)}"
    return f"{amount(first, told)} times {amount(second, told)}"


@amount.register
def _(word: v.HalfOf, told: Told) -> str:
    return f"half {amount(word.of, told)}, rounded {'up' if word.up else 'down'}"


@amount.register
def _(word: v.QuotientOf, told: Told) -> str:
    return f"{amount(word.of, told)} divided by {amount(word.by, told)}, rounded down"


COUNTS = (v.CountOf, v.NumberOf, v.CountersOn)


def each_of(count: v.CountOf | v.NumberOf | v.CountersOn, told: Told) -> str:
    """What is counted, one by one: "creature you control"."""
    if isinstance(count, v.CountOf):
        return bare(count.what, told)
    if isinstance(count, v.CountersOn):
        return f"{counter(count.kind)} on {noun(count.ref, told).whom}"
    return (
        "target"
        if isinstance(count.ref, v.TargetOf)
        else noun(count.ref, told).words.removeprefix("all ")
    )


def is_plain(word: object) -> bool:
    """Whether the amount can stand before its noun: "3 damage", "X life", "that much damage"."""
    return isinstance(word, (int, v.X, v.DamageThatMuch))


def points(word: object, thing: str, told: Told) -> str:
    """ "3 damage", "life equal to its power"."""
    if is_plain(word):
        return f"{amount(word, told)} {thing}"
    if isinstance(word, COUNTS):
        return f"1 {thing} for each {each_of(word, told)}"
    return spaced(thing, "equal to", amount(word, told))


def signed(word: object, told: Told) -> str:
    """A change of power or toughness: "+1", "-X"."""
    match word:
        case int():
            return f"{word:+d}"
        case v.X() | v.CountOf():
            return "+X"
        case v.Minus(a=0) | v.Times(a=-1):
            return "-X"
        case _:
            return "+X"
