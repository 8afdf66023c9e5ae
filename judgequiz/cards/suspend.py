"""Cards with suspend (CR 702.62), and cards that give it or act on time counters in exile."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AnyTarget,
    Counter,
    CountersRemoved,
    CountOf,
    Create,
    DealDamage,
    Destroy,
    DoModes,
    Draw,
    EachOf,
    Enters,
    Gain,
    If,
    Is,
    IsSuspended,
    It,
    Mode,
    Not,
    PutCounters,
    PutInto,
    RemoveCounters,
    SacrificeSome,
    SacrificeThis,
    Search,
    SetPT,
    Shuffle,
    Spell,
    Static,
    Tap,
    Target,
    TargetOf,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import FIRST_STRIKE, FLYING, TRAMPLE, protection_from, suspend
from .phrases import (
    BASIC_LAND_CARD,
    ONE_ARTIFACT,
    ONE_CREATURE,
    ONE_PERMANENT,
    ONE_SPELL,
    TAP,
    pay,
)
from .printed import card, creature, face, instant, sorcery
from .shaping import YOUR_HAND
from .tokens import SOLDIER
from .vanishing import SUSPENDED

RIFT_BOLT = sorcery(
    "Rift Bolt",
    "裂け目の稲妻",
    "{2}{R}",
    Spell((DealDamage(3, TargetOf()),), (Target(AnyTarget()),)),
    suspend(1, pay("{R}")),
)

SEARCH_FOR_TOMORROW = sorcery(
    "Search for Tomorrow",
    "明日への探索",
    "{2}{G}",
    Spell((Search(BASIC_LAND_CARD), PutInto(It(), Zone.BATTLEFIELD), Shuffle(You()))),
    suspend(2, pay("{G}")),
)

PLUNDER = sorcery(
    "Plunder",
    "略取",
    "{4}{R}",
    Spell((Destroy(TargetOf()),), (Target(What(any_types=(CardType.ARTIFACT, CardType.LAND))),)),
    suspend(4, pay("{1}{R}")),
)

LOTUS_BLOOM = card(
    face(
        "Lotus Bloom",
        "睡蓮の花",
        None,
        "Artifact",
        suspend(3, pay("{0}")),
        Activated(pay("", TAP, SacrificeThis()), (AddMana(amount=3, among="any"),)),
    )
)

ERRANT_EPHEMERON = creature(
    "Errant Ephemeron",
    "遍歴のカゲロウ獣",
    "{6}{U}",
    "Illusion",
    "4/4",
    FLYING,
    suspend(4, pay("{1}{U}")),
)

DURKWOOD_BALOTH = creature(
    "Durkwood Baloth", "ダークウッドのベイロス", "{4}{G}{G}", "Beast", "5/5", suspend(5, pay("{G}"))
)

KELDON_HALBERDIER = creature(
    "Keldon Halberdier",
    "ケルドの矛槍兵",
    "{4}{R}",
    "Human Warrior",
    "4/1",
    FIRST_STRIKE,
    suspend(4, pay("{R}")),
)

DUSKRIDER_PEREGRINE = creature(
    "Duskrider Peregrine",
    "ダスクライダーの大隼",
    "{5}{W}",
    "Bird",
    "3/3",
    FLYING,
    *protection_from(Colour.BLACK),
    suspend(3, pay("{1}{W}")),
)

IVORY_GIANT = creature(
    "Ivory Giant",
    "象牙の巨人",
    "{5}{W}{W}",
    "Giant",
    "3/4",
    Triggered(
        Enters(This()),
        (Tap(EachOf(What(types=(CardType.CREATURE,), not_colours=(Colour.WHITE,)))),),
    ),
    suspend(5, pay("{W}")),
)

RIFTWING_CLOUDSKATE = creature(
    "Riftwing Cloudskate",
    "裂け目翼の雲間を泳ぐもの",
    "{3}{U}{U}",
    "Illusion",
    "2/2",
    FLYING,
    Triggered(Enters(This()), (PutInto(TargetOf(), Zone.HAND),), ONE_PERMANENT),
    suspend(3, pay("{1}{U}")),
)

COUNTER_GONE = CountersRemoved(This(), "time")

AEON_CHRONICLER = creature(
    "Aeon Chronicler",
    "永劫の年代史家",
    "{3}{U}{U}",
    "Avatar",
    "0/0",
    Static((SetPT(YOUR_HAND, YOUR_HAND),), defines=True),
    suspend(cost=pay("{X}{3}{U}")),
    Triggered(COUNTER_GONE, (Draw(You()),), zone=Zone.EXILE),
)

YOUR_SOLDIERS = CountOf(What(subtypes=("Soldier",), control="you"))

BENALISH_COMMANDER = creature(
    "Benalish Commander",
    "ベナリアの司令官",
    "{3}{W}",
    "Human Soldier",
    "0/0",
    Static((SetPT(YOUR_SOLDIERS, YOUR_SOLDIERS),), defines=True),
    suspend(cost=pay("{X}{W}{W}")),
    Triggered(COUNTER_GONE, (Create(SOLDIER),), zone=Zone.EXILE),
)

SACRIFICED_FOR_TIME = What(any_types=(CardType.ARTIFACT, CardType.CREATURE, CardType.LAND))

GREATER_GARGADON = creature(
    "Greater Gargadon",
    "大いなるガルガドン",
    "{9}{R}",
    "Beast",
    "9/7",
    suspend(10, pay("{R}")),
    Activated(
        pay("", SacrificeSome(SACRIFICED_FOR_TIME)),
        (RemoveCounters(This(), "time", 1),),
        zone=Zone.EXILE,
        only_if=IsSuspended(This()),
    ),
)

FURY_CHARM = instant(
    "Fury Charm",
    "憤怒の魔除け",
    "{1}{R}",
    Spell(
        (
            DoModes(
                (
                    Mode((Destroy(TargetOf()),), ONE_ARTIFACT),
                    Mode(
                        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(1, 1), Gain((TRAMPLE,)))),),
                        ONE_CREATURE,
                    ),
                    Mode(
                        (RemoveCounters(TargetOf(), "time", 2),),
                        (Target(What(any_of=(What(), SUSPENDED))),),
                    ),
                )
            ),
        )
    ),
)

DELAY = instant(
    "Delay",
    "遅延",
    "{1}{U}",
    Spell(
        (
            Counter(TargetOf(), to=Zone.EXILE),
            PutCounters(It(), "time", 3),
            If(
                Not(Is(It(), What(zone=Zone.EXILE, keyword="suspend"))),
                (Until(Duration.FOREVER, It(), (Gain((suspend(),)),)),),
            ),
        ),
        ONE_SPELL,
    ),
)
