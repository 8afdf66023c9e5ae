"""Objects that move, are made or cease to exist, and cards that are looked at."""

from __future__ import annotations

from dataclasses import field

from ..kinds import Zone
from ..state import Thing, View
from .happening import Event, happening


@happening
class Discarded(Event):
    """`paid`: to pay a cost; `cycled`: that of a cycling ability (CR 702.29c)."""

    what: int
    player: str
    cr: str = "701.9a"
    cycled: bool = False
    paid: bool = False


@happening
class Drew(Event):
    player: str
    what: int | None
    cr: str = "121.1"


@happening
class Revealed(Event):
    what: tuple[int, ...]
    player: str
    to: tuple[str, ...] = ()
    cr: str = "701.20a"


@happening
class Searched(Event):
    player: str
    found: tuple[int, ...]
    cr: str = "701.23a"


@happening
class Moved(Event):
    """`what` left `origin` and became the new object `became` in `to` (CR 400.7)."""

    what: int
    became: int
    origin: Zone
    to: Zone
    thing: Thing
    view: View = field(compare=False)
    position: int | None = None
    cr: str = "400.7"
    dies: bool = False
    cause: int | None = None


@happening
class TimestampSet(Event):
    """CR 613.7: an object has another timestamp than that of its entering."""

    what: int
    timestamp: int
    cr: str = "613.7m"


@happening
class BeganHaunting(Event):
    """CR 702.55b: a card in exile haunts a creature from now on."""

    what: int
    creature: int
    cr: str = "702.55b"


@happening
class Made(Event):
    """A token, a copy of a spell or card, or an ability began to exist in a zone."""

    thing: Thing
    cr: str = "111.1"
    position: int | None = None


@happening
class Ceased(Event):
    """An ability, a copy or a token outside the battlefield ceased to exist."""

    what: int
    view: View = field(compare=False)
    cr: str = "704.5d"


@happening
class Reordered(Event):
    """The cards of a zone lie in this order now."""

    zone: Zone
    player: str
    order: tuple[int, ...]
    cr: str = "401.4"


@happening
class Shuffled(Event):
    player: str
    cause: int | None = None
    cr: str = "701.24a"
