"""A situation as it is being set up: its state so far, and what its things are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...engine.frozen import evolve
from ...engine.kinds import SHARED_ZONES, Form, Step, Zone
from ...engine.patience import Patience
from ...engine.state import State, Thing
from ..notation import tree as t
from .error import PlayError


@dataclass
class Setting:
    """The state as it is being set up, and who is called what."""

    file: t.PlayFile
    state: State
    labels: dict[str, int] = field(default_factory=dict)
    later: list[tuple[int, t.Attribute]] = field(default_factory=list)
    clock: int = 1
    things: dict[int, Thing] = field(default_factory=dict)
    zones: dict[tuple[Zone, str], tuple[int, ...]] = field(default_factory=dict)
    patience: Patience | None = None

    def next(self) -> int:
        self.clock += 1
        return self.clock


def labelled(setting: Setting, ref: t.Ref | t.Seat) -> int:
    """The id of a thing of the given situation, by label or by unique name."""
    if isinstance(ref, t.Seat):
        raise PlayError("a player can't stand here", ref)
    if ref.label:
        if ref.label not in setting.labels:
            raise PlayError(f"nothing is labelled @{ref.label}", ref)
        return setting.labels[ref.label]
    found = [
        id
        for id, thing in setting.state.things.items()
        if thing.card is not None and names(thing, str(ref.name))
    ]
    if not found:
        raise PlayError(f"there is no {ref.name} in this situation", ref)
    return found[0]


def names(thing: Thing, name: str) -> bool:
    card = thing.card
    return card is not None and (
        card.name.en == name or any(face.name.en == name for face in card.faces)
    )


def add(setting: Setting, thing: Thing) -> int:
    """Put a thing into its zone. The mappings of the state being set up are still ours alone, so they are added to in place."""
    state = setting.state
    if len(state.things) >= MOST_THINGS:
        raise PlayError("too many objects in one situation", setting.file.head)
    place = (thing.zone, "" if thing.zone in SHARED_ZONES else thing.owner)
    things, zones = setting.things, setting.zones
    things[thing.id] = evolve(
        thing, timestamp=thing.timestamp or setting.next(), root=thing.root or thing.id
    )
    zones[place] = (*zones.get(place, ()), thing.id)
    setting.state = evolve(state, things=things, zones=zones, next_id=thing.id + 1)
    return thing.id


def add_unknown(setting: Setting, player: str, zone: Zone, count: int) -> None:
    """Put so many cards that nobody names into a zone of a player, all at once."""
    first = setting.state.next_id
    if len(setting.state.things) + count > MOST_THINGS:
        raise PlayError("too many objects in one situation", setting.file.head)
    ids = range(first, first + count)
    for id in ids:
        setting.things[id] = Thing(
            id, Form.CARD, player, player, zone, root=id, timestamp=setting.next()
        )
    setting.zones[zone, player] = (*setting.zones.get((zone, player), ()), *ids)
    setting.state = evolve(
        setting.state, things=setting.things, zones=setting.zones, next_id=first + count
    )


def update(setting: Setting, id: int, **values: Any) -> None:
    setting.things[id] = evolve(setting.things[id], **values)
    setting.state = evolve(setting.state, things=setting.things)


MOST_THINGS = 1_200


def step_named(name: str) -> Step:
    return STEPS.get(name) or Step(name)


STEPS = {
    "attackers": Step.ATTACK,
    "blockers": Step.BLOCK,
    "end-combat": Step.END_OF_COMBAT,
    "first-damage": Step.FIRST_DAMAGE,
}
