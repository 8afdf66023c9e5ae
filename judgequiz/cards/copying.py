"""Cards that are or become copies (CR 707)."""

from ..engine.kinds import CardType, Duration
from ..engine.vocabulary import (
    AddTypes,
    BecomeCopy,
    BecomesTarget,
    EachOf,
    EntersAsCopy,
    Gain,
    It,
    Pick,
    Sacrifice,
    Spell,
    Static,
    Target,
    TargetOf,
    This,
    Triggered,
    What,
    You,
)
from .phrases import CREATURE, ONE_CREATURE
from .printed import creature, instant

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
