"""Delayed triggered abilities (CR 603.7)."""

from ..engine.kinds import CardType, Duration, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    Delayed,
    Did,
    Exile,
    Gain,
    If,
    It,
    May,
    Pick,
    PutCounters,
    PutInto,
    Sacrifice,
    Spell,
    TargetOf,
    Until,
    What,
    You,
)
from .keywords import HASTE
from .phrases import ONE_CREATURE, pay
from .printed import card, enchantment, face, instant

CREATURE_CARD_IN_HAND = What(zone=Zone.HAND, types=(CardType.CREATURE,), owner="you")

SNEAK_ATTACK = enchantment(
    "Sneak Attack",
    "騙し討ち",
    "{3}{R}",
    Activated(
        pay("{R}"),
        (
            May((Pick(You(), CREATURE_CARD_IN_HAND), PutInto(It(), Zone.BATTLEFIELD))),
            If(
                Did(),
                (
                    Until(Duration.FOREVER, It(), (Gain((HASTE,)),)),
                    Delayed(AtBeginning(Step.END), (Sacrifice(It()),), about=It()),
                ),
            ),
        ),
    ),
)

RETURN_WITH_A_COUNTER = Delayed(
    AtBeginning(Step.END),
    (PutInto(It(), Zone.BATTLEFIELD), PutCounters(It(), "+1/+1")),
    about=It(),
)

OTHERWORLDLY_JOURNEY = card(
    face(
        "Otherworldly Journey",
        "来世への旅",
        "{1}{W}",
        "Instant — Arcane",
        Spell((Exile(TargetOf()), RETURN_WITH_A_COUNTER), ONE_CREATURE),
    )
)

LONG_ROAD_HOME = instant(
    "Long Road Home",
    "遥かなる旅路",
    "{1}{W}",
    Spell((Exile(TargetOf()), RETURN_WITH_A_COUNTER), ONE_CREATURE),
)
