"""Cards that count devotion (CR 700.5)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    Cant,
    Compare,
    Create,
    DevotionTo,
    Draw,
    EachOpponent,
    Exile,
    Gain,
    LoseTypes,
    OwnerOf,
    PayLife,
    Spell,
    Static,
    Target,
    TargetOf,
    Until,
    Verb,
    What,
    You,
)
from .keywords import DEATHTOUCH, INDESTRUCTIBLE, TRAMPLE
from .phrases import ONE_CREATURE, pay
from .printed import creature, instant
from .tokens import creature_token


def god(*colours: Colour, less_than: int) -> Static:
    """As long as your devotion to the colours is less than that, this isn't a creature."""
    return Static(
        (LoseTypes((CardType.CREATURE,)),),
        condition=Compare(DevotionTo(colours), "<", less_than),
    )


NYLEA_GOD_OF_THE_HUNT = creature(
    "Nylea, God of the Hunt",
    "狩猟の神、ナイレア",
    "{3}{G}",
    "God",
    "6/6",
    INDESTRUCTIBLE,
    god(Colour.GREEN, less_than=5),
    Static(
        (Gain((TRAMPLE,)),), affects=What(types=(CardType.CREATURE,), control="you", other=True)
    ),
    Activated(
        pay("{3}{G}"), (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(2, 2),)),), ONE_CREATURE
    ),
    also="Legendary Enchantment",
)

SNAKE = creature_token(Text("Snake", "蛇"), (Colour.BLACK, Colour.GREEN), "1/1", DEATHTOUCH)

PHARIKA_GOD_OF_AFFLICTION = creature(
    "Pharika, God of Affliction",
    "苦悶の神、ファリカ",
    "{1}{B}{G}",
    "God",
    "5/5",
    INDESTRUCTIBLE,
    god(Colour.BLACK, Colour.GREEN, less_than=7),
    Activated(
        pay("{B}{G}"),
        (Exile(TargetOf()), Create(SNAKE, who=OwnerOf(TargetOf()))),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),),
    ),
    also="Legendary Enchantment",
)

ASPECT_OF_HYDRA = instant(
    "Aspect of Hydra",
    "ハイドラの血",
    "{G}",
    Spell(
        (
            Until(
                Duration.END_OF_TURN,
                TargetOf(),
                (AddPT(DevotionTo((Colour.GREEN,)), DevotionTo((Colour.GREEN,))),),
            ),
        ),
        ONE_CREATURE,
    ),
)

EREBOS_GOD_OF_THE_DEAD = creature(
    "Erebos, God of the Dead",
    "死者の神、エレボス",
    "{3}{B}",
    "God",
    "5/7",
    INDESTRUCTIBLE,
    god(Colour.BLACK, less_than=5),
    Static((Cant(Verb.GAIN_LIFE, EachOpponent()),)),
    Activated(pay("{1}{B}", PayLife(2)), (Draw(You()),)),
    also="Legendary Enchantment",
)
