"""What the reader of one ability has been told so far: the memory that pronouns hang on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from judgequiz.engine.kinds import CardType, Zone
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import (
    AnyTarget,
    EachOf,
    Face,
    Pick,
    Ref,
    StackWhat,
    Target,
    What,
    Who,
)
from judgequiz.engine.vocabulary.filters import Filter

CARD_ZONES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})


class Unsaid(LookupError):
    """A word that a grammar has no sentence for."""


class Mention(NamedTuple):
    """What was spoken of: its kind ("card", "creature", "spell", …) and whether it is several."""

    kind: str
    plural: bool = False


@dataclass(slots=True)
class Told:
    """One ability being said, from its first word to its last.

    `face` is the card it is printed on (None: an ability granted to something of kind `this`).
    """

    face: Face | None = None
    this: str = "permanent"
    targets: tuple[Target, ...] = ()
    said: set[int] = field(default_factory=set)
    this_said: bool = False
    it: Mention | None = None
    those: dict[str, Mention] = field(default_factory=dict)
    that: Mention | None = None
    that_spell: Mention | None = None
    that_player: bool = False
    moving: bool = False
    found: bool = False
    definitions: list[str] = field(default_factory=list)

    def again(self, targets: tuple[Target, ...]) -> Told:
        """The same memory for a mode or a reflexive ability, which has targets of its own."""
        return Told(self.face, self.this, targets, set(), self.this_said, self.it, self.those)

    def definition(self) -> str:
        """What X was said to be, once."""
        words = "".join(dict.fromkeys(self.definitions))
        self.definitions.clear()
        return words

    @property
    def is_alone(self) -> bool:
        """Whether "it" can only be the source."""
        objects = [target for target in self.targets if not isinstance(target.what, Who)]
        return not objects and self.it is None and self.that is None


def kind_of_face(face: Face) -> str:
    """What a card calls itself: "this creature", "this spell"."""
    types = set(face.types)
    if types & {CardType.INSTANT, CardType.SORCERY}:
        return "spell"
    if "Aura" in face.subtypes:
        return "Aura"
    if "Equipment" in face.subtypes:
        return "Equipment"
    for kind in (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE, CardType.LAND):
        if kind in types:
            return kind.value
    for kind in (CardType.ARTIFACT, CardType.ENCHANTMENT):
        if kind in types:
            return kind.value
    return "permanent"


def kind_of(what: Filter) -> str:
    """The kind of thing a description describes."""
    match what:
        case Who():
            return "player"
        case AnyTarget():
            return "any"
        case StackWhat(kinds=kinds):
            return "spell" if set(kinds) == {"spell"} else "ability" if "spell" not in kinds else "spell or ability"
        case What():
            return kind_of_object(what)


def kind_of_object(what: What) -> str:
    """The kind of object a description describes; the zone decides before the type."""
    if what.spell or what.zone is Zone.STACK:
        return "spell"
    if what.zone in CARD_ZONES:
        return "card"
    if what.any_of:
        kinds = {kind_of_object(each) for each in what.any_of}
        return kinds.pop() if len(kinds) == 1 else "permanent"
    if what.token:
        return "token"
    for kind in (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE, CardType.LAND):
        if kind in what.types:
            return kind.value
    if what.types:
        return what.types[0].value
    if what.attacking or what.blocking or what.power or what.toughness:
        return "creature"
    return "permanent"


def mention_of(ref: Ref, told: Told) -> Mention | None:
    """How a reference will be spoken of later."""
    from judgequiz.engine.vocabulary import AttachedTo, It, TargetOf, That, This, Those

    match ref:
        case TargetOf(n=n) if n < len(told.targets):
            target = told.targets[n]
            return Mention(kind_of(target.what), target.most != 1)
        case EachOf(what=what):
            return Mention(kind_of(what), plural=True)
        case It():
            return told.it
        case That():
            return told.that
        case Those(name=name):
            return told.those.get(name, Mention("card", plural=True))
        case This() | AttachedTo():
            return Mention(told.this if isinstance(ref, This) else "permanent")
        case _:
            return None


def mention_of_pick(pick: Pick) -> Mention:
    return Mention(kind_of(pick.what), pick.most != 1)


def plain_text(word: Text, language: str) -> str:
    return word.said_in(language)


def attached_kind(told: Told) -> str:
    """What an Aura enchants, from its enchant ability."""
    from judgequiz.engine.vocabulary import Keyword

    for each in told.face.abilities if told.face else ():
        if isinstance(each, Keyword) and each.name == "enchant" and isinstance(each.quality, What):
            return kind_of(each.quality)
    return "creature"
