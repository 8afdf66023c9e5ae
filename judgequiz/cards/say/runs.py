"""Instructions that are said in one breath: search and put and shuffle, choose and act, damage to each and each."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import Zone

ACTS = (
    v.Exile,
    v.PutInto,
    v.PutOnBottom,
    v.Destroy,
    v.Sacrifice,
    v.Tap,
    v.Untap,
    v.PutCounters,
    v.RemoveCounters,
    v.GainControl,
)
EACH = (v.EachOf, v.EachPlayer, v.EachOpponent)


@dataclass(frozen=True, slots=True)
class Found:
    """Search a library, put what is found somewhere, shuffle."""

    search: v.Search
    put: v.PutInto | None
    shuffles: bool


@dataclass(frozen=True, slots=True)
class Picked:
    """Choose something and do something with it."""

    pick: v.Pick
    act: v.Effect


@dataclass(frozen=True, slots=True)
class Strike:
    """The same damage to two groups."""

    damage: v.DealDamage
    also: v.DealDamage


def runs(effects: Iterable[object]) -> list[object]:
    """The instructions with those said together put together."""
    rest = list(effects)
    said: list[object] = []
    while rest:
        run, length = run_of(rest)
        said.append(run)
        del rest[:length]
    return said


def run_of(effects: list[object]) -> tuple[object, int]:
    """What the first instructions are said as, and how many of them that is."""
    match effects:
        case [v.Search() as search, v.PutInto(what=v.It()) as put, v.Shuffle(), *_]:
            return Found(search, put, shuffles=True), 3
        case [v.Search() as search, v.Shuffle(), *_]:
            return Found(search, None, shuffles=True), 2
        case [v.Search() as search, v.PutInto(what=v.It()) as put, *_]:
            return Found(search, put, shuffles=False), 2
        case [v.Pick() as pick, act, *_] if isinstance(act, ACTS) and act.what == v.It():
            return Picked(pick, act), 2
        case [v.DealDamage() as first, v.DealDamage() as second, *_] if are_one(first, second):
            return Strike(first, second), 2
    return effects[0], 1


def are_one(first: v.DealDamage, second: v.DealDamage) -> bool:
    same = (first.amount, first.source, first.preventable) == (
        second.amount,
        second.source,
        second.preventable,
    )
    return same and isinstance(first.to, EACH) and isinstance(second.to, EACH)


def attacks_alone(word: v.Triggered) -> bool:
    """Whether a trigger and its condition are "attacks alone" (CR 506.5)."""
    lone = isinstance(word.condition, v.Exists) and (word.condition.least, word.condition.most) == (
        0,
        1,
    )
    attacking = isinstance(word.condition, v.Exists) and word.condition.what.attacking is True
    return isinstance(word.when, v.Attacks) and lone and attacking


def without_zone(what: v.What) -> v.What:
    """A card described without where it is and whose it is."""
    return replace(what, zone=Zone.NOWHERE, card=True, owner="", control="")
