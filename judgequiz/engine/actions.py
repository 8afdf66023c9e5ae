"""What a player may try to do: cast, play a land, activate, attack, block. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from .state import Aim


@dataclass(frozen=True, slots=True)
class Details:
    """Everything announced with a spell or ability (CR 601.2b-d, h).

    `targets` in the order of the target words (a None keeps a place free); None is "not said". `division` likewise.
    `extras` are optional additional costs by name and count. `costs` are the objects used for costs, by verb ("sacrifice",
    "discard", "exile", "tap", "return"). `symbols` says how hybrid symbols are paid. `pay` is what to pay with: mana from
    which permanents.
    """

    via: str = ""
    x: int | None = None
    modes: tuple[int, ...] = ()
    targets: tuple[Aim | None, ...] | None = None
    division: tuple[int, ...] = ()
    extras: tuple[tuple[str, int], ...] = ()
    costs: tuple[tuple[str, tuple[int, ...]], ...] = ()
    symbols: tuple[tuple[str, str], ...] = ()
    pay: tuple[tuple[str, tuple[int, ...]], ...] = ()
    granted: int | None = None

    def cost_objects(self, verb: str) -> tuple[int, ...]:
        return tuple(id for name, ids in self.costs if name == verb for id in ids)

    def times(self, name: str) -> int:
        return dict(self.extras).get(name, 0)


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast a card (`side` of it; both halves of a split card where `fused`)."""

    player: str
    card: int
    details: Details = Details()
    side: int = 0
    fused: bool = False


@dataclass(frozen=True, slots=True)
class PlayLand:
    player: str
    card: int
    side: int = 0
    via: str = ""


@dataclass(frozen=True, slots=True)
class Suspend:
    player: str
    card: int
    details: Details = Details()


@dataclass(frozen=True, slots=True)
class Activate:
    """Activate the ability with that number (as the object now is, CR 113.2), or with that keyword."""

    player: str
    source: int
    number: int = 0
    keyword: str = ""
    details: Details = Details()


@dataclass(frozen=True, slots=True)
class Attack:
    player: str
    attackers: tuple[tuple[int, Aim], ...]


@dataclass(frozen=True, slots=True)
class Block:
    player: str
    blockers: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Concede:
    player: str


Action = Cast | PlayLand | Activate | Attack | Block | Concede
