"""The keywords of the guilds: bloodthirst, haunt and replicate (CR 702.54-702.56); infect."""

from ..engine.kinds import CardType, Zone
from ..engine.text import Text
from ..engine.vocabulary import (
    Casts,
    Compare,
    CopySpell,
    Cost,
    DamageTaken,
    EachOpponent,
    EntersWith,
    Exile,
    Happened,
    Keyword,
    Opponents,
    PutIntoGraveyard,
    Static,
    TargetOf,
    This,
    TimesPaid,
    Triggered,
    What,
    You,
)
from .keywords import with_cost
from .phrases import ONE_CREATURE, in_full_width

OPPONENT_DAMAGED = Happened("damaged", who=Opponents())


def bloodthirst(number: int) -> Keyword:
    """CR 702.54a."""
    entering = Static((EntersWith(This(), "+1/+1", number, OPPONENT_DAMAGED),))
    says = Text(f"Bloodthirst {number}", f"狂喜{in_full_width(number)}")
    return Keyword("bloodthirst", says, "702.54", (entering,), number=number)


BLOODTHIRST_X = Keyword(
    "bloodthirst",
    Text("Bloodthirst X", "狂喜Ｘ"),
    "702.54",
    (Static((EntersWith(This(), "+1/+1", DamageTaken(EachOpponent())),)),),
)


def haunt(when: PutIntoGraveyard, zone: Zone) -> Keyword:
    """CR 702.55a; what the haunting card does later is an ability of its own (CR 702.55c)."""
    trigger = Triggered(when, (Exile(This(), haunting=TargetOf()),), ONE_CREATURE, zone=zone)
    return Keyword("haunt", Text("Haunt", "憑依"), "702.55", (trigger,))


HAUNT = haunt(PutIntoGraveyard(This(), Zone.BATTLEFIELD), Zone.BATTLEFIELD)
HAUNT_OF_A_SPELL = haunt(PutIntoGraveyard(This(), Zone.STACK, resolving=True), Zone.STACK)


def replicate(cost: Cost | None = None, *, targets: bool = True) -> Keyword:
    """CR 702.56a; no cost is "equal to its mana cost"; `targets` is whether its copies may have new targets."""
    copies = Triggered(
        Casts(You(), This()),
        (CopySpell(This(), new_targets=targets, count=TimesPaid("replicate")),),
        condition=Compare(TimesPaid("replicate"), ">=", 1),
        zone=Zone.STACK,
    )
    says = with_cost("Replicate", "複製", cost)
    return Keyword("replicate", says, "702.56", (copies,), cost=cost)


INFECT = Keyword("infect", Text("Infect", "感染"), "702.90")

ENCHANTED_CREATURE_OF_YOURS = What(types=(CardType.CREATURE,), control="you", enchanted=True)
