"""Colourless mana, what makes it, and what cares (CR 105.2c, 106.12)."""

from ..engine.kinds import CardType, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AtBeginning,
    AttachedTo,
    Casts,
    DealDamage,
    Gain,
    GainLife,
    LoseAbilities,
    MillCards,
    ProducesInstead,
    Sacrifice,
    SacrificeSome,
    SetColours,
    SetTypes,
    Static,
    TapsForMana,
    This,
    Triggered,
    Unless,
    What,
    You,
)
from .keywords import TRAMPLE, VIGILANCE, enchant
from .phrases import CREATURE, LAND, PERMANENT, TAP, pay
from .printed import artifact, aura, creature, enchantment, land

COLOURLESS_CREATURE_OF_YOURS = What(types=(CardType.CREATURE,), colourless=True, control="you")
ADD_COLOURLESS = Activated(pay("", TAP), (AddMana("{C}"),))

FORSAKEN_MONUMENT = artifact(
    "Forsaken Monument",
    "見捨てられた碑",
    "{5}",
    Static((AddPT(2, 2),), affects=COLOURLESS_CREATURE_OF_YOURS),
    Triggered(TapsForMana(PERMANENT, You(), "C"), (AddMana("{C}"),)),
    Triggered(
        Casts(You(), What(zone=Zone.STACK, spell=True, colourless=True)), (GainLife(You(), 2),)
    ),
    also="Legendary",
)

ANCIENT_TOMB = land(
    "Ancient Tomb",
    "古えの墳墓",
    "Land",
    Activated(pay("", TAP), (AddMana("{C}{C}"), DealDamage(2, You()))),
)

WARDEN_OF_GEOMETRIES = creature(
    "Warden of Geometries",
    "形状の管理人",
    "{4}",
    "Eldrazi Drone",
    "2/3",
    VIGILANCE,
    ADD_COLOURLESS,
)

KOZILEKS_CHANNELER = creature(
    "Kozilek's Channeler",
    "コジレックの媒介者",
    "{5}",
    "Eldrazi",
    "4/4",
    Activated(pay("", TAP), (AddMana("{C}{C}"),)),
)

ELDRAZI_DEVASTATOR = creature(
    "Eldrazi Devastator", "エルドラージの壊滅させるもの", "{8}", "Eldrazi", "8/9", TRAMPLE
)

MILL_FOR_COLOURLESS = Activated(pay("", TAP, MillCards()), (AddMana("{C}"),))

DERANGED_ASSISTANT = creature(
    "Deranged Assistant", "錯乱した助手", "{1}{U}", "Human Wizard", "1/1", MILL_FOR_COLOURLESS
)

MILLIKIN = creature(
    "Millikin", "ミリキン人形", "{2}", "Construct", "0/1", MILL_FOR_COLOURLESS, also="Artifact"
)

CONTAMINATION = enchantment(
    "Contamination",
    "汚染",
    "{2}{B}",
    Triggered(
        AtBeginning(Step.UPKEEP, You()),
        (Unless(pay("", SacrificeSome(CREATURE)), (Sacrifice(This()),)),),
    ),
    Static((ProducesInstead(LAND, "{B}"),)),
)

IMPRISONED_IN_THE_MOON = aura(
    "Imprisoned in the Moon",
    "月への封印",
    "{2}{U}",
    enchant(
        What(any_types=(CardType.CREATURE, CardType.LAND, CardType.PLANESWALKER)),
        Text("creature, land, or planeswalker", "クリーチャーか土地かプレインズウォーカー"),
    ),
    Static(
        (
            SetTypes((CardType.LAND,)),
            SetColours(()),
            LoseAbilities(),
            Gain((ADD_COLOURLESS,)),
        ),
        affects=AttachedTo(),
    ),
)
