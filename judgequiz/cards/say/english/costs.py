"""Costs in English."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import CARD_ZONES, Told
from judgequiz.engine import vocabulary as v

from .amounts import points
from .clause import a, capital, spaced, with_s
from .descriptions import count_words, counted, counter
from .grammar import cost, noun


@cost.register
def _(word: v.Cost, told: Told) -> str:
    """The whole cost as written before a colon."""
    mana = str(word.mana)
    parts = [mana] if mana else []
    parts += [cost(part, told) for part in word.parts]
    return ", ".join(parts) or "{0}"


def before_colon(word: v.Cost, told: Told) -> str:
    """The cost of an activated ability, each instruction with a capital."""
    mana = str(word.mana)
    parts = [mana] if mana else []
    parts += [capital(cost(part, told)) for part in word.parts]
    return ", ".join(parts) or "{0}"


def paid(word: v.Cost, told: Told) -> str:
    """The cost as an instruction: "pay {2}", "discard a card", "pay {1} and 2 life"."""
    mana = str(word.mana)
    parts = [f"pay {mana}"] if mana else []
    for part in word.parts:
        words = cost(part, told)
        parts.append(words.removeprefix("pay ") if parts and isinstance(part, v.PayLife) else words)
    return " and ".join(parts) or "pay {0}"


@cost.register
def _(word: v.TapThis, told: Told) -> str:
    return "{T}"


@cost.register
def _(word: v.UntapThis, told: Told) -> str:
    return "{Q}"


@cost.register
def _(word: v.PayLife, told: Told) -> str:
    return f"pay {points(word.amount, 'life', told)}"


@cost.register
def _(word: v.SacrificeThis, told: Told) -> str:
    return f"sacrifice {noun(v.This(), told).whom}"


@cost.register
def _(word: v.SacrificeSome, told: Told) -> str:
    return f"sacrifice {counted(mine(word.what), word.count, told)}"


def your_zone(what: v.What) -> v.What:
    """Cards to pay with are your own."""
    return replace(what, owner="you") if what.zone in CARD_ZONES and not what.owner else what


def mine(what: v.What) -> v.What:
    """The same without "you control", which sacrificing and tapping imply."""
    return replace(what, control="") if what.control == "you" else what


@cost.register
def _(word: v.DiscardThis, told: Told) -> str:
    told.this_said = True
    return "discard this card"


@cost.register
def _(word: v.DiscardSome, told: Told) -> str:
    return f"discard {cards(word.what, word.count, told)}"


def cards(what: v.What | None, count: object, told: Told) -> str:
    """Cards from a hand, without saying the hand."""
    return counted(without_zone(what or v.What()), count, told)


@cost.register
def _(word: v.ExileThis, told: Told) -> str:
    return f"exile {noun(v.This(), told).whom}"


@cost.register
def _(word: v.ExileSome, told: Told) -> str:
    told.moving = True
    words = counted(your_zone(word.what), word.count, told)
    told.moving = False
    return f"exile {words}"


@cost.register
def _(word: v.TapSome, told: Told) -> str:
    return f"tap {counted(replace(word.what, tapped=False, control='you'), word.count, told)}"


@cost.register
def _(word: v.ReturnSome, told: Told) -> str:
    hand = "its owner's hand" if word.count == 1 else "their owner's hand"
    return f"return {counted(replace(word.what, control='you'), word.count, told)} to {hand}"


@cost.register
def _(word: v.RemoveCountersFromThis, told: Told) -> str:
    return f"remove {counters(word.kind, word.count, told)} from {noun(v.This(), told).whom}"


def counters(kind: str, count: object, told: Told) -> str:
    """ "a time counter", "three +1/+1 counters"."""
    if count == 1:
        return a(counter(kind))
    return spaced(count_words(count, told), with_s(counter(kind)))


@cost.register
def _(word: v.Loyalty, told: Told) -> str:
    return f"{word.amount:+d}".replace("-", "−") if word.amount else "0"
