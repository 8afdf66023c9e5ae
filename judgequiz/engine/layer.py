"""In which layer a change of characteristics applies (CR 613.1), and which abilities have one."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from . import vocabulary as v
from .faces import numbered
from .kinds import Zone


class Layer(IntEnum):
    """CR 613.1 and 613.4."""

    COPY = 1
    CONTROL = 2
    TEXT = 3
    TYPE = 4
    COLOUR = 5
    ABILITY = 6
    DEFINES_PT = 70
    SETS_PT = 71
    ADDS_PT = 72
    SWITCHES_PT = 73


LAYER_OF: dict[type[Any], Layer] = {
    v.CopyOf: Layer.COPY,
    v.ControlledBy: Layer.CONTROL,
    v.SetName: Layer.TEXT,
    v.AddTypes: Layer.TYPE,
    v.SetTypes: Layer.TYPE,
    v.LoseTypes: Layer.TYPE,
    v.AddChosenCreatureType: Layer.TYPE,
    v.AddCreatureTypesOf: Layer.TYPE,
    v.AddColours: Layer.COLOUR,
    v.SetColours: Layer.COLOUR,
    v.Gain: Layer.ABILITY,
    v.LoseAbilities: Layer.ABILITY,
    v.LoseKeyword: Layer.ABILITY,
    v.SetPT: Layer.SETS_PT,
    v.AddPT: Layer.ADDS_PT,
    v.SwitchPT: Layer.SWITCHES_PT,
}


def layered_abilities(abilities: tuple[v.Ability, ...], zone: Zone) -> Layered:
    """The static abilities among these that change characteristics from that zone, with their numbers."""
    known = _LAYERED.get((id(abilities), zone))
    if known is None or known[0] is not abilities:
        found = tuple(
            (number, ability)
            for number, ability in numbered(abilities)
            if isinstance(ability, v.Static)
            and works_in(ability, zone)
            and changes_characteristics(ability.changes)
        )
        if len(_LAYERED) > 20_000:
            _LAYERED.clear()
        _LAYERED[(id(abilities), zone)] = known = (abilities, found)
    return known[1]


Layered = tuple[tuple[int, v.Static], ...]

_LAYERED: dict[tuple[int, Zone], tuple[object, Layered]] = {}


def works_in(ability: v.Static, zone: Zone) -> bool:
    """CR 604.3, 113.6: a characteristic-defining ability functions in every zone."""
    return ability.defines or ability.zone is zone


def changes_characteristics(changes: tuple[Any, ...]) -> bool:
    return any(type(change) in LAYER_OF for change in changes)
