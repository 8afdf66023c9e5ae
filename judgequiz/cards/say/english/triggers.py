"""Trigger events in English."""

from dataclasses import replace

from judgequiz.cards.say.times import happens_once
from judgequiz.cards.say.told import Mention, Told, kind_of, mention_of
from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Step, Zone

from .clause import Noun, a, agree, spaced, with_s
from .costs import cards
from .descriptions import counted, counter
from .grammar import condition, noun, trigger

STEP_NAMES = {
    Step.UNTAP: "untap step",
    Step.UPKEEP: "upkeep",
    Step.DRAW: "draw step",
    Step.MAIN1: "first main phase",
    Step.COMBAT: "combat",
    Step.ATTACK: "declare attackers step",
    Step.BLOCK: "declare blockers step",
    Step.FIRST_DAMAGE: "first combat damage step",
    Step.DAMAGE: "combat damage step",
    Step.END_OF_COMBAT: "end of combat step",
    Step.MAIN2: "second main phase",
    Step.END: "end step",
    Step.CLEANUP: "cleanup step",
}


def when(word: v.When, told: Told) -> str:
    """The trigger with its first word: "when this creature enters"."""
    if isinstance(word, v.AtBeginning):
        return trigger(word, told)
    return f"{'when' if happens_once(word) else 'whenever'} {trigger(word, told)}"


def subject(what: object, told: Told) -> Noun:
    """What the event is about; afterwards "that creature"."""
    if isinstance(what, v.What):
        told.that = Mention(kind_of(what))
        return Noun(counted(what, 1, told))
    word = noun(what, told)
    told.that = None if isinstance(what, v.This) else mention_of(what, told)
    return word


def player(who: v.PlayerRef | None, told: Told) -> Noun:
    """The player that the event is about; afterwards "that player"."""
    if who is None or isinstance(who, v.EachPlayer):
        return Noun("a player", person=True)
    if isinstance(who, v.EachOpponent):
        return Noun("an opponent", person=True)
    return noun(who, told)


@trigger.register
def _(word: v.Casts, told: Told) -> str:
    who = player(word.who, told)
    if isinstance(word.what, v.This):
        told.this_said = True
        return f"{who.words} {agree('cast', who)} this spell"
    if isinstance(word.what, v.What):
        told.that = told.that_spell = Mention("spell")
        what = replace(word.what, zone=Zone.STACK, spell=True)
        words = counted(what, 1, told)
        if word.nth is not None:
            nth = {1: "first", 2: "second", 3: "third"}.get(word.nth, f"{word.nth}th")
            words = f"{who.pronoun} {nth} {words.split(' ', 1)[1]} each turn"
        return f"{who.words} {agree('cast', who)} {words}"
    return f"{who.words} {agree('cast', who)} {noun(word.what, told).whom}"


@trigger.register
def _(word: v.EitherOf, told: Told) -> str:
    """ "this creature enters or dies": what the events have in common is said once."""
    first, *others = (trigger(when, told) for when in word.whens)
    return " or ".join([first, *(after_common_words(first, other) for other in others)])


def after_common_words(first: str, other: str) -> str:
    """What `other` says beyond the subject that it shares with `first`."""
    words = other.removeprefix("it ").split(" ")
    if other.startswith("it "):
        return " ".join(words)
    for count, (one, same) in enumerate(zip(first.split(" "), words, strict=False)):
        if one != same:
            return " ".join(words[count:])
    return other


@trigger.register
def _(word: v.Enters, told: Told) -> str:
    return event(word.what, "enter", told)


def event(what: object, verb: str, told: Told) -> str:
    who = subject(what, told)
    return f"{who.words} {agree(verb, who)}"


@trigger.register
def _(word: v.Leaves, told: Told) -> str:
    return event(word.what, "leave the battlefield", told)


@trigger.register
def _(word: v.Dies, told: Told) -> str:
    return event(word.what, "die", told)


@trigger.register
def _(word: v.PutIntoGraveyard, told: Told) -> str:
    origin = {
        None: "from anywhere",
        Zone.BATTLEFIELD: "from the battlefield",
        Zone.EXILE: "from exile",
    }.get(word.origin, f"from a {word.origin.value}" if word.origin else "")
    if word.resolving:
        origin = "during its resolution"
    return spaced(event(word.what, "be put into a graveyard", told), origin)


@trigger.register
def _(word: v.AtBeginning, told: Told) -> str:
    step = STEP_NAMES[word.step]
    if word.step is Step.COMBAT:
        turn = "each turn" if word.who is None else f"{whose_turn(word.who, told)} turn"
        return f"at the beginning of combat on {turn}"
    return f"at the beginning of {whose_turn(word.who, told)} {step}"


def whose_turn(who: v.PlayerRef | None, told: Told) -> str:
    match who:
        case None:
            return "each"
        case v.EachPlayer():
            return "each player's"
        case v.EachOpponent() | v.Opponents():
            return "each opponent's"
        case _:
            return noun(who, told).whose


def next_step(word: v.AtBeginning, told: Told) -> str:
    """The same for a delayed trigger: "at the beginning of the next end step"."""
    if word.who is None:
        return f"at the beginning of the next {STEP_NAMES[word.step]}"
    name = STEP_NAMES[word.step].removeprefix("first ")
    return f"at the beginning of {whose_turn(word.who, told)} next {name}"


@trigger.register
def _(word: v.CountersRemoved, told: Told) -> str:
    who = subject(word.what, told)
    which = f"the last {counter(word.kind)}" if word.last else a(counter(word.kind))
    return f"{which} is removed from {who.whom}"


@trigger.register
def _(word: v.CountersPut, told: Told) -> str:
    who = subject(word.what, told)
    return f"one or more {with_s(counter(word.kind))} are put on {who.whom}"


@trigger.register
def _(word: v.DealsDamage, told: Told) -> str:
    who = subject(word.source, told)
    damage = "combat damage" if word.combat else "damage"
    to = f"to {receiver(word.to, told)}" if word.to is not None else ""
    return spaced(who.words, agree("deal", who), damage, to)


def receiver(what: v.Filter, told: Told) -> str:
    if isinstance(what, v.AnyTarget):
        return "a permanent or player"
    return counted(what, 1, told)


@trigger.register
def _(word: v.Attacks, told: Told) -> str:
    told.is_attack = True
    return event(word.what, "attack", told) + (" alone" if word.alone else "")


@trigger.register
def _(word: v.Blocks, told: Told) -> str:
    return event(word.what, "become blocked" if word.becomes_blocked else "block", told)


@trigger.register
def _(word: v.BecomesTarget, told: Told) -> str:
    by = "spell" if word.of_spell else "spell or ability"
    told.that_spell = Mention(by)
    who = did(word.who, "control", told) if word.who is not None else ""
    return spaced(event(word.what, "become the target", told), f"of {a(by)}", who)


@trigger.register
def _(word: v.Draws, told: Told) -> str:
    return did(word.who, "draw a card", told)


def did(who: v.PlayerRef | None, verb: str, told: Told) -> str:
    one = player(who, told)
    return f"{one.words} {agree(verb, one)}"


@trigger.register
def _(word: v.Discards, told: Told) -> str:
    if word.what is not None and not isinstance(word.what, v.What):
        return did(word.who, f"discard {noun(word.what, told).whom}", told)
    told.that = Mention("card")
    return did(word.who, f"discard {cards(word.what, 1, told)}", told)


@trigger.register
def _(word: v.Cycles, told: Told) -> str:
    if word.what is not None and not isinstance(word.what, v.What):
        return did(word.who, f"cycle {noun(word.what, told).whom}", told)
    told.that = Mention("card")
    return did(word.who, f"cycle {cards(word.what, 1, told)}", told)


@trigger.register
def _(word: v.GainsLife, told: Told) -> str:
    return did(word.who, "gain life", told)


@trigger.register
def _(word: v.LosesLife, told: Told) -> str:
    return did(word.who, "lose life", told)


@trigger.register
def _(word: v.LandPlayed, told: Told) -> str:
    told.that = Mention("land")
    return did(word.who, "play a land", told)


@trigger.register
def _(word: v.Sacrifices, told: Told) -> str:
    return did(word.who, f"sacrifice {subject(word.what, told).whom}", told)


@trigger.register
def _(word: v.CounteredSpell, told: Told) -> str:
    told.that_spell = Mention(kind_of(word.what))
    by = f"by a spell or ability {did(word.by, 'control', told)}" if word.by is not None else ""
    return spaced(counted(word.what, 1, told), "is countered", by)


@trigger.register
def _(word: v.AbilityActivated, told: Told) -> str:
    told.that_spell = Mention("ability")
    kinds = {True: "a loyalty ability", False: "an ability that isn't a loyalty ability"}
    which = "an ability that isn't a mana ability" if word.loyalty is None else kinds[word.loyalty]
    return did(word.who, f"activate {which}", told)


@trigger.register
def _(word: v.TapsForMana, told: Told) -> str:
    kind = f"{{{word.type}}}" if word.type else "mana"
    if word.who is not None:
        return did(word.who, f"tap {subject(word.what, told).whom} for {kind}", told)
    who = subject(word.what, told)
    return f"{who.words} {agree('be', who)} tapped for {kind}"


@trigger.register
def _(word: v.Shuffles, told: Told) -> str:
    who = player(word.who, told)
    return f"a spell or ability causes {who.whom} to shuffle {who.pronoun} library"


@trigger.register
def _(word: v.StateIs, told: Told) -> str:
    return condition(word.condition, told)
