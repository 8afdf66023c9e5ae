"""Optional additional costs: kicker, replicate and the like (CR 118.8, 601.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import vocabulary as v
from .actions import Details
from .costs import Bill
from .events import Reason
from .faces import face_of
from .reading import Context
from .replicating import PAID_AGAIN_AND_AGAIN
from .state import View
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def add_optional_costs(
    game: Game,
    view: View,
    details: Details,
    due: Bill,
    reasons: list[Reason],
    via: str,
    context: Context,
) -> None:
    """CR 601.2b, 702.33: optional additional costs that the player says they pay."""
    seen: dict[str, int] = {}
    for name, count in details.extras:
        cost = cost_of_instance(game, view, name, seen.get(name, 0), context)
        seen[name] = seen.get(name, 0) + 1
        if cost is None:
            reasons.append(Reason("601.2b", Text(f"it has no {name}", f"それは{name}を持たない")))
            continue
        if count > 1 and name not in PAID_AGAIN_AND_AGAIN:
            reasons.append(
                Reason(
                    "601.2b",
                    Text("that cost can be paid only once", "そのコストは１回しか支払えない"),
                )
            )
        if not game.rules.additional_costs_combine(game.state, name, via):
            reasons.append(
                Reason(
                    "118.8",
                    Text(
                        "no additional cost can be paid with it", "追加コストを支払うことはできない"
                    ),
                )
            )
        for _ in range(min(count, 50)):
            due.add(cost)


def cost_of_instance(
    game: Game, view: View, name: str, instance: int, context: Context
) -> v.Cost | None:
    """CR 601.2b, 702.56b: what is paid for an instance of a keyword, the first one being 0; None where it hasn't so many."""
    keywords = [a for a in view.abilities if isinstance(a, v.Keyword) and a.name == name]
    printed = face_of(game.state.thing(context.source)).abilities
    if any(keyword not in printed for keyword in keywords):
        if not game.rules.given_cost_may_be_paid(game.state, context.source):
            keywords = [keyword for keyword in keywords if keyword in printed]
    found = keywords[instance] if instance < len(keywords) else None
    if found is None or found.cost is not None:
        return found.cost if found is not None else None
    if name not in PAID_AGAIN_AND_AGAIN or view.cost is None:
        return None
    return v.Cost(game.rules.replicate_cost(game.state, context.source, view.cost))
