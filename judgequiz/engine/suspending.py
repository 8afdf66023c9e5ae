"""Suspending a card from the hand: a special action, which uses no stack (CR 116.2f, 702.62a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from . import events as e
from .actions import Cast, Details, Suspend
from .announcing import pay
from .costs import Bill
from .events import Reason
from .faces import numbered
from .frozen import evolve
from .illegal import Illegal, unique
from .kinds import CardType, Zone
from .payment import as_announced, payable
from .permissions import bill, hypothetical, permissions, restrictions, timing, too_early
from .reading import Context, amount
from .state import Announced
from .text import Text
from .vocabulary import MaySuspend, Static

if TYPE_CHECKING:
    from .game import Game


def suspend(game: Game, action: Suspend) -> int | None:
    """Pay the suspend cost and exile the card with its time counters; raises `Illegal` with every reason."""
    with game.attempt():
        leave = leave_to_suspend(game, action)
        if leave is None:
            words = Text("no card with suspend is in hand", "手札に待機を持つカードがない")
            raise Illegal([Reason("702.62a", words)])
        reasons = [*before_suspending(game, action), *check_x(leave, action)]
        context = Context(game, action.player, action.card, Announced(x=action.details.x))
        due = suspend_cost(game, leave, context, action.details, reasons)
        pay(game, due, context, action.details, reasons)
        if reasons:
            raise Illegal(unique(reasons))
        return exile_suspended(game, action, amount(leave.count, context))


def exile_suspended(game: Game, action: Suspend, count: int) -> int | None:
    """CR 702.62a: exiled with its counters, all at once. A replacement may take it elsewhere; it isn't suspended then."""
    with game.at_once():
        new = game.move(action.card, Zone.EXILE, cr="116.2f")
        if new is None:
            return None
        game.happen(e.Suspended(action.player, new))
        if game.state.things[new].zone is Zone.EXILE:
            game.happen(e.CountersAdded(new, "time", count, "702.62a"))
    return new


def leave_to_suspend(game: Game, action: Suspend) -> MaySuspend | None:
    """What the suspend ability of a card in that player's hand lets them do."""
    thing = game.state.things.get(action.card)
    if thing is None or thing.zone is not Zone.HAND or thing.owner != action.player:
        return None
    for _, ability in numbered(game.look(action.card).abilities):
        for change in ability.changes if isinstance(ability, Static) else ():
            if isinstance(change, MaySuspend):
                return change
    return None


def before_suspending(game: Game, action: Suspend) -> Iterator[Reason]:
    """CR 116.2f, 702.62a, 702.62c: with priority, and only if the player could begin to cast the card just then."""
    rules, state, card = game.rules, game.state, action.card
    cast = Cast(action.player, card)
    view = hypothetical(game, cast)
    if not rules.player_has_priority(state, action.player):
        words = Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない")
        yield Reason("117.1a", words)
    if CardType.LAND in view.types:
        yield Reason("305.9", Text("a land can't be cast", "土地を唱えることはできない"))
    if view.cost is None and not rules.card_without_a_mana_cost_may_be_suspended(state, card):
        words = Text(
            "it has no mana cost that could be paid", "支払うことのできるマナ・コストがない"
        )
        yield Reason("118.6", words)
    early = list(timing(game, cast, view, permissions(game, cast)))
    if rules.is_too_early_to_suspend(state, card, bool(early)):
        yield from by(("116.2f",), early or too_early(game, action.player, view))
    banned = list(restrictions(game, cast, view))
    if banned and rules.bans_on_casting_stop_suspending(state, card):
        yield from by(("702.62c",), banned)


def by(rules: tuple[str, ...], reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Reasons why a card couldn't be cast, with the rules by which they count for suspending it too."""
    for reason in reasons:
        yield evolve(reason, also=(*reason.also, *rules))


def check_x(leave: MaySuspend, action: Suspend) -> Iterator[Reason]:
    """CR 107.3d: X is chosen as the action is taken; none of these costs lets it be 0."""
    has_x = leave.cost.mana.count_of_x > 0
    if has_x and not action.details.x:
        yield Reason("107.3d", Text("X can't be 0", "Xは０にできない"), ("702.62a",))
    if not has_x and action.details.x:
        yield Reason("107.3d", Text("it has no X", "それはXを持たない"), ("601.2b",))


def suspend_cost(
    game: Game, leave: MaySuspend, context: Context, details: Details, reasons: list[Reason]
) -> Bill:
    """The suspend cost, which nothing that makes spells cost more or less changes."""
    due = as_announced(bill(leave.cost), details, reasons)
    if due.mana is not None:
        due.mana = payable(game, due.mana, details.x or 0, 0, context, details)
    return due
