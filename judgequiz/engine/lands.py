"""Playing lands (CR 305)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import PlayLand
from .events import Reason
from .faces import face_of
from .illegal import Illegal, unique
from .kinds import CardType, Step, Zone
from .statics import in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def why_not_play(game: Game, action: PlayLand) -> list[Reason]:
    """CR 305.1-305.3: every reason why that land can't be played now."""
    state, player = game.state, action.player
    thing = state.things.get(action.card)
    if thing is None or not thing.is_known:
        return [Reason("400.7", Text("it isn't there", "それはそこにない"))]
    reasons: list[Reason] = []
    face = (
        thing.card.faces[action.side]
        if thing.card is not None and action.side < len(thing.card.faces)
        else face_of(thing)
    )
    if CardType.LAND not in face.types:
        reasons.append(Reason("305.1", Text("it isn't a land card", "それは土地・カードではない")))
    if thing.zone is not Zone.HAND or thing.owner != player:
        reasons.append(
            Reason(
                "305.1", Text("it isn't in that player's hand", "それはそのプレイヤーの手札にない")
            )
        )
    reasons.extend(untimely(game, player))
    extra = sum(
        inforce.change.count
        for inforce in in_force(game, v.ExtraLandPlays)
        if inforce.context.you == player
    )
    if state.players[player].lands_played >= 1 + extra:
        words = Text(
            "that player has played a land this turn",
            "このターンにすでに土地をプレイしている",
        )
        reasons.append(Reason("305.2", words))
    return unique(reasons)


def untimely(game: Game, player: str) -> Iterator[Reason]:
    """CR 305.1, 305.3: a land is played in one's own main phase, with priority, while the stack is empty."""
    state = game.state
    if not state.is_active(player):
        words = Text("it isn't that player's turn", "そのプレイヤーのターンではない")
        yield Reason("305.3", words, ("305.1",))
    if state.step not in (Step.MAIN1, Step.MAIN2):
        words = Text("it isn't a main phase", "メイン・フェイズではない")
        yield Reason("305.1", words, ("505.6b",))
    if state.stack:
        words = Text("the stack isn't empty", "スタックが空でない")
        yield Reason("305.1", words, ("505.6b",))
    if not game.rules.player_has_priority(state, player):
        words = Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない")
        yield Reason("117.1a", words)


def play_land(game: Game, action: PlayLand) -> int | None:
    reasons = why_not_play(game, action)
    if reasons:
        raise Illegal(reasons)
    new = game.move(
        action.card, Zone.BATTLEFIELD, under=action.player, side=action.side, cr="305.1"
    )
    game.happen(e.LandPlayed(action.player, new if new is not None else action.card))
    return new
