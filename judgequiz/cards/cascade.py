"""Cards with cascade (CR 702.85), and cards that give it or act on it."""

from ..engine.kinds import CardType, Duration, Zone
from ..engine.vocabulary import (
    Activated,
    AddPT,
    AsYouCascade,
    Cant,
    Create,
    DealDamage,
    EachOf,
    Enters,
    Gain,
    GainLife,
    It,
    May,
    Pick,
    PutInto,
    Regenerate,
    Spell,
    Static,
    TargetOf,
    This,
    Those,
    Triggered,
    Until,
    Verb,
    What,
    You,
)
from .keywords import CASCADE, EXALTED, FLYING, HASTE, RETRACE
from .phrases import ONE_CREATURE, ONE_PERMANENT, YOUR_CREATURE, pay
from .printed import creature, enchantment, instant, sorcery
from .tokens import TREASURE

BLOODBRAID_ELF = creature(
    "Bloodbraid Elf", "血編み髪のエルフ", "{2}{R}{G}", "Elf Berserker", "3/2", HASTE, CASCADE
)

SHARDLESS_AGENT = creature(
    "Shardless Agent",
    "断片無き工作員",
    "{1}{G}{U}",
    "Human Rogue",
    "2/2",
    CASCADE,
    also="Artifact",
)

ENLISTED_WURM = creature("Enlisted Wurm", "徴兵されたワーム", "{4}{G}{W}", "Wurm", "5/5", CASCADE)

KATHARI_REMNANT = creature(
    "Kathari Remnant",
    "カターリの残影",
    "{2}{U}{B}",
    "Bird Skeleton",
    "0/1",
    FLYING,
    Activated(pay("{B}"), (Regenerate(This()),)),
    CASCADE,
)

MAELSTROM_WANDERER = creature(
    "Maelstrom Wanderer",
    "大渦の放浪者",
    "{5}{G}{U}{R}",
    "Elemental",
    "7/5",
    Static((Gain((HASTE,)),), affects=YOUR_CREATURE),
    CASCADE,
    CASCADE,
    also="Legendary",
)

ARDENT_PLEA = enchantment("Ardent Plea", "献身的な嘆願", "{1}{W}{U}", EXALTED, CASCADE)

VIOLENT_OUTBURST = instant(
    "Violent Outburst",
    "暴力的な突発",
    "{1}{R}{G}",
    CASCADE,
    Spell((Until(Duration.END_OF_TURN, EachOf(YOUR_CREATURE), (AddPT(1, 0),)),)),
)

BITUMINOUS_BLAST = instant(
    "Bituminous Blast",
    "瀝青破",
    "{3}{B}{R}",
    CASCADE,
    Spell((DealDamage(4, TargetOf()),), ONE_CREATURE),
)

CAPTURED_SUNLIGHT = sorcery(
    "Captured Sunlight", "捕らえられた陽光", "{2}{G}{W}", CASCADE, Spell((GainLife(You(), 4),))
)

DENY_REALITY = sorcery(
    "Deny Reality",
    "現実の否定",
    "{3}{U}{B}",
    CASCADE,
    Spell((PutInto(TargetOf(), Zone.HAND),), ONE_PERMANENT),
)

DEMONIC_DREAD = sorcery(
    "Demonic Dread",
    "悪魔の戦慄",
    "{1}{B}{R}",
    CASCADE,
    Spell(
        (Until(Duration.END_OF_TURN, TargetOf(), (Cant(Verb.BLOCK),)),),
        ONE_CREATURE,
    ),
)

THROES_OF_CHAOS = sorcery("Throes of Chaos", "混沌の辛苦", "{3}{R}", CASCADE, RETRACE)

FIRST_SPELL = What(zone=Zone.STACK, control="you", spell=True, first_cast_this_turn=True)

MAELSTROM_NEXUS = enchantment(
    "Maelstrom Nexus",
    "大渦のきずな",
    "{W}{U}{B}{R}{G}",
    Static((Gain((CASCADE,)),), affects=FIRST_SPELL),
)

RAIN_OF_RICHES = enchantment(
    "Rain of Riches",
    "降り注ぐ富",
    "{3}{R}{R}",
    Triggered(Enters(This()), (Create(TREASURE, 2),)),
    Static(
        (Gain((CASCADE,)),),
        affects=What(
            zone=Zone.STACK,
            control="you",
            spell=True,
            first_cast_this_turn=True,
            spent_mana_from=What(subtypes=("Treasure",)),
        ),
    ),
)

LANDS_EXILED = What(zone=Zone.EXILE, types=(CardType.LAND,), exactly=Those("exiled"))

AVERNA_THE_CHAOS_BLOOM = creature(
    "Averna, the Chaos Bloom",
    "混沌の花、アヴェルナ",
    "{G}{U}{R}",
    "Elemental Shaman",
    "4/2",
    Static(
        (
            AsYouCascade(
                (
                    May(
                        (
                            Pick(You(), LANDS_EXILED),
                            PutInto(It(), Zone.BATTLEFIELD, tapped=True),
                        )
                    ),
                )
            ),
        )
    ),
    also="Legendary",
    checked=False,
)
