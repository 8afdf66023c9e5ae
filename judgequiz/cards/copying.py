"""Cards that are or become copies (CR 707)."""

from ..engine.kinds import CardType, Duration, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AddTypes,
    AtBeginning,
    BecomeCopy,
    BecomesTarget,
    CopyAbility,
    CopySpell,
    Create,
    Delayed,
    EachOf,
    EntersAsCopy,
    Gain,
    It,
    Pick,
    Sacrifice,
    Spell,
    StackWhat,
    Static,
    Target,
    TargetOf,
    This,
    Triggered,
    What,
    You,
)
from .keywords import HASTE
from .phrases import ARTIFACT, CREATURE, INSTANTS_AND_SORCERIES, ONE_CREATURE, TAP, pay
from .printed import artifact, creature, instant

CLONE = creature(
    "Clone", "クローン", "{3}{U}", "Shapeshifter", "0/0", Static((EntersAsCopy(This(), CREATURE),))
)

PHANTASMAL_IMAGE = creature(
    "Phantasmal Image",
    "幻影の像",
    "{1}{U}",
    "Illusion",
    "0/0",
    Static(
        (
            EntersAsCopy(
                This(),
                CREATURE,
                adds=(
                    AddTypes(subtypes=("Illusion",)),
                    Gain((Triggered(BecomesTarget(This()), (Sacrifice(This()),)),)),
                ),
            ),
        )
    ),
)

NONLEGENDARY_CREATURE = What(types=(CardType.CREATURE,), not_supertypes=("Legendary",))

CYTOSHAPE = instant(
    "Cytoshape",
    "細胞形成",
    "{1}{G}{U}",
    Spell(
        (
            Pick(You(), NONLEGENDARY_CREATURE),
            BecomeCopy(TargetOf(), It(), Duration.END_OF_TURN),
        ),
        ONE_CREATURE,
    ),
)

LITHOFORM_ENGINE = artifact(
    "Lithoform Engine",
    "石成エンジン",
    "{4}",
    Activated(
        pay("{2}", TAP),
        (CopyAbility(TargetOf()),),
        (Target(StackWhat(("activated", "triggered"), control="you")),),
    ),
    Activated(
        pay("{3}", TAP),
        (CopySpell(TargetOf()),),
        (
            Target(
                StackWhat(
                    spell=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True),
                    control="you",
                )
            ),
        ),
    ),
    Activated(
        pay("{4}", TAP),
        (CopySpell(TargetOf(), new_targets=False),),
        (
            Target(
                StackWhat(
                    spell=What(zone=Zone.STACK, not_types=INSTANTS_AND_SORCERIES, spell=True),
                    control="you",
                )
            ),
        ),
    ),
    also="Legendary",
)

MIRRORWEAVE = instant(
    "Mirrorweave",
    "鏡編み",
    "{2}{W/U}{W/U}",
    Spell(
        (
            BecomeCopy(
                EachOf(What(types=(CardType.CREATURE,), other_than=TargetOf())),
                TargetOf(),
                Duration.END_OF_TURN,
            ),
        ),
        (Target(NONLEGENDARY_CREATURE),),
    ),
)

SCULPTING_STEEL = artifact(
    "Sculpting Steel", "彫り込み鋼", "{3}", Static((EntersAsCopy(This(), ARTIFACT),))
)

KIKI_JIKI_MIRROR_BREAKER = creature(
    "Kiki-Jiki, Mirror Breaker",
    "鏡割りのキキジキ",
    "{2}{R}{R}{R}",
    "Goblin Shaman",
    "2/2",
    HASTE,
    Activated(
        pay("", TAP),
        (
            Create(copy_of=TargetOf(), excepting=(Gain((HASTE,)),)),
            Delayed(AtBeginning(Step.END), (Sacrifice(It()),), about=It()),
        ),
        (Target(What(types=(CardType.CREATURE,), not_supertypes=("Legendary",), control="you")),),
    ),
    also="Legendary",
)

TWINCAST = instant(
    "Twincast",
    "双つ術",
    "{U}{U}",
    Spell(
        (CopySpell(TargetOf()),),
        (
            Target(
                StackWhat(spell=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES, spell=True))
            ),
        ),
    ),
)
