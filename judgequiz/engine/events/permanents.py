"""What happens to permanents on the battlefield."""

from __future__ import annotations

from ..state import Aim
from .happening import Event, happening


@happening
class DamageWoreOff(Event):
    """CR 514.2: all damage marked on permanents is removed."""

    cr: str = "514.2"


@happening
class Tapped(Event):
    what: int
    for_mana: bool = False
    player: str = ""
    cr: str = "701.26a"


@happening
class TappedForMana(Event):
    """CR 106.12a: a mana ability with {T} in its cost has resolved and produced mana of these types."""

    what: int
    player: str
    types: tuple[str, ...]
    cr: str = "106.12a"


@happening
class Transformed(Event):
    """CR 701.27a: a double-faced permanent was turned over; `side` is the face that is up now."""

    what: int
    side: int
    cr: str = "701.27a"


@happening
class Untapped(Event):
    what: int
    cr: str = "701.26b"


@happening
class CountersAdded(Event):
    what: Aim
    kind: str
    count: int
    cr: str = "122.1"


@happening
class CountersTaken(Event):
    what: Aim
    kind: str
    count: int
    left: int
    cr: str = "122.1"


@happening
class BecameAttached(Event):
    what: int
    to: Aim
    cr: str = "701.3a"


@happening
class BecameUnattached(Event):
    what: int
    cr: str = "701.3d"


@happening
class Destroyed(Event):
    what: int
    cr: str = "701.8a"


@happening
class Regenerated(Event):
    what: int
    cr: str = "701.19a"


@happening
class Sacrificed(Event):
    what: int
    player: str
    cr: str = "701.21a"


@happening
class ControllerChanged(Event):
    what: int
    before: str
    after: str
    cr: str = "613.1b"
