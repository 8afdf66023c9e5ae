"""Cards with flashback or retrace (CR 702.34, 702.81), and cards that give flashback."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Choose,
    CountOf,
    Create,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    Enters,
    Gain,
    GainLife,
    LoseLife,
    PayLife,
    RevealHand,
    SacrificeSome,
    Spell,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import FLASH, RETRACE, flashback
from .phrases import (
    ANY_TARGET,
    CREATURE,
    INSTANTS_AND_SORCERIES,
    ONE_ARTIFACT,
    ONE_PLAYER,
    pay,
)
from .printed import creature, instant, sorcery
from .tokens import ELEPHANT, SPIRIT, WORM

CABAL_THERAPY = sorcery(
    "Cabal Therapy",
    "陰謀団式療法",
    "{B}",
    Spell(
        (
            Choose("name", what=What(not_types=(CardType.LAND,))),
            RevealHand(TargetPlayer()),
            Discard(TargetPlayer(), what=What(zone=Zone.HAND, name_chosen=True), every=True),
        ),
        ONE_PLAYER,
    ),
    flashback(
        pay("", SacrificeSome(CREATURE)),
        Text("Sacrifice a creature", "クリーチャー１体を生け贄に捧げる"),
    ),
)

THINK_TWICE = instant(
    "Think Twice", "熟慮", "{1}{U}", Spell((Draw(You()),)), flashback(pay("{2}{U}"))
)

DEEP_ANALYSIS = sorcery(
    "Deep Analysis",
    "綿密な分析",
    "{3}{U}",
    Spell((Draw(TargetPlayer(), 2),), ONE_PLAYER),
    flashback(
        pay("{1}{U}", PayLife(3)), Text("{1}{U}, Pay 3 life", "{1}{U}, ３点のライフを支払う")
    ),
)

FIREBOLT = sorcery(
    "Firebolt",
    "炎の稲妻",
    "{R}",
    Spell((DealDamage(2, TargetOf()),), ANY_TARGET),
    flashback(pay("{4}{R}")),
)

FAITHLESS_LOOTING = sorcery(
    "Faithless Looting",
    "信仰無き物あさり",
    "{R}",
    Spell((Draw(You(), 2), Discard(You(), 2))),
    flashback(pay("{2}{R}")),
)

ANCIENT_GRUDGE = instant(
    "Ancient Grudge",
    "古えの遺恨",
    "{1}{R}",
    Spell((Destroy(TargetOf()),), ONE_ARTIFACT),
    flashback(pay("{G}")),
)

CALL_OF_THE_HERD = sorcery(
    "Call of the Herd",
    "獣群の呼び声",
    "{2}{G}",
    Spell((Create(ELEPHANT),)),
    flashback(pay("{3}{G}")),
)

LINGERING_SOULS = sorcery(
    "Lingering Souls",
    "未練ある魂",
    "{2}{W}",
    Spell((Create(SPIRIT, 2),)),
    flashback(pay("{1}{B}")),
)

SNAPCASTER_MAGE = creature(
    "Snapcaster Mage",
    "瞬唱の魔道士",
    "{1}{U}",
    "Human Wizard",
    "2/1",
    FLASH,
    Triggered(
        Enters(This()),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((flashback(),)),)),),
        (Target(What(zone=Zone.GRAVEYARD, any_types=INSTANTS_AND_SORCERIES, owner="you")),),
    ),
)

FLAME_JAB = sorcery(
    "Flame Jab", "炎の突き", "{R}", Spell((DealDamage(1, TargetOf()),), ANY_TARGET), RETRACE
)

RAVENS_CRIME = sorcery(
    "Raven's Crime", "カラスの罪", "{B}", Spell((Discard(TargetPlayer()),), ONE_PLAYER), RETRACE
)

SYPHON_LIFE = sorcery(
    "Syphon Life",
    "吸命",
    "{1}{B}{B}",
    Spell((LoseLife(TargetPlayer(), 2), GainLife(You(), 2)), ONE_PLAYER),
    RETRACE,
)

LAND_CARDS_IN_YOUR_GRAVEYARD = What(zone=Zone.GRAVEYARD, types=(CardType.LAND,), owner="you")

WORM_HARVEST = sorcery(
    "Worm Harvest",
    "蟲の収穫",
    "{2}{B/G}{B/G}{B/G}",
    Spell((Create(WORM, CountOf(LAND_CARDS_IN_YOUR_GRAVEYARD)),)),
    RETRACE,
)
