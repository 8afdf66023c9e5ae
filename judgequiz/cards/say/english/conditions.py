"""Conditions in English, and their opposites."""

from dataclasses import replace

from judgequiz.cards.say.runs import all_controlled_by, looked_for, without_zone
from judgequiz.cards.say.told import CARD_ZONES, Told
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

from .clause import Noun, a, agree, listed, number, with_s
from .descriptions import COLOUR_NAMES, FLAGS, counted, counter
from .grammar import amount, bare, condition, noun
from .triggers import STEP_NAMES

OPERATORS = {
    "<": "less than",
    "<=": "less than or equal to",
    "=": "equal to",
    ">=": "greater than or equal to",
    ">": "greater than",
}


def was(*, yes: bool) -> str:
    return "was" if yes else "wasn't"


def be(who: Noun, *, yes: bool, past: bool = False) -> str:
    """ "is", "isn't", "were"."""
    word = {(False, False): "is", (False, True): "was", (True, False): "are", (True, True): "were"}[
        who.plural, past
    ]
    return word if yes else word + "n't"


@condition.register
def _(word: v.Not, told: Told, *, yes: bool = True) -> str:
    return condition(word.condition, told, yes=not yes)


@condition.register
def _(word: v.All, told: Told, *, yes: bool = True) -> str:
    return listed(
        [condition(each, told, yes=yes) for each in word.conditions], "and" if yes else "or"
    )


@condition.register
def _(word: v.Any, told: Told, *, yes: bool = True) -> str:
    """ "you control a Forest or a Plains"."""
    if all_controlled_by(word) == "you":
        kinds = [a(bare(replace(each, control=""), told)) for each in looked_for(word)]
        verb = "control" if yes else "don't control"
        return f"you {verb} {listed(kinds, 'or')}"
    return listed(
        [condition(each, told, yes=yes) for each in word.conditions], "or" if yes else "and"
    )


@condition.register
def _(word: v.Exists, told: Told, *, yes: bool = True) -> str:
    """ "you control a creature", "seven or more cards are in your graveyard"."""
    what = word.what
    if isinstance(what.exactly, v.ExiledWith):
        return f"there are {'' if yes else 'no '}{noun(v.EachOf(what), told).words.removeprefix('all ')}"
    if what.control and what.zone is Zone.BATTLEFIELD:
        who = {"you": "you", "opponent": "an opponent", "that player": "that player"}[what.control]
        verb = agree("control" if yes else "don't control", Noun(who, plural=who == "you"))
        return f"{who} {verb} {quantity(replace(what, control=''), word, told, yes=yes)}"
    if what.zone in CARD_ZONES:
        place = place_of(what, told)
        inside = replace(what, zone=Zone.NOWHERE, card=True, owner="")
        return (
            f"{quantity(inside, word, told, yes=yes)} {'is' if is_single(word) else 'are'} {place}"
        )
    where = "on the stack" if what.zone is Zone.STACK else "on the battlefield"
    return f"{quantity(what, word, told, yes=yes)} {'is' if is_single(word) else 'are'} {where}"


def is_single(word: v.Exists) -> bool:
    return word.least == 1 and word.most in (None, 1)


def place_of(what: v.What, told: Told) -> str:
    owner = {"you": "your", "opponent": "an opponent's", "that player": "that player's", "": "a"}[
        what.owner
    ]
    return "in exile" if what.zone is Zone.EXILE else f"in {owner} {what.zone.value}"


def quantity(what: v.What, word: v.Exists, told: Told, *, yes: bool) -> str:
    """ "a creature", "no creatures", "seven or more cards", "exactly two artifacts"."""
    several = bare(what, told, plural=True)
    if word.least == 0 and word.most is not None:
        if word.most == 0:
            return f"no {several}" if yes else counted(what, 1, told)
        return (
            f"{number(word.most)} or fewer {several}"
            if yes
            else f"more than {number(word.most)} {several}"
        )
    if word.most is not None and word.most == word.least:
        return f"exactly {number(word.least)} {several if word.least != 1 else bare(what, told)}"
    if word.most is not None:
        return f"{number(word.least)} to {number(word.most)} {several}"
    if word.least == 1:
        return counted(what, 1, told) if yes or word.what.control else f"no {several}"
    return (
        f"{number(word.least)} or more {several}"
        if yes
        else f"fewer than {number(word.least)} {several}"
    )


@condition.register
def _(word: v.Is, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref, told)
    if isinstance(word.what, v.What):
        adjective = as_adjective(word.what)
        if adjective:
            return f"{who.words} {be(who, yes=yes)} {adjective}"
    what = word.what
    if isinstance(what, v.What) and what.zone in CARD_ZONES and not what.owner:
        what = without_zone(what)
    described = bare(what, told, plural=True) if who.plural else counted(what, 1, told)
    return f"{who.words} {be(who, yes=yes)} {described}"


def as_adjective(what: v.What) -> str:
    """What a description of one adjective reads as: "tapped", "multicolored"."""
    for field, positive, negative in FLAGS:
        value = getattr(what, field)
        if value is not None and what == v.What(zone=what.zone, **{field: value}):
            return positive if value else negative
    if what.colours and what == v.What(zone=what.zone, colours=what.colours):
        return listed([COLOUR_NAMES[each] for each in what.colours], "or")
    return ""


@condition.register
def _(word: v.Compare, told: Told, *, yes: bool = True) -> str:
    if isinstance(word.a, v.TimesPaid) and (word.op, word.b) == (">=", 1):
        return f"{a(word.a.name)} cost {was(yes=yes)} paid for it"
    opposite = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
    op = word.op if yes else opposite.get(word.op, word.op)
    negation = "n't" if op == "=" and not yes else ""
    first = amount(word.a, told)
    second = amount(word.b, told)
    if isinstance(word.b, int):
        tail = {">=": f"{second} or greater", "<=": f"{second} or less", "=": second}.get(op)
        if tail:
            return f"{first} is{negation} {tail}"
    return f"{first} is{negation} {OPERATORS[op]} {second}"


@condition.register
def _(word: v.HasCounters, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref, told)
    kind = counter(word.kind)
    if word.most == 0:
        yes, least = not yes, 1
    else:
        least = word.least
    verb = agree("have", who)
    on_it = "on them" if who.plural else "on it"
    if word.most:
        many = f"{number(word.most)} or fewer" if yes else f"more than {number(word.most)}"
        return f"{who.words} {verb} {many} {with_s(kind)} {on_it}"
    if least == 1:
        return f"{who.words} {verb} {a(kind) if yes else f'no {with_s(kind)}'} {on_it}"
    many = f"{number(least)} or more" if yes else f"fewer than {number(least)}"
    return f"{who.words} {verb} {many} {with_s(kind)} {on_it}"


@condition.register
def _(word: v.IsTurnOf, told: Told, *, yes: bool = True) -> str:
    who = noun(word.who, told)
    verb = "it's" if yes else "it isn't"
    if word.steps:
        return f"{verb} {who.whose} {listed([STEP_NAMES[step] for step in word.steps], 'or')}"
    return f"{verb} {who.whose} turn"


HAPPENED = {
    "died": ("died", "died"),
    "cast": ("cast", "was cast"),
    "attacked": ("attacked", "attacked"),
    "damaged": ("was dealt damage", "was dealt damage"),
    "land played": ("played a land", "was played"),
    "gained life": ("gained life", ""),
    "lost life": ("lost life", ""),
    "entered": ("entered", "entered the battlefield"),
    "countered": ("countered", "was countered"),
}


@condition.register
def _(word: v.Happened, told: Told, *, yes: bool = True) -> str:
    """ "a creature died this turn", "you've cast two or more spells this turn"."""
    done, suffered = HAPPENED[word.event]
    if word.who is None and word.what is None:
        return f"{number(word.least)} or more {suffered or done} this turn"
    if word.who is not None and word.event in ("cast", "countered") and word.what is not None:
        who = noun(word.who, told)
        cast = happened_count(spell(word.what), word.least, told, yes=yes)
        return f"{who.words} {done} {cast} this turn"
    if word.who is not None and word.event == "entered" and word.what is not None:
        who, had = noun(word.who, told), "had" if yes else "didn't have"
        another = replace(word.what, other_than=None, other=word.what.other_than is not None)
        return f"{who.words} {had} {counted(another, 1, told)} enter under their control this turn"
    if word.who is not None:
        who = noun(word.who, told)
        if yes:
            acted = done.replace("was", be(who, yes=True, past=True))
            return f"{who.words} {acted} this turn"
        negative = {
            "died": "die",
            "attacked": "attack",
            "damaged": "take damage",
            "land played": "play a land",
            "gained life": "gain life",
            "lost life": "lose life",
            "cast": "cast a spell",
            "entered": "enter",
            "countered": "counter a spell",
        }[word.event]
        return f"{who.words} didn't {negative} this turn"
    plain = word.what or v.What()
    what = spell(plain) if word.event in ("cast", "countered") else plain
    return f"{happened_count(what, word.least, told, yes=yes)} {suffered or done} this turn"


def spell(what: v.What) -> v.What:
    return replace(what, zone=Zone.STACK, spell=True)


def happened_count(what: v.What, least: int, told: Told, *, yes: bool) -> str:
    if least == 1:
        return counted(what, 1, told) if yes else f"no {bare(what, told)}"
    several = bare(what, told, plural=True)
    return f"{number(least)} or more {several}" if yes else f"fewer than {number(least)} {several}"


@condition.register
def _(word: v.CameUnderControlSinceLastUpkeep, told: Told, *, yes: bool = True) -> str:
    this = noun(v.This(), told).words
    verb = "came" if yes else "didn't come"
    return f"{this} {verb} under your control since the beginning of your last upkeep"


@condition.register
def _(word: v.Impends, told: Told, *, yes: bool = True) -> str:
    who = noun(v.This(), told)
    paid, has = ("was paid and", "has a") if yes else ("wasn't paid or", "has no")
    return f"{who.whose} impending cost {paid} it {has} time counter{'' if yes else 's'} on it"


@condition.register
def _(word: v.IsSuspended, told: Told, *, yes: bool = True) -> str:
    verb = "is" if yes else "isn't"
    return f"{noun(word.ref, told).words} {verb} suspended"


@condition.register
def _(word: v.Paid, told: Told, *, yes: bool = True) -> str:
    who = noun(word.ref or v.This(), told)
    if word.name == "kicker":
        return f"{who.words} {be(who, yes=yes, past=True)} kicked"
    return f"{who.whose} {word.name} cost {was(yes=yes)} paid"


@condition.register
def _(word: v.WasCastFrom, told: Told, *, yes: bool = True) -> str:
    who = noun(v.This(), told)
    verb = be(who, yes=yes, past=True)
    if word.zone is None:
        return f"{who.words} {verb} cast"
    place = (
        "exile"
        if word.zone is Zone.EXILE
        else f"{'your' if word.zone is Zone.HAND else 'a'} {word.zone.value}"
    )
    return f"{who.words} {verb} cast from {place}"


@condition.register
def _(word: v.SpentManaFrom, told: Told, *, yes: bool = True) -> str:
    source = counted(word.source, 1, told)
    return f"mana from {source} {was(yes=yes)} spent to cast it"


@condition.register
def _(word: v.Did, told: Told, *, yes: bool = True) -> str:
    return "you do" if yes else "you don't"
