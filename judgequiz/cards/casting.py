"""Cards that change what spells cost, how they are cast, or what happens when they are."""

from ..engine.kinds import CardType, Colour, Step, Zone
from ..engine.vocabulary import (
    AtBeginning,
    Cant,
    Casts,
    Compared,
    CopySpell,
    CostsChange,
    CountersOn,
    CountOf,
    DealDamage,
    EachOpponent,
    EachPlayer,
    Enters,
    FlipCoin,
    GainLife,
    Happened,
    IsTurnOf,
    May,
    MayPayInstead,
    Not,
    PutCounters,
    PutInto,
    Static,
    TargetOf,
    ThatSpell,
    This,
    Triggered,
    Verb,
    What,
    You,
)
from .keywords import FIRST_STRIKE, PARTNER, annihilator, protection_from
from .phrases import INSTANTS_AND_SORCERIES, ONE_CREATURE_CARD_OF_YOURS, SPELL, pay
from .printed import artifact, creature, enchantment

INSTANT_OR_SORCERY_SPELL = What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True)

GOBLIN_ELECTROMANCER = creature(
    "Goblin Electromancer",
    "ゴブリンの電術師",
    "{U}{R}",
    "Goblin Wizard",
    "2/2",
    Static((CostsChange(INSTANT_OR_SORCERY_SPELL, -1, You()),)),
)

THALIA_GUARDIAN_OF_THRABEN = creature(
    "Thalia, Guardian of Thraben",
    "スレイベンの守護者、サリア",
    "{1}{W}",
    "Human Soldier",
    "2/1",
    FIRST_STRIKE,
    Static((CostsChange(What(zone=Zone.STACK, not_types=(CardType.CREATURE,), spell=True), 1),)),
    also="Legendary",
)

HELM_OF_AWAKENING = artifact(
    "Helm of Awakening", "覚醒の兜", "{2}", Static((CostsChange(SPELL, -1),))
)

SPHERE_OF_RESISTANCE = artifact(
    "Sphere of Resistance", "抵抗の宝球", "{2}", Static((CostsChange(SPELL, 1),))
)

AS_FORETOLD = enchantment(
    "As Foretold",
    "予言により",
    "{2}{U}",
    Triggered(AtBeginning(Step.UPKEEP, You()), (PutCounters(This(), "time"),)),
    Static(
        (
            MayPayInstead(
                What(
                    zone=Zone.STACK,
                    control="you",
                    spell=True,
                    mana_value=Compared("<=", CountersOn(This(), "time")),
                ),
                "as-foretold",
                pay("{0}"),
                once_each_turn=True,
            ),
        )
    ),
)

YOUR_LANDS = CountOf(What(types=(CardType.LAND,), control="you"))

FIRES_OF_INVENTION = enchantment(
    "Fires of Invention",
    "創案の火",
    "{3}{R}",
    Static((Cant(Verb.CAST, You()),), condition=Not(IsTurnOf(You()))),
    Static((Cant(Verb.CAST, You()),), condition=Happened("cast", SPELL, You(), 2)),
    Static(
        (
            MayPayInstead(
                What(zone=Zone.STACK, spell=True, mana_value=Compared("<=", YOUR_LANDS)),
                "free",
                pay(""),
            ),
        )
    ),
)

KRARK_THE_THUMBLESS = creature(
    "Krark, the Thumbless",
    "親指なしのクラーク",
    "{1}{R}",
    "Goblin Wizard",
    "2/2",
    Triggered(
        Casts(You(), INSTANT_OR_SORCERY_SPELL),
        (FlipCoin(won=(CopySpell(ThatSpell()),), lost=(PutInto(ThatSpell(), Zone.HAND),)),),
    ),
    PARTNER,
    also="Legendary",
)

ARTISAN_OF_KOZILEK = creature(
    "Artisan of Kozilek",
    "コジレックの職工",
    "{9}",
    "Eldrazi",
    "10/9",
    Triggered(
        Casts(You(), This()),
        (May((PutInto(TargetOf(), Zone.BATTLEFIELD),)),),
        ONE_CREATURE_CARD_OF_YOURS,
        zone=Zone.STACK,
    ),
    annihilator(2),
)

KOR_FIREWALKER = creature(
    "Kor Firewalker",
    "コーの火歩き",
    "{W}{W}",
    "Kor Soldier",
    "2/2",
    *protection_from(Colour.RED),
    Triggered(
        Casts(EachPlayer(), What(zone=Zone.STACK, colours=(Colour.RED,), spell=True)),
        (May((GainLife(You(), 1),)),),
    ),
)

GUTTERSNIPE = creature(
    "Guttersnipe",
    "どぶ潜み",
    "{2}{R}",
    "Goblin Shaman",
    "2/2",
    Triggered(
        Casts(You(), INSTANT_OR_SORCERY_SPELL),
        (DealDamage(2, EachOpponent()),),
    ),
)

SOUL_WARDEN = creature(
    "Soul Warden",
    "魂の管理人",
    "{W}",
    "Human Cleric",
    "1/1",
    Triggered(Enters(What(types=(CardType.CREATURE,), other=True)), (GainLife(You(), 1),)),
)
