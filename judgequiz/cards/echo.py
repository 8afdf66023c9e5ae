"""Cards with echo (CR 702.30)."""

from ..engine.kinds import CardType, Colour, Zone
from ..engine.vocabulary import (
    Activated,
    AddPT,
    Create,
    DealDamage,
    Destroy,
    Dies,
    Draw,
    EitherOf,
    Enters,
    It,
    May,
    PutInto,
    Regenerate,
    Search,
    Shuffle,
    Static,
    Target,
    TargetOf,
    This,
    Triggered,
    What,
    You,
)
from .keywords import FLASH, FLYING, HASTE, echo, protection_from
from .phrases import (
    ANY_TARGET,
    BASIC_LAND_CARD,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_LAND,
    ONE_PLAYER_OR_PLANESWALKER,
    pay,
)
from .printed import creature
from .tokens import GOBLIN, SQUIRREL

KARMIC_GUIDE = creature(
    "Karmic Guide",
    "霊体の先達",
    "{3}{W}{W}",
    "Angel Spirit",
    "2/2",
    FLYING,
    *protection_from(Colour.BLACK),
    echo(pay("{3}{W}{W}")),
    Triggered(Enters(This()), (PutInto(TargetOf(), Zone.BATTLEFIELD),), ONE_CREATURE_CARD_OF_YOURS),
)

AVALANCHE_RIDERS = creature(
    "Avalanche Riders",
    "なだれ乗り",
    "{3}{R}",
    "Human Nomad",
    "2/2",
    HASTE,
    echo(pay("{3}{R}")),
    Triggered(Enters(This()), (Destroy(TargetOf()),), ONE_LAND),
)

MOGG_WAR_MARSHAL = creature(
    "Mogg War Marshal",
    "モグの戦争司令官",
    "{1}{R}",
    "Goblin Warrior",
    "1/1",
    echo(pay("{1}{R}")),
    Triggered(EitherOf((Enters(This()), Dies(This()))), (Create(GOBLIN),)),
)

GHITU_SLINGER = creature(
    "Ghitu Slinger",
    "ギトゥの投石戦士",
    "{2}{R}",
    "Human Nomad",
    "2/2",
    echo(pay("{2}{R}")),
    Triggered(Enters(This()), (DealDamage(2, TargetOf()),), ANY_TARGET),
)

KELDON_CHAMPION = creature(
    "Keldon Champion",
    "ケルドのチャンピオン",
    "{2}{R}{R}",
    "Human Barbarian",
    "3/2",
    HASTE,
    echo(pay("{2}{R}{R}")),
    Triggered(Enters(This()), (DealDamage(3, TargetOf()),), ONE_PLAYER_OR_PLANESWALKER),
)

MULTANIS_ACOLYTE = creature(
    "Multani's Acolyte",
    "ムルタニの見習い",
    "{G}{G}",
    "Elf",
    "2/1",
    echo(pay("{G}{G}")),
    Triggered(Enters(This()), (Draw(You()),)),
)

BONE_SHREDDER = creature(
    "Bone Shredder",
    "骨砕き",
    "{2}{B}",
    "Phyrexian Minion",
    "1/1",
    FLYING,
    echo(pay("{2}{B}")),
    Triggered(
        Enters(This()),
        (Destroy(TargetOf()),),
        (
            Target(
                What(
                    types=(CardType.CREATURE,),
                    not_types=(CardType.ARTIFACT,),
                    not_colours=(Colour.BLACK,),
                )
            ),
        ),
    ),
)

YAVIMAYA_GRANGER = creature(
    "Yavimaya Granger",
    "ヤヴィマヤの農夫",
    "{2}{G}",
    "Elf",
    "2/2",
    echo(pay("{2}{G}")),
    Triggered(
        Enters(This()),
        (
            May(
                (
                    Search(BASIC_LAND_CARD, reveal=False),
                    PutInto(It(), Zone.BATTLEFIELD, tapped=True),
                    Shuffle(You()),
                )
            ),
        ),
    ),
)

POUNCING_JAGUAR = creature(
    "Pouncing Jaguar", "飛びかかるジャガー", "{G}", "Cat", "2/2", echo(pay("{G}"))
)

ALBINO_TROLL = creature(
    "Albino Troll",
    "アルビノ・トロール",
    "{1}{G}",
    "Troll",
    "3/3",
    echo(pay("{1}{G}")),
    Activated(pay("{1}{G}"), (Regenerate(This()),)),
)

SIMIAN_GRUNTS = creature(
    "Simian Grunts", "うなる類人猿", "{2}{G}", "Ape", "3/4", FLASH, echo(pay("{2}{G}"))
)

DERANGED_HERMIT = creature(
    "Deranged Hermit",
    "錯乱した隠遁者",
    "{3}{G}{G}",
    "Elf",
    "1/1",
    echo(pay("{3}{G}{G}")),
    Triggered(Enters(This()), (Create(SQUIRREL, 4),)),
    Static((AddPT(1, 1),), affects=What(types=(CardType.CREATURE,), subtypes=("Squirrel",))),
)
