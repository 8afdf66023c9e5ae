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


@dataclass(frozen=True, slots=True)
class Together:
    """The same instruction for several targets."""

    acts: tuple[v.Destroy | v.Exile | v.Tap | v.Untap, ...]


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
    alike = same_for_targets(effects)
    if len(alike) > 1:
        return Together(alike), len(alike)
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


def same_for_targets(effects: list[object]) -> tuple[v.Destroy | v.Exile | v.Tap | v.Untap, ...]:
    """The instructions at the beginning that are the same but for their target."""
    alike: list[v.Destroy | v.Exile | v.Tap | v.Untap] = []
    for each in effects:
        if not isinstance(each, v.Destroy | v.Exile | v.Tap | v.Untap):
            break
        if not isinstance(each.what, v.TargetOf) or (
            alike and replace(each, what=alike[0].what) != alike[0]
        ):
            break
        alike.append(each)
    return tuple(alike)


def are_one(first: v.DealDamage, second: v.DealDamage) -> bool:
    same = (first.amount, first.source, first.preventable) == (
        second.amount,
        second.source,
        second.preventable,
    )
    return same and isinstance(first.to, EACH) and isinstance(second.to, EACH)


@dataclass(frozen=True, slots=True)
class Shape:
    """Colour, types and size of what something becomes: "a blue Frog with base power and toughness 1/1"."""

    types: v.SetTypes
    colours: v.SetColours | None
    size: v.SetPT | None


def shaped(changes: tuple[v.Change, ...]) -> list[v.Change | Shape]:
    """The changes with types, colours and size put together, where the types are changed with another of them."""
    types = next((each for each in changes if isinstance(each, v.SetTypes)), None)
    colours = next((each for each in changes if isinstance(each, v.SetColours)), None)
    size = next((each for each in changes if isinstance(each, v.SetPT) and is_plain(each)), None)
    if types is None or (colours is None and size is None):
        return list(changes)
    shape: v.Change | Shape = Shape(types, colours, size)
    parts = (types, colours, size)
    rest: list[v.Change | Shape] = [each for each in changes if each not in parts]
    first = min(changes.index(each) for each in parts if each is not None)
    return [*rest[:first], shape, *rest[first:]]


def is_plain(size: v.SetPT) -> bool:
    return isinstance(size.power, int) and isinstance(size.toughness, int)


def looked_for(word: v.Any) -> list[v.What]:
    """What must exist, of conditions each of which is that one thing exists."""
    return [
        each.what
        for each in word.conditions
        if isinstance(each, v.Exists) and each == v.Exists(each.what)
    ]


def all_controlled_by(word: v.Any) -> str:
    """Whose permanents all those conditions look for, if they are one player's."""
    found = looked_for(word)
    whose = {each.control if each.zone is Zone.BATTLEFIELD else "" for each in found}
    return whose.pop() if len(found) == len(word.conditions) and len(whose) == 1 else ""


def without_zone(what: v.What) -> v.What:
    """A card described without where it is and whose it is."""
    any_of = tuple(without_zone(option) for option in what.any_of)
    return replace(what, zone=Zone.NOWHERE, card=True, owner="", control="", any_of=any_of)
