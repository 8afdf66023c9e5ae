"""What players do, choose, lose and win."""

from __future__ import annotations

from ..state import View
from .happening import Event, Reason, happening


@happening
class Chose(Event):
    """A player chose a colour, name or number for `what`, as it entered or as it resolved."""

    what: int
    kind: str
    value: str
    player: str
    cr: str = "608.2d"


@happening
class LandPlayed(Event):
    """`counts`: whether it uses one of the player's land plays, as every land played does (CR 305.2)."""

    player: str
    what: int
    cr: str = "305.1"
    counts: bool = True


@happening
class Suspended(Event):
    """CR 116.2f: a player has exiled a card from their hand with its time counters; `what` is the card in exile."""

    player: str
    what: int
    cr: str = "116.2f"


@happening
class Lost(Event):
    player: str
    why: str
    cr: str = "104.3"


@happening
class GameEnded(Event):
    """`winners` is empty for a draw."""

    winners: tuple[str, ...]
    why: str
    cr: str = "104.1"


@happening
class DrewFromEmptyLibrary(Event):
    player: str
    cr: str = "121.4"


@happening
class ExtraTurnTaken(Event):
    player: str
    cr: str = "500.7"


@happening
class CoinFlipped(Event):
    player: str
    won: bool
    cr: str = "705.2"


@happening
class MayDecided(Event):
    """A player chose to do, or not to do, something optional; or to pay or not."""

    player: str
    source: int
    did: bool
    kind: str = "may"
    cr: str = "608.2d"


@happening
class Refused(Event):
    """A step of the script that the rules forbid. It changed nothing."""

    step: str
    reasons: tuple[Reason, ...]
    player: str = ""


@happening
class Given(Event):
    """A fact of this turn's history that the situation states: "a creature died this turn"."""

    event: str
    who: str
    view: View | None = None
    amount: int = 0
    cr: str = ""
