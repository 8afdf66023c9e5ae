"""What the reader of one ability has been told so far: the memory that pronouns hang on."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import NamedTuple

from judgequiz.engine import vocabulary as v
from judgequiz.engine.kinds import BASIC_LAND_MANA, CardType, Zone

CARD_ZONES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})
LIVING = (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE, CardType.LAND)
PERMANENT_SUBTYPES = frozenset(
    {
        "Aura",
        "Equipment",
        "Vehicle",
        "Treasure",
        "Clue",
        "Food",
        "Blood",
        "Gold",
        "Saga",
        "Curse",
        "Class",
        "Map",
    }
)


class Unsaid(LookupError):
    """A word that a grammar has no sentence for."""


class Mention(NamedTuple):
    """What was spoken of: its kind ("card", "creature", "spell", …), whether several, whether picked just now."""

    kind: str
    plural: bool = False
    picked: bool = False


@dataclass(slots=True)
class Told:
    """One ability being said, from its first word to its last.

    `face` is the card it is printed on (None: an ability granted to something of kind `this`), `zone` where the ability
    works. `picked` is what "it" reads as once, where choosing and acting are said in one breath; `adding` where mana has been made already and what is added is more; `player` is whom
    "that player" stands for.
    """

    face: v.Face | None = None
    this: str = "permanent"
    zone: Zone = Zone.BATTLEFIELD
    targets: tuple[v.Target, ...] = ()
    said: set[int] = field(default_factory=set)
    this_said: bool = False
    it: Mention | None = None
    those: dict[str, Mention] = field(default_factory=dict)
    that: Mention | None = None
    that_spell: Mention | None = None
    player: v.PlayerRef | None = None
    is_attack: bool = False
    defines: bool = False
    picked: str = ""
    picked_from: Zone | None = None
    picked_yours: bool = False
    moving: bool = False
    casting: bool = False
    adding: bool = False
    found: bool = False
    definitions: list[str] = field(default_factory=list)

    def again(self, targets: tuple[v.Target, ...]) -> Told:
        """The same memory for a mode or a reflexive ability, which has targets of its own."""
        return Told(
            self.face, self.this, self.zone, targets, set(), self.this_said, self.it, self.those
        )

    def definition(self) -> str:
        """What X was said to be, once."""
        words = "".join(dict.fromkeys(self.definitions))
        self.definitions.clear()
        return words

    @property
    def is_alone(self) -> bool:
        """Whether "it" can only be the source, as far as has been said."""
        objects = [n for n in self.said if not isinstance(self.targets[n].what, v.Who)]
        return not objects and self.it is None and self.that is None


def kind_of_face(face: v.Face, zone: Zone = Zone.BATTLEFIELD) -> str:
    """What a card calls itself: "this creature", "this spell", in hand or graveyard "this card"."""
    types = set(face.types)
    if zone in CARD_ZONES:
        return "card"
    if zone is Zone.STACK or types & {CardType.INSTANT, CardType.SORCERY}:
        return "spell"
    for kind in ("Aura", "Equipment"):
        if kind in face.subtypes:
            return kind
    for card_type in (*LIVING, CardType.ARTIFACT, CardType.ENCHANTMENT):
        if card_type in types:
            return card_type.value
    return "permanent"


def kind_of(what: v.Filter) -> str:
    """The kind of thing a description describes."""
    match what:
        case v.Who(or_object=None):
            return "player"
        case v.Who():
            return "any"
        case v.AnyTarget():
            return "any"
        case v.StackWhat(kinds=kinds):
            has_abilities = bool(set(kinds) - {"spell"})
            return (
                "spell"
                if not has_abilities
                else "spell or ability"
                if "spell" in kinds
                else "ability"
            )
        case v.What():
            return kind_of_object(what)


def kind_of_object(what: v.What) -> str:
    """The kind of object a description describes; the zone decides before the type."""
    if what.spell or what.zone is Zone.STACK:
        return "spell"
    if what.zone in CARD_ZONES or what.card:
        return "card"
    if what.any_of:
        kinds = {kind_of_object(each) for each in what.any_of}
        return kinds.pop() if len(kinds) == 1 else "permanent"
    if what.token:
        return "token"
    for kind in LIVING:
        if kind in what.types:
            return kind.value
    if what.types:
        return what.types[0].value
    return kind_by_traits(what)


def without_own_cost(abilities: tuple[v.Ability, ...]) -> v.Keyword | None:
    """The keyword among them whose cost is the mana cost of what has it."""
    for each in abilities:
        if isinstance(each, v.Keyword) and each.name in ("flashback", "replicate"):
            return each if each.cost is None else None
    return None


def is_permanent_spell(what: v.What) -> bool:
    """Whether it is any spell that is no instant and no sorcery."""
    excluded = {CardType.INSTANT, CardType.SORCERY}
    return kind_of_object(what) == "spell" and set(what.not_types) == excluded


def kind_by_traits(what: v.What) -> str:
    """The kind of object where no type is named."""
    if what.any_types or what.supertypes:
        return "permanent"
    if any(subtype in BASIC_LAND_MANA for subtype in what.subtypes):
        return "land"
    is_creature = what.subtypes and not set(what.subtypes) & PERMANENT_SUBTYPES
    fights = what.attacking or what.blocking or what.power or what.toughness
    return "creature" if is_creature or fights else "permanent"


def mention_of(ref: object, told: Told) -> Mention | None:
    """How a reference will be spoken of later."""
    match ref:
        case v.TargetOf(n=n) if n < len(told.targets):
            target = told.targets[n]
            return Mention(kind_of(target.what), target.most != 1)
        case v.EachOf(what=what):
            return Mention(kind_of(what), plural=True)
        case v.It():
            return told.it
        case v.That():
            return told.that
        case v.Those(name=name):
            return told.those.get(name, Mention("card", plural=True))
        case v.This() | v.AttachedTo():
            return Mention(told.this if isinstance(ref, v.This) else "permanent")
        case _:
            return None


def mention_of_pick(pick: v.Pick) -> Mention:
    return Mention(kind_of(pick.what), pick.most != 1, picked=True)


def attached_kind(told: Told) -> str:
    """What an Aura enchants, from its enchant ability."""
    for each in told.face.abilities if told.face else ():
        if (
            isinstance(each, v.Keyword)
            and each.name == "enchant"
            and isinstance(each.quality, v.What)
        ):
            return kind_of(each.quality)
    return "creature"


def came_from(ref: object, told: Told) -> Zone | None:
    """The zone a reference's object is in before it is moved, as far as the words say."""
    match ref:
        case v.TargetOf(n=n) if n < len(told.targets):
            what = told.targets[n].what
            return what.zone if isinstance(what, v.What) else Zone.STACK
        case v.EachOf(what=what):
            return what.zone
        case v.This():
            return told.zone
        case v.AttachedTo() | v.That():
            return Zone.BATTLEFIELD
        case v.ThatSpell():
            return Zone.STACK
        case v.ExiledWith():
            return Zone.EXILE
        case v.It():
            default = Zone.LIBRARY if told.found else Zone.EXILE
            return told.picked_from or default
        case _:
            return None


def is_yours(ref: object, told: Told) -> bool:
    """Whether the reference is of cards that are known to be your own."""
    match ref:
        case v.TargetOf(n=n) if n < len(told.targets):
            what = told.targets[n].what
            return isinstance(what, v.What) and what.owner == "you"
        case v.EachOf(what=what):
            return what.owner == "you"
        case v.This():
            return told.zone in CARD_ZONES
        case v.It() | v.Those():
            return told.found or told.picked_yours
        case _:
            return False


def contains(word: object, part: type) -> bool:
    """Whether a word has a part of that class anywhere in it."""
    if isinstance(word, part):
        return True
    if isinstance(word, tuple):
        return any(contains(each, part) for each in word)
    if not is_dataclass(word) or isinstance(word, type):
        return False
    return any(contains(getattr(word, each.name), part) for each in fields(word))
