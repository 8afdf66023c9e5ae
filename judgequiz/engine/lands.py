"""Playing lands (CR 305): from a hand, or from wherever an effect lets a player play cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import PlayLand
from .events import Reason
from .faces import face_of
from .illegal import Illegal, unique
from .kinds import CardType, Layout, Step, Zone
from .permissions import as_its_side, lets_play
from .reading import fits
from .state import Thing
from .statics import in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def why_not_play(game: Game, action: PlayLand) -> list[Reason]:
    """CR 305.1-305.3: every reason why that land can't be played now."""
    state = game.state
    thing = state.things.get(action.card)
    if thing is None or not thing.is_known:
        return [Reason("400.7", Text("it isn't there", "それはそこにない"))]
    reasons: list[Reason] = []
    is_modal = thing.card is None or thing.card.layout is not Layout.DOUBLE
    if CardType.LAND not in side_meant(thing, action.side if is_modal else 0).types:
        words = Text("it isn't a land card", "それは土地・カードではない")
        reasons.append(Reason("305.1", words, ("712.12",)))
    if not may_be_played_from_there(game, action):
        words = Text(
            "nothing lets it be played from there", "そこからプレイすることを許すものがない"
        )
        reasons.append(Reason("305.1", words, ("601.3",)))
    reasons.extend(untimely(game, action))
    if land_plays_are_used_up(game, action):
        words = Text(
            "that player has played a land this turn",
            "このターンにすでに土地をプレイしている",
        )
        reasons.append(Reason("305.2", words))
    reasons.extend(forbidden(game, action))
    return unique(reasons)


def side_meant(thing: Thing, side: int) -> v.Face:
    """CR 712.12: the face that would be up."""
    card = thing.card
    return card.faces[side] if card is not None and side < len(card.faces) else face_of(thing)


def may_be_played_from_there(game: Game, action: PlayLand) -> bool:
    """CR 305.1: from the player's own hand, or with the leave of an effect."""
    thing = game.state.things[action.card]
    if thing.zone is Zone.HAND and thing.owner == action.player:
        return True
    if thing.zone is Zone.GRAVEYARD and thing.card is not None and action.side:
        if not game.rules.leave_to_cast_is_no_leave_to_play(game.state, thing):
            return any(
                lets_play(game, inforce, action.card, action.player)
                for inforce in in_force(game, v.MayCast)
            )
    state = as_its_side(game, action.card, action.side)
    with game.supposing(state):
        leave = in_force(game, v.MayCast)
        return any(
            inforce.change.lands and lets_play(game, inforce, action.card, action.player)
            for inforce in leave
        )


def land_plays_are_used_up(game: Game, action: PlayLand) -> bool:
    """CR 305.2a-b: however a land is to be played, it takes one of the plays of the turn."""
    state, player = game.state, action.player
    extra = sum(
        inforce.change.count
        for inforce in in_force(game, v.ExtraLandPlays)
        if inforce.context.you == player
    )
    if state.players[player].lands_played < 1 + extra:
        return False
    return game.rules.land_play_is_needed(state, state.things[action.card], action.side)


def untimely(game: Game, action: PlayLand) -> Iterator[Reason]:
    """CR 305.1, 305.3: a land is played in one's own main phase, with priority, while the stack is empty."""
    state, player = game.state, action.player
    late: list[Reason] = []
    if not state.is_active(player):
        words = Text("it isn't that player's turn", "そのプレイヤーのターンではない")
        late.append(Reason("305.3", words, ("305.1",)))
    if state.step not in (Step.MAIN1, Step.MAIN2):
        words = Text("it isn't a main phase", "メイン・フェイズではない")
        late.append(Reason("305.1", words, ("505.6b",)))
    if state.stack:
        words = Text("the stack isn't empty", "スタックが空でない")
        late.append(Reason("305.1", words, ("505.6b",)))
    if late and game.rules.land_keeps_its_timing(state, state.things[action.card], action.side):
        yield from late
    if not game.rules.player_has_priority(state, player):
        words = Text("that player doesn't have priority", "そのプレイヤーは優先権を持っていない")
        yield Reason("117.1a", words)


def forbidden(game: Game, action: PlayLand) -> Iterator[Reason]:
    """CR 101.2: effects that say that such lands can't be played; the face that would be up counts (CR 712.8f)."""
    state = as_its_side(game, action.card, action.side)
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is not v.Verb.BE_PLAYED or not isinstance(change.subject, v.What):
            continue
        with game.supposing(state):
            is_such = fits(change.subject, action.card, inforce.context, anywhere=True)
        if is_such:
            words = Text("an effect says it can't be played", "効果によりそれはプレイできない")
            yield Reason("101.2", words, ("305.1",))


def play_land(game: Game, action: PlayLand) -> int | None:
    reasons = why_not_play(game, action)
    if reasons:
        raise Illegal(reasons)
    card = game.state.things[action.card]
    counts = game.rules.land_play_is_needed(game.state, card, action.side)
    new = game.move(
        action.card, Zone.BATTLEFIELD, under=action.player, side=action.side, cr="305.1"
    )
    game.happen(e.LandPlayed(action.player, new if new is not None else action.card, counts=counts))
    return new
