"""Permanents that replace, prevent or forbid what would happen (CR 101.2, 614, 615)."""

from ..engine.kinds import CardType, Duration, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    BecomesTarget,
    Cant,
    ChoiceAsEnters,
    CountersOn,
    DealDamage,
    Draw,
    EachOf,
    EachPlayer,
    Enters,
    Exile,
    Gain,
    IsTurnOf,
    LoseLife,
    MayBeginOnBattlefield,
    MoveInstead,
    Opponents,
    PutCounters,
    Sacrifice,
    Shuffles,
    Static,
    ThatPlayer,
    This,
    Triggered,
    Until,
    Verb,
    WasCastFrom,
    What,
    Who,
    You,
)
from .keywords import INDESTRUCTIBLE, PROTECTION_FROM_CHOSEN_NAME, PROTECTION_FROM_EVERYTHING
from .phrases import CREATURE, TAP, pay
from .printed import artifact, creature, enchantment

BEGINS_ON_BATTLEFIELD = Static((MayBeginOnBattlefield(),), zone=Zone.HAND)

LEYLINE_OF_THE_VOID = enchantment(
    "Leyline of the Void",
    "虚空の力線",
    "{2}{B}{B}",
    BEGINS_ON_BATTLEFIELD,
    Static((MoveInstead(What(owner="opponent"), Zone.GRAVEYARD, Zone.EXILE, card_only=True),)),
)

LEYLINE_OF_PUNISHMENT = enchantment(
    "Leyline of Punishment",
    "処罰の力線",
    "{2}{R}{R}",
    BEGINS_ON_BATTLEFIELD,
    Static((Cant(Verb.GAIN_LIFE, EachPlayer()),)),
    Static((Cant(Verb.PREVENT_DAMAGE),)),
)

REST_IN_PEACE = enchantment(
    "Rest in Peace",
    "安らかなる眠り",
    "{1}{W}",
    Triggered(Enters(This()), (Exile(EachOf(What(zone=Zone.GRAVEYARD))),)),
    Static((MoveInstead(What(), Zone.GRAVEYARD, Zone.EXILE),)),
)

SOLEMNITY = enchantment(
    "Solemnity",
    "厳粛",
    "{2}{W}",
    Static((Cant(Verb.GET_COUNTERS, EachPlayer()),)),
    Static(
        (
            Cant(
                Verb.GET_COUNTERS,
                What(
                    any_types=(
                        CardType.ARTIFACT,
                        CardType.CREATURE,
                        CardType.ENCHANTMENT,
                        CardType.LAND,
                    )
                ),
            ),
        )
    ),
)

RUNED_HALO = enchantment(
    "Runed Halo",
    "ルーンの光輪",
    "{W}{W}",
    Static((ChoiceAsEnters(This(), "name"),)),
    Static((Gain((PROTECTION_FROM_CHOSEN_NAME,)),), players=You()),
)

THE_ONE_RING = artifact(
    "The One Ring",
    "一つの指輪",
    "{4}",
    INDESTRUCTIBLE,
    Triggered(
        Enters(This()),
        (Until(Duration.YOUR_NEXT_TURN, You(), (Gain((PROTECTION_FROM_EVERYTHING,)),)),),
        condition=WasCastFrom(),
    ),
    Triggered(AtBeginning(Step.UPKEEP, You()), (LoseLife(You(), CountersOn(This(), "burden")),)),
    Activated(
        pay("", TAP),
        (PutCounters(This(), "burden"), Draw(You(), CountersOn(This(), "burden"))),
    ),
    also="Legendary",
    checked=False,
)

MEDDLING_MAGE = creature(
    "Meddling Mage",
    "翻弄する魔道士",
    "{W}{U}",
    "Human Wizard",
    "2/2",
    Static((ChoiceAsEnters(This(), "name", What(not_types=(CardType.LAND,))),)),
    Static((Cant(Verb.BE_CAST, What(zone=Zone.STACK, spell=True, name_chosen=True)),)),
)

GRAND_ABOLISHER = creature(
    "Grand Abolisher",
    "堂々たる撤廃者",
    "{W}{W}",
    "Human Cleric",
    "2/2",
    Static(
        (
            Cant(Verb.CAST, Opponents()),
            Cant(
                Verb.BE_ACTIVATED,
                What(any_types=(CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT)),
                Who("opponent"),
            ),
        ),
        condition=IsTurnOf(You()),
    ),
)

PSYCHOGENIC_PROBE = artifact(
    "Psychogenic Probe",
    "心因検査器",
    "{2}",
    Triggered(Shuffles(EachPlayer()), (DealDamage(2, ThatPlayer()),)),
)

CURSED_TOTEM = artifact(
    "Cursed Totem", "呪われたトーテム像", "{2}", Static((Cant(Verb.BE_ACTIVATED, CREATURE),))
)

MINDLOCK_ORB = artifact(
    "Mindlock Orb", "精神固めの宝珠", "{3}{U}", Static((Cant(Verb.SEARCH, EachPlayer()),))
)

FROST_WALKER = creature(
    "Frost Walker",
    "霜歩き",
    "{1}{U}",
    "Elemental",
    "4/1",
    Triggered(BecomesTarget(This()), (Sacrifice(This()),)),
)
