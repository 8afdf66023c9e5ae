"""Cards with threshold (CR 207.2c): better with seven or more cards in your graveyard."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    AddTypes,
    AttachedTo,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    EachOf,
    EachPlayer,
    Exists,
    Gain,
    GainLife,
    If,
    PutInto,
    SacrificeThis,
    SetColours,
    SetPT,
    Spell,
    Static,
    TargetOf,
    TargetPlayer,
    This,
    Until,
    What,
    You,
)
from .keywords import (
    ENCHANT_CREATURE,
    FIRST_STRIKE,
    FLYING,
    REACH,
    SHROUD,
    protection_from,
)
from .phrases import (
    ANY_TARGET,
    CREATURE,
    ONE_CREATURE,
    ONE_CREATURE_CARD_OF_YOURS,
    ONE_LAND,
    ONE_PLAYER,
    TAP,
    pay,
)
from .printed import aura, creature, instant, land, sorcery

THRESHOLD = Exists(What(zone=Zone.GRAVEYARD, owner="you", card=True), 7)


def threshold(power: int, toughness: int) -> Static:
    """Threshold: this gets +N/+N as long as seven or more cards are in your graveyard."""
    return Static((AddPT(power, toughness),), condition=THRESHOLD, label="threshold")


WEREBEAR = creature(
    "Werebear",
    "熊人間",
    "{1}{G}",
    "Human Bear Druid",
    "1/1",
    Activated(pay("", TAP), (AddMana("{G}"),)),
    threshold(3, 3),
)

NIMBLE_MONGOOSE = creature(
    "Nimble Mongoose", "敏捷なマングース", "{G}", "Mongoose", "1/1", SHROUD, threshold(2, 2)
)

SPRINGING_TIGER = creature(
    "Springing Tiger", "飛びかかる虎", "{3}{G}", "Cat", "3/3", threshold(2, 2)
)

CABAL_PIT = land(
    "Cabal Pit",
    "陰謀団のピット",
    "Land",
    Activated(pay("", TAP), (AddMana("{B}"), DealDamage(1, You()))),
    Activated(
        pay("{B}", TAP, SacrificeThis()),
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(-2, -2),)),),
        ONE_CREATURE,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

BARBARIAN_RING = land(
    "Barbarian Ring",
    "蛮族のリング",
    "Land",
    Activated(pay("", TAP), (AddMana("{R}"), DealDamage(1, You()))),
    Activated(
        pay("{R}", TAP, SacrificeThis()),
        (DealDamage(2, TargetOf()),),
        ANY_TARGET,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

STITCH_TOGETHER = sorcery(
    "Stitch Together",
    "縫合",
    "{B}{B}",
    Spell(
        (
            If(
                THRESHOLD,
                (PutInto(TargetOf(), Zone.BATTLEFIELD),),
                (PutInto(TargetOf(), Zone.HAND),),
            ),
        ),
        ONE_CREATURE_CARD_OF_YOURS,
    ),
)

KROSAN_BEAST = creature(
    "Krosan Beast", "クローサの獣", "{3}{G}", "Squirrel Beast", "1/1", threshold(7, 7)
)

METAMORPHIC_WURM = creature(
    "Metamorphic Wurm", "変態するワーム", "{3}{G}{G}", "Elephant Wurm", "3/3", threshold(4, 4)
)

SETONS_SCOUT = creature(
    "Seton's Scout",
    "シートンの斥候",
    "{1}{G}",
    "Centaur Druid Scout Archer",
    "2/1",
    REACH,
    threshold(2, 2),
)

MYSTIC_ENFORCER = creature(
    "Mystic Enforcer",
    "秘教の処罰者",
    "{2}{G}{W}",
    "Human Nomad Mystic",
    "3/3",
    *protection_from(Colour.BLACK),
    Static((AddPT(3, 3), Gain((FLYING,))), condition=THRESHOLD, label="threshold"),
)

CENTAUR_GARDEN = land(
    "Centaur Garden",
    "ケンタウルスの庭園",
    "Land",
    Activated(pay("", TAP), (AddMana("{G}"), DealDamage(1, You()))),
    Activated(
        pay("{G}", TAP, SacrificeThis()),
        (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(3, 3),)),),
        ONE_CREATURE,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

NOMAD_STADIUM = land(
    "Nomad Stadium",
    "遊牧の民の競技場",
    "Land",
    Activated(pay("", TAP), (AddMana("{W}"), DealDamage(1, You()))),
    Activated(
        pay("{W}", TAP, SacrificeThis()),
        (GainLife(You(), 4),),
        only_if=THRESHOLD,
        label="threshold",
    ),
)

CEPHALID_COLISEUM = land(
    "Cephalid Coliseum",
    "セファリッドの円形競技場",
    "Land",
    Activated(pay("", TAP), (AddMana("{U}"), DealDamage(1, You()))),
    Activated(
        pay("{U}", TAP, SacrificeThis()),
        (Draw(TargetPlayer(), 3), Discard(TargetPlayer(), 3)),
        ONE_PLAYER,
        only_if=THRESHOLD,
        label="threshold",
    ),
)

NANTUKO_MONASTERY = land(
    "Nantuko Monastery",
    "ナントゥーコの僧院",
    "Land",
    Activated(pay("", TAP), (AddMana("{C}"),)),
    Activated(
        pay("{G}{W}"),
        (
            Until(
                Duration.END_OF_TURN,
                This(),
                (
                    AddTypes((CardType.CREATURE,), ("Insect", "Monk")),
                    SetColours((Colour.GREEN, Colour.WHITE)),
                    SetPT(4, 4),
                    Gain((FIRST_STRIKE,)),
                ),
            ),
        ),
        only_if=THRESHOLD,
        label="threshold",
    ),
)

RANCID_EARTH = sorcery(
    "Rancid Earth",
    "腐臭の地",
    "{1}{B}{B}",
    Spell(
        (
            If(
                THRESHOLD,
                (
                    Destroy(TargetOf()),
                    DealDamage(1, EachOf(CREATURE)),
                    DealDamage(1, EachPlayer()),
                ),
                (Destroy(TargetOf()),),
            ),
        ),
        ONE_LAND,
    ),
)

THERMAL_BLAST = instant(
    "Thermal Blast",
    "炎熱の突風",
    "{4}{R}",
    Spell(
        (If(THRESHOLD, (DealDamage(5, TargetOf()),), (DealDamage(3, TargetOf()),)),),
        ONE_CREATURE,
    ),
)

KAMAHLS_DESIRE = aura(
    "Kamahl's Desire",
    "カマールの願望",
    "{1}{R}",
    ENCHANT_CREATURE,
    Static((Gain((FIRST_STRIKE,)),), affects=AttachedTo()),
    Static((AddPT(3, 0),), affects=AttachedTo(), condition=THRESHOLD, label="threshold"),
)
