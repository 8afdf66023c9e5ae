"""Cards that exile a permanent and return it as a new object (CR 400.7)."""

from ..engine.kinds import Step, Zone
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    ControllerOf,
    Delayed,
    Enters,
    Exile,
    It,
    OwnerOf,
    PutInto,
    Spell,
    Target,
    TargetOf,
    This,
    Triggered,
    Unless,
    What,
    You,
)
from .keywords import FLYING, REBOUND, flashback
from .phrases import ONE_CREATURE, ONE_CREATURE_OF_YOURS, ONE_PERMANENT, TAP, pay
from .printed import artifact, creature, instant, sorcery

UNDER_OWNERS_CONTROL = PutInto(It(), Zone.BATTLEFIELD, under=OwnerOf(It()))

CLOUDSHIFT = instant(
    "Cloudshift",
    "雲隠れ",
    "{W}",
    Spell((Exile(TargetOf()), PutInto(It(), Zone.BATTLEFIELD, under=You())), ONE_CREATURE_OF_YOURS),
)

FLICKER = sorcery(
    "Flicker",
    "ちらつき",
    "{1}{W}",
    Spell((Exile(TargetOf()), UNDER_OWNERS_CONTROL), (Target(What(token=False)),)),
)

EPHEMERATE = instant(
    "Ephemerate",
    "儚い存在",
    "{W}",
    Spell((Exile(TargetOf()), UNDER_OWNERS_CONTROL), ONE_CREATURE_OF_YOURS),
    REBOUND,
)

MOMENTARY_BLINK = instant(
    "Momentary Blink",
    "一瞬の瞬き",
    "{1}{W}",
    Spell((Exile(TargetOf()), UNDER_OWNERS_CONTROL), ONE_CREATURE_OF_YOURS),
    flashback(pay("{3}{U}")),
)

FLICKERWISP = creature(
    "Flickerwisp",
    "ちらつき鬼火",
    "{1}{W}{W}",
    "Elemental",
    "3/1",
    FLYING,
    Triggered(
        Enters(This()),
        (Exile(TargetOf()), Delayed(AtBeginning(Step.END), (UNDER_OWNERS_CONTROL,), about=It())),
        (Target(What(other=True)),),
    ),
)

UNSUMMON = instant(
    "Unsummon", "送還", "{U}", Spell((PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE)
)

BOOMERANG = instant(
    "Boomerang", "ブーメラン", "{U}{U}", Spell((PutInto(TargetOf(), Zone.HAND),), ONE_PERMANENT)
)

MAN_O_WAR = creature(
    "Man-o'-War",
    "大クラゲ",
    "{2}{U}",
    "Jellyfish",
    "2/2",
    Triggered(Enters(This()), (PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE),
)

CRYSTAL_SHARD_RETURN = Unless(
    pay("{1}"), (PutInto(TargetOf(), Zone.HAND),), who=ControllerOf(TargetOf())
)

CRYSTAL_SHARD = artifact(
    "Crystal Shard",
    "水晶の破片",
    "{3}",
    Activated(pay("{3}", TAP), (CRYSTAL_SHARD_RETURN,), ONE_CREATURE),
    Activated(pay("{U}", TAP), (CRYSTAL_SHARD_RETURN,), ONE_CREATURE),
)
