"""A game at one moment: frozen values only. `apply` is the only way one state becomes the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .kinds import SHARED_ZONES, CardType, Colour, Duration, Form, Step, Zone
from .mana import ManaCost
from .text import Text
from .vocabulary import Ability, Card, Change, Effect, Face, When

if TYPE_CHECKING:
    from .events import Event

Aim = int | str
"""A target or another thing chosen: the id of an object, or a player."""

TURN = 1_000_000
"""Moments are counted so that turn n begins at n * TURN: "since turn 1" and "since that event" compare as numbers."""


@dataclass(frozen=True, slots=True)
class Mana:
    """One mana and where it came from (CR 106.3)."""

    type: str
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Announced:
    """What was chosen and paid as a spell was cast or an ability activated or put on the stack (CR 601.2b-h)."""

    via: str = ""
    x: int | None = None
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Aim, ...], ...] = ()
    division: tuple[tuple[int, ...], ...] = ()
    paid: tuple[tuple[str, int], ...] = ()
    mana: tuple[Mana, ...] = ()
    origin: Zone = Zone.NOWHERE
    fused: bool = False

    def times_paid(self, name: str, instance: int | None = None) -> int:
        """How often an additional cost was paid; `instance` is the keyword that asks for it, the first one being 0.

        CR 702.56b: what is paid for one instance of a keyword is not paid for another.
        """
        counts = [count for paid, count in self.paid if paid == name]
        if instance is None:
            return sum(counts)
        return counts[instance] if 0 <= instance < len(counts) else 0

    @property
    def aims(self) -> tuple[Aim, ...]:
        return tuple(aim for word in self.targets for aim in word)


@dataclass(frozen=True, slots=True)
class About:
    """What the event of a trigger was about: the object as it was, where it went, the player, how much."""

    thing: int | None = None
    became: int | None = None
    spell: int | None = None
    player: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """The characteristics of an object as they are now, through all layers (CR 109.3, 613)."""

    name: Text
    cost: ManaCost | None
    colours: frozenset[Colour]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    controller: str
    keywords: frozenset[str]
    mana_value: int = 0
    known: bool = True
    has_adventure: bool = False


@dataclass(frozen=True, slots=True)
class Thing:
    """An object (CR 109.1): a card, token, copy of a spell or ability, in one zone. Moving makes another one with a new id (CR 400.7)."""

    id: int
    form: Form
    owner: str
    controller: str
    zone: Zone
    card: Card | None = None
    side: int = 0
    was: int | None = None
    root: int = 0
    timestamp: int = 0
    controlled_since: int = 0
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    damage: int = 0
    deathtouched: bool = False
    attached_to: Aim | None = None
    copied: Face | None = None
    ability: Ability | None = None
    number: int = 0
    source: int | None = None
    about: About | None = None
    memory: tuple[tuple[str, tuple[Aim, ...]], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    exiled_by: tuple[int, str] | None = None
    haunts: int | None = None
    announced: Announced = Announced()
    seen_by: frozenset[str] | None = None

    def counter(self, kind: str) -> int:
        return dict(self.counters).get(kind, 0)

    def choice(self, kind: str) -> str:
        return dict(self.chosen).get(kind, "")

    @property
    def is_known(self) -> bool:
        """Whether anybody said which card this is. The characteristics of an unnamed card can't be read."""
        return self.card is not None or self.ability is not None


@dataclass(frozen=True, slots=True)
class Gone:
    """Last known information (CR 608.2h): an object as it was just before it left a zone, and how it looked."""

    thing: Thing
    view: View
    became: int | None


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    team: int
    life: int = 20
    counters: tuple[tuple[str, int], ...] = ()
    pool: tuple[Mana, ...] = ()
    lands_played: int = 0
    upkeep_began: int = 0
    previous_upkeep: int = 0
    turn_began: int = 0
    lost: bool = False
    drew_from_empty: bool = False
    hand_unstated: bool = False
    library_unstated: bool = False

    def counter(self, kind: str) -> int:
        return dict(self.counters).get(kind, 0)


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect of a resolved spell or ability (CR 611.2), its values locked in; or a replacement or prevention shield.

    One that `returns` has exiled what it affects, and that comes back as it ends (CR 610.3).
    """

    id: int
    timestamp: int
    duration: Duration
    controller: str
    source: int | None
    changes: tuple[Change, ...]
    affected: tuple[int, ...] | None = None
    players: tuple[str, ...] = ()
    copies: Face | None = None
    shield: str = ""
    left: int | None = None
    until_turn_of: str = ""
    memory: tuple[tuple[str, tuple[Aim, ...]], ...] = ()
    announced: Announced = Announced()
    returns: bool = False


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """CR 603.7: waits for its event, once. `of` is the number of the ability that made it, by which it is called."""

    id: int
    when: When
    effects: tuple[Effect, ...]
    controller: str
    source: int
    memory: tuple[tuple[str, tuple[Aim, ...]], ...] = ()
    announced: Announced = Announced()
    created: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """CR 603.3: an ability that has triggered and waits for the next time a player would receive priority.

    A delayed or reflexive one has no number of its own; `of` is that of the ability that made it.
    """

    ability: Ability
    number: int
    source: int
    controller: str
    about: About
    memory: tuple[tuple[str, tuple[Aim, ...]], ...] = ()
    announced: Announced = Announced()
    of: int = 0


@dataclass(frozen=True, slots=True)
class Combat:
    """Who attacks whom and who blocks (CR 506-510)."""

    attackers: tuple[tuple[int, Aim], ...] = ()
    blockers: tuple[tuple[int, int], ...] = ()
    blocked: frozenset[int] = frozenset()
    dealt_first: frozenset[int] = frozenset()
    declared: tuple[str, ...] = ()

    def is_attacking(self, id: int) -> bool:
        return any(attacker == id for attacker, _ in self.attackers)

    def is_blocking(self, id: int) -> bool:
        return any(blocker == id for blocker, _ in self.blockers)

    def blockers_of(self, attacker: int) -> tuple[int, ...]:
        return tuple(blocker for blocker, blocked in self.blockers if blocked == attacker)


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a game at one moment (its rules and its choices are in `Game`).

    `alert` is an index: the objects whose printed or copied face has abilities, so that whoever looks for abilities need not
    look at whole libraries.
    """

    things: Mapping[int, Thing] = field(default_factory=dict)
    zones: Mapping[tuple[Zone, str], tuple[int, ...]] = field(default_factory=dict)
    gone: Mapping[int, Gone] = field(default_factory=dict)
    players: Mapping[str, Player] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    active: str = ""
    turn: int = 1
    step: Step = Step.MAIN1
    priority: str = ""
    passed: tuple[str, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    combat: Combat = Combat()
    next_id: int = 1
    clock: int = TURN
    history: tuple[Event, ...] = ()
    shared_life: bool = False
    mana_any: bool = True
    over: str = ""
    winners: tuple[str, ...] = ()
    extra_turns: tuple[str, ...] = ()
    used: frozenset[tuple[int, int]] = frozenset()
    dealt_first_damage: bool = False
    alert: tuple[int, ...] = ()

    def zone(self, zone: Zone, player: str = "") -> tuple[int, ...]:
        """The ids in a zone in order: libraries top first, the stack bottom first."""
        return self.zones.get((zone, "" if zone in SHARED_ZONES else player), ())

    def within(self, zone: Zone, player: str = "") -> Iterator[Thing]:
        return (self.things[id] for id in self.zone(zone, player))

    @property
    def stack(self) -> tuple[int, ...]:
        return self.zone(Zone.STACK)

    @property
    def battlefield(self) -> tuple[int, ...]:
        return self.zone(Zone.BATTLEFIELD)

    def thing(self, id: int) -> Thing:
        """The object, or as it last was (CR 608.2h)."""
        found = self.things.get(id)
        return found if found is not None else self.gone[id].thing

    def team_of(self, player: str) -> tuple[str, ...]:
        team = self.players[player].team
        return tuple(seat for seat in self.seats if self.players[seat].team == team)

    def opponents(self, player: str) -> tuple[str, ...]:
        team = self.players[player].team
        return tuple(seat for seat in self.in_turn_order() if self.players[seat].team != team)

    def in_turn_order(self) -> tuple[str, ...]:
        """CR 101.4: the players still in the game, from the active player on."""
        start = self.seats.index(self.active) if self.active in self.seats else 0
        order = self.seats[start:] + self.seats[:start]
        if self.shared_life:
            mine = self.team_of(self.active)
            order = mine + tuple(seat for seat in order if seat not in mine)
        return tuple(seat for seat in order if not self.players[seat].lost)

    def is_active(self, player: str) -> bool:
        """CR 805.4: with shared team turns, each player of the active team is an active player."""
        return player == self.active or (self.shared_life and player in self.team_of(self.active))

    def life(self, player: str) -> int:
        """CR 810.9: a team's life total is shared in Two-Headed Giant."""
        return self.players[self.life_keeper(player)].life

    def life_keeper(self, player: str) -> str:
        return self.team_of(player)[0] if self.shared_life else player

    def now(self, id: int) -> int | None:
        """The id of the newest object that this one became, or None where nothing is left of it."""
        while id not in self.things:
            gone = self.gone.get(id)
            if gone is None or gone.became is None:
                return None
            id = gone.became
        return id
