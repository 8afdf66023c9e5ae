"""Game events in English, present tense."""

# ruff: noqa: ARG001 (every event is told by the same signature)

from collections.abc import Callable, Iterable
from functools import singledispatch

from judgequiz.cards.say.told import Unsaid
from judgequiz.engine import events as e
from judgequiz.engine.kinds import Form, Step, Zone
from judgequiz.engine.state import Aim, Mana
from judgequiz.engine.text import Text

from .clause import YOU, Clause, Noun, a, capital, listed, number, with_s
from .triggers import STEP_NAMES

Names = Callable[[Aim], Text]

WHY_LOST = {
    "life": "for having no life left",
    "draw": "for drawing from an empty library",
    "poison": "for having too many poison counters",
    "team": "with the team",
    "effect": "to an effect",
    "concede": "by conceding",
}
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


def several(count: int, kind: str) -> str:
    return a(kind) if count == 1 else f"{number(count)} {with_s(kind)}"


def mana_words(mana: tuple[Mana, ...]) -> str:
    return "".join(f"{{{each.type}}}" for each in mana) or "no mana"


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
        return does(
            thing.controller, "create", a(name) if "oken" in name else f"a {name} token", names
        )
    if thing.form is Form.ABILITY:
        return f"{name} is put on the stack"
    return f"{name} is created"


@told.register
def _(event: e.Ceased, names: Names) -> str:
    return f"{names(event.what).en} ceases to exist"


@told.register
def _(event: e.Shuffled, names: Names) -> str:
    return does(event.player, "shuffle", f"{who(event.player, names).pronoun} library", names)


@told.register
def _(event: e.CastSpell, names: Names) -> str:
    aims = event.announced.aims
    targets = f", targeting {all_named(aims, names)}" if aims else ""
    return does(event.player, "cast", names(event.spell).en + targets, names)


@told.register
def _(event: e.ActivatedAbility, names: Names) -> str:
    aims = event.announced.aims
    targets = f", targeting {all_named(aims, names)}" if aims else ""
    of = f"an ability of {names(event.source).en}"
    return does(event.player, "activate", of + targets, names)


@told.register
def _(event: e.Triggered, names: Names) -> str:
    return f"an ability of {names(event.waiting.source).en} triggers"


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


@told.register
def _(event: e.DamageDealt, names: Names) -> str:
    kind = "combat damage" if event.combat else "damage"
    return does(event.source, "deal", f"{event.amount} {kind} to {names(event.to).en}", names)


@told.register
def _(event: e.DamagePrevented, names: Names) -> str:
    source, to = names(event.source).en, names(event.to).en
    return f"{event.amount} damage that {source} would deal to {to} is prevented"


@told.register
def _(event: e.LifeGained, names: Names) -> str:
    return does(event.player, "gain", f"{event.amount} life", names)


@told.register
def _(event: e.LifeLost, names: Names) -> str:
    return does(event.player, "lose", f"{event.amount} life", names)


@told.register
def _(event: e.ManaAdded, names: Names) -> str:
    return does(event.player, "add", mana_words(event.mana), names)


@told.register
def _(event: e.ManaSpent, names: Names) -> str:
    return does(event.player, "spend", mana_words(event.mana), names)


@told.register
def _(event: e.ShieldUsed, names: Names) -> str:
    return "a shield is used up" if event.left is None else f"a shield has {event.left} left"


@told.register
def _(event: e.DelayedCreated, names: Names) -> str:
    return f"a delayed triggered ability of {names(event.trigger.source).en} begins to wait"


@told.register
def _(event: e.Replaced, names: Names) -> str:
    by = names(event.source).en if event.source is not None else "a replacement effect"
    what = names(event.what).en if event.what is not None else "the event"
    return f"{by} changes what would happen to {what}"


@told.register
def _(event: e.AttackersDeclared, names: Names) -> str:
    if not event.attackers:
        return does(event.player, "attack", "with nothing", names)
    parts = [f"{names(attacker).en} attacks {names(aim).en}" for attacker, aim in event.attackers]
    return listed(parts)


@told.register
def _(event: e.BlockersDeclared, names: Names) -> str:
    if not event.blockers:
        return does(event.player, "block", "with nothing", names)
    return listed(
        [f"{names(blocker).en} blocks {names(blocked).en}" for blocker, blocked in event.blockers]
    )


@told.register
def _(event: e.RemovedFromCombat, names: Names) -> str:
    return f"{names(event.what).en} is removed from combat"


@told.register
def _(event: e.LandPlayed, names: Names) -> str:
    return does(event.player, "play", names(event.what).en, names)


@told.register
def _(event: e.Lost, names: Names) -> str:
    why = WHY_LOST.get(event.why, "")
    return does(event.player, "lose", f"the game {why}".strip(), names)


@told.register
def _(event: e.GameEnded, names: Names) -> str:
    if not event.winners:
        return "the game is a draw"
    return f"{all_named(event.winners, names)} {'win' if is_plural(event.winners, names) else 'wins'} the game"


def is_plural(players: tuple[str, ...], names: Names) -> bool:
    return len(players) > 1 or who(players[0], names) == YOU


@told.register
def _(event: e.DrewFromEmptyLibrary, names: Names) -> str:
    return does(event.player, "try", "to draw from an empty library", names)


@told.register
def _(event: e.ExtraTurnTaken, names: Names) -> str:
    return does(event.player, "get", "an extra turn after this one", names)


@told.register
def _(event: e.CoinFlipped, names: Names) -> str:
    return does(event.player, "win" if event.won else "lose", "a coin flip", names)


DECIDED = {
    "pay": ("pay", "don't pay", "for {}"),
    "cast": ("cast", "don't cast", "what {} allows"),
    "may": ("do", "don't do", "what {} allows"),
}


@told.register
def _(event: e.MayDecided, names: Names) -> str:
    yes, no, rest = DECIDED.get(event.kind, DECIDED["may"])
    return does(event.player, yes if event.did else no, rest.format(names(event.source).en), names)


@told.register
def _(event: e.Refused, names: Names) -> str:
    rules = ", ".join(f"CR {reason.cr}" for reason in event.reasons)
    return f"that isn't allowed: {event.step}" + (f" ({rules})" if rules else "")


@told.register
def _(event: e.Searched, names: Names) -> str:
    found = all_named(event.found, names) if event.found else "nothing"
    library = f"{who(event.player, names).pronoun} library"
    return does(
        event.player,
        "search",
        f"{library} and {'find' if who(event.player, names).plural else 'finds'} {found}",
        names,
    )


GIVEN = {
    "died": "died",
    "cast": "was cast",
    "attacked": "attacked",
    "damaged": "was dealt damage",
    "land played": "played a land",
    "gained life": "gained life",
    "lost life": "lost life",
    "entered": "entered",
    "countered": "was countered",
}


@told.register
def _(event: e.Given, names: Names) -> str:
    subject = (
        event.view.name.en
        if event.view is not None
        else names(event.who).en
        if event.who
        else "something"
    )
    return f"earlier this turn, {subject} {GIVEN.get(event.event, event.event)}"
