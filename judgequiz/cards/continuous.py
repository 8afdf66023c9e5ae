"""Permanents whose static abilities change characteristics (CR 613)."""

from ..engine.kinds import CardType, Step, Zone
from ..engine.vocabulary import (
    AddPT,
    AddTypes,
    AtBeginning,
    Draw,
    Enters,
    Gain,
    Itself,
    LoseAbilities,
    ManaValueOf,
    MoveInstead,
    Sacrifice,
    SetPT,
    Static,
    This,
    Triggered,
    What,
    You,
)
from .keywords import ENCHANT_CREATURE, FLASH, HEXPROOF, landwalk
from .phrases import CREATURE, YOUR_CREATURE
from .printed import aura, creature, enchantment

HUMILITY = enchantment(
    "Humility", "謙虚", "{2}{W}{W}", Static((LoseAbilities(), SetPT(1, 1)), affects=CREATURE)
)

OPALESCENCE = enchantment(
    "Opalescence",
    "オパール色の輝き",
    "{2}{W}{W}",
    Static(
        (
            AddTypes((CardType.CREATURE,)),
            SetPT(ManaValueOf(Itself()), ManaValueOf(Itself())),
        ),
        affects=What(types=(CardType.ENCHANTMENT,), not_subtypes=("Aura",), other=True),
    ),
)

GLORIOUS_ANTHEM = enchantment(
    "Glorious Anthem",
    "栄光の頌歌",
    "{1}{W}{W}",
    Static((AddPT(1, 1),), affects=YOUR_CREATURE),
)

GOBLIN_KING = creature(
    "Goblin King",
    "ゴブリンの王",
    "{1}{R}{R}",
    "Goblin",
    "2/2",
    Static(
        (AddPT(1, 1), Gain((landwalk("Mountain"),))),
        affects=What(subtypes=("Goblin",), other=True),
    ),
)

ELVISH_CHAMPION = creature(
    "Elvish Champion",
    "エルフのチャンピオン",
    "{1}{G}{G}",
    "Elf",
    "2/2",
    Static(
        (AddPT(1, 1), Gain((landwalk("Forest"),))),
        affects=What(types=(CardType.CREATURE,), subtypes=("Elf",), other=True),
    ),
)

LEONIN_ABUNAS = creature(
    "Leonin Abunas",
    "レオニンの高僧",
    "{3}{W}",
    "Cat Cleric",
    "2/5",
    Static((Gain((HEXPROOF,)),), affects=What(types=(CardType.ARTIFACT,), control="you")),
)

YIXLID_JAILER = creature(
    "Yixlid Jailer",
    "イクスリッドの看守",
    "{1}{B}",
    "Zombie Wizard",
    "2/1",
    Static((LoseAbilities(),), affects=What(zone=Zone.GRAVEYARD, card=True)),
)

ENCHANTED_CREATURE_OF_YOURS = What(types=(CardType.CREATURE,), control="you", enchanted=True)

NECROMANCERS_MAGEMARK = aura(
    "Necromancer's Magemark",
    "屍術師の魔法印",
    "{2}{B}",
    ENCHANT_CREATURE,
    Static((AddPT(1, 1),), affects=ENCHANTED_CREATURE_OF_YOURS),
    Static(
        (
            MoveInstead(
                ENCHANTED_CREATURE_OF_YOURS,
                Zone.GRAVEYARD,
                Zone.HAND,
                origin=Zone.BATTLEFIELD,
            ),
        )
    ),
)

DRESS_DOWN = enchantment(
    "Dress Down",
    "激しい叱責",
    "{1}{U}",
    FLASH,
    Triggered(Enters(This()), (Draw(You()),)),
    Static((LoseAbilities(),), affects=CREATURE),
    Triggered(AtBeginning(Step.END), (Sacrifice(This()),)),
)
