"""Auras and Equipment (CR 301.5, 303.4)."""

from ..engine.kinds import Zone
from ..engine.vocabulary import (
    AddPT,
    Attach,
    AttachedTo,
    Cant,
    ControlledBy,
    DamageThatMuch,
    DealsDamage,
    Enters,
    Gain,
    GainLife,
    PutInto,
    PutIntoGraveyard,
    Static,
    Target,
    TargetOf,
    This,
    Triggered,
    Verb,
    What,
    You,
)
from .keywords import (
    ENCHANT_CREATURE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
    equip,
)
from .phrases import ONE_CREATURE_OF_YOURS, pay
from .printed import aura, equipment

PACIFISM = aura(
    "Pacifism",
    "平和な心",
    "{1}{W}",
    ENCHANT_CREATURE,
    Static((Cant(Verb.ATTACK, AttachedTo()), Cant(Verb.BLOCK, AttachedTo()))),
)

HOLY_STRENGTH = aura(
    "Holy Strength",
    "聖なる力",
    "{W}",
    ENCHANT_CREATURE,
    Static((AddPT(1, 2),), affects=AttachedTo()),
)

CONTROL_MAGIC = aura(
    "Control Magic",
    "支配魔法",
    "{2}{U}{U}",
    ENCHANT_CREATURE,
    Static((ControlledBy(You()),), affects=AttachedTo()),
)

SPIRIT_LINK = aura(
    "Spirit Link",
    "魂の絆",
    "{W}",
    ENCHANT_CREATURE,
    Triggered(DealsDamage(AttachedTo()), (GainLife(You(), DamageThatMuch()),)),
)

RANCOR = aura(
    "Rancor",
    "怨恨",
    "{G}",
    ENCHANT_CREATURE,
    Static((AddPT(2, 0), Gain((TRAMPLE,))), affects=AttachedTo()),
    Triggered(PutIntoGraveyard(This(), Zone.BATTLEFIELD), (PutInto(This(), Zone.HAND),)),
)

MAUL_OF_THE_SKYCLAVES = equipment(
    "Maul of the Skyclaves",
    "スカイクレイブの大鎚",
    "{2}{W}",
    Triggered(Enters(This()), (Attach(This(), TargetOf()),), ONE_CREATURE_OF_YOURS),
    Static((AddPT(2, 2), Gain((FLYING, FIRST_STRIKE))), affects=AttachedTo()),
    equip(pay("{2}{W}{W}")),
)

SHINING_ARMOR = equipment(
    "Shining Armor",
    "輝く鎧",
    "{1}{W}",
    FLASH,
    Triggered(
        Enters(This()),
        (Attach(This(), TargetOf()),),
        (Target(What(subtypes=("Knight",), control="you")),),
    ),
    Static((AddPT(0, 2), Gain((VIGILANCE,))), affects=AttachedTo()),
    equip(pay("{3}")),
)

BONESPLITTER = equipment(
    "Bonesplitter",
    "骨断ちの矛槍",
    "{1}",
    Static((AddPT(2, 0),), affects=AttachedTo()),
    equip(pay("{1}")),
)

LIGHTNING_GREAVES = equipment(
    "Lightning Greaves",
    "稲妻のすね当て",
    "{2}",
    Static((Gain((HASTE, SHROUD)),), affects=AttachedTo()),
    equip(pay("{0}")),
)
