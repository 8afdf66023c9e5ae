"""The closed lists of the game: zones, colours, card types, steps."""

from enum import Enum, StrEnum


class Zone(StrEnum):
    """CR 400.1: the seven zones, and the place where tokens and copies are before they exist."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    NOWHERE = "nowhere"


SHARED_ZONES = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND, Zone.NOWHERE})


class Colour(StrEnum):
    """CR 105.1: the five colours. Colourless is not one of them."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


COLOURS = tuple(Colour)


class CardType(StrEnum):
    """CR 300.1, as far as the cards here need."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)

BASIC_LAND_MANA = {
    "Plains": Colour.WHITE,
    "Island": Colour.BLUE,
    "Swamp": Colour.BLACK,
    "Mountain": Colour.RED,
    "Forest": Colour.GREEN,
}


NONLAND_PERMANENTS = (
    CardType.ARTIFACT,
    CardType.BATTLE,
    CardType.CREATURE,
    CardType.ENCHANTMENT,
    CardType.PLANESWALKER,
)


class Step(StrEnum):
    """CR 500.1: the steps and phases of a turn, in order; a phase without steps counts as one."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN1 = "main1"
    COMBAT = "combat"
    ATTACK = "attack"
    BLOCK = "block"
    FIRST_DAMAGE = "first-damage"
    DAMAGE = "damage"
    END_OF_COMBAT = "end-of-combat"
    MAIN2 = "main2"
    END = "end"
    CLEANUP = "cleanup"


class Layout(StrEnum):
    """How the faces of a card lie on it (CR 709, 712, 715)."""

    NORMAL = "normal"
    SPLIT = "split"
    ADVENTURE = "adventure"
    MODAL = "modal"
    DOUBLE = "double"


class Form(Enum):
    """What an object is made of (CR 109.1)."""

    CARD = "card"
    TOKEN = "token"  # noqa: S105 (a kind of object, no secret)
    SPELL_COPY = "copy of a spell"
    ABILITY = "ability"
    EMBLEM = "emblem"


class Duration(StrEnum):
    """How long an effect of a resolved spell or ability lasts (CR 611.2a)."""

    END_OF_TURN = "until end of turn"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_COMBAT = "until end of combat"
    WHILE_SOURCE_STAYS = "for as long as this remains on the battlefield"
    WHILE_EXILED = "for as long as it remains exiled"
    WHILE_A_SPELL = "for as long as it is that spell"
    WHILE_CONTROLLED = "until you lose control of it"
    FOREVER = "indefinitely"


class Moment(StrEnum):
    """When a condition for activating an ability might be looked at."""

    ACTIVATING = "activating"
    PAID = "paid"
    RESOLVING = "resolving"


BOTTOM = -1
"""The position of what is put at the bottom of a library, however many cards are there."""

FREE = "free"
"""How a script and `Announced.via` name casting without paying the mana cost (CR 118.9)."""
