"""Cards with hybrid and Phyrexian mana symbols (CR 107.4e-f)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    Compared,
    Counter,
    CountOf,
    Create,
    DealDamage,
    Exile,
    Gain,
    It,
    PutInto,
    Search,
    Shuffle,
    Spell,
    StackWhat,
    Tap,
    Target,
    TargetOf,
    Until,
    What,
    You,
)
from .keywords import (
    DEFENDER,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    HEXPROOF,
    RETRACE,
    VIGILANCE,
)
from .phrases import ANY_TARGET, ONE_CREATURE, pay
from .printed import creature, instant, sorcery
from .tokens import SPIRIT, creature_token

SLIPPERY_BOGLE = creature("Slippery Bogle", "ぬめるボーグル", "{G/U}", "Beast", "1/1", HEXPROOF)

WILT_LEAF_CAVALIERS = creature(
    "Wilt-Leaf Cavaliers", "萎れ葉の騎兵", "{G/W}{G/W}{G/W}", "Elf Knight", "3/4", VIGILANCE
)

PLUMEVEIL = creature(
    "Plumeveil", "羽毛覆い", "{W/U}{W/U}{W/U}", "Elemental", "4/4", FLASH, DEFENDER, FLYING
)

BOROS_GUILDMAGE = creature(
    "Boros Guildmage",
    "ボロスのギルド魔道士",
    "{R/W}{R/W}",
    "Human Wizard",
    "2/2",
    Activated(
        pay("{1}{R}"),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((HASTE,)),)),),
        ONE_CREATURE,
    ),
    Activated(
        pay("{1}{W}"),
        (Until(Duration.END_OF_TURN, TargetOf(), (Gain((FIRST_STRIKE,)),)),),
        ONE_CREATURE,
    ),
)

AZORIUS_GUILDMAGE = creature(
    "Azorius Guildmage",
    "アゾリウスのギルド魔道士",
    "{W/U}{W/U}",
    "Vedalken Wizard",
    "2/2",
    Activated(pay("{2}{W}"), (Tap(TargetOf()),), ONE_CREATURE),
    Activated(pay("{2}{U}"), (Counter(TargetOf()),), (Target(StackWhat(("activated",))),)),
)

UNMAKE = instant("Unmake", "損ない", "{W/B}{W/B}{W/B}", Spell((Exile(TargetOf()),), ONE_CREATURE))

SPITTING_IMAGE = sorcery(
    "Spitting Image",
    "瓜二つ",
    "{4}{G/U}{G/U}",
    Spell((Create(copy_of=TargetOf()),), ONE_CREATURE),
    RETRACE,
)

ELEMENTAL = creature_token(
    Text("Elemental", "エレメンタル"), (Colour.BLUE, Colour.RED), "5/5", FLYING
)

CALL_THE_SKYBREAKER = sorcery(
    "Call the Skybreaker", "空砕きの呼び声", "{5}{U/R}{U/R}", Spell((Create(ELEMENTAL),)), RETRACE
)

FLAME_JAVELIN = instant(
    "Flame Javelin",
    "炎の投げ槍",
    "{2/R}{2/R}{2/R}",
    Spell((DealDamage(4, TargetOf()),), ANY_TARGET),
)

SPECTRAL_PROCESSION = sorcery(
    "Spectral Procession", "幽体の行列", "{2/W}{2/W}{2/W}", Spell((Create(SPIRIT, 3),))
)

YOUR_LANDS = What(types=(CardType.LAND,), control="you")

BESEECH_THE_QUEEN = sorcery(
    "Beseech the Queen",
    "女王への懇願",
    "{2/B}{2/B}{2/B}",
    Spell(
        (
            Search(What(zone=Zone.LIBRARY, mana_value=Compared("<=", CountOf(YOUR_LANDS)))),
            PutInto(It(), Zone.HAND),
            Shuffle(You()),
        )
    ),
)

GUT_SHOT = instant(
    "Gut Shot", "はらわた撃ち", "{R/P}", Spell((DealDamage(1, TargetOf()),), ANY_TARGET)
)

DISMEMBER = instant(
    "Dismember",
    "四肢切断",
    "{1}{B/P}{B/P}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-5, -5),)),), ONE_CREATURE),
)
