"""Cards and tokens as printed."""

from __future__ import annotations

from ..kinds import CardType, Colour, Layout
from ..mana import ManaCost
from ..text import Text
from .abilities import Ability
from .word import word


@word
class Face:
    """One face (side, half) of a card, or a whole token, as printed (CR 109.3).

    `cost` None is "no mana cost" (unpayable, CR 118.6), not {0}. `colours` is None where the mana cost says (CR 202.2), else a colour
    indicator or what made the token. `power` and `toughness` are None for what has none; a characteristic-defining ability
    gives "*" as 0 here and defines it. `inset` is the alternative characteristics of an adventurer card (CR 715.2), which are copied
    with the others (CR 715.2b).
    """

    name: Text
    types: tuple[CardType, ...]
    cost: ManaCost | None = None
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colours: tuple[Colour, ...] | None = None
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Ability, ...] = ()
    inset: Face | None = None

    @property
    def has_adventure(self) -> bool:
        """CR 715.2a: whether an object of this face has an Adventure, in use or not."""
        return self.inset is not None or "Adventure" in self.subtypes


@word
class Card:
    """A card: its faces and how they lie on it. `slug` is its English name in lower case with hyphens. `checked` is False where its facts are from memory."""

    slug: str
    faces: tuple[Face, ...]
    layout: Layout = Layout.NORMAL
    checked: bool = True

    @property
    def name(self) -> Text:
        """Both names joined by " // " where there are two."""
        return Text(
            " // ".join(face.name.en for face in self.faces),
            " // ".join(face.name.ja for face in self.faces),
        )

    @property
    def front(self) -> Face:
        return self.faces[0]

    @property
    def is_double_faced(self) -> bool:
        """CR 712.1: whether there is a face on each side."""
        return self.layout in (Layout.MODAL, Layout.DOUBLE) and len(self.faces) > 1


@word
class Token:
    """A token as the effect describes it (CR 111.3)."""

    face: Face
