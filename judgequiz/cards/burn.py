"""Spells and abilities that deal damage or take life."""

from ..engine.kinds import CardType, Colour, Zone
from ..engine.vocabulary import (
    Activated,
    AnyTarget,
    Cant,
    CostsChange,
    DealDamage,
    Draw,
    EachOf,
    EachOpponent,
    EachPlayer,
    Enters,
    GainLife,
    If,
    LoseLife,
    Minus,
    NumberOf,
    Paid,
    QuotientOf,
    Scry,
    Spell,
    Static,
    Target,
    TargetOf,
    This,
    Triggered,
    Verb,
    What,
    X,
    You,
)
from .keywords import SPLIT_SECOND, TRAMPLE, kicker
from .phrases import ANY_TARGET, CREATURE, ONE_CREATURE, TAP, pay
from .printed import artifact, creature, instant, sorcery

CANT_BE_COUNTERED = Static((Cant(Verb.BE_COUNTERED, This()),), zone=Zone.STACK)

LIGHTNING_BOLT = instant(
    "Lightning Bolt", "稲妻", "{R}", Spell((DealDamage(3, TargetOf()),), ANY_TARGET)
)

SHOCK = instant("Shock", "ショック", "{R}", Spell((DealDamage(2, TargetOf()),), ANY_TARGET))

ZAP = instant("Zap", "加撃", "{2}{R}", Spell((DealDamage(1, TargetOf()), Draw(You())), ANY_TARGET))

MAGMA_JET = instant(
    "Magma Jet",
    "マグマの噴流",
    "{1}{R}",
    Spell((DealDamage(2, TargetOf()), Scry(You(), 2)), ANY_TARGET),
)

LIGHTNING_HELIX = instant(
    "Lightning Helix",
    "稲妻のらせん",
    "{R}{W}",
    Spell((DealDamage(3, TargetOf()), GainLife(You(), 3)), ANY_TARGET),
)

BLAZE = sorcery("Blaze", "猛火", "{X}{R}", Spell((DealDamage(X(), TargetOf()),), ANY_TARGET))

BURST_LIGHTNING = instant(
    "Burst Lightning",
    "噴出の稲妻",
    "{R}",
    kicker(pay("{4}")),
    Spell(
        (If(Paid("kicker"), (DealDamage(4, TargetOf()),), (DealDamage(2, TargetOf()),)),),
        ANY_TARGET,
    ),
)

FIREBALL = sorcery(
    "Fireball",
    "火の玉",
    "{X}{R}",
    Static((CostsChange(This(), Minus(NumberOf(TargetOf()), 1)),), zone=Zone.STACK),
    Spell(
        (DealDamage(QuotientOf(X(), NumberOf(TargetOf())), TargetOf()),),
        (Target(AnyTarget(), least=0, most=None),),
    ),
)

TWO_DAMAGE_DIVIDED = DealDamage(2, TargetOf(), divided=True)
ONE_OR_TWO_TARGETS = (Target(AnyTarget(), least=1, most=2, divided=2),)

ELECTROLYZE = instant(
    "Electrolyze",
    "電解",
    "{1}{U}{R}",
    Spell((TWO_DAMAGE_DIVIDED, Draw(You())), ONE_OR_TWO_TARGETS),
)

FORKED_BOLT = sorcery(
    "Forked Bolt", "二股の稲妻", "{R}", Spell((TWO_DAMAGE_DIVIDED,), ONE_OR_TWO_TARGETS)
)

ARC_LIGHTNING = sorcery(
    "Arc Lightning",
    "弧状の稲妻",
    "{2}{R}",
    Spell(
        (DealDamage(3, TargetOf(), divided=True),),
        (Target(AnyTarget(), least=1, most=3, divided=3),),
    ),
)

COMBUST = instant(
    "Combust",
    "焼却",
    "{1}{R}",
    CANT_BE_COUNTERED,
    Spell(
        (DealDamage(5, TargetOf(), preventable=False),),
        (Target(What(types=(CardType.CREATURE,), colours=(Colour.WHITE, Colour.BLUE))),),
    ),
)

PYROCLASM = sorcery("Pyroclasm", "紅蓮地獄", "{1}{R}", Spell((DealDamage(2, EachOf(CREATURE)),)))

VOLCANIC_FALLOUT = instant(
    "Volcanic Fallout",
    "火山の流弾",
    "{1}{R}{R}",
    CANT_BE_COUNTERED,
    Spell((DealDamage(2, EachOf(CREATURE)), DealDamage(2, EachPlayer()))),
)

ROD_OF_RUIN = artifact(
    "Rod of Ruin",
    "破滅のロッド",
    "{4}",
    Activated(pay("{3}", TAP), (DealDamage(1, TargetOf()),), ANY_TARGET),
)

PRODIGAL_SORCERER = creature(
    "Prodigal Sorcerer",
    "放蕩魔術師",
    "{2}{U}",
    "Human Wizard",
    "1/1",
    Activated(pay("", TAP), (DealDamage(1, TargetOf()),), ANY_TARGET),
)

FLAMETONGUE_KAVU = creature(
    "Flametongue Kavu",
    "火炎舌のカヴー",
    "{3}{R}",
    "Kavu",
    "4/2",
    Triggered(Enters(This()), (DealDamage(4, TargetOf()),), ONE_CREATURE),
)

SIEGE_RHINO = creature(
    "Siege Rhino",
    "包囲サイ",
    "{1}{W}{B}{G}",
    "Rhino",
    "4/5",
    TRAMPLE,
    Triggered(Enters(This()), (LoseLife(EachOpponent(), 3), GainLife(You(), 3))),
)

SUDDEN_SHOCK = instant(
    "Sudden Shock",
    "突然のショック",
    "{1}{R}",
    SPLIT_SECOND,
    Spell((DealDamage(2, TargetOf()),), ANY_TARGET),
)
