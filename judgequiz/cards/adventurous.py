"""Cards that care about Adventures, or let spells be cast otherwise (CR 118.9, 201.4, 601.3, 715)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.vocabulary import (
    Cant,
    Casts,
    ChoiceAsEnters,
    CopySpell,
    Cost,
    CostsChange,
    Discard,
    Draw,
    EachPlayer,
    Enters,
    EntersWith,
    Exile,
    It,
    May,
    MayCast,
    MayCastAnyTime,
    MayPayInstead,
    Pick,
    PutInto,
    RevealHand,
    Spell,
    Static,
    Target,
    TargetOf,
    TargetPlayer,
    ThatSpell,
    This,
    Those,
    Triggered,
    Until,
    Verb,
    What,
    Who,
    You,
)
from .keywords import FLASH, FLYING, HASTE, PROWESS
from .phrases import INSTANTS_AND_SORCERIES, ONE_OPPONENT, pay
from .printed import artifact, creature, enchantment, sorcery

EDGEWALL_INNKEEPER = creature(
    "Edgewall Innkeeper",
    "エッジウォールの亭主",
    "{G}",
    "Human Peasant",
    "1/1",
    Triggered(
        Casts(You(), What(zone=Zone.STACK, types=(CardType.CREATURE,), spell=True, adventure=True)),
        (Draw(You()),),
    ),
)

LUCKY_CLOVER = artifact(
    "Lucky Clover",
    "幸運のクローバー",
    "{2}",
    Triggered(
        Casts(
            You(),
            What(
                zone=Zone.STACK,
                subtypes=("Adventure",),
                any_types=INSTANTS_AND_SORCERIES,
                spell=True,
            ),
        ),
        (CopySpell(ThatSpell()),),
    ),
)

MYSTERIOUS_PATHLIGHTER = creature(
    "Mysterious Pathlighter",
    "不思議な道照らし",
    "{2}{W}",
    "Faerie",
    "2/2",
    FLYING,
    Static(
        (EntersWith(What(types=(CardType.CREATURE,), control="you", adventure=True), "+1/+1", 1),)
    ),
)

MEMORY_THEFT = sorcery(
    "Memory Theft",
    "記憶盗み",
    "{2}{B}",
    Spell(
        (
            RevealHand(TargetPlayer()),
            Pick(
                You(),
                What(zone=Zone.HAND, not_types=(CardType.LAND,), owner="that player"),
                remember="chosen",
            ),
            Discard(TargetPlayer(), what=What(zone=Zone.HAND, exactly=Those("chosen")), every=True),
            May(
                (
                    Pick(You(), What(zone=Zone.EXILE, adventure=True, owner="that player")),
                    PutInto(It(), Zone.GRAVEYARD),
                )
            ),
        ),
        ONE_OPPONENT,
    ),
)

HOSTAGE_TAKER = creature(
    "Hostage Taker",
    "人質取り",
    "{2}{U}{B}",
    "Human Pirate",
    "2/3",
    Triggered(
        Enters(This()),
        (
            Exile(TargetOf(), until_gone=True),
            Until(
                Duration.WHILE_EXILED,
                It(),
                (MayCast(None, Zone.EXILE, "hostage", any_mana=True),),
            ),
        ),
        (Target(What(any_types=(CardType.CREATURE, CardType.ARTIFACT), other=True)),),
    ),
)

COUNCIL_OF_THE_ABSOLUTE = creature(
    "Council of the Absolute",
    "不可侵議員",
    "{2}{W}{U}",
    "Human Advisor",
    "2/4",
    Static(
        (
            ChoiceAsEnters(
                This(), "name", What(not_types=(CardType.CREATURE, CardType.LAND), card=True)
            ),
        )
    ),
    Static(
        (
            Cant(
                Verb.BE_CAST,
                What(zone=Zone.STACK, name_chosen=True, spell=True),
                by=Who("opponent"),
            ),
        )
    ),
    Static((CostsChange(What(zone=Zone.STACK, name_chosen=True, spell=True), -2, who=You()),)),
)

VERNAL_EQUINOX = enchantment(
    "Vernal Equinox",
    "春分",
    "{3}{G}",
    Static(
        (
            MayCastAnyTime(
                What(
                    zone=Zone.STACK,
                    any_types=(CardType.CREATURE, CardType.ENCHANTMENT),
                    spell=True,
                ),
                EachPlayer(),
            ),
        )
    ),
)

YEVA_NATURES_HERALD = creature(
    "Yeva, Nature's Herald",
    "自然の伝令、イェヴァ",
    "{2}{G}{G}",
    "Elf Shaman",
    "4/4",
    FLASH,
    Static(
        (
            MayCastAnyTime(
                What(
                    zone=Zone.STACK,
                    types=(CardType.CREATURE,),
                    colours=(Colour.GREEN,),
                    spell=True,
                )
            ),
        )
    ),
    also="Legendary",
)

OMNISCIENCE = enchantment(
    "Omniscience",
    "全知",
    "{7}{U}{U}{U}",
    Static((MayCast(What(zone=Zone.HAND, owner="you"), Zone.HAND, "free", cost=Cost()),)),
)

FIST_OF_SUNS = artifact(
    "Fist of Suns",
    "太陽の拳",
    "{3}",
    Static(
        (
            MayPayInstead(
                What(zone=Zone.STACK, control="you", spell=True),
                "Fist of Suns",
                pay("{W}{U}{B}{R}{G}"),
            ),
        )
    ),
)

ROOFTOP_STORM = enchantment(
    "Rooftop Storm",
    "屋根の上の嵐",
    "{5}{U}",
    Static(
        (
            MayPayInstead(
                What(
                    zone=Zone.STACK,
                    types=(CardType.CREATURE,),
                    subtypes=("Zombie",),
                    control="you",
                    spell=True,
                ),
                "Rooftop Storm",
                Cost(),
            ),
        )
    ),
)

ARCHAEOMANCER = creature(
    "Archaeomancer",
    "古術師",
    "{2}{U}{U}",
    "Human Wizard",
    "1/2",
    Triggered(
        Enters(This()),
        (PutInto(TargetOf(), Zone.HAND),),
        (Target(What(zone=Zone.GRAVEYARD, any_types=INSTANTS_AND_SORCERIES, owner="you")),),
    ),
)

MONASTERY_SWIFTSPEAR = creature(
    "Monastery Swiftspear", "僧院の速槍", "{R}", "Human Monk", "1/2", HASTE, PROWESS
)

JESKAI_WINDSCOUT = creature(
    "Jeskai Windscout", "ジェスカイの風物見", "{2}{U}", "Bird Scout", "2/1", FLYING, PROWESS
)
