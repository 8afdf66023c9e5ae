"""Spells and abilities: cast, activated, triggered, targeted, resolved, countered."""

from __future__ import annotations

from ..state import About, Aim, Announced, Waiting
from .happening import Event, happening


@happening
class AbilityUsed(Event):
    """Bookkeeping of "once each turn" (CR 602.5b) and of state triggers (603.8)."""

    source: int
    number: int
    cr: str = "602.5b"


@happening
class CastSpell(Event):
    """A spell became cast (CR 601.2i)."""

    spell: int
    player: str
    announced: Announced
    cr: str = "601.2i"


@happening
class ActivatedAbility(Event):
    ability: int
    source: int
    player: str
    announced: Announced
    is_mana: bool = False
    cr: str = "602.2"


@happening
class Triggered(Event):
    waiting: Waiting
    cr: str = "603.2"


@happening
class PutOnStack(Event):
    """A waiting trigger was put on the stack as the ability `what`."""

    what: int
    source: int
    player: str
    about: About
    cr: str = "603.3"


@happening
class ManaTriggerResolved(Event):
    """CR 605.4a: a triggered mana ability resolves without having been on the stack."""

    source: int
    waiting: Waiting
    cr: str = "605.4a"


@happening
class TriggerDropped(Event):
    """A waiting trigger could not be put on the stack (CR 603.3c-d)."""

    source: int
    cr: str = "603.3d"
    waiting: Waiting | None = None


@happening
class Announcement(Event):
    """What was chosen for a spell or ability changed (new targets for a copy, CR 707.10c)."""

    what: int
    announced: Announced
    cr: str = "601.2c"


@happening
class BecameTarget(Event):
    what: Aim
    by: int
    player: str
    cr: str = "115.1"


@happening
class Resolved(Event):
    what: int
    cr: str = "608.1"


@happening
class DidNotResolve(Event):
    """CR 608.2b: every target had become illegal (or 603.4: its condition was no longer true)."""

    what: int
    cr: str = "608.2b"


@happening
class Countered(Event):
    what: int
    by: int | None
    player: str
    cr: str = "701.6a"
