"""What happens as lands enter, and cards that put several onto the battlefield."""

from ..engine.kinds import CardType, Duration, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    DealDamage,
    Draw,
    EachOf,
    EachOpponent,
    Enters,
    ExiledWith,
    ExileFromTop,
    Exists,
    Happened,
    It,
    LoseLife,
    ManaValueOf,
    MayCast,
    NumberOf,
    PayLife,
    Pick,
    PutInto,
    SacrificeSome,
    Search,
    Shuffle,
    Spell,
    Static,
    That,
    ThatPlayer,
    This,
    Triggered,
    Until,
    What,
    You,
)
from .phrases import BASIC_LAND_CARD, LAND, TAP, pay
from .printed import artifact, enchantment, instant, sorcery

YOUR_LAND = What(types=(CardType.LAND,), control="you")
EXILED_WITH_THIS = What(zone=Zone.EXILE, exactly=ExiledWith())

VALAKUT_EXPLORATION = enchantment(
    "Valakut Exploration",
    "ヴァラクートの探検",
    "{2}{R}",
    Triggered(
        Enters(YOUR_LAND),
        (
            ExileFromTop(You(), pair="a"),
            Until(
                Duration.WHILE_EXILED, It(), (MayCast(None, Zone.EXILE, "exploration", lands=True),)
            ),
        ),
        label="landfall",
    ),
    Triggered(
        AtBeginning(Step.END, You()),
        (
            PutInto(EachOf(EXILED_WITH_THIS), Zone.GRAVEYARD),
            DealDamage(NumberOf(It()), EachOpponent()),
        ),
        condition=Exists(EXILED_WITH_THIS),
    ),
)

CONFOUNDING_CONUNDRUM = enchantment(
    "Confounding Conundrum",
    "当惑させる難題",
    "{1}{U}",
    Triggered(Enters(This()), (Draw(You()),)),
    Triggered(
        Enters(What(types=(CardType.LAND,), control="opponent")),
        (
            Pick(ThatPlayer(), What(types=(CardType.LAND,), control="that player")),
            PutInto(It(), Zone.HAND),
        ),
        condition=Happened(
            "entered", What(types=(CardType.LAND,), other_than=That()), ThatPlayer()
        ),
    ),
)

TWO_BASIC_LANDS = Search(BASIC_LAND_CARD, 2, reveal=False)

HARROW = instant(
    "Harrow",
    "砕土",
    "{2}{G}",
    Spell(
        (TWO_BASIC_LANDS, PutInto(It(), Zone.BATTLEFIELD), Shuffle(You())),
        extra_cost=pay("", SacrificeSome(LAND)),
    ),
)

EXPLOSIVE_VEGETATION = sorcery(
    "Explosive Vegetation",
    "爆発的植生",
    "{3}{G}",
    Spell((TWO_BASIC_LANDS, PutInto(It(), Zone.BATTLEFIELD, tapped=True), Shuffle(You()))),
)

FOREST_CARDS = What(zone=Zone.LIBRARY, subtypes=("Forest",))

SKYSHROUD_CLAIM = sorcery(
    "Skyshroud Claim",
    "スカイシュラウドの要求",
    "{3}{G}",
    Spell((Search(FOREST_CARDS, 2, reveal=False), PutInto(It(), Zone.BATTLEFIELD), Shuffle(You()))),
)

BOLASS_CITADEL = artifact(
    "Bolas's Citadel",
    "ボーラスの城塞",
    "{3}{B}{B}{B}",
    Static(
        (
            MayCast(
                What(zone=Zone.LIBRARY, owner="you"),
                Zone.LIBRARY,
                "citadel",
                pay("", PayLife(ManaValueOf(This()))),
                lands=True,
                top=True,
            ),
        )
    ),
    Activated(
        pay("", TAP, SacrificeSome(What(not_types=(CardType.LAND,), control="you"), 10)),
        (LoseLife(EachOpponent(), 10),),
    ),
    also="Legendary",
)
