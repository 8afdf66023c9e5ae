"""Suspending a card from the hand: a special action, which uses no stack (CR 116.2f, 702.62a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from .actions import Cast, Suspend
from .announcing import pay
from .casting import before_casting
from .costs import Bill
from .events import Reason
from .illegal import Illegal, unique
from .kinds import Zone
from .payment import as_announced, payable
from .permissions import bill
from .reading import Context
from .text import Text
from .vocabulary import Keyword

if TYPE_CHECKING:
    from .game import Game


def suspend(game: Game, action: Suspend) -> int | None:
    """Pay the suspend cost and exile the card with its time counters; raises `Illegal` with every reason."""
    with game.attempt():
        ability = suspend_of(game, action)
        if ability is None:
            words = Text("no card with suspend is in hand", "手札に待機を持つカードがない")
            raise Illegal([Reason("702.62a", words)])
        reasons = list(before_suspending(game, action))
        context = Context(game, action.player, action.card)
        due = suspend_cost(game, ability, action, context, reasons)
        pay(game, due, context, action.details, reasons)
        if reasons:
            raise Illegal(unique(reasons))
        new = game.move(action.card, Zone.EXILE, cr="702.62a")
        if new is not None and ability.number:
            game.happen(e.CountersAdded(new, "time", ability.number, "702.62a"))
    return new


def suspend_of(game: Game, action: Suspend) -> Keyword | None:
    """The suspend ability of a card in that player's hand."""
    thing = game.state.things.get(action.card)
    if thing is None or thing.zone is not Zone.HAND or thing.owner != action.player:
        return None
    return next(
        (
            ability
            for ability in game.look(action.card).abilities
            if isinstance(ability, Keyword) and ability.name == "suspend"
        ),
        None,
    )


def before_suspending(game: Game, action: Suspend) -> Iterator[Reason]:
    """CR 116.2f: with priority, and only if its owner could begin to cast the card; its mana cost doesn't matter."""
    yield from before_casting(game, Cast(action.player, action.card), None)


def suspend_cost(
    game: Game, ability: Keyword, action: Suspend, context: Context, reasons: list[Reason]
) -> Bill:
    """The suspend cost, which nothing that makes spells cost more or less changes."""
    assert ability.cost is not None
    due = as_announced(bill(ability.cost), action.details, reasons)
    if due.mana is not None:
        due.mana = payable(game, due.mana, 0, 0, context, action.details)
    return due
