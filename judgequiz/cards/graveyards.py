"""Cards that empty graveyards or draw on them."""

from ..engine.kinds import CardType, Zone
from ..engine.vocabulary import (
    Activated,
    DealDamage,
    Draw,
    EachOf,
    Enters,
    Exile,
    ExileSome,
    ExileThis,
    ForEach,
    It,
    LoseLife,
    ManaValueOf,
    May,
    Pick,
    PutInto,
    SacrificeThis,
    Spell,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    What,
    You,
)
from .phrases import (
    ANY_TARGET,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_PLAYER,
    TAP,
    pay,
)
from .printed import artifact, creature, instant, sorcery

GRIM_LAVAMANCER = creature(
    "Grim Lavamancer",
    "渋面の溶岩使い",
    "{R}",
    "Human Wizard",
    "1/1",
    Activated(
        pay("{R}", TAP, ExileSome(What(zone=Zone.GRAVEYARD, owner="you"), 2)),
        (DealDamage(2, TargetOf()),),
        ANY_TARGET,
    ),
)

RAISE_DEAD = sorcery(
    "Raise Dead",
    "死者再生",
    "{B}",
    Spell((PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE_CARD_OF_YOURS),
)

DISENTOMB = sorcery(
    "Disentomb",
    "墓暴き",
    "{B}",
    Spell((PutInto(TargetOf(), Zone.HAND),), ONE_CREATURE_CARD_OF_YOURS),
)

GRAVEDIGGER = creature(
    "Gravedigger",
    "グレイブディガー",
    "{3}{B}",
    "Zombie",
    "2/2",
    Triggered(
        Enters(This()),
        (May((PutInto(TargetOf(), Zone.HAND),)),),
        ONE_CREATURE_CARD_OF_YOURS,
    ),
)

CREMATE = instant(
    "Cremate",
    "死体焼却",
    "{B}",
    Spell((Exile(TargetOf()), Draw(You())), (Target(What(zone=Zone.GRAVEYARD, card=True)),)),
)

THAT_GRAVEYARD = What(zone=Zone.GRAVEYARD, owner="that player")

TORMODS_CRYPT = artifact(
    "Tormod's Crypt",
    "トーモッドの墓所",
    "{0}",
    Activated(
        pay("", TAP, SacrificeThis()),
        (ForEach(TargetPlayer(), (Exile(EachOf(THAT_GRAVEYARD)),)),),
        ONE_PLAYER,
    ),
)

RELIC_OF_PROGENITUS = artifact(
    "Relic of Progenitus",
    "大祖始の遺産",
    "{1}",
    Activated(pay("", TAP), (Pick(TargetPlayer(), THAT_GRAVEYARD), Exile(It())), ONE_PLAYER),
    Activated(pay("{1}", ExileThis()), (Exile(EachOf(What(zone=Zone.GRAVEYARD))), Draw(You()))),
)

REANIMATE = sorcery(
    "Reanimate",
    "再活性",
    "{B}",
    Spell(
        (
            PutInto(TargetOf(), Zone.BATTLEFIELD, under=You()),
            LoseLife(You(), ManaValueOf(TargetOf())),
        ),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),),
    ),
)

PULL_FROM_ETERNITY = instant(
    "Pull from Eternity",
    "永遠からの引き抜き",
    "{W}",
    Spell((PutInto(TargetOf(), Zone.GRAVEYARD),), (Target(What(zone=Zone.EXILE, card=True)),)),
)
