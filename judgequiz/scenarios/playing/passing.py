"""Steps in which priority is passed, and the passes that other steps imply."""

from __future__ import annotations

from ...engine import events as e
from ...engine import turns
from ...engine.errors import TooLong
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.illegal import Illegal
from ...engine.kinds import Step
from ...engine.text import Text
from ..notation import tree as t
from .error import PlayError
from .setting import step_named
from .table import Table


def give_to(table: Table, player: str) -> None:
    """CR 117.3d: passes that the step implies, so that the player has priority; a resolution is never implied."""
    game = table.game
    if player not in game.state.players:
        raise PlayError(f"player {player} is not seated")
    for _ in range(len(game.state.seats) + 1):
        holder = game.state.priority
        if not holder:
            turns.declare_nothing(game)
            holder = game.state.priority
        if not holder or game.rules.player_has_priority(game.state, player):
            return
        left = [h for h in turns.holders(game) if h not in game.state.passed]
        if len(left) <= 1:
            return
        turns.pass_priority(game, holder)


def after_action(game: Game, player: str) -> None:
    """CR 117.3c: the player who acted receives priority afterwards."""
    game.happen(e.PriorityGiven(""))
    turns.give_priority(game, player)


def do_pass(table: Table, step: t.Pass) -> None:
    player = str(step.player)
    give_to(table, player)
    game = table.game
    if not game.rules.player_has_priority(game.state, player):
        raise Illegal(
            [
                Reason(
                    "117.3d",
                    Text(
                        "that player doesn't have priority", "そのプレイヤーは優先権を持っていない"
                    ),
                )
            ]
        )
    turns.pass_priority(game, game.state.priority)


def do_all_pass(table: Table, step: t.AllPass) -> None:
    turns.declare_nothing(table.game)
    turns.all_pass(table.game)


def do_until_empty(table: Table, step: t.UntilEmpty) -> None:
    game = table.game
    for _ in range(rounds(table)):
        if not game.state.stack or game.state.over:
            return
        turns.all_pass(game)
    raise TooLong("the stack does not become empty")


def do_to(table: Table, step: t.To) -> None:
    game = table.game
    turn, goal = goal_of(table, step.moment)
    for _ in range(rounds(table) * 4):
        state = game.state
        if state.over or (state.turn, state.step) == (turn, goal):
            return
        if (state.turn, list(Step).index(state.step)) > (turn, list(Step).index(goal)):
            raise Illegal(
                [
                    Reason(
                        "500.1",
                        Text(
                            "that step is past or was skipped", "そのステップは過ぎたか飛ばされた"
                        ),
                    )
                ]
            )
        if state.stack:
            if table.is_true:
                top = state.thing(state.stack[-1])
                of = top.id if top.ability is None or top.source is None else top.source
                raise PlayError(
                    f"a resolution is never implied: {game.look(of).name.en or 'an ability'} is on the stack in {place(game)}",
                    step,
                )
            turns.all_pass(game)
            continue
        game.halt = (turn, goal)
        if not state.priority and state.step in turns.NOBODY_ACTS and state.step is not Step.UNTAP:
            turns.declare_nothing(game)
        elif not state.priority:
            turns.run_on(game) if state.step is not Step.UNTAP else turns.next_step(game)
            turns.run_on(game)
        else:
            turns.all_pass(game)
        game.halt = None
    raise TooLong("that step is not reached")


MOST_ROUNDS = 300
MOST_BELIEVED = 60


def rounds(table: Table) -> int:
    """How many rounds of passing a step may take. A belief can feed on itself without end, which answers nothing."""
    return MOST_ROUNDS if table.is_true else MOST_BELIEVED


def place(game: Game) -> str:
    return f"{game.state.active}{game.state.turn}.{game.state.step.value}"


def goal_of(table: Table, moment: t.Moment) -> tuple[int, Step]:
    """The turn and step meant: "to end" is the next end step, "to N4" the first step of that turn."""
    state = table.game.state
    goal = step_named(str(moment.step)) if moment.step else Step.UPKEEP
    turn = int(str(moment.turn)) if moment.turn else 0
    if not turn:
        past = list(Step).index(state.step) >= list(Step).index(goal)
        turn = state.turn + (1 if past else 0)
        if moment.player and not moment.turn:
            for _ in range(len(state.seats)):
                if seat_of(table, turn) == str(moment.player):
                    break
                turn += 1
    elif moment.player and seat_of(table, turn) != str(moment.player) and not state.extra_turns:
        raise PlayError(f"turn {turn} is not {moment.player}'s turn", moment)
    if turn - state.turn > 60:
        raise PlayError("that turn is too far away", moment)
    return turn, goal


def seat_of(table: Table, turn: int) -> str:
    """Whose turn that will be, extra turns apart."""
    state = table.game.state
    seats = state.seats
    if state.shared_life:
        teams = list(dict.fromkeys(state.players[seat].team for seat in seats))
        now = teams.index(state.players[state.active].team)
        team = teams[(now + turn - state.turn) % len(teams)]
        return next(seat for seat in seats if state.players[seat].team == team)
    left = [seat for seat in seats if seat == state.active or not state.players[seat].lost]
    return left[(left.index(state.active) + turn - state.turn) % len(left)]
