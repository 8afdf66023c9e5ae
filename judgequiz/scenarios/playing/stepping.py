"""The steps of a file, one by one: each is done, or refused with every reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import blocking, combat, combat_damage
from ...engine import events as e
from ...engine.activating import activate
from ...engine.casting import cast
from ...engine.events import Reason
from ...engine.illegal import Illegal
from ...engine.kinds import Step
from ...engine.lands import play_land
from ...engine.settling import settle
from ...engine.suspending import suspend
from ...engine.text import Text
from ..notation import tree as t
from .acting import (
    activate_of,
    cast_of,
    do_activate,
    do_cast,
    do_play,
    do_special,
    play_of,
    suspend_of,
)
from .fighting import assigned, attack_of, block_of, do_assign, do_attack, do_block, to_step
from .labels import NotYet
from .opening import do_opening
from .passing import do_all_pass, do_pass, do_to, do_until_empty, give_to
from .table import Table


def do(table: Table, step: t.Step) -> None:
    """Do one step; raises `Illegal` where the rules forbid it."""
    if table.game.state.over and not isinstance(step, t.Assign):
        raise Illegal([Reason("104.1", Text("the game is over", "ゲームは終了している"))])
    HOW[type(step)](table, step)


def reasons_against(table: Table, step: t.Step, *, at_once: bool = False) -> list[Reason]:
    """Every reason why a step can't be done now; none if it can. Nothing changes (CR 601.2, 602.2).

    The passes that it implies are made, unless it is to be done `at_once` (CR 117.1).
    """
    game = table.game
    with game.trial():
        try:
            if not at_once:
                give_to_if_needed(table, step)
            attempt(table, step)
        except Illegal as illegal:
            return illegal.reasons
        except NotYet as error:
            return [Reason("400.7", Text(error.message, "それは存在しない"))]
    return []


def attempt(table: Table, step: t.Step) -> None:
    """The action itself, with nothing before it but the step of the turn that it needs."""
    match step:
        case t.Cast():
            cast(table.game, cast_of(table, step))
        case t.Activate():
            activate(table.game, activate_of(table, step))
        case t.Play():
            play_land(table.game, play_of(table, step))
        case t.Special():
            suspend(table.game, suspend_of(table, step))
        case t.Attack():
            if table.game.state.is_active(str(step.player)):
                to_step(table, Step.ATTACK)
            combat.attack(table.game, attack_of(table, step))
        case t.Block():
            to_step(table, Step.BLOCK)
            blocking.block(table.game, block_of(table, step))
        case t.Assign():
            for one in step.assignments:
                combat_damage.assign(table.game, *assigned(table, one))
        case _:
            do(table, step)


def give_to_if_needed(table: Table, step: t.Step) -> None:
    player = getattr(step, "player", None)
    if player is not None and isinstance(step, t.Cast | t.Activate | t.Play | t.Special):
        give_to(table, str(player))


Doing = Callable[[Table, Any], None]


def do_put(table: Table, step: t.Put) -> None:
    """What it says is answered as the step before put its triggers on the stack."""


def do_concede(table: Table, step: t.Concede) -> None:
    game = table.game
    game.happen(e.Lost(str(step.player), "conceded", "104.3a"))
    settle(game)


HOW: dict[type[Any], Doing] = {
    t.Cast: do_cast,
    t.Play: do_play,
    t.Activate: do_activate,
    t.Attack: do_attack,
    t.Block: do_block,
    t.Assign: do_assign,
    t.Pass: do_pass,
    t.AllPass: do_all_pass,
    t.UntilEmpty: do_until_empty,
    t.To: do_to,
    t.Opening: do_opening,
    t.Put: do_put,
    t.Concede: do_concede,
    t.Special: do_special,
}
