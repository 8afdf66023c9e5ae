"""Cards that look at, empty or draw on graveyards: threshold, morbid (CR 207.2c), and the rest."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    Create,
    DealDamage,
    Draw,
    EachOf,
    EachOpponent,
    Enters,
    EntersWith,
    Exile,
    ExileSome,
    ExileThis,
    Exists,
    ForEach,
    GainLife,
    Happened,
    If,
    It,
    LoseLife,
    ManaValueOf,
    May,
    Pick,
    PutInto,
    SacrificeThis,
    Spell,
    Static,
    TapSome,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import SHROUD, TRAMPLE
from .phrases import (
    ANY_TARGET,
    CREATURE,
    INSTANTS_AND_SORCERIES,
    ONE_CREATURE,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_PLAYER,
    TAP,
    pay,
)
from .printed import artifact, creature, instant, land, sorcery
from .tokens import DEMON

THRESHOLD = Exists(What(zone=Zone.GRAVEYARD, owner="you"), 7)
MORBID = Happened("died", CREATURE)


def threshold(power: int, toughness: int) -> Static:
    """Threshold: this gets +N/+N as long as seven or more cards are in your graveyard."""
    return Static((AddPT(power, toughness),), condition=THRESHOLD, label="threshold")


WEREBEAR = creature(
    "Werebear",
    "熊人間",
    "{1}{G}",
    "Human Bear Druid",
    "1/1",
    Activated(pay("", TAP), (AddMana("{G}"),)),
    threshold(3, 3),
)

NIMBLE_MONGOOSE = creature(
    "Nimble Mongoose", "敏捷なマングース", "{G}", "Mongoose", "1/1", SHROUD, threshold(2, 2)
)

SPRINGING_TIGER = creature(
    "Springing Tiger", "飛びかかる虎", "{3}{G}", "Cat", "3/3", threshold(2, 2)
)

CABAL_PIT = land(
    "Cabal Pit",
    "陰謀団のピット",
    "Land",
    Activated(pay("", TAP), (AddMana("{B}"), DealDamage(1, You()))),
    Activated(
        pay("{B}", TAP, SacrificeThis()),
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-2, -2),)),),
        ONE_CREATURE,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

BARBARIAN_RING = land(
    "Barbarian Ring",
    "蛮族のリング",
    "Land",
    Activated(pay("", TAP), (AddMana("{R}"), DealDamage(1, You()))),
    Activated(
        pay("{R}", TAP, SacrificeThis()),
        (DealDamage(2, TargetOf()),),
        ANY_TARGET,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

TRAGIC_SLIP = instant(
    "Tragic Slip",
    "悲劇的な過ち",
    "{B}",
    Spell(
        (
            If(
                MORBID,
                (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-13, -13),)),),
                (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-1, -1),)),),
            ),
        ),
        ONE_CREATURE,
    ),
)

BRIMSTONE_VOLLEY = instant(
    "Brimstone Volley",
    "硫黄の流弾",
    "{2}{R}",
    Spell((If(MORBID, (DealDamage(5, TargetOf()),), (DealDamage(3, TargetOf()),)),), ANY_TARGET),
)

SKIRSDAG_HIGH_PRIEST = creature(
    "Skirsdag High Priest",
    "スカースダグの高僧",
    "{1}{B}",
    "Human Cleric",
    "1/2",
    Activated(pay("", TAP, TapSome(CREATURE, 2)), (Create(DEMON),), only_if=MORBID, label="morbid"),
)

HOLLOWHENGE_SCAVENGER = creature(
    "Hollowhenge Scavenger",
    "ホロウヘンジのゴミあさり",
    "{3}{G}{G}",
    "Elemental",
    "4/5",
    Triggered(Enters(This()), (GainLife(You(), 5),), condition=MORBID, label="morbid"),
)

MORKRUT_BANSHEE = creature(
    "Morkrut Banshee",
    "モークラットのバンシー",
    "{3}{B}{B}",
    "Spirit",
    "4/4",
    Triggered(
        Enters(This()),
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-4, -4),)),),
        ONE_CREATURE,
        MORBID,
        label="morbid",
    ),
)

FESTERHIDE_BOAR = creature(
    "Festerhide Boar",
    "ただれ皮の猪",
    "{3}{G}",
    "Boar",
    "3/3",
    TRAMPLE,
    Static((EntersWith(This(), "+1/+1", 2, MORBID),), label="morbid"),
)

CAGED_ZOMBIE = creature(
    "Caged Zombie",
    "檻の中のゾンビ",
    "{2}{B}",
    "Zombie",
    "2/3",
    Activated(pay("{1}{B}", TAP), (LoseLife(EachOpponent(), 2),), only_if=MORBID),
)

DEATHRITE_SHAMAN = creature(
    "Deathrite Shaman",
    "死儀礼のシャーマン",
    "{B/G}",
    "Elf Shaman",
    "1/2",
    Activated(
        pay("", TAP),
        (Exile(TargetOf()), AddMana(among="any")),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.LAND,))),),
    ),
    Activated(
        pay("{B}", TAP),
        (Exile(TargetOf()), LoseLife(EachOpponent(), 2)),
        (Target(What(zone=Zone.GRAVEYARD, any_types=INSTANTS_AND_SORCERIES)),),
    ),
    Activated(
        pay("{G}", TAP),
        (Exile(TargetOf()), GainLife(You(), 2)),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),),
    ),
)

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

STITCH_TOGETHER = sorcery(
    "Stitch Together",
    "縫合",
    "{B}{B}",
    Spell(
        (
            If(
                THRESHOLD,
                (PutInto(TargetOf(), Zone.BATTLEFIELD),),
                (PutInto(TargetOf(), Zone.HAND),),
            ),
        ),
        ONE_CREATURE_CARD_OF_YOURS,
    ),
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
