"""Cards with vanishing (CR 702.63), and cards that act on time counters."""

from ..engine.kinds import CardType, Zone
from ..engine.vocabulary import (
    Create,
    DealDamage,
    Dies,
    DoModes,
    EachOf,
    EitherOf,
    Enters,
    GainLife,
    HasCounters,
    It,
    Leaves,
    May,
    Mode,
    Not,
    PutCounters,
    PutInto,
    RemoveCounters,
    Search,
    Shuffle,
    Spell,
    Target,
    TargetOf,
    This,
    Triggered,
    What,
    You,
)
from .keywords import FLYING, SHROUD, vanishing
from .phrases import ONE_PLAYER_OR_PLANESWALKER
from .printed import creature, instant

CALCIDERM = creature("Calciderm", "カルシダーム", "{2}{W}{W}", "Beast", "5/5", SHROUD, vanishing(4))

NO_TIME_COUNTERS = Not(HasCounters(This(), "time"))

CHRONOZOA = creature(
    "Chronozoa",
    "クロノゾア",
    "{3}{U}",
    "Illusion",
    "3/3",
    FLYING,
    vanishing(3),
    Triggered(Dies(This()), (Create(count=2, copy_of=This()),), condition=NO_TIME_COUNTERS),
)

LOST_AURAMANCERS = creature(
    "Lost Auramancers",
    "迷えるオーラ術師",
    "{2}{W}{W}",
    "Human Wizard",
    "3/3",
    vanishing(3),
    Triggered(
        Dies(This()),
        (
            May(
                (
                    Search(What(zone=Zone.LIBRARY, types=(CardType.ENCHANTMENT,)), reveal=False),
                    PutInto(It(), Zone.BATTLEFIELD),
                    Shuffle(You()),
                )
            ),
        ),
        condition=NO_TIME_COUNTERS,
    ),
)

ENTERS_OR_LEAVES = EitherOf((Enters(This()), Leaves(This())))

AVEN_RIFTWATCHER = creature(
    "Aven Riftwatcher",
    "エイヴンの裂け目追い",
    "{2}{W}",
    "Bird Rebel Soldier",
    "2/3",
    FLYING,
    vanishing(3),
    Triggered(ENTERS_OR_LEAVES, (GainLife(You(), 2),)),
)

ANOTHER_CREATURE_CARD = (
    Target(What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner="you", other=True)),
)

DEADWOOD_TREEFOLK = creature(
    "Deadwood Treefolk",
    "デッドウッドのツリーフォーク",
    "{5}{G}",
    "Treefolk",
    "3/6",
    vanishing(3),
    Triggered(ENTERS_OR_LEAVES, (PutInto(TargetOf(), Zone.HAND),), ANOTHER_CREATURE_CARD),
)

KELDON_MARAUDERS = creature(
    "Keldon Marauders",
    "ケルドの匪賊",
    "{1}{R}",
    "Human Warrior",
    "3/3",
    vanishing(2),
    Triggered(ENTERS_OR_LEAVES, (DealDamage(1, TargetOf()),), ONE_PLAYER_OR_PLANESWALKER),
)

SUSPENDED = What(zone=Zone.EXILE, keyword="suspend", counter="time")

DUST_OF_MOMENTS = instant(
    "Dust of Moments",
    "瞬間の塵",
    "{2}{W}",
    Spell(
        (
            DoModes(
                (
                    Mode((RemoveCounters(EachOf(What(any_of=(What(), SUSPENDED))), "time", 2),)),
                    Mode(
                        (
                            PutCounters(
                                EachOf(What(any_of=(What(counter="time"), SUSPENDED))), "time", 2
                            ),
                        )
                    ),
                )
            ),
        )
    ),
)
