"""What players do with their opening hands."""

from __future__ import annotations

from ...engine import events as e
from ...engine import vocabulary as v
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.illegal import Illegal
from ...engine.kinds import Zone
from ...engine.statics import in_force
from ...engine.text import Text
from ..notation import tree as t
from .acting import card_meant
from .table import Table


def do_opening(table: Table, step: t.Opening) -> None:
    """CR 103.6a: cards that say so may begin the game on the battlefield."""
    game, player = table.game, str(step.player)
    for act in step.acts:
        id = card_meant(table, act.what, player, "")
        if reasons := why_not_act(game, player, id, begins=act.verb == "begin"):
            raise Illegal(reasons)
        if act.verb == "begin":
            game.move(id, Zone.BATTLEFIELD, under=player, cr="103.6a")
        else:
            game.happen(e.Revealed((id,), player, (), "103.6b"))


def why_not_act(game: Game, player: str, id: int, *, begins: bool) -> list[Reason]:
    """CR 103.6: every reason why a player can't do that with a card before the first turn."""
    reasons = []
    thing = game.state.things[id]
    if game.state.turn != 1 or any(
        isinstance(event, e.CastSpell | e.LandPlayed | e.Resolved) for event in game.log
    ):
        reasons.append(
            Reason(
                "103.6",
                Text(
                    "opening hands come before the first turn",
                    "開始時の手札の処理は最初のターンの前に行う",
                ),
            )
        )
    if thing.zone is not Zone.HAND or thing.owner != player:
        reasons.append(
            Reason(
                "103.6a",
                Text(
                    "it isn't in that player's opening hand",
                    "それはそのプレイヤーの開始時の手札にない",
                ),
            )
        )
    allowed = any(i.source == id for i in in_force(game, v.MayBeginOnBattlefield))
    if begins and not allowed:
        reasons.append(
            Reason(
                "103.6a",
                Text(
                    "nothing lets it begin on the battlefield",
                    "それを戦場に出した状態でゲームを始めることを許すものがない",
                ),
            )
        )
    return reasons
