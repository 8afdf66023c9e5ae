"""Cards that draw, look at the library, or take cards from a hand."""

from ..engine.kinds import CardType, Colour, Step, Zone
from ..engine.vocabulary import (
    Activated,
    AtBeginning,
    Create,
    Discard,
    Draw,
    Enters,
    It,
    LookAtTop,
    LoseLife,
    May,
    Pick,
    PutInto,
    RevealHand,
    SacrificeSome,
    Scry,
    Search,
    Shuffle,
    Spell,
    TargetPlayer,
    This,
    Those,
    Triggered,
    What,
    You,
)
from .keywords import DEFENDER, suspend
from .phrases import CREATURE, ONE_OPPONENT, ONE_PLAYER, TAP, pay
from .printed import artifact, card, creature, face, instant, sorcery
from .tokens import FAERIE_ROGUE, RHINO

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

FIND_ANY_CARD = (
    Search(What(zone=Zone.LIBRARY), reveal=False),
    PutInto(It(), Zone.HAND),
    Shuffle(You()),
)

DEMONIC_TUTOR = sorcery("Demonic Tutor", "悪魔の教示者", "{1}{B}", Spell(FIND_ANY_CARD))

PLANAR_PORTAL = artifact(
    "Planar Portal", "次元の門", "{6}", Activated(pay("{6}", TAP), FIND_ANY_CARD)
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

VILLAGE_RITES = instant(
    "Village Rites",
    "村の儀式",
    "{B}",
    Spell((Draw(You(), 2),), extra_cost=pay("", SacrificeSome(CREATURE))),
)

CRASHING_FOOTFALLS = card(
    face(
        "Crashing Footfalls",
        "衝撃の足音",
        None,
        "Sorcery",
        suspend(4, pay("{G}")),
        Spell((Create(RHINO, 2),)),
        colours=(Colour.GREEN,),
    )
)

BRAINSTORM = instant(
    "Brainstorm",
    "渦まく知識",
    "{U}",
    Spell(
        (
            Draw(You(), 3),
            Pick(You(), What(zone=Zone.HAND, owner="you"), least=2, most=2),
            PutInto(It(), Zone.LIBRARY),
        )
    ),
)
