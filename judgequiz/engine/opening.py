"""What players do with their opening hands before the first turn (CR 103.5-103.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .events import Reason
from .frozen import evolve
from .illegal import Illegal
from .kinds import BOTTOM, Form, Step, Zone
from .perform import perform_all
from .reading import Context
from .state import Announced, Thing
from .statics import in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game

MULLIGAN, BEGINS, REVEALS = "103.5", "103.6a", "103.6b"
TOO_LATE = Reason(
    "103.6",
    Text("opening hands come before the first turn", "最初の手札の処理は最初のターンの前に行う"),
)
NOT_IN_TURN = Reason(
    "103.6",
    Text(
        "a player later in turn order has already acted", "ターン順で後のプレイヤーがすでに行動した"
    ),
)
NOT_IN_OPENING_HAND = Reason(
    "103.6",
    Text("it isn't in that player's opening hand", "それはそのプレイヤーの最初の手札にない"),
    ("103.5", "103.6a"),
)
NOT_ALLOWED_TO_BEGIN = Reason(
    "103.6a",
    Text(
        "nothing lets it begin on the battlefield",
        "それを戦場に出した状態でゲームを始めることを許すものがない",
    ),
)
MULLIGANS_ARE_OVER = Reason(
    "103.6",
    Text(
        "mulligans are over once a player acts with an opening hand",
        "最初の手札による行動が始まったら、マリガンの手順は終わっている",
    ),
)
REVEALED_ALREADY = Reason(
    "103.6b", Text("each card is revealed only once", "各カードは１回しか公開できない")
)
NOT_TO_BE_REVEALED = Reason(
    "103.6b",
    Text(
        "nothing lets it be revealed from the opening hand",
        "それを最初の手札から公開することを許すものがない",
    ),
)


def put_on_bottom(game: Game, player: str, id: int) -> None:
    """CR 103.5: a card put on the bottom of the library for a mulligan that was taken."""
    reasons = list(too_late(game))
    if game.state.things[id].zone is not Zone.HAND:
        reasons.append(NOT_IN_OPENING_HAND)
    if any(is_act(event) for event in game.log):
        reasons.append(MULLIGANS_ARE_OVER)
    if reasons:
        raise Illegal(reasons)
    game.move(id, Zone.LIBRARY, position=BOTTOM, cr=MULLIGAN)


def begin(game: Game, player: str, id: int) -> None:
    """CR 103.6a: begin the game with a card of one's opening hand on the battlefield."""
    reasons = [*too_late(game), *not_now(game, player, begins=True), *not_there(game, player, id)]
    if not may_begin(game, id):
        reasons.append(NOT_ALLOWED_TO_BEGIN)
    if reasons:
        raise Illegal(reasons)
    if not game.rules.beginning_on_the_battlefield_is_not_casting(
        game.state, game.state.things[id]
    ):
        cast_unasked(game, player, id)
        return
    became = game.move(id, Zone.BATTLEFIELD, under=player, cr=BEGINS)
    if became is not None and not game.rules.permanents_of_opening_hands_enter_in_turn(
        game.state, became
    ):
        game.happen(e.TimestampSet(became, first_timestamp(game)))


def reveal(game: Game, player: str, id: int) -> None:
    """CR 103.6b: reveal a card of one's opening hand, and do what it says."""
    reasons = [*too_late(game), *not_now(game, player, begins=False), *not_there(game, player, id)]
    allowed = [i for i in in_force(game, v.MayRevealFromOpeningHand) if i.source == id]
    if not allowed:
        reasons.append(NOT_TO_BE_REVEALED)
    if any(isinstance(event, e.Revealed) and id in event.what for event in game.log):
        reasons.append(REVEALED_ALREADY)
    if reasons:
        raise Illegal(reasons)
    game.happen(e.Revealed((id,), player, (), REVEALS))
    perform_all(allowed[0].change.effects, Context(game, player, id))


def done(game: Game, player: str) -> None:
    """CR 103.6: the player acts no more; what they have left undone the rules are asked about."""
    for id in game.state.zone(Zone.HAND, player):
        if may_begin(game, id) and not game.rules.beginning_on_the_battlefield_is_optional(
            game.state, game.state.things[id]
        ):
            game.move(id, Zone.BATTLEFIELD, under=player, cr=BEGINS)


def may_begin(game: Game, id: int) -> bool:
    """Whether the card says that it may begin the game on the battlefield; a card of a library is read as in hand."""
    thing = game.state.things[id]
    face = game.look(id)
    if thing.zone is Zone.LIBRARY:
        return any(
            isinstance(change, v.MayBeginOnBattlefield)
            for ability in face.abilities
            if isinstance(ability, v.Static)
            for change in ability.changes
        )
    return any(i.source == id for i in in_force(game, v.MayBeginOnBattlefield))


def too_late(game: Game) -> Iterator[Reason]:
    """CR 103.8: the first turn begins after all this."""
    begun = game.state.turn != 1 or game.state.step not in (Step.UNTAP, Step.UPKEEP)
    if begun or any(
        isinstance(event, e.CastSpell | e.LandPlayed | e.Resolved | e.StepBegan)
        for event in game.log
    ):
        yield TOO_LATE


def not_now(game: Game, player: str, *, begins: bool) -> Iterator[Reason]:
    """CR 103.6: in turn order from the starting player on, each of them all they want, in any order."""
    order = game.state.in_turn_order()
    for event in game.log:
        who = actor(event)
        if not who:
            continue
        if order.index(who) > order.index(player):
            if game.rules.opening_hands_go_in_turn_order(game.state, player, who):
                yield NOT_IN_TURN
                return
        if who == player and not begins and isinstance(event, e.Moved):
            if not game.rules.opening_actions_go_in_any_order(game.state, player, begins):
                yield NOT_IN_TURN
                return


def actor(event: e.Event) -> str:
    """Who did something with their opening hand; "" where that isn't what happened."""
    match event:
        case e.Moved(cr="103.6a", thing=thing):
            return thing.controller
        case e.Revealed(cr="103.6b", player=player):
            return player
    return ""


def is_act(event: e.Event) -> bool:
    return bool(actor(event))


def not_there(game: Game, player: str, id: int) -> Iterator[Reason]:
    """CR 103.5-103.6: only cards of the opening hand, which is what the player kept."""
    thing = game.state.things[id]
    if thing.zone is Zone.HAND and thing.owner == player:
        return
    was_bottomed = any(
        isinstance(event, e.Moved) and event.cr == MULLIGAN and event.became == id
        for event in game.log
    )
    if was_bottomed and not game.rules.bottomed_card_is_not_in_the_opening_hand(game.state, thing):
        return
    yield NOT_IN_OPENING_HAND


def first_timestamp(game: Game) -> int:
    """When the first permanent of an opening hand entered."""
    entered = (event.became for event in game.log if isinstance(event, e.Moved) and is_act(event))
    return min(game.state.thing(id).timestamp for id in entered)


def cast_unasked(game: Game, player: str, id: int) -> None:
    """The card as a spell on the stack, cast for nothing; no rule says so (CR 103.6a)."""
    thing = game.state.things[id]
    spell = Thing(
        game.mint(),
        Form.CARD,
        thing.owner,
        player,
        Zone.STACK,
        thing.card,
        was=id,
        root=thing.root or id,
        announced=Announced(origin=Zone.HAND),
    )
    game.happen(
        e.Moved(id, spell.id, Zone.HAND, Zone.STACK, evolve(spell), game.look(id), cr=BEGINS)
    )
    game.happen(e.CastSpell(spell.id, player, spell.announced))
