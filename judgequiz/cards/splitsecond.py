"""Cards with split second (CR 702.61); others are with what they do."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.vocabulary import (
    AddPT,
    Cant,
    Counter,
    DealDamage,
    Did,
    EachOf,
    EachPlayer,
    Gain,
    If,
    Paid,
    PutInto,
    SourceOf,
    Spell,
    StackWhat,
    Static,
    Target,
    TargetOf,
    Until,
    Verb,
    What,
    X,
)
from .keywords import SHROUD, SPLIT_SECOND, kicker
from .phrases import ONE_CREATURE, ONE_PERMANENT, pay
from .printed import instant, sorcery

TRICKBIND = instant(
    "Trickbind",
    "計略縛り",
    "{1}{U}",
    SPLIT_SECOND,
    Spell(
        (
            Counter(TargetOf()),
            If(
                Did(),
                (
                    Until(
                        Duration.END_OF_TURN,
                        EachOf(What(exactly=SourceOf(TargetOf()))),
                        (Cant(Verb.BE_ACTIVATED),),
                    ),
                ),
            ),
        ),
        (Target(StackWhat(("activated", "triggered"))),),
    ),
)

MOLTEN_DISASTER = sorcery(
    "Molten Disaster",
    "溶鉄の災難",
    "{X}{R}{R}",
    kicker(pay("{R}")),
    Static((Gain((SPLIT_SECOND,)),), zone=Zone.STACK, condition=Paid("kicker")),
    Spell(
        (
            DealDamage(X(), EachOf(What(types=(CardType.CREATURE,), without="flying"))),
            DealDamage(X(), EachPlayer()),
        )
    ),
)

SUDDEN_DEATH = instant(
    "Sudden Death",
    "突然の死",
    "{1}{B}{B}",
    SPLIT_SECOND,
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-4, -4),)),), ONE_CREATURE),
)

WIPE_AWAY = instant(
    "Wipe Away",
    "拭い捨て",
    "{1}{U}{U}",
    SPLIT_SECOND,
    Spell((PutInto(TargetOf(), Zone.HAND),), ONE_PERMANENT),
)

STONEWOOD_INVOCATION = instant(
    "Stonewood Invocation",
    "岩石樹の祈り",
    "{3}{G}",
    SPLIT_SECOND,
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(5, 5), Gain((SHROUD,)))),), ONE_CREATURE),
)
