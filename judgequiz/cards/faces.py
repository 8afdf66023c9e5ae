"""Cards with two faces: split, adventurer and modal double-faced cards (CR 709, 712, 715)."""

from ..engine.kinds import CardType, Colour, Duration, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddMana,
    AddPT,
    Cant,
    Compared,
    Create,
    DealsDamage,
    Destroy,
    Dies,
    Draw,
    EntersTapped,
    Exists,
    Gain,
    It,
    LoseLife,
    May,
    Mill,
    Not,
    Pick,
    PutInto,
    Reflexive,
    Sacrifice,
    Spell,
    Static,
    Tap,
    Target,
    TargetOf,
    TargetPlayer,
    This,
    Triggered,
    Untap,
    Until,
    Verb,
    What,
    Who,
    You,
)
from .burn import ONE_OR_TWO_TARGETS, TWO_DAMAGE_DIVIDED
from .keywords import FUSE, HASTE, LIFELINK
from .phrases import (
    ONE_ARTIFACT_OR_ENCHANTMENT,
    ONE_CREATURE,
    ONE_CREATURE_OF_YOURS,
    ONE_PERMANENT,
    ONE_PLAYER,
    TAP,
    pay,
)
from .printed import adventure, face, modal, split
from .protection import CHOOSE_A_COLOUR
from .tokens import FOOD, creature_token

FIRE_ICE = split(
    face("Fire", "火", "{1}{R}", "Instant", Spell((TWO_DAMAGE_DIVIDED,), ONE_OR_TWO_TARGETS)),
    face("Ice", "氷", "{1}{U}", "Instant", Spell((Tap(TargetOf()), Draw(You())), ONE_PERMANENT)),
)

BREAKING_ENTERING = split(
    face("Breaking", "", "{U}{B}", "Sorcery", Spell((Mill(TargetPlayer(), 8),), ONE_PLAYER), FUSE),
    face(
        "Entering",
        "",
        "{4}{B}{R}",
        "Sorcery",
        Spell(
            (
                Pick(You(), What(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),
                PutInto(It(), Zone.BATTLEFIELD, under=You()),
                Until(Duration.END_OF_TURN, It(), (Gain((HASTE,)),)),
            )
        ),
        FUSE,
    ),
)

MURDEROUS_RIDER_SWIFT_END = adventure(
    face(
        "Murderous Rider",
        "残忍な騎士",
        "{1}{B}{B}",
        "Creature — Zombie Knight",
        LIFELINK,
        Triggered(Dies(This()), (PutInto(This(), Zone.LIBRARY, position="bottom"),)),
        size="2/3",
    ),
    face(
        "Swift End",
        "迅速な終わり",
        "{1}{B}{B}",
        "Instant — Adventure",
        Spell(
            (Destroy(TargetOf()), LoseLife(You(), 2)),
            (Target(What(any_types=(CardType.CREATURE, CardType.PLANESWALKER))),),
        ),
    ),
)

HUMAN = creature_token(Text("Human", "人間"), (Colour.WHITE,), "1/1")

ONE_ONE_CREATURE_OF_YOURS = What(
    types=(CardType.CREATURE,),
    control="you",
    power=Compared("=", 1),
    toughness=Compared("=", 1),
)

LOVESTRUCK_BEAST_HEARTS_DESIRE = adventure(
    face(
        "Lovestruck Beast",
        "恋煩いの野獣",
        "{2}{G}",
        "Creature — Beast Noble",
        Static((Cant(Verb.ATTACK, This()),), condition=Not(Exists(ONE_ONE_CREATURE_OF_YOURS))),
        size="5/5",
    ),
    face("Heart's Desire", "切なる想い", "{G}", "Sorcery — Adventure", Spell((Create(HUMAN),))),
)

CURIOUS_PAIR_TREATS_TO_SHARE = adventure(
    face("Curious Pair", "知りたがりの二人", "{1}{G}", "Creature — Human Peasant", size="1/3"),
    face("Treats to Share", "分かち合い", "{G}", "Sorcery — Adventure", Spell((Create(FOOD),))),
)

BEAR = creature_token(Text("Bear", "熊"), (Colour.GREEN,), "2/2")

FLAXEN_INTRUDER_WELCOME_HOME = adventure(
    face(
        "Flaxen Intruder",
        "亜麻色の侵入者",
        "{G}",
        "Creature — Human Berserker",
        Triggered(
            DealsDamage(This(), Who(), combat=True),
            (
                May(
                    (
                        Sacrifice(This()),
                        Reflexive((Destroy(TargetOf()),), ONE_ARTIFACT_OR_ENCHANTMENT),
                    )
                ),
            ),
        ),
        size="1/2",
    ),
    face(
        "Welcome Home",
        "おかえりなさい",
        "{5}{G}{G}",
        "Sorcery — Adventure",
        Spell((Create(BEAR, 3),)),
    ),
)

SILVERFLAME_SQUIRE_ON_ALERT = adventure(
    face("Silverflame Squire", "銀炎の従者", "{1}{W}", "Creature — Human Soldier", size="2/1"),
    face(
        "On Alert",
        "即応態勢",
        "{2}{W}",
        "Instant — Adventure",
        Spell(
            (Until(Duration.END_OF_TURN, TargetOf(), (AddPT(2, 2),)), Untap(TargetOf())),
            ONE_CREATURE,
        ),
    ),
)

SEJIRI_SHELTER_SEJIRI_GLACIER = modal(
    face(
        "Sejiri Shelter",
        "セジーリの防護",
        "{1}{W}",
        "Instant",
        Spell(CHOOSE_A_COLOUR, ONE_CREATURE_OF_YOURS),
    ),
    face(
        "Sejiri Glacier",
        "セジーリの氷河",
        None,
        "Land",
        Static((EntersTapped(This()),)),
        Activated(pay("", TAP), (AddMana("{W}"),)),
    ),
)
