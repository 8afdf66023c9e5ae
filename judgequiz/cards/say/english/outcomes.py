"""Damage, life, mana, combat and what becomes of players, in English."""

from judgequiz.engine import events as e
from judgequiz.engine.state import Mana

from .clause import YOU, listed
from .events import Names, all_named, does, told, who

WHY_LOST = {
    "life": "for having no life left",
    "draw": "for drawing from an empty library",
    "poison": "for having too many poison counters",
    "team": "with the team",
    "effect": "to an effect",
    "concede": "by conceding",
}


def mana_words(mana: tuple[Mana, ...]) -> str:
    return "".join(f"{{{each.type}}}" for each in mana) or "no mana"


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
    if event.says == "counters":
        return f"because of {by}, another number of counters is put on {what}"
    if event.says in INSTEAD and event.what is not None and event.what == event.source:
        return f"by its own effect, {what} {INSTEAD[event.says]} instead"
    if event.says in INSTEAD:
        return f"because of {by}, {what} {INSTEAD[event.says]} instead"
    return f"{by} changes what would happen to {what}"


INSTEAD = {
    "exile": "is exiled",
    "hand": "goes to its owner's hand",
    "library": "goes to its owner's library",
    "graveyard": "goes to its owner's graveyard",
    "battlefield": "enters",
}


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
def _(event: e.Suspended, names: Names) -> str:
    return does(event.player, "suspend", names(event.what).en, names)


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
    "cast": ("cast", "don't cast", "the card that {} allows"),
    "may": ("do", "don't do", "what {} allows"),
}


@told.register
def _(event: e.MayDecided, names: Names) -> str:
    yes, no, rest = DECIDED.get(event.kind, DECIDED["may"])
    return does(event.player, yes if event.did else no, rest.format(names(event.source).en), names)


@told.register
def _(event: e.Refused, names: Names) -> str:
    reasons = [f"{reason.words.en} (CR {reason.cr})" for reason in event.reasons]
    return "that isn't allowed" + (": " + "; ".join(reasons) if reasons else "")


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
