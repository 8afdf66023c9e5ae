"""The small nodes every part of a play file uses.

Slots, references, players, moments, cards, mana.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Zone = Literal[
    "hand", "library", "graveyard", "exile", "battlefield", "command", "stack", "nowhere"
]
"""A zone; `nowhere` is where an object is that has ceased to exist (only in claims)."""

StepName = Literal[
    "untap",
    "upkeep",
    "draw",
    "main1",
    "combat",
    "attackers",
    "blockers",
    "first-damage",
    "damage",
    "end-combat",
    "main2",
    "end",
    "cleanup",
]
"""In turn order; `combat` is the beginning of combat step, `damage` the regular damage step."""


@dataclass(frozen=True, slots=True)
class Span:
    """Where a node begins in the text, from 1; line 0: no text stands behind the node."""

    line: int
    column: int


NOWHERE = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Node:
    """What all nodes share: a span that takes no part in equality."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Slot(Node):
    """`<elf>`: what a family leaves open; a slot used twice is the same thing."""

    name: str


Name: TypeAlias = str | Slot
"""The canonical English name of a card, as the catalogue gives it."""
Number: TypeAlias = int | Slot
Player: TypeAlias = str | Slot
"""A seat: one capital letter, `A` and `N`, more players `B`, `C`, `D` and so on."""


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A sentence in English and Japanese, either maybe empty; `<elf>` inside is the slot."""

    en: str = ""
    ja: str = ""


NO_TEXT = Text()


@dataclass(frozen=True, slots=True)
class Part(Node):
    """One `.part` of a reference.

    kind `ability`: `number` counts the object's abilities from 1 as the object now is, granted
    ones last; or `word` names one by keyword (`echo`, `swampcycling`). `stacked` is 0 for the
    ability itself (what is activated), 1 for `!`, that ability on the stack, 2 for `!2`, the
    second one put there in this game, and so on. kind `copy`: the `number`-th copy made of the
    spell or ability. kind `token`: the `number`-th token made by an effect of the object, counted
    over the whole game.
    """

    kind: Literal["ability", "copy", "token"]
    number: Number = 0
    word: str = ""
    stacked: int = 0


@dataclass(frozen=True, slots=True)
class Ref(Node):
    """`@elf`, `@elf'`, `@elf.2!`, `@bolt.copy1`.

    Names one object, by label or, where it is unique, by card name.

    Exactly one of `label` and `name` is filled. The label names the card wherever it now is;
    `primes` says how many further zone changes the writer counts on: `@elf'` is the object after
    at least one zone change since the state given. Without parts it is the object; a spell is its
    card.
    """

    label: str = ""
    name: Name = ""
    primes: int = 0
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat(Node):
    """A player where an object might stand as well, as in `-> N`."""

    player: Player


@dataclass(frozen=True, slots=True)
class Moment(Node):
    """`N4.upkeep`, `A3 main1`, `T1`, `end`: a step of a turn.

    `turn` counts the turns of the game, so A1, N2, A3; 0 when unsaid. `player` is "" when unsaid
    (`T1`), `step` is "" when unsaid (`to N4` is its first step). A slot of kind step that stands
    alone is in `step`, and filling it replaces the whole moment.
    """

    player: Player = ""
    turn: Number = 0
    step: str | Slot = ""


@dataclass(frozen=True, slots=True)
class PowerToughness(Node):
    """`3/2`, or with signs `+1/-1` where a change is meant."""

    power: Number
    toughness: Number


@dataclass(frozen=True, slots=True)
class Target(Node):
    """What is aimed at, with the `share` of a division (`@t:1`). `what` None is `_`.

    No target there.
    """

    what: Ref | Seat | None
    share: Number | None = None


@dataclass(frozen=True, slots=True)
class Card(Node):
    """A card by its canonical English name."""

    name: Name


@dataclass(frozen=True, slots=True)
class Unknown(Node):
    """`unknown`: a card that nobody names; it is played as a blank card of no use."""


@dataclass(frozen=True, slots=True)
class Emblem(Node):
    """`emblem of Wrenn and Six`, in the command zone."""

    of: Name


@dataclass(frozen=True, slots=True)
class Token(Node):
    """`token "Elf Warrior" creature G 1/1 with flying`, or `token copy of Calciderm`.

    `types` holds supertypes and card types in lower case, `subtypes` the rest in capitals; where
    no subtype is written the words of the name are the subtypes. `colours` is a string over WUBRG
    in that order, "" colourless.
    """

    name: Name = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colours: str = ""
    size: PowerToughness | None = None
    abilities: tuple[str, ...] = ()
    copy_of: Name = ""


@dataclass(frozen=True, slots=True)
class Mana(Node):
    """`{2}{R}{G}`: symbols without their braces, in the order written."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PaidMana(Node):
    """`pay {R}{G} from @m1, @m2`.

    Mana that pays, and the objects tapped for it (in order; may be empty).
    """

    mana: Mana
    sources: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class Place(Node):
    """`A.graveyard`, `stack`, `A.library top`: a zone. `player` is "" where unsaid.

    The player owns the zone, on the battlefield controls the object. `position` counts from the
    top from 1, from the bottom from -1; 0 is anywhere.
    """

    zone: Zone
    player: Player = ""
    position: int = 0
