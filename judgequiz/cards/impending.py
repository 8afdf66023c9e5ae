"""Cards with impending (CR 702.176), and cards that make creatures of enchantments or act on counters."""

from ..engine.kinds import CardType, Colour, Duration, Step, Zone
from ..engine.mana import mana
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddTypes,
    AtBeginning,
    AttachedTo,
    Attacks,
    Card,
    Cost,
    CountersMultiplied,
    Create,
    DealDamage,
    Discard,
    Draw,
    Effect,
    EitherOf,
    Enters,
    EntersWith,
    Exists,
    Gain,
    Impends,
    It,
    Itself,
    Keyword,
    LoseTypes,
    ManaValueOf,
    May,
    MayPayInstead,
    Mill,
    MoveCounters,
    Paid,
    Pick,
    Proliferate,
    PutInto,
    RemoveCounters,
    SacrificeThis,
    SetPT,
    Spell,
    Static,
    Target,
    TargetOf,
    This,
    TokensMultiplied,
    Triggered,
    Until,
    What,
    You,
)
from .keywords import DEATHTOUCH, FIRST_STRIKE, FLYING, HEXPROOF, LIFELINK, enchant
from .phrases import ANY_TARGET, CREATURE, ONE_PERMANENT, in_full_width, pay
from .printed import aura, card, creature, enchantment, face, instant
from .tokens import creature_token


def impending(number: int, cost: str) -> Keyword:
    """CR 702.176a."""
    time = "time"
    means = (
        Static((MayPayInstead(This(), "impending", Cost(mana(cost))),), zone=Zone.HAND),
        Static((EntersWith(This(), time, number, Paid("impending")),)),
        Static((LoseTypes((CardType.CREATURE,)),), condition=Impends()),
        Triggered(
            AtBeginning(Step.END, You()), (RemoveCounters(This(), time, 1),), condition=Impends()
        ),
    )
    says = Text(f"Impending {number}—{cost}", f"兆候{in_full_width(number)} ― {cost}")
    return Keyword("impending", says, "702.176", means, cost=Cost(mana(cost)), number=number)


def overlord(
    en: str,
    ja: str,
    cost: str,
    size: str,
    *abilities: Keyword,
    does: tuple[Effect, ...],
    targets: tuple[Target, ...] = (),
    checked: bool = False,
) -> Card:
    """An Overlord of Duskmourn: an enchantment creature that does something whenever it enters or attacks."""
    arrives = Triggered(EitherOf((Enters(This()), Attacks(This()))), does, targets)
    line = "Enchantment Creature — Avatar Horror"
    return card(face(en, ja, cost, line, *abilities, arrives, size=size), checked=checked)


INSECT = creature_token(Text("Insect", "昆虫"), (Colour.WHITE,), "2/1", FLYING)
OVERLORD_OF_THE_BOILERBILGES = overlord(
    "Overlord of the Boilerbilges",
    "ボイラービルジの大主",
    "{4}{R}{R}",
    "5/5",
    impending(4, "{2}{R}{R}"),
    does=(DealDamage(4, TargetOf()),),
    targets=ANY_TARGET,
    checked=True,
)

OVERLORD_OF_THE_MISTMOORS = overlord(
    "Overlord of the Mistmoors",
    "ミストムーアの大主",
    "{5}{W}{W}",
    "6/6",
    impending(4, "{2}{W}{W}"),
    does=(Create(INSECT, 2),),
)

OVERLORD_OF_THE_FLOODPITS = overlord(
    "Overlord of the Floodpits",
    "フラッドピットの大主",
    "{3}{U}{U}",
    "5/3",
    impending(4, "{1}{U}{U}"),
    FLYING,
    does=(Draw(You(), 2), Discard(You(), 1)),
)

RETURNED = What(
    zone=Zone.GRAVEYARD,
    owner="you",
    any_types=(CardType.CREATURE, CardType.PLANESWALKER),
    not_subtypes=("Avatar",),
)

OVERLORD_OF_THE_BALEMURK = overlord(
    "Overlord of the Balemurk",
    "ベイルマークの大主",
    "{3}{B}{B}",
    "5/5",
    impending(5, "{1}{B}"),
    does=(Mill(You(), 4), May((Pick(You(), RETURNED), PutInto(It(), Zone.HAND)))),
)

# ---- what makes creatures of enchantments

NON_AURA_OF_YOURS = What(types=(CardType.ENCHANTMENT,), not_subtypes=("Aura",), control="you")

ZUR_ETERNAL_SCHEMER = creature(
    "Zur, Eternal Schemer",
    "永遠の策謀家、ズアー",
    "{W}{U}{B}",
    "Human Wizard",
    "1/4",
    FLYING,
    Static(
        (Gain((DEATHTOUCH, LIFELINK, HEXPROOF)),),
        affects=What(types=(CardType.ENCHANTMENT, CardType.CREATURE), control="you"),
    ),
    Activated(
        pay("{1}{W}"),
        (
            Until(
                Duration.FOREVER,
                TargetOf(),
                (
                    AddTypes((CardType.CREATURE,)),
                    SetPT(ManaValueOf(Itself()), ManaValueOf(Itself())),
                ),
            ),
        ),
        (Target(NON_AURA_OF_YOURS),),
    ),
    also="Legendary",
)

PUPPET_CRAFTING = aura(
    "Puppet Crafting",
    "傀儡造り",
    "{1}{G}",
    enchant(
        What(
            any_of=(
                What(types=(CardType.ARTIFACT,)),
                What(types=(CardType.ENCHANTMENT,), not_subtypes=("Aura",)),
            )
        ),
        Text("artifact or non-Aura enchantment", "アーティファクトやオーラでないエンチャント"),
    ),
    Static(
        (AddTypes((CardType.CREATURE,), ("Construct",)), SetPT(5, 5)),
        affects=AttachedTo(),
    ),
    Activated(pay("{4}{G}"), (PutInto(This(), Zone.HAND),), zone=Zone.GRAVEYARD),
)

STARFIELD_OF_NYX = enchantment(
    "Starfield of Nyx",
    "ニクスの星原",
    "{4}{W}",
    Triggered(
        AtBeginning(Step.UPKEEP, You()),
        (May((PutInto(TargetOf(), Zone.BATTLEFIELD),)),),
        (Target(What(zone=Zone.GRAVEYARD, types=(CardType.ENCHANTMENT,), owner="you")),),
    ),
    Static(
        (
            AddTypes((CardType.CREATURE,)),
            SetPT(ManaValueOf(Itself()), ManaValueOf(Itself())),
        ),
        affects=What(
            types=(CardType.ENCHANTMENT,), not_subtypes=("Aura",), control="you", other=True
        ),
        condition=Exists(What(types=(CardType.ENCHANTMENT,), control="you"), 5),
    ),
)

# ---- what acts on counters

FATE_TRANSFER = instant(
    "Fate Transfer",
    "命運の転送",
    "{1}{U/B}",
    Spell(
        (MoveCounters(TargetOf(), TargetOf(1)),),
        (Target(CREATURE), Target(What(types=(CardType.CREATURE,), other_than=TargetOf()))),
    ),
)

VAMPIRE_HEXMAGE = creature(
    "Vampire Hexmage",
    "吸血鬼の呪詛術士",
    "{B}{B}",
    "Vampire Shaman",
    "2/1",
    FIRST_STRIKE,
    Activated(pay("", SacrificeThis()), (RemoveCounters(TargetOf(), "", None),), ONE_PERMANENT),
)

STEADY_PROGRESS = instant(
    "Steady Progress", "着実な進歩", "{2}{U}", Spell((Proliferate(), Draw(You(), 1)))
)

DOUBLING_SEASON = enchantment(
    "Doubling Season",
    "倍増の季節",
    "{4}{G}",
    Static((TokensMultiplied(2),)),
    Static((CountersMultiplied(),)),
)
