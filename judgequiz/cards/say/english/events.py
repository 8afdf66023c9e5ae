"""Game events in English, present tense."""

from collections.abc import Callable, Iterable
from functools import singledispatch

from judgequiz.cards.say.names import keyword_of
from judgequiz.cards.say.told import Unsaid
from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form, Step, Zone
from judgequiz.engine.state import Aim
from judgequiz.engine.text import Text

from .clause import YOU, Clause, Noun, a, capital, listed, number, with_s
from .triggers import STEP_NAMES

Names = Callable[[Aim], Text]

PRIVATE = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
PLACES = {
    Zone.BATTLEFIELD: "the battlefield",
    Zone.STACK: "the stack",
    Zone.EXILE: "exile",
    Zone.COMMAND: "the command zone",
    Zone.NOWHERE: "outside the game",
}


def in_english(event: e.Event, names: Names) -> str:
    """The event as a sentence."""
    return capital(told(event, names)) + "."


@singledispatch
def told(event: e.Event, names: Names) -> str:
    """The event without capital and full stop."""
    raise Unsaid(event)


def who(aim: Aim, names: Names) -> Noun:
    """A player or object as a noun; "you" is spoken to."""
    words = names(aim).en
    return YOU if words.lower() == "you" else Noun(words, person=isinstance(aim, str))


def does(aim: Aim, verb: str, rest: str, names: Names) -> str:
    return Clause(verb, rest, who(aim, names)).plain()


def zone_of(zone: Zone, player: str, names: Names) -> str:
    return f"{who(player, names).whose} {zone.value}" if zone in PRIVATE else PLACES[zone]


def all_named(aims: Iterable[Aim], names: Names) -> str:
    return listed([names(aim).en for aim in aims])


def aimed(aims: tuple[Aim, ...], names: Names) -> str:
    """What is targeted; one thing that several targets name is said once."""
    if not aims:
        return ""
    if len(aims) > 1 and len(set(aims)) == 1:
        times = "twice" if len(aims) == 2 else f"{number(len(aims))} times"
        return f", targeting {names(aims[0]).en} {times}"
    return f", targeting {all_named(aims, names)}"


def several(count: int, kind: str) -> str:
    return a(kind) if count == 1 else f"{number(count)} {with_s(kind)}"


@told.register
def _(event: e.TurnBegan, names: Names) -> str:
    return f"{who(event.player, names).whose} turn begins (turn {event.number})"


@told.register
def _(event: e.StepBegan, names: Names) -> str:
    name = "beginning of combat step" if event.step is Step.COMBAT else STEP_NAMES[event.step]
    return f"the {name} begins"


@told.register
def _(event: e.PriorityGiven, names: Names) -> str:
    return does(event.player, "get", "priority", names)


@told.register
def _(event: e.Passed, names: Names) -> str:
    return does(event.player, "pass", "", names)


@told.register
def _(event: e.Moved, names: Names) -> str:
    what, owner = names(event.what), event.thing.owner
    subject = Noun(what.en)
    if event.dies:
        return f"{what.en} dies"
    match event.to:
        case Zone.BATTLEFIELD:
            control = f"under {who(event.thing.controller, names).whose} control"
            return Clause("enter", f"the battlefield {control}", subject).plain()
        case Zone.STACK:
            return f"{what.en} is put on the stack"
        case Zone.EXILE:
            return f"{what.en} is exiled from {zone_of(event.origin, owner, names)}"
        case Zone.LIBRARY:
            place = {0: "on top of", None: "into"}.get(event.position, "on the bottom of")
            return f"{what.en} is put {place} {zone_of(event.to, owner, names)}"
        case Zone.HAND if event.origin is not Zone.LIBRARY:
            return f"{what.en} returns to {zone_of(event.to, owner, names)}"
        case _:
            origin = zone_of(event.origin, owner, names)
            return f"{what.en} is put into {zone_of(event.to, owner, names)} from {origin}"


@told.register
def _(event: e.Made, names: Names) -> str:
    thing, name = event.thing, names(event.thing.id).en
    if thing.form is Form.TOKEN:
        kind = name.removeprefix("the ")
        token = kind if kind.lower().endswith("token") else f"{kind} token"
        return does(thing.controller, "create", a(token), names)
    if thing.form is Form.ABILITY:
        return f"{name} is put on the stack"
    return f"{name} is created"


@told.register
def _(event: e.BeganHaunting, names: Names) -> str:
    return f"{names(event.what).en} haunts {names(event.creature).en}"


@told.register
def _(event: e.Ceased, names: Names) -> str:
    return f"{names(event.what).en} ceases to exist"


@told.register
def _(event: e.Shuffled, names: Names) -> str:
    return does(event.player, "shuffle", f"{who(event.player, names).pronoun} library", names)


@told.register
def _(event: e.CastSpell, names: Names) -> str:
    targets = aimed(event.announced.aims, names)
    way = WAYS.get(event.announced.via, "") + also_paid(event.announced.paid)
    return does(event.player, "cast", names(event.spell).en + way + targets, names)


def also_paid(paid: tuple[tuple[str, int], ...]) -> str:
    """The optional costs that were paid: ", paying its replicate cost twice"; of several instances each by itself."""
    said = []
    for place, (name, count) in enumerate(paid):
        instances = [n for n, (other, _) in enumerate(paid) if other == name]
        which = ORDINALS[instances.index(place)] + " " if len(instances) > 1 else ""
        if count:
            said.append(f"its {which}{name} cost{often(name, count)}")
    return f", paying {listed(said)}" if said else ""


ORDINALS = ("first", "second", "third", "fourth", "fifth")


def often(name: str, count: int) -> str:
    """How often, of a cost that may be paid more than once."""
    if name not in ("replicate", "multikicker"):
        return ""
    return {1: " once", 2: " twice"}.get(count, f" {number(count)} times")


WAYS = {
    "flashback": " with flashback",
    "retrace": " with retrace",
    "impending": " for its impending cost",
}
"""Keywords whose use is told with the casting."""


@told.register
def _(event: e.ActivatedAbility, names: Names) -> str:
    targets = aimed(event.announced.aims, names)
    of = f"an ability of {names(event.source).en}"
    called = names(event.ability).en if event.ability else ""
    if called and not called.startswith("the ability of"):
        of = called
    return does(event.player, "activate", of + targets, names)


@told.register
def _(event: e.Triggered, names: Names) -> str:
    keyword = keyword_of(event.waiting.ability)
    which = f"the {keyword.name} ability" if keyword is not None else "an ability"
    return f"{which} of {names(event.waiting.source).en} triggers"


@told.register
def _(event: e.PutOnStack, names: Names) -> str:
    return does(event.player, "put", f"{names(event.what).en} on the stack", names)


@told.register
def _(event: e.TriggerDropped, names: Names) -> str:
    return f"the triggered ability of {names(event.source).en} is removed from the stack"


@told.register
def _(event: e.Resolved, names: Names) -> str:
    return f"{names(event.what).en} resolves"


@told.register
def _(event: e.DidNotResolve, names: Names) -> str:
    return f"{names(event.what).en} doesn't resolve"


@told.register
def _(event: e.Countered, names: Names) -> str:
    by = f" by {names(event.by).en}" if event.by is not None else ""
    return f"{names(event.what).en} is countered{by}"


@told.register
def _(event: e.Tapped, names: Names) -> str:
    return f"{names(event.what).en} is tapped{' for mana' if event.for_mana else ''}"


@told.register
def _(event: e.Transformed, names: Names) -> str:
    return f"{names(event.what).en} transforms"


@told.register
def _(event: e.ManaTriggerResolved, names: Names) -> str:
    return f"the triggered mana ability of {names(event.source).en} resolves at once"


@told.register
def _(event: e.Untapped, names: Names) -> str:
    return f"{names(event.what).en} is untapped"


@told.register
def _(event: e.CountersAdded, names: Names) -> str:
    counters = several(event.count, f"{event.kind} counter")
    if isinstance(event.what, str):
        return does(event.what, "get", counters, names)
    return f"{counters} {'is' if event.count == 1 else 'are'} put on {names(event.what).en}"


@told.register
def _(event: e.CountersTaken, names: Names) -> str:
    counters = several(event.count, f"{event.kind} counter")
    verb = "is" if event.count == 1 else "are"
    return f"{counters} {verb} removed from {names(event.what).en}; {number(event.left)} left"


@told.register
def _(event: e.BecameAttached, names: Names) -> str:
    return f"{names(event.what).en} becomes attached to {names(event.to).en}"


@told.register
def _(event: e.BecameUnattached, names: Names) -> str:
    return f"{names(event.what).en} becomes unattached"


@told.register
def _(event: e.Destroyed, names: Names) -> str:
    return f"{names(event.what).en} is destroyed"


@told.register
def _(event: e.Regenerated, names: Names) -> str:
    return f"{names(event.what).en} regenerates"


@told.register
def _(event: e.Sacrificed, names: Names) -> str:
    return does(event.player, "sacrifice", names(event.what).en, names)


@told.register
def _(event: e.Discarded, names: Names) -> str:
    return does(event.player, "discard", names(event.what).en, names)


@told.register
def _(event: e.Drew, names: Names) -> str:
    return does(
        event.player, "draw", "a card" if event.what is None else names(event.what).en, names
    )


@told.register
def _(event: e.Revealed, names: Names) -> str:
    if not event.what:
        return does(event.player, "reveal", "no cards", names)
    verb, rest = ("look", "at ") if event.to else ("reveal", "")
    return does(event.player, verb, rest + all_named(event.what, names), names)


@told.register
def _(event: e.ControllerChanged, names: Names) -> str:
    return does(event.after, "gain", f"control of {names(event.what).en}", names)


@told.register
def _(event: e.Chose, names: Names) -> str:
    value = COLOURS.get(event.value, event.value)
    chosen = names(event.value).en if event.kind == "opponent" else value
    return does(event.player, "choose", f"{chosen} for {names(event.what).en}", names)


COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
