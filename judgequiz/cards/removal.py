"""Spells and abilities that destroy, exile, shrink or hold creatures and other permanents."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.vocabulary import (
    AddPT,
    Compared,
    ControllerOf,
    Create,
    Destroy,
    Dies,
    EachOf,
    Enters,
    Exile,
    ExiledWith,
    GainLife,
    It,
    Leaves,
    LoseLife,
    May,
    OwnerOf,
    Paid,
    PowerOf,
    PutInto,
    SacrificeAny,
    SacrificeSome,
    Search,
    Shuffle,
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
from .burn import CANT_BE_COUNTERED
from .keywords import FIRST_STRIKE, FLYING, SPLIT_SECOND, kicker
from .phrases import (
    BASIC_LAND_CARD,
    CREATURE,
    ONE_ARTIFACT,
    ONE_ARTIFACT_OR_ENCHANTMENT,
    ONE_CREATURE,
    ONE_PERMANENT,
    ONE_PLAYER,
    pay,
)
from .printed import creature, enchantment, instant, sorcery
from .tokens import BEAST

NONBLACK_CREATURE = What(types=(CardType.CREATURE,), not_colours=(Colour.BLACK,))
NONARTIFACT_NONBLACK_CREATURE = What(
    types=(CardType.CREATURE,),
    not_types=(CardType.ARTIFACT,),
    not_colours=(Colour.BLACK,),
)

DOOM_BLADE = instant(
    "Doom Blade", "破滅の刃", "{1}{B}", Spell((Destroy(TargetOf()),), (Target(NONBLACK_CREATURE),))
)

TERROR = instant(
    "Terror",
    "恐怖",
    "{1}{B}",
    Spell((Destroy(TargetOf(), regenerates=False),), (Target(NONARTIFACT_NONBLACK_CREATURE),)),
)

MURDER = instant("Murder", "殺害", "{1}{B}{B}", Spell((Destroy(TargetOf()),), ONE_CREATURE))

TERMINATE = instant(
    "Terminate", "終止", "{B}{R}", Spell((Destroy(TargetOf(), regenerates=False),), ONE_CREATURE)
)

ABRUPT_DECAY = instant(
    "Abrupt Decay",
    "突然の衰微",
    "{B}{G}",
    CANT_BE_COUNTERED,
    Spell(
        (Destroy(TargetOf()),),
        (Target(What(not_types=(CardType.LAND,), mana_value=Compared("<=", 3))),),
    ),
)

RECKLESS_SPITE = instant(
    "Reckless Spite",
    "無謀な悪意",
    "{1}{B}{B}",
    Spell((Destroy(TargetOf()), LoseLife(You(), 5)), (Target(NONBLACK_CREATURE, least=2, most=2),)),
)

HEX = sorcery(
    "Hex", "呪詛", "{4}{B}{B}", Spell((Destroy(TargetOf()),), (Target(CREATURE, least=6, most=6),))
)

DECIMATE = sorcery(
    "Decimate",
    "大量破壊",
    "{2}{R}{G}",
    Spell(
        (Destroy(TargetOf(0)), Destroy(TargetOf(1)), Destroy(TargetOf(2)), Destroy(TargetOf(3))),
        tuple(
            Target(What(types=(kind,)))
            for kind in (
                CardType.ARTIFACT,
                CardType.CREATURE,
                CardType.ENCHANTMENT,
                CardType.LAND,
            )
        ),
    ),
)

BEAST_WITHIN = instant(
    "Beast Within",
    "内にいる獣",
    "{2}{G}",
    Spell((Destroy(TargetOf()), Create(BEAST, who=ControllerOf(TargetOf()))), ONE_PERMANENT),
)

VINDICATE = sorcery(
    "Vindicate", "名誉回復", "{1}{W}{B}", Spell((Destroy(TargetOf()),), ONE_PERMANENT)
)

SHATTER = instant("Shatter", "粉砕", "{1}{R}", Spell((Destroy(TargetOf()),), ONE_ARTIFACT))

DISENCHANT = instant(
    "Disenchant", "解呪", "{1}{W}", Spell((Destroy(TargetOf()),), ONE_ARTIFACT_OR_ENCHANTMENT)
)

NATURALIZE = instant(
    "Naturalize", "帰化", "{1}{G}", Spell((Destroy(TargetOf()),), ONE_ARTIFACT_OR_ENCHANTMENT)
)

WRATH_OF_GOD = sorcery(
    "Wrath of God",
    "神の怒り",
    "{2}{W}{W}",
    Spell((Destroy(EachOf(CREATURE), regenerates=False),)),
)

DAY_OF_JUDGMENT = sorcery(
    "Day of Judgment", "審判の日", "{2}{W}{W}", Spell((Destroy(EachOf(CREATURE)),))
)

SWORDS_TO_PLOWSHARES = instant(
    "Swords to Plowshares",
    "剣を鍬に",
    "{W}",
    Spell(
        (Exile(TargetOf()), GainLife(ControllerOf(TargetOf()), PowerOf(TargetOf()))), ONE_CREATURE
    ),
)

PATH_TO_EXILE = instant(
    "Path to Exile",
    "流刑への道",
    "{W}",
    Spell(
        (
            Exile(TargetOf()),
            May(
                (
                    Search(BASIC_LAND_CARD, who=ControllerOf(TargetOf()), reveal=False),
                    PutInto(It(), Zone.BATTLEFIELD, tapped=True),
                    Shuffle(ControllerOf(TargetOf())),
                ),
                who=ControllerOf(TargetOf()),
            ),
        ),
        ONE_CREATURE,
    ),
)

RETURN_THE_EXILED = Triggered(
    Leaves(This()),
    (PutInto(ExiledWith("a"), Zone.BATTLEFIELD, under=OwnerOf(ExiledWith("a"))),),
)

FIEND_HUNTER = creature(
    "Fiend Hunter",
    "悪鬼の狩人",
    "{1}{W}{W}",
    "Human Cleric",
    "1/3",
    Triggered(
        Enters(This()),
        (May((Exile(TargetOf(), pair="a"),)),),
        (Target(What(types=(CardType.CREATURE,), other=True)),),
    ),
    RETURN_THE_EXILED,
)

OBLIVION_RING = enchantment(
    "Oblivion Ring",
    "忘却の輪",
    "{2}{W}",
    Triggered(
        Enters(This()),
        (Exile(TargetOf(), pair="a"),),
        (Target(What(not_types=(CardType.LAND,), other=True)),),
    ),
    RETURN_THE_EXILED,
)

DIABOLIC_EDICT = instant(
    "Diabolic Edict",
    "悪魔の布告",
    "{1}{B}",
    Spell((SacrificeAny(TargetPlayer(), CREATURE),), ONE_PLAYER),
)

NEKRATAAL = creature(
    "Nekrataal",
    "ネクラタル",
    "{2}{B}{B}",
    "Human Assassin",
    "2/1",
    FIRST_STRIKE,
    Triggered(
        Enters(This()),
        (Destroy(TargetOf(), regenerates=False),),
        (Target(NONARTIFACT_NONBLACK_CREATURE),),
    ),
)

HAVOC_DEMON = creature(
    "Havoc Demon",
    "大荒れの悪魔",
    "{5}{B}{B}",
    "Demon",
    "5/5",
    FLYING,
    Triggered(Dies(This()), (Until(Duration.END_OF_TURN, EachOf(CREATURE), (AddPT(-5, -5),)),)),
)

KROSAN_GRIP = instant(
    "Krosan Grip",
    "クローサの掌握",
    "{2}{G}",
    SPLIT_SECOND,
    Spell((Destroy(TargetOf()),), ONE_ARTIFACT_OR_ENCHANTMENT),
)

BONE_SPLINTERS = sorcery(
    "Bone Splinters",
    "骨の粉砕",
    "{B}",
    Spell((Destroy(TargetOf()),), ONE_CREATURE, pay("", SacrificeSome(CREATURE))),
)

GATEKEEPER_OF_MALAKIR = creature(
    "Gatekeeper of Malakir",
    "マラキールの門番",
    "{B}{B}",
    "Vampire Warrior",
    "2/2",
    kicker(pay("{B}")),
    Triggered(
        Enters(This()),
        (SacrificeAny(TargetPlayer(), CREATURE),),
        ONE_PLAYER,
        Paid("kicker"),
    ),
)
