"""The situation a play file starts from: head, players, zones, what happened before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from judgequiz.scenarios.notation.steps import NO_DETAILS, Details
from judgequiz.scenarios.notation.things import (
    Card,
    Emblem,
    Mana,
    Moment,
    Name,
    Node,
    Number,
    Player,
    PowerToughness,
    Ref,
    Seat,
    Slot,
    Token,
    Unknown,
    Zone,
)

TURN_THREE = Moment("A", 3, "main1")


@dataclass(frozen=True, slots=True)
class Head(Node):
    """`judgequiz 1; edition 2026-08-07; players A N; turn A3 main1; mana any`, defaults filled in.

    `seats` are in turn order; `teams` is empty or divides them. `mana` "any": every cost in mana
    can be paid and nothing is tapped for it; "real": only pools and sources pay. `format` ("" is
    two players or free-for-all, else e.g. `two-headed giant`) sets the starting life. `starting`
    is who took the first turn. `priority` is who has priority as the file begins ("" is the
    active player). `edition` "" is the newest.
    """

    version: int = 1
    edition: str = ""
    seats: tuple[str, ...] = ("A", "N")
    teams: tuple[tuple[str, ...], ...] = ()
    format: str = ""
    starting: Player = "A"
    turn: Moment = TURN_THREE
    priority: Player = ""
    mana: Literal["any", "real"] = "any"


@dataclass(frozen=True, slots=True)
class Counters(Node):
    """`+1/+1 2`, `time 2`, `poison 3`: counters by kind."""

    kind: str
    number: Number


@dataclass(frozen=True, slots=True)
class Flag(Node):
    """`tapped`, `summoning sick`, `monstrous`: a word that is simply true of the object."""

    word: str


@dataclass(frozen=True, slots=True)
class Attached(Node):
    """`attached @x` or `attached N`."""

    to: Ref | Seat


@dataclass(frozen=True, slots=True)
class Since(Node):
    """`since T1`, `since A3.upkeep`: when its controller's control of it began."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class OwnedBy(Node):
    """`owner A`."""

    player: Player


@dataclass(frozen=True, slots=True)
class ControlledBy(Node):
    """`controller N`."""

    player: Player


@dataclass(frozen=True, slots=True)
class FaceUp(Node):
    """`face 2`: which face or half it shows."""

    number: Number


@dataclass(frozen=True, slots=True)
class CopyOf(Node):
    """`as Calciderm`: it is a copy of that card, or of that object as it is copied (`as @x`)."""

    of: Name | Ref


@dataclass(frozen=True, slots=True)
class Chosen(Node):
    """`chosen red`, `chosen Goblin`, `chosen 3`, `chosen @x`, `chosen N`: chosen as it entered."""

    what: str | Slot | int | Card | Ref | Seat


@dataclass(frozen=True, slots=True)
class Linked(Node):
    """`exiled Doom Blade @db`: cards in exile that this object exiled (linked, CR 607).

    An item is a new card put into exile by this attribute, or a Ref to a card that stands in an
    exile zone.
    """

    cards: tuple[Entry | Ref, ...]


@dataclass(frozen=True, slots=True)
class Related(Node):
    """`haunting @x`, `paired @y`, `blocking @a`, `attacking N`, `enchanting`.

    A word that ties two objects.
    """

    word: str
    to: tuple[Ref | Seat, ...]


@dataclass(frozen=True, slots=True)
class Paid(Node):
    """`paid impending`, `paid kicker 2`.

    An alternative or additional cost paid as it was cast, and how often.
    """

    cost: str
    count: Number = 1


@dataclass(frozen=True, slots=True)
class Has(Node):
    """`has vanishing 3`, `has protection from red`.

    An ability an effect that nobody states gave it.
    """

    ability: str


@dataclass(frozen=True, slots=True)
class Gets(Node):
    """`gets +2/+2` until end of turn, by an effect that nobody states."""

    change: PowerToughness


@dataclass(frozen=True, slots=True)
class Damage(Node):
    """`damage 2`: damage marked on it this turn."""

    number: Number


@dataclass(frozen=True, slots=True)
class ValueOfX(Node):
    """`X 4`: the value chosen for X as it was cast."""

    number: Number


@dataclass(frozen=True, slots=True)
class SeenBy(Node):
    """`seen A N`.

    Players who know which card it is, though its zone is hidden or it is face down.
    """

    players: tuple[Player, ...]


Attribute: TypeAlias = (
    Counters
    | Flag
    | Attached
    | Since
    | OwnedBy
    | ControlledBy
    | FaceUp
    | CopyOf
    | Chosen
    | Linked
    | Related
    | Paid
    | Has
    | Gets
    | Damage
    | ValueOfX
    | SeenBy
)


@dataclass(frozen=True, slots=True)
class Entry(Node):
    """`Mountain*4 @m [tapped]`: one or more like things in a zone.

    With a count above 1 the label `m` defines m1, m2, … in order and the attributes are those of
    each. `label` is "" where nothing refers to it.
    """

    what: Card | Token | Emblem | Unknown
    label: str = ""
    count: Number = 1
    attributes: tuple[Attribute, ...] = ()


@dataclass(frozen=True, slots=True)
class ZoneList(Node):
    """The entries of one zone in order.

    A library top first, a graveyard and all else oldest first (timestamps).
    """

    zone: Zone
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Past(Node):
    """`died Gnarled Mass`, `damaged N 2 by @x`, `cast Lightning Bolt*2`, `land played`.

    What happened this turn.

    Said of the player under whose name it stands: that player's creature died, that player cast,
    drew, discarded, gained life; `damaged N 2` is damage dealt to N by a source of that player.
    `number` None is unsaid (once). `turn` 0 is this turn, else the turn of the game (`in T2`).
    """

    event: str
    things: tuple[Ref | Seat | Token | Unknown, ...] = ()
    number: Number | None = None
    by: Ref | None = None
    turn: Number = 0


@dataclass(frozen=True, slots=True)
class Given(Node):
    """What is said of one player.

    `life` None is by format; a zone not in `zones` was not stated at all.

    An unstated hand or library is unknown, any other unstated zone empty; `hand none` is a
    ZoneList without entries.
    """

    player: Player
    life: Number | None = None
    counters: tuple[Counters, ...] = ()
    pool: Mana | None = None
    zones: tuple[ZoneList, ...] = ()
    history: tuple[Past, ...] = ()


@dataclass(frozen=True, slots=True)
class OnStack(Node):
    """`A Bloodbraid Elf @elf`, `A @elf.2! -> N`: a spell or ability that is already on the stack.

    A spell is an `Entry` (with `faces` as in Cast), an ability a Ref to it with `!`. `details`
    are what was chosen as it was put there.
    """

    controller: Player
    what: Entry | Ref
    faces: tuple[Number, ...] = ()
    details: Details = NO_DETAILS
