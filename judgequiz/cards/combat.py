"""Spells that change a creature, its controller, or combat for a turn."""

from ..engine.kinds import CardType, Duration
from ..engine.vocabulary import (
    AddPT,
    Cant,
    DoModes,
    Gain,
    GainControl,
    GainLife,
    Mode,
    PreventDamage,
    Spell,
    TargetOf,
    TargetPlayer,
    Untap,
    Until,
    Verb,
    What,
)
from .keywords import HASTE, INDESTRUCTIBLE
from .phrases import ANY_TARGET, ONE_CREATURE, ONE_PLAYER
from .printed import instant, sorcery

GIANT_GROWTH = instant(
    "Giant Growth",
    "巨大化",
    "{G}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (AddPT(3, 3),)),), ONE_CREATURE),
)

AGONY_WARP = instant(
    "Agony Warp",
    "苦悶のねじれ",
    "{U}{B}",
    Spell(
        (
            Until(Duration.END_OF_TURN, TargetOf(0), (AddPT(-3, 0),)),
            Until(Duration.END_OF_TURN, TargetOf(1), (AddPT(0, -3),)),
        ),
        ONE_CREATURE * 2,
    ),
)

SEEDS_OF_STRENGTH = instant(
    "Seeds of Strength",
    "力の種",
    "{G}{W}",
    Spell(
        tuple(Until(Duration.END_OF_TURN, TargetOf(n), (AddPT(1, 1),)) for n in range(3)),
        ONE_CREATURE * 3,
    ),
)

WITHSTAND_DEATH = instant(
    "Withstand Death",
    "死への抵抗",
    "{G}",
    Spell((Until(Duration.END_OF_TURN, TargetOf(), (Gain((INDESTRUCTIBLE,)),)),), ONE_CREATURE),
)

THREATEN = sorcery(
    "Threaten",
    "脅しつけ",
    "{2}{R}",
    Spell(
        (
            Untap(TargetOf()),
            GainControl(TargetOf(), Duration.END_OF_TURN),
            Until(Duration.END_OF_TURN, TargetOf(), (Gain((HASTE,)),)),
        ),
        ONE_CREATURE,
    ),
)

ACT_OF_TREASON = sorcery(
    "Act of Treason",
    "反逆の行動",
    "{2}{R}",
    Spell(
        (
            GainControl(TargetOf(), Duration.END_OF_TURN),
            Untap(TargetOf()),
            Until(Duration.END_OF_TURN, TargetOf(), (Gain((HASTE,)),)),
        ),
        ONE_CREATURE,
    ),
)

SEISMIC_STOMP = sorcery(
    "Seismic Stomp",
    "地鳴りの踏みつけ",
    "{1}{R}",
    Spell(
        (
            Until(
                Duration.END_OF_TURN,
                None,
                (Cant(Verb.BLOCK, What(types=(CardType.CREATURE,), without="flying")),),
            ),
        )
    ),
)

FOG = instant(
    "Fog", "濃霧", "{G}", Spell((Until(Duration.END_OF_TURN, None, (PreventDamage(combat=True),)),))
)

HEALING_SALVE = instant(
    "Healing Salve",
    "治癒の軟膏",
    "{W}",
    Spell(
        (
            DoModes(
                (
                    Mode((GainLife(TargetPlayer(), 3),), ONE_PLAYER),
                    Mode(
                        (
                            Until(
                                Duration.END_OF_TURN,
                                None,
                                (PreventDamage(to=TargetOf(), amount=3),),
                            ),
                        ),
                        ANY_TARGET,
                    ),
                )
            ),
        )
    ),
)
