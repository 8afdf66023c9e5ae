"""Keyword abilities (CR 702): what each is called, and what it means in the vocabulary."""

from ..engine.kinds import BASIC_LAND_MANA, CardType, Colour, Duration, Step, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Activated,
    AddPT,
    AsCascading,
    AtBeginning,
    Attach,
    Attacks,
    BecomesTarget,
    CameUnderControlSinceLastUpkeep,
    CastFree,
    Casts,
    CastSuspended,
    Chosen,
    Compared,
    ControllerOf,
    Cost,
    Counter,
    CountersRemoved,
    DiscardSome,
    DiscardThis,
    Draw,
    Enters,
    EntersWith,
    ExileFromTopUntil,
    Gain,
    HasCounters,
    IsSuspended,
    It,
    Keyword,
    ManaValueOf,
    MayCast,
    MayPayInstead,
    MaySuspend,
    MoveInstead,
    Opponents,
    Paid,
    PutInto,
    PutOnBottom,
    RemoveCounters,
    Sacrifice,
    SacrificeAny,
    Search,
    Shuffle,
    Static,
    Target,
    TargetOf,
    That,
    ThatPlayer,
    ThatSpell,
    This,
    Those,
    Triggered,
    Unless,
    Unplayed,
    Until,
    What,
    X,
    You,
)
from .phrases import (
    BASIC_LAND_CARD,
    COLOUR_WORDS,
    INSTANTS_AND_SORCERIES,
    LAND_IN_HAND,
    PERMANENT,
    TYPE_WORDS,
    YOUR_CREATURE,
    in_full_width,
)

# ---- keywords that the rules read by name

FLYING = Keyword("flying", Text("Flying", "飛行"), "702.9")
HASTE = Keyword("haste", Text("Haste", "速攻"), "702.10")
REACH = Keyword("reach", Text("Reach", "到達"), "702.17")
TRAMPLE = Keyword("trample", Text("Trample", "トランプル"), "702.19")
VIGILANCE = Keyword("vigilance", Text("Vigilance", "警戒"), "702.20")
DEATHTOUCH = Keyword("deathtouch", Text("Deathtouch", "接死"), "702.2")
DEFENDER = Keyword("defender", Text("Defender", "防衛"), "702.3")
FIRST_STRIKE = Keyword("first strike", Text("First strike", "先制攻撃"), "702.7")
DOUBLE_STRIKE = Keyword("double strike", Text("Double strike", "二段攻撃"), "702.4")
LIFELINK = Keyword("lifelink", Text("Lifelink", "絆魂"), "702.15")
MENACE = Keyword("menace", Text("Menace", "威迫"), "702.111")
FEAR = Keyword("fear", Text("Fear", "畏怖"), "702.36")
HEXPROOF = Keyword("hexproof", Text("Hexproof", "呪禁"), "702.11")
SHROUD = Keyword("shroud", Text("Shroud", "被覆"), "702.18")
INDESTRUCTIBLE = Keyword("indestructible", Text("Indestructible", "破壊不能"), "702.12")
FLASH = Keyword("flash", Text("Flash", "瞬速"), "702.8")
SPLIT_SECOND = Keyword("split second", Text("Split second", "刹那"), "702.61")
FUSE = Keyword("fuse", Text("Fuse", "融合"), "702.102")

# ---- unplayed keywords

PARTNER = Unplayed("partner", Text("Partner", "共闘"))
REBOUND = Keyword("rebound", Text("Rebound", "反復"), "702.88")


def suspend(number: int | None = None, cost: Cost | None = None) -> Keyword:
    """CR 702.62a. A cost without a number is "suspend X": the cost has an X, which can't be 0.

    Without a cost it is suspend as effects give it to a card in exile: the two triggered abilities.
    """
    upkeep = Triggered(
        AtBeginning(Step.UPKEEP, You()),
        (RemoveCounters(This(), "time", 1),),
        condition=IsSuspended(This()),
        zone=Zone.EXILE,
    )
    last = Triggered(
        CountersRemoved(This(), "time", last=True),
        (CastSuspended((Gain((HASTE,)),)),),
        zone=Zone.EXILE,
    )
    if cost is None:
        return Keyword("suspend", Text("Suspend", "待機"), "702.62", (upkeep, last))
    may = MaySuspend(cost, X() if number is None else number)
    means = (Static((may,), zone=Zone.HAND), upkeep, last)
    if number is None:
        says = Text(
            f"Suspend X—{cost.mana}. X can't be 0.", f"待機Ｘ ― {cost.mana}。Ｘは０にできない。"
        )
    else:
        says = Text(f"Suspend {number}—{cost.mana}", f"待機{in_full_width(number)} ― {cost.mana}")
    return Keyword("suspend", says, "702.62", means, cost=cost, number=number)


def prowess() -> Keyword:
    """CR 702.108a."""
    cast = Casts(You(), What(zone=Zone.STACK, not_types=(CardType.CREATURE,), spell=True))
    grows = Triggered(cast, (Until(Duration.END_OF_TURN, This(), (AddPT(1, 1),)),))
    return Keyword("prowess", Text("Prowess", "果敢"), "702.108", (grows,))


PROWESS = prowess()


# ---- protection and landwalk


def protection(quality: What | Chosen | str, said: Text) -> Keyword:
    """CR 702.16: `said` is the quality in words; the zone of a `What` is ignored."""
    says = Text(f"Protection from {said.en}", f"プロテクション（{said.ja}）")
    return Keyword("protection", says, "702.16", quality=quality)


def protection_from(*colours: Colour) -> tuple[Keyword, ...]:
    """CR 702.16g: one ability for each of the colours."""
    return tuple(protection(What(colours=(colour,)), COLOUR_WORDS[colour]) for colour in colours)


PROTECTION_FROM_EVERYTHING = protection("everything", Text("everything", "すべて"))
PROTECTION_FROM_CHOSEN_COLOUR = protection(
    Chosen("colour"), Text("the chosen color", "その選ばれた色")
)
PROTECTION_FROM_CHOSEN_NAME = protection(
    Chosen("name"), Text("the chosen card name", "その選ばれたカード名")
)

LAND_TYPE_WORDS = dict(zip(BASIC_LAND_MANA, ("平地", "島", "沼", "山", "森"), strict=True))


def landwalk(land_type: str) -> Keyword:
    """CR 702.14: the quality is the kind of land."""
    says = Text(f"{land_type}walk", f"{LAND_TYPE_WORDS[land_type]}渡り")
    what = What(types=(CardType.LAND,), subtypes=(land_type,))
    return Keyword(f"{land_type.lower()}walk", says, "702.14", quality=what)


# ---- attaching


def enchant(what: What, said: Text = TYPE_WORDS[CardType.CREATURE]) -> Keyword:
    """CR 702.5: the quality is what an Aura spell targets and what the Aura may be attached to."""
    says = Text(f"Enchant {said.en}", f"エンチャント（{said.ja}）")
    return Keyword("enchant", says, "702.5", quality=what)


ENCHANT_CREATURE = enchant(What(types=(CardType.CREATURE,)))


def equip(cost: Cost) -> Keyword:
    """CR 702.6a."""
    attach = Activated(
        cost, (Attach(This(), TargetOf()),), (Target(YOUR_CREATURE),), sorcery_speed=True
    )
    return Keyword("equip", with_cost("Equip", "装備", cost), "702.6", (attach,), cost=cost)


# ---- costs and permissions


def kicker(cost: Cost) -> Keyword:
    """CR 702.33: read by name on announcement; `Paid("kicker")` tells whether it was paid."""
    return Keyword("kicker", with_cost("Kicker", "キッカー", cost), "702.33", cost=cost)


def cycling(cost: Cost, said: Text | None = None) -> Keyword:
    """CR 702.29a; `said` is a cost that isn't mana alone."""
    draw = Activated(with_discarding(cost), (Draw(You()),), zone=Zone.HAND)
    says = with_cost("Cycling", "サイクリング", cost, said)
    return Keyword("cycling", says, "702.29", (draw,), cost=cost)


CYCLING_TYPES = {**LAND_TYPE_WORDS, "Sliver": "スリヴァー", "Wizard": "ウィザード"}


def typecycling(kind: str, cost: Cost) -> Keyword:
    """CR 702.29e, for a subtype."""
    said = Text(f"{kind}cycling", f"{CYCLING_TYPES[kind]}サイクリング")
    return cycling_for(What(zone=Zone.LIBRARY, subtypes=(kind,)), said, cost)


def basic_landcycling(cost: Cost) -> Keyword:
    """CR 702.29e: the type may be a supertype and a card type together."""
    return cycling_for(BASIC_LAND_CARD, Text("Basic landcycling", "基本土地サイクリング"), cost)


def cycling_for(found: What, said: Text, cost: Cost) -> Keyword:
    effects = (Search(found), PutInto(It(), Zone.HAND), Shuffle(You()))
    search = Activated(with_discarding(cost), effects, zone=Zone.HAND)
    return Keyword(
        said.en.lower(), with_cost(said.en, said.ja, cost), "702.29", (search,), cost=cost
    )


def flashback(cost: Cost | None = None, said: Text | None = None) -> Keyword:
    """CR 702.34a: no cost is "equal to its mana cost"; `said` is a cost that isn't mana alone."""
    cast = MayCast(
        This(),
        Zone.GRAVEYARD,
        "flashback",
        cost=cost,
        own_cost=cost is None,
        resulting=What(zone=Zone.STACK, any_types=INSTANTS_AND_SORCERIES),
    )
    exiled = MoveInstead(This(), None, Zone.EXILE, origin=Zone.STACK)
    means = (
        Static((cast,), zone=Zone.GRAVEYARD),
        Static((exiled,), zone=Zone.STACK, condition=Paid("flashback")),
    )
    says = with_cost("Flashback", "フラッシュバック", cost, said)
    return Keyword("flashback", says, "702.34", means, cost=cost)


def evoke(cost: Cost, said: Text | None = None) -> Keyword:
    """CR 702.74a."""
    instead = MayPayInstead(This(), "evoke", cost)
    sacrificed = Triggered(Enters(This()), (Sacrifice(This()),), condition=Paid("evoke"))
    means = (Static((instead,), zone=Zone.HAND), sacrificed)
    return Keyword("evoke", with_cost("Evoke", "想起", cost, said), "702.74", means, cost=cost)


RETRACE = Keyword(
    "retrace",
    Text("Retrace", "回顧"),
    "702.81",
    (
        Static(
            (
                MayCast(
                    This(),
                    Zone.GRAVEYARD,
                    "retrace",
                    extra=Cost(parts=(DiscardSome(LAND_IN_HAND),)),
                ),
            ),
            zone=Zone.GRAVEYARD,
        ),
    ),
)

# ---- cascade

CASCADED = Compared("<", ManaValueOf(This()))

CASCADE = Keyword(
    "cascade",
    Text("Cascade", "続唱"),
    "702.85",
    (
        Triggered(
            Casts(You(), This()),
            (
                ExileFromTopUntil(
                    What(zone=Zone.EXILE, not_types=(CardType.LAND,), mana_value=CASCADED)
                ),
                AsCascading(),
                CastFree(It(), resulting=What(zone=Zone.STACK, mana_value=CASCADED)),
                PutOnBottom(Those("exiled"), random=True),
            ),
            zone=Zone.STACK,
        ),
    ),
)

# ---- upkeep, counters and combat


def echo(cost: Cost) -> Keyword:
    """CR 702.30a."""
    upkeep = Triggered(
        AtBeginning(Step.UPKEEP, You()),
        (Unless(cost, (Sacrifice(This()),)),),
        condition=CameUnderControlSinceLastUpkeep(),
    )
    return Keyword("echo", with_cost("Echo", "エコー", cost), "702.30", (upkeep,), cost=cost)


def vanishing(number: int | None = None) -> Keyword:
    """CR 702.63a; without a number it enters with no counters (CR 702.63b)."""
    upkeep = Triggered(
        AtBeginning(Step.UPKEEP, You()),
        (RemoveCounters(This(), "time", 1),),
        condition=HasCounters(This(), "time"),
    )
    last = Triggered(CountersRemoved(This(), "time", last=True), (Sacrifice(This()),))
    if number is None:
        return Keyword("vanishing", Text("Vanishing", "消失"), "702.63", (upkeep, last))
    entering = Static((EntersWith(This(), "time", number),))
    says = Text(f"Vanishing {number}", f"消失{in_full_width(number)}")
    return Keyword("vanishing", says, "702.63", (entering, upkeep, last), number=number)


EXALTED = Keyword(
    "exalted",
    Text("Exalted", "賛美"),
    "702.83",
    (
        Triggered(
            Attacks(YOUR_CREATURE, alone=True),
            (Until(Duration.END_OF_TURN, That(), (AddPT(1, 1),)),),
        ),
    ),
)


def annihilator(number: int) -> Keyword:
    """CR 702.86a: the player of the trigger event is the defending player."""
    attack = Triggered(Attacks(This()), (SacrificeAny(ThatPlayer(), PERMANENT, number),))
    says = Text(f"Annihilator {number}", f"滅殺{in_full_width(number)}")
    return Keyword("annihilator", says, "702.86", (attack,), number=number)


def ward(cost: Cost) -> Keyword:
    """CR 702.21a."""
    counter = Unless(cost, (Counter(ThatSpell()),), who=ControllerOf(ThatSpell()))
    targeted = Triggered(BecomesTarget(This(), Opponents()), (counter,))
    return Keyword("ward", with_cost("Ward", "護法", cost), "702.21", (targeted,), cost=cost)


# ---- how a keyword with a cost is said


def with_cost(en: str, ja: str, cost: Cost | None, said: Text | None = None) -> Text:
    """A keyword and its cost in words; what isn't mana alone must be `said`."""
    if said:
        return Text(f"{en}—{said.en}", f"{ja} ― {said.ja}")
    if cost is None:
        return Text(en, ja)
    if cost.parts:
        raise ValueError(f"say the cost of {en.lower()} in words")
    return Text(f"{en} {cost.mana}", f"{ja}{cost.mana}")


def with_discarding(cost: Cost) -> Cost:
    """CR 702.29a: the cost, and discarding this card."""
    return Cost(cost.mana, (*cost.parts, DiscardThis()))
