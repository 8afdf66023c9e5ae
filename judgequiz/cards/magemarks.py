"""Auras that help every enchanted creature of their controller."""

from ..engine.kinds import CardType
from ..engine.vocabulary import (
    AddPT,
    Cant,
    Gain,
    Static,
    Verb,
    What,
)
from .guild_keywords import ENCHANTED_CREATURE_OF_YOURS
from .keywords import ENCHANT_CREATURE, FIRST_STRIKE, FLASH
from .printed import aura

BONUS = Static((AddPT(1, 1),), affects=ENCHANTED_CREATURE_OF_YOURS)

FENCERS_MAGEMARK = aura(
    "Fencer's Magemark",
    "剣士の魔法印",
    "{2}{R}",
    ENCHANT_CREATURE,
    Static((AddPT(1, 1), Gain((FIRST_STRIKE,))), affects=ENCHANTED_CREATURE_OF_YOURS),
)

GUARDIANS_MAGEMARK = aura(
    "Guardian's Magemark", "守護者の魔法印", "{2}{W}", FLASH, ENCHANT_CREATURE, BONUS
)

INFILTRATORS_MAGEMARK = aura(
    "Infiltrator's Magemark",
    "浸透者の魔法印",
    "{2}{U}",
    ENCHANT_CREATURE,
    BONUS,
    Static(
        (
            Cant(
                Verb.BE_BLOCKED,
                ENCHANTED_CREATURE_OF_YOURS,
                What(types=(CardType.CREATURE,), without="defender"),
            ),
        )
    ),
)
