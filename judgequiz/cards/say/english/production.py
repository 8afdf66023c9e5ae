"""Limits, multiplied counters, replaced mana and cards turned over, in English."""

from dataclasses import replace

from judgequiz.cards.say.runs import without_zone
from judgequiz.cards.say.told import Mention, Told
from judgequiz.engine import vocabulary as v

from .clause import Clause, Noun, a, number, with_s
from .descriptions import count_words, counted, counter
from .grammar import bare, change, cost, effect, noun
from .moves import card_count, remember

YOURS = v.What(control="you")


@cost.register
def _(word: v.MillCards, told: Told) -> str:
    return f"mill {card_count(word.count, told)}"


@change.register
def _(word: v.CastLimit, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "each player can't cast more than one spell each turn"."""
    many = "spell" if word.most == 1 else "spells"
    rest = f"cast more than {number(word.most)} {many} each turn"
    return Clause("can't", rest, Noun("each player", person=True))


@change.register
def _(word: v.CountersMultiplied, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "if one or more +1/+1 counters would be put on a creature you control, …"."""
    kind = with_s(counter(word.kind)) if word.kind else "counters"
    lead = f"if one or more {kind} would be put on {counted(word.what or YOURS, 1, told)}, "
    many = "that many"
    if word.times > 1:
        many = {2: "twice"}.get(word.times, f"{number(word.times)} times") + " that many"
    if word.more:
        many += f" plus {number(word.more)}"
    return Clause("be", "put on it instead", Noun(f"{many} {kind}", plural=True), lead)


@change.register
def _(word: v.ProducesInstead, told: Told, subject: Noun, *, lasting: bool) -> Clause:
    """ "if a land is tapped for mana, it produces {B} instead of any other type and amount"."""
    many = "mana" if word.least == 1 else f"{number(word.least)} or more mana"
    lead = f"if {counted(word.what, 1, told)} is tapped for {many}, "
    rest = f"{word.symbols} instead of any other type and amount"
    return Clause("produce", rest, Noun("it"), lead)


@effect.register
def _(word: v.Transform, told: Told) -> list[Clause]:
    what = noun(word.what, told)
    remember(word.what, told)
    return [Clause("transform", what.whom)]


@effect.register
def _(word: v.ExileFromTop, told: Told) -> list[Clause]:
    told.it = Mention("card", word.count != 1)
    many = "card" if word.count == 1 else f"{count_words(word.count, told)} cards"
    return [Clause("exile", f"the top {many} of {noun(word.who, told).whose} library")]


@effect.register
def _(word: v.RevealUntil, told: Told) -> list[Clause]:
    inside = replace(without_zone(word.until), card=True)
    told.it, told.found = Mention("card"), True
    told.those[word.remember] = Mention("card", plural=True)
    rest = f"cards from the top of your library until you reveal {a(bare(inside, told))}"
    return [Clause("reveal", rest)]
