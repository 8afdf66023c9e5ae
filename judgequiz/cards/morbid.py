"""Cards with morbid (CR 207.2c), and others that look for a creature that died this turn."""

from ..engine.kinds import CardType, Colour, Duration, Step
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    AtBeginning,
    Create,
    DealDamage,
    Destroy,
    EachOpponent,
    Enters,
    EntersWith,
    GainLife,
    Happened,
    If,
    LoseLife,
    PutCounters,
    Spell,
    Static,
    TapSome,
    Target,
    TargetOf,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import FLYING, REACH, TRAMPLE
from .phrases import ANY_TARGET, CREATURE, ONE_CREATURE, TAP, pay
from .printed import creature, instant
from .tokens import DEMON, creature_token

MORBID = Happened("died", CREATURE)


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

SOMBERWALD_SPIDER = creature(
    "Somberwald Spider",
    "ソンバーワルドの蜘蛛",
    "{4}{G}",
    "Spider",
    "2/4",
    REACH,
    Static((EntersWith(This(), "+1/+1", 2, MORBID),), label="morbid"),
)

GRAVETILLER_WURM = creature(
    "Gravetiller Wurm",
    "墓耕しのワーム",
    "{5}{G}",
    "Wurm",
    "4/4",
    TRAMPLE,
    Static((EntersWith(This(), "+1/+1", 4, MORBID),), label="morbid"),
)

ULVENWALD_BEAR = creature(
    "Ulvenwald Bear",
    "ウルヴェンワルドの熊",
    "{2}{G}",
    "Bear",
    "2/2",
    Triggered(
        Enters(This()),
        (PutCounters(TargetOf(), "+1/+1", 2),),
        ONE_CREATURE,
        MORBID,
        label="morbid",
    ),
)

ZOMBIE = creature_token(Text("Zombie", "ゾンビ"), (Colour.BLACK,), "2/2")

WAKEDANCER = creature(
    "Wakedancer",
    "覚醒舞い",
    "{2}{B}",
    "Human Shaman",
    "2/2",
    Triggered(Enters(This()), (Create(ZOMBIE),), condition=MORBID, label="morbid"),
)

REAPER_FROM_THE_ABYSS = creature(
    "Reaper from the Abyss",
    "深淵からの魂刈り",
    "{3}{B}{B}{B}",
    "Demon",
    "6/6",
    FLYING,
    Triggered(
        AtBeginning(Step.END),
        (Destroy(TargetOf()),),
        (Target(What(types=(CardType.CREATURE,), not_subtypes=("Demon",))),),
        MORBID,
        label="morbid",
    ),
)

HUNGER_OF_THE_HOWLPACK = instant(
    "Hunger of the Howlpack",
    "吠え群れの飢え",
    "{G}",
    Spell(
        (
            If(
                MORBID,
                (PutCounters(TargetOf(), "+1/+1", 3),),
                (PutCounters(TargetOf(), "+1/+1", 1),),
            ),
        ),
        ONE_CREATURE,
    ),
)

LIFE_GOES_ON = instant(
    "Life Goes On",
    "人生は続く",
    "{G}",
    Spell((If(MORBID, (GainLife(You(), 8),), (GainLife(You(), 4),)),)),
)
