"""Lands with an Adventure (CR 715.3d, as of 2025-06-06)."""

from ..engine.kinds import CardType
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    CountOf,
    Create,
    Did,
    Draw,
    EntersTapped,
    If,
    It,
    May,
    PutCounters,
    SacrificeAny,
    Spell,
    Static,
    This,
    What,
    You,
)
from .phrases import LAND, TAP, pay
from .printed import adventure, face
from .tokens import creature_token

ENTERS_TAPPED = Static((EntersTapped(This()),))
HERO = creature_token(Text("Hero", "英雄"), (), "1/1")

ZANARKAND_ANCIENT_METROPOLIS_LASTING_FAYTH = adventure(
    face(
        "Zanarkand, Ancient Metropolis",
        "",
        None,
        "Land — Town",
        ENTERS_TAPPED,
        Activated(pay("", TAP), (AddMana("{G}"),)),
    ),
    face(
        "Lasting Fayth",
        "",
        "{4}{G}{G}",
        "Sorcery — Adventure",
        Spell(
            (
                Create(HERO),
                PutCounters(It(), "+1/+1", CountOf(What(types=LAND.types, control="you"))),
            )
        ),
    ),
    checked=False,
)

MIDGAR_CITY_OF_MAKO_REACTOR_RAID = adventure(
    face(
        "Midgar, City of Mako",
        "",
        None,
        "Land — Town",
        ENTERS_TAPPED,
        Activated(pay("", TAP), (AddMana("{B}"),)),
    ),
    face(
        "Reactor Raid",
        "",
        "{2}{B}",
        "Sorcery — Adventure",
        Spell(
            (
                May(
                    (
                        SacrificeAny(You(), What(any_types=(CardType.ARTIFACT, CardType.CREATURE))),
                        If(Did(), (Draw(You(), 2),)),
                    )
                ),
            )
        ),
    ),
    checked=False,
)
