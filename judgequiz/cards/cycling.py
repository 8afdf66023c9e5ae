"""Cards with cycling or typecycling (CR 702.29)."""

from ..engine.kinds import CardType, Duration, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AtBeginning,
    Cant,
    Counter,
    Create,
    Cycles,
    DealDamage,
    Delayed,
    Discards,
    Draws,
    EachOf,
    EachPlayer,
    EitherOf,
    Enters,
    Exile,
    Gain,
    GainLife,
    IsTurnOf,
    It,
    LoseLife,
    May,
    MayPay,
    PayLife,
    PutCounters,
    PutInto,
    Regenerate,
    Search,
    Shuffle,
    Spell,
    Static,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Untap,
    Until,
    Verb,
    What,
    You,
)
from .blink import UNDER_OWNERS_CONTROL
from .keywords import (
    FEAR,
    FLASH,
    FLYING,
    HASTE,
    REACH,
    VIGILANCE,
    basic_landcycling,
    cycling,
    landwalk,
    typecycling,
)
from .phrases import (
    ANY_TARGET,
    BASIC_LAND_CARD,
    ONE_CREATURE,
    ONE_PLAYER,
    ONE_SPELL,
    TAP,
    YOUR_CREATURE,
    pay,
)
from .printed import artifact, creature, enchantment, instant, sorcery
from .tokens import DRAKE

TWISTED_ABOMINATION = creature(
    "Twisted Abomination",
    "よじれた嫌悪者",
    "{5}{B}",
    "Zombie Mutant",
    "5/3",
    Activated(pay("{B}"), (Regenerate(This()),)),
    typecycling("Swamp", pay("{2}")),
)

ETERNAL_DRAGON = creature(
    "Eternal Dragon",
    "永遠のドラゴン",
    "{5}{W}{W}",
    "Dragon Spirit",
    "5/5",
    FLYING,
    Activated(
        pay("{3}{W}{W}"),
        (PutInto(This(), Zone.HAND),),
        zone=Zone.GRAVEYARD,
        only_if=IsTurnOf(You(), (Step.UPKEEP,)),
    ),
    typecycling("Plains", pay("{2}")),
)

NOBLE_TEMPLAR = creature(
    "Noble Templar",
    "気高き院僧",
    "{5}{W}",
    "Human Cleric Soldier",
    "3/6",
    VIGILANCE,
    typecycling("Plains", pay("{2}")),
)

SHORELINE_RANGER = creature(
    "Shoreline Ranger",
    "海辺のレインジャー",
    "{5}{U}",
    "Bird Soldier Ranger",
    "3/4",
    FLYING,
    typecycling("Island", pay("{2}")),
)

CHARTOOTH_COUGAR = creature(
    "Chartooth Cougar",
    "黒焦げ牙のクーガー",
    "{5}{R}",
    "Cat Beast",
    "4/4",
    Activated(pay("{R}"), (Until(Duration.END_OF_TURN, This(), (AddPT(1, 0),)),)),
    typecycling("Mountain", pay("{2}")),
)

WIREWOOD_GUARDIAN = creature(
    "Wirewood Guardian",
    "ワイアウッドの守護者",
    "{5}{G}{G}",
    "Elf Mutant",
    "6/6",
    typecycling("Forest", pay("{2}")),
)

BARKHIDE_MAULER = creature(
    "Barkhide Mauler", "樹皮革のやっかいもの", "{4}{G}", "Beast", "4/4", cycling(pay("{2}"))
)

STREET_WRAITH = creature(
    "Street Wraith",
    "通りの悪霊",
    "{3}{B}{B}",
    "Wraith",
    "3/4",
    landwalk("Swamp"),
    cycling(pay("", PayLife(2)), Text("Pay 2 life", "２点のライフを支払う")),
)

RENEWED_FAITH = instant(
    "Renewed Faith",
    "新たな信仰",
    "{2}{W}",
    Spell((GainLife(You(), 6),)),
    cycling(pay("{1}{W}")),
    Triggered(Cycles(You(), This()), (May((GainLife(You(), 2),)),), zone=Zone.HAND),
)

WINDCALLER_AVEN = creature(
    "Windcaller Aven",
    "風呼びのエイヴン",
    "{4}{U}{U}",
    "Bird Wizard",
    "4/3",
    FLYING,
    cycling(pay("{U}")),
    Triggered(
        Cycles(You(), This()),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((FLYING,)),)),),
        ONE_CREATURE,
        zone=Zone.HAND,
    ),
)

KROSAN_TUSKER = creature(
    "Krosan Tusker",
    "クローサの大牙獣",
    "{5}{G}{G}",
    "Boar Beast",
    "6/5",
    cycling(pay("{2}{G}")),
    Triggered(
        Cycles(You(), This()),
        (May((Search(BASIC_LAND_CARD), PutInto(It(), Zone.HAND), Shuffle(You()))),),
        zone=Zone.HAND,
    ),
)

ELVISH_ABERRATION = creature(
    "Elvish Aberration",
    "エルフの逸脱者",
    "{5}{G}",
    "Elf Mutant",
    "4/5",
    Activated(pay("", TAP), (AddMana("{G}{G}{G}"),)),
    typecycling("Forest", pay("{2}")),
)

IGNEOUS_POUNCER = creature(
    "Igneous Pouncer",
    "炎血の襲撃者",
    "{4}{B}{R}",
    "Elemental",
    "5/1",
    HASTE,
    typecycling("Swamp", pay("{2}")),
    typecycling("Mountain", pay("{2}")),
)

VALLEY_RANNET = creature(
    "Valley Rannet",
    "谷のラネット",
    "{4}{R}{G}",
    "Beast",
    "6/3",
    typecycling("Mountain", pay("{2}")),
    typecycling("Forest", pay("{2}")),
)

JHESSIAN_ZOMBIES = creature(
    "Jhessian Zombies",
    "ジェスのゾンビ",
    "{4}{U}{B}",
    "Zombie",
    "2/4",
    FEAR,
    typecycling("Island", pay("{2}")),
    typecycling("Swamp", pay("{2}")),
)

PALE_RECLUSE = creature(
    "Pale Recluse",
    "青ざめた出家蜘蛛",
    "{4}{G}{W}",
    "Spider",
    "4/5",
    REACH,
    typecycling("Forest", pay("{2}")),
    typecycling("Plains", pay("{2}")),
)

HOMING_SLIVER = creature(
    "Homing Sliver",
    "誘導スリヴァー",
    "{2}{R}",
    "Sliver",
    "2/2",
    Static(
        (Gain((typecycling("Sliver", pay("{3}")),)),),
        affects=What(zone=Zone.HAND, subtypes=("Sliver",)),
    ),
    typecycling("Sliver", pay("{3}")),
)

MUSCLE_SLIVER = creature(
    "Muscle Sliver",
    "筋肉スリヴァー",
    "{1}{G}",
    "Sliver",
    "1/1",
    Static((AddPT(1, 1),), affects=What(types=(CardType.CREATURE,), subtypes=("Sliver",))),
)

VEDALKEN_AETHERMAGE = creature(
    "Vedalken Aethermage",
    "ヴィダルケンの霊気魔道士",
    "{1}{U}",
    "Vedalken Wizard",
    "1/2",
    FLASH,
    Triggered(
        Enters(This()),
        (PutInto(TargetOf(), Zone.HAND),),
        (Target(What(subtypes=("Sliver",))),),
    ),
    typecycling("Wizard", pay("{3}")),
)

STEP_THROUGH = sorcery(
    "Step Through",
    "通り抜け",
    "{3}{U}{U}",
    Spell(
        (PutInto(TargetOf(), Zone.HAND),),
        (Target(What(types=(CardType.CREATURE,)), least=2, most=2),),
    ),
    typecycling("Wizard", pay("{2}")),
)

SYLVAN_BOUNTY = instant(
    "Sylvan Bounty",
    "森の報奨",
    "{5}{G}",
    Spell((GainLife(TargetPlayer(), 8),), ONE_PLAYER),
    basic_landcycling(pay("{1}{G}")),
)

ABSORB_VIS = sorcery(
    "Absorb Vis",
    "ヴィスの吸収",
    "{6}{B}",
    Spell((LoseLife(TargetPlayer(), 4), GainLife(You(), 4)), ONE_PLAYER),
    basic_landcycling(pay("{1}{B}")),
)

FIERY_FALL = instant(
    "Fiery Fall",
    "焦熱の落下",
    "{5}{R}",
    Spell((DealDamage(5, TargetOf()),), ONE_CREATURE),
    basic_landcycling(pay("{1}{R}")),
)

TRAUMATIC_VISIONS = instant(
    "Traumatic Visions",
    "衝撃的な幻視",
    "{3}{U}{U}",
    Spell((Counter(TargetOf()),), ONE_SPELL),
    basic_landcycling(pay("{1}{U}")),
)

GLEAM_OF_RESISTANCE = instant(
    "Gleam of Resistance",
    "抵抗の微光",
    "{4}{W}",
    Spell(
        (
            Until(Duration.END_OF_TURN, EachOf(YOUR_CREATURE), (AddPT(1, 2),)),
            Untap(EachOf(YOUR_CREATURE)),
        )
    ),
    basic_landcycling(pay("{1}{W}")),
)

# ---- what looks at cycling

ASTRAL_SLIDE = enchantment(
    "Astral Slide",
    "霊体の地滑り",
    "{2}{W}",
    Triggered(
        Cycles(EachPlayer()),
        (
            May(
                (
                    Exile(TargetOf()),
                    Delayed(AtBeginning(Step.END), (UNDER_OWNERS_CONTROL,), about=It()),
                )
            ),
        ),
        ONE_CREATURE,
    ),
)

LIGHTNING_RIFT = enchantment(
    "Lightning Rift",
    "稲妻の裂け目",
    "{1}{R}",
    Triggered(
        Cycles(EachPlayer()), (MayPay(pay("{1}"), (DealDamage(2, TargetOf()),)),), ANY_TARGET
    ),
)

DRAKE_HAVEN = enchantment(
    "Drake Haven",
    "ドレイクの安息地",
    "{2}{U}",
    Triggered(EitherOf((Cycles(You()), Discards(You()))), (MayPay(pay("{1}"), (Create(DRAKE),)),)),
)

STABILIZER = artifact("Stabilizer", "波停機", "{2}", Static((Cant(Verb.CYCLE, EachPlayer()),)))

LORESCALE_COATL = creature(
    "Lorescale Coatl",
    "知識鱗のコアトル",
    "{1}{G}{U}",
    "Snake",
    "2/2",
    Triggered(Draws(You()), (May((PutCounters(This(), "+1/+1"),)),)),
)
