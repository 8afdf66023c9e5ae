"""Cards that draw, look at the library, or take cards from a hand."""

from ..engine.kinds import CardType, Colour, Duration, Step, Zone
from ..engine.vocabulary import (
    AtBeginning,
    Create,
    Discard,
    Draw,
    Enters,
    Gain,
    It,
    LookAtTop,
    LoseLife,
    May,
    Mill,
    Pick,
    PutInto,
    RevealHand,
    Scry,
    Search,
    Shuffle,
    Spell,
    TargetPlayer,
    This,
    Those,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import DEFENDER, FUSE, HASTE, suspend
from .phrases import ONE_OPPONENT, ONE_PLAYER, pay
from .printed import card, creature, face, instant, sorcery, split
from .tokens import FAERIE_ROGUE

OPT = instant("Opt", "選択", "{U}", Spell((Scry(You(), 1), Draw(You()))))

PREORDAIN = sorcery("Preordain", "定業", "{U}", Spell((Scry(You(), 2), Draw(You()))))

PONDER = sorcery(
    "Ponder",
    "思案",
    "{U}",
    Spell(
        (
            LookAtTop(3),
            PutInto(It(), Zone.LIBRARY),
            May((Shuffle(You()),)),
            Draw(You()),
        )
    ),
)

DIVINATION = sorcery("Divination", "予言", "{2}{U}", Spell((Draw(You(), 2),)))

NIGHTS_WHISPER = sorcery(
    "Night's Whisper", "夜の囁き", "{1}{B}", Spell((Draw(You(), 2), LoseLife(You(), 2)))
)

ANCESTRAL_VISION = card(
    face(
        "Ancestral Vision",
        "祖先の幻視",
        None,
        "Sorcery",
        suspend(4, pay("{U}")),
        Spell((Draw(TargetPlayer(), 3),), ONE_PLAYER),
        colours=(Colour.BLUE,),
    )
)

DEMONIC_TUTOR = sorcery(
    "Demonic Tutor",
    "悪魔の教示者",
    "{1}{B}",
    Spell(
        (
            Search(What(zone=Zone.LIBRARY), reveal=False),
            PutInto(It(), Zone.HAND),
            Shuffle(You()),
        )
    ),
)

ELVISH_VISIONARY = creature(
    "Elvish Visionary",
    "エルフの幻想家",
    "{1}{G}",
    "Elf Shaman",
    "1/1",
    Triggered(Enters(This()), (Draw(You()),)),
)

WALL_OF_OMENS = creature(
    "Wall of Omens",
    "前兆の壁",
    "{1}{W}",
    "Wall",
    "0/4",
    DEFENDER,
    Triggered(Enters(This()), (Draw(You()),)),
)

DURESS = sorcery(
    "Duress",
    "強迫",
    "{B}",
    Spell(
        (
            RevealHand(TargetPlayer()),
            Pick(
                You(),
                What(
                    zone=Zone.HAND,
                    not_types=(CardType.CREATURE, CardType.LAND),
                    owner="that player",
                ),
                remember="chosen",
            ),
            Discard(TargetPlayer(), what=What(zone=Zone.HAND, exactly=Those("chosen")), every=True),
        ),
        ONE_OPPONENT,
    ),
)

RAVENOUS_RATS = creature(
    "Ravenous Rats",
    "貪欲なるネズミ",
    "{1}{B}",
    "Rat",
    "1/1",
    Triggered(Enters(This()), (Discard(TargetPlayer()),), ONE_OPPONENT),
)

BITTERBLOSSOM = card(
    face(
        "Bitterblossom",
        "苦花",
        "{1}{B}",
        "Kindred Enchantment — Faerie",
        Triggered(AtBeginning(Step.UPKEEP, You()), (LoseLife(You(), 1), Create(FAERIE_ROGUE))),
    )
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
