"""The turn and its steps, and passing priority through them (CR 117, 500-514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import blocking, combat, combat_damage, sba, triggers
from . import events as e
from . import vocabulary as v
from .actions import Attack, Block
from .choices import Choice
from .costs import discard
from .kinds import Duration, Step, Zone
from .perform.library import draw_one
from .resolving import resolve_top
from .settling import settle
from .state import State
from .statics import in_force

if TYPE_CHECKING:
    from .game import Game

ORDER = tuple(Step)

NOBODY_ACTS = (Step.UNTAP, Step.ATTACK, Step.BLOCK)
"""No player gets priority in the untap step (CR 502.4); in these others not before the declaration."""


def give_priority(game: Game, player: str = "") -> None:
    """CR 117.3: after state-based actions and triggers, to the active player (or whoever acted last)."""
    settle(game)
    if game.state.over:
        return
    holder = (
        player if player and not game.state.players[player].lost else game.state.in_turn_order()[0]
    )
    if game.state.priority != holder:
        game.happen(e.PriorityGiven(holder))


def holders(game: Game) -> tuple[str, ...]:
    """CR 117.3d, 805.5: those who pass in turn order; of a team the first stands for all."""
    order = game.state.in_turn_order()
    if not game.state.shared_life:
        return order
    teams: dict[int, str] = {}
    for player in order:
        teams.setdefault(game.state.players[player].team, player)
    return tuple(teams.values())


def pass_priority(game: Game, player: str) -> None:
    """CR 117.4: when all have passed in succession the top of the stack resolves or the step ends."""
    game.happen(e.Passed(player))
    waiting = [holder for holder in holders(game) if holder not in game.state.passed]
    if waiting:
        order = holders(game)
        start = order.index(player) if player in order else 0
        rest = order[start + 1 :] + order[: start + 1]
        game.happen(e.PriorityGiven(next(holder for holder in rest if holder in waiting)))
        return
    if game.state.stack:
        resolve(game)
    else:
        end_step(game)
        next_step(game)
        run_on(game)


def resolve(game: Game) -> None:
    """CR 608, 117.3b: then the active player receives priority."""
    controller = game.state.things[game.state.stack[-1]].controller
    resolve_top(game)
    give_priority(game, game.rules.player_with_priority_after_resolution(game.state, controller))


def all_pass(game: Game) -> None:
    """Everybody who has not yet passed does: one object resolves, or the step ends."""
    for _ in range(len(game.state.seats) + 1):
        holder = game.state.priority
        if not holder:
            return
        last = len([h for h in holders(game) if h not in game.state.passed]) == 1
        pass_priority(game, holder)
        if last:
            return


def end_step(game: Game) -> None:
    """CR 500.5, 500.4: mana empties, "until end of combat" ends with the combat phase."""
    game.happen(e.StepEnded(game.state.step))
    for player in game.state.seats:
        if game.state.players[player].pool:
            game.happen(e.PoolEmptied(player))
    if game.state.step is Step.END_OF_COMBAT:
        for effect in game.state.lasting:
            if effect.duration is Duration.END_OF_COMBAT:
                game.happen(e.EffectEnded(effect.id, "511.2"))


def following(game: Game) -> tuple[Step, bool]:
    """The next step, and whether it is in the next turn. Combat steps without attackers are skipped (CR 508.8)."""
    state = game.state
    here = ORDER.index(state.step)
    if state.step is Step.CLEANUP:
        if game.extra_cleanup:
            return Step.CLEANUP, False
        return Step.UNTAP, True
    following = ORDER[here + 1]
    if state.step is Step.ATTACK and not any_attacked(state):
        return Step.END_OF_COMBAT, False
    if following is Step.FIRST_DAMAGE and not combat_damage.needs_first_step(game):
        return Step.DAMAGE, False
    return following, False


def any_attacked(state: State) -> bool:
    """CR 508.8: whether a creature was declared as an attacker, whatever has become of it since."""
    declarations = (event for event in state.history if isinstance(event, e.AttackersDeclared))
    return bool(state.combat.attackers) or any(event.attackers for event in declarations)


def next_step(game: Game) -> None:
    """CR 500: the next step or turn begins, with its turn-based actions; then somebody may have priority."""
    if game.state.over:
        return
    step, new_turn = following(game)
    if new_turn:
        begin_turn(game)
    if skipped(game, step):
        game.happen(e.StepBegan(step, "614.10"))
        return
    game.extra_cleanup = False
    game.happen(e.StepBegan(step))
    turn_based_actions(game, step)
    if step is Step.CLEANUP:
        after_cleanup(game)
    elif step not in NOBODY_ACTS:
        give_priority(game)


def run_on(game: Game) -> None:
    """Go on through steps in which nobody gets priority, up to the next declaration or the moment to halt at."""
    for _ in range(50):
        state = game.state
        if state.over or state.priority or (state.turn, state.step) == game.halt:
            return
        if state.step in (Step.ATTACK, Step.BLOCK):
            return
        next_step(game)


def declare_nothing(game: Game) -> None:
    """No attackers, or no blockers, in a step that waits for its declaration."""
    state = game.state
    if state.step is Step.ATTACK and not state.priority:
        combat.attack(game, Attack(state.active, ()))
        give_priority(game)
    elif state.step is Step.BLOCK and not state.priority:
        defenders = state.opponents(state.active)
        blocking.block(game, Block(defenders[0], ()))
        give_priority(game)


def skipped(game: Game, step: Step) -> bool:
    """CR 614.10, 103.8a-b: by an effect; or the draw step of the first turn, with two players or two teams."""
    state = game.state
    if step is Step.DRAW and state.turn == 1 and (state.shared_life or len(state.seats) == 2):
        return True
    for inforce in in_force(game, v.SkipStep):
        if inforce.change.step is step and game.state.active in (
            inforce.affected or (inforce.context.you,)
        ):
            return True
    return False


def begin_turn(game: Game) -> None:
    """CR 500.1, 500.7: extra turns first, the one created last before the others."""
    state = game.state
    if state.extra_turns:
        player = state.extra_turns[-1]
    else:
        order = state.in_turn_order()
        others = [seat for seat in order if not state.is_active(seat)]
        player = others[0] if others else state.active
    for effect in state.lasting:
        if effect.until_turn_of == player:
            game.happen(e.EffectEnded(effect.id, "500.1"))
    game.happen(e.TurnBegan(player, state.turn + 1))


def turn_based_actions(game: Game, step: Step) -> None:
    """CR 703.4: what happens by itself as a step begins."""
    state = game.state
    match step:
        case Step.UNTAP:
            untap(game)
        case Step.DRAW if first_draw_is_skipped(state):
            return
        case Step.DRAW:
            for player in state.in_turn_order():
                if state.is_active(player):
                    draw_one(game, player)
        case Step.FIRST_DAMAGE | Step.DAMAGE:
            combat_damage.deal_combat_damage(game)
        case Step.CLEANUP:
            cleanup(game)


def first_draw_is_skipped(state: State) -> bool:
    """CR 103.8a-c: with two players or teams, whoever plays first draws no card in the first turn."""
    return state.turn == 1 and len({player.team for player in state.players.values()}) == 2


def untap(game: Game) -> None:
    """CR 502.3: all at once."""
    with game.at_once():
        for id in game.state.battlefield:
            if game.state.things[id].tapped and game.state.is_active(game.look(id).controller):
                if not combat.forbidden(game, v.Verb.UNTAP, id):
                    game.happen(e.Untapped(id, "502.3"))


def cleanup(game: Game) -> None:
    """CR 514.1-514.2: discard to hand size; then damage wears off and "until end of turn" ends, all at once."""
    for player in game.state.in_turn_order():
        if game.state.is_active(player) and not game.state.players[player].hand_unstated:
            discard_down(game, player)
    with game.at_once():
        for effect in game.state.lasting:
            if effect.duration is Duration.END_OF_TURN:
                game.happen(e.EffectEnded(effect.id, "514.2"))
        game.happen(e.DamageWoreOff())


def discard_down(game: Game, player: str) -> None:
    hand = game.state.zone(Zone.HAND, player)
    sizes = [i.change.size for i in in_force(game, v.HandSize) if i.context.you == player]
    if None in sizes:
        return
    extra = len(hand) - (sizes[-1] if sizes and sizes[-1] is not None else 7)
    if extra > 0:
        chosen = hand[:extra]
        if any(game.state.things[id].is_known for id in hand):
            chosen = game.ask(Choice(player, "pick", None, "discard", hand, extra, extra))
        for id in chosen:
            discard(game, id, player)


def after_cleanup(game: Game) -> None:
    """CR 514.3a: if something happens in the cleanup step, players get priority and another cleanup step follows."""
    length = len(game.log)
    while sba.perform(game):
        pass
    triggers.state_triggers(game)
    if game.state.waiting or len(game.log) > length:
        game.extra_cleanup = True
        give_priority(game)
