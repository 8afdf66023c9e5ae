"""Spells and abilities worth copying, what copies them, and what doesn't notice (CR 707.10, 603.2d, 111.13)."""

from ..engine.kinds import CardType, Colour, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    Casts,
    CopySpell,
    Create,
    DealDamage,
    Delayed,
    Destroy,
    Discard,
    DoModes,
    Enters,
    EntersAsCopy,
    Exile,
    GainLife,
    If,
    It,
    Mode,
    Paid,
    PutCounters,
    PutInto,
    SacrificeThis,
    Scry,
    Spell,
    StackWhat,
    Static,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    TokensMultiplied,
    Triggered,
    TriggersAgain,
    What,
    X,
    You,
)
from .keywords import flashback, kicker
from .phrases import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    INSTANTS_AND_SORCERIES,
    ONE_CREATURE,
    ONE_PLAYER,
    TAP,
    YOUR_CREATURE,
    pay,
)
from .printed import artifact, creature, enchantment, instant, sorcery
from .tokens import creature_token

ELEMENTAL = creature_token(Text("Elemental", "エレメンタル"), (Colour.RED,), "1/1")

YOUNG_PYROMANCER = creature(
    "Young Pyromancer",
    "若き紅蓮術士",
    "{1}{R}",
    "Human Shaman",
    "2/1",
    Triggered(
        Casts(You(), What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True)),
        (Create(ELEMENTAL),),
    ),
)

PANHARMONICON = artifact(
    "Panharmonicon",
    "パンハモニコン",
    "{4}",
    Static((TriggersAgain(What(any_types=(CardType.ARTIFACT, CardType.CREATURE))),)),
)

PARALLEL_LIVES = enchantment(
    "Parallel Lives", "似通った生命", "{3}{G}", Static((TokensMultiplied(2),))
)

ANOINTED_PROCESSION = enchantment(
    "Anointed Procession", "選定された行進", "{3}{W}", Static((TokensMultiplied(2),))
)

CINDER_ELEMENTAL = creature(
    "Cinder Elemental",
    "燃えがらの精霊",
    "{3}{R}",
    "Elemental",
    "2/2",
    Activated(pay("{X}{R}", TAP, SacrificeThis()), (DealDamage(X(), TargetOf()),), ANY_TARGET),
)

ELVEN_RITE = sorcery(
    "Elven Rite",
    "エルフの儀式",
    "{1}{G}",
    Spell(
        (PutCounters(TargetOf(), "+1/+1", 2, divided=True),),
        (Target(CREATURE, 1, 2, divided=2),),
    ),
)

CHARMING_PRINCE = creature(
    "Charming Prince",
    "魅力的な王子",
    "{1}{W}",
    "Human Noble",
    "2/2",
    Triggered(
        Enters(This()),
        (
            DoModes(
                (
                    Mode((Scry(You(), 2),)),
                    Mode((GainLife(You(), 3),)),
                    Mode(
                        (
                            Exile(TargetOf()),
                            Delayed(
                                AtBeginning(Step.END),
                                (PutInto(It(), Zone.BATTLEFIELD, under=You()),),
                                about=It(),
                            ),
                        ),
                        (Target(What(types=(CardType.CREATURE,), owner="you", other=True)),),
                    ),
                )
            ),
        ),
    ),
)

KOLAGHANS_COMMAND = instant(
    "Kolaghan's Command",
    "コラガンの命令",
    "{1}{B}{R}",
    Spell(
        (
            DoModes(
                (
                    Mode(
                        (PutInto(TargetOf(), Zone.HAND),),
                        (
                            Target(
                                What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner="you")
                            ),
                        ),
                    ),
                    Mode((Discard(TargetPlayer(), 1),), ONE_PLAYER),
                    Mode((Destroy(TargetOf()),), (Target(ARTIFACT),)),
                    Mode((DealDamage(2, TargetOf()),), ANY_TARGET),
                ),
                2,
            ),
        )
    ),
)

# ---- what copies spells, and permanents

REVERBERATE = instant(
    "Reverberate",
    "余韻",
    "{R}{R}",
    Spell(
        (CopySpell(TargetOf()),),
        (
            Target(
                StackWhat(spell=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True))
            ),
        ),
    ),
)

CACKLING_COUNTERPART = instant(
    "Cackling Counterpart",
    "大笑いの写し身",
    "{1}{U}{U}",
    Spell((Create(copy_of=TargetOf()),), (Target(YOUR_CREATURE),)),
    flashback(pay("{5}{U}{U}")),
)

RITE_OF_REPLICATION = sorcery(
    "Rite of Replication",
    "複製の儀式",
    "{2}{U}{U}",
    kicker(pay("{5}")),
    Spell(
        (
            If(
                Paid("kicker"),
                (Create(count=5, copy_of=TargetOf()),),
                (Create(copy_of=TargetOf()),),
            ),
        ),
        ONE_CREATURE,
    ),
)

COPY_ENCHANTMENT = enchantment(
    "Copy Enchantment",
    "エンチャント複製",
    "{2}{U}",
    Static((EntersAsCopy(This(), What(types=(CardType.ENCHANTMENT,))),)),
)

MIRRORMADE = enchantment(
    "Mirrormade",
    "鏡細工",
    "{1}{U}{U}",
    Static((EntersAsCopy(This(), What(any_types=(CardType.ARTIFACT, CardType.ENCHANTMENT))),)),
)
