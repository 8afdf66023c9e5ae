"""The steps of a file, one by one: each is done, or refused with every reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import blocking, combat, combat_damage, turns
from ...engine import events as e
from ...engine import vocabulary as v
from ...engine.actions import Activate, Attack, Block, Cast, PlayLand
from ...engine.activating import activate
from ...engine.casting import cast
from ...engine.errors import TooLong
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.illegal import Illegal
from ...engine.kinds import Step, Zone
from ...engine.lands import play_land
from ...engine.state import Aim
from ...engine.statics import in_force
from ...engine.text import Text
from ..notation import tree as t
from .error import PlayError
from .labels import NotYet, aim_named, thing_named
from .setting import step_named
from .table import Table
from .targets import details_of

Doing = Callable[[Table, Any], None]
MOST_ROUNDS = 300


def do(table: Table, step: t.Step) -> None:
    """Do one step; raises `Illegal` where the rules forbid it."""
    if table.game.state.over and not isinstance(step, t.Assign):
        raise Illegal([Reason("104.1", Text("the game is over", "ゲームは終了している"))])
    HOW[type(step)](table, step)


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


# ---- actions


def cast_of(table: Table, step: t.Cast) -> Cast:
    player = str(step.player)
    card = card_meant(table, step.what, player, step.details.via)
    faces = [int(str(face)) for face in step.faces]
    return Cast(
        player,
        card,
        details_of(table, step.details),
        side=faces[0] - 1 if faces else face_by_name(table, step.what, card),
        fused=len(faces) > 1,
    )


def face_by_name(table: Table, ref: t.Ref, card: int) -> int:
    """A half that is named by its own name is that half."""
    thing = table.game.state.things.get(card)
    if thing is None or thing.card is None or not ref.name:
        return 0
    return next((i for i, face in enumerate(thing.card.faces) if face.name.en == str(ref.name)), 0)


def card_meant(table: Table, ref: t.Ref, player: str, via: str) -> int:
    """The card a cast names; a bare name is a card in the player's hand, or where the permission works."""
    if ref.label:
        return thing_named(table, ref)
    from .setting import names

    state = table.game.state
    zones = {"flashback": (Zone.GRAVEYARD,), "retrace": (Zone.GRAVEYARD,)}.get(
        via, (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE)
    )
    for zone in zones:
        for id in state.zone(zone, player):
            if names(state.things[id], str(ref.name)) and (
                zone is not Zone.EXILE or state.things[id].owner == player
            ):
                return id
    return thing_named(table, ref)


def do_cast(table: Table, step: t.Cast) -> None:
    give_to(table, str(step.player))
    action = cast_of(table, step)
    expect_x(table, action, step)
    cast(table.game, action)
    after_action(table.game, str(step.player))


def expect_x(table: Table, action: Cast, step: t.Cast) -> None:
    """CR 601.2b: whoever pays a mana cost with {X} announces what X is."""
    thing = table.game.state.things.get(action.card)
    if not table.is_true or thing is None or thing.card is None or action.side < 0:
        return
    face = thing.card.faces[min(action.side, len(thing.card.faces) - 1)]
    is_for_its_cost = action.details.via == "" and thing.zone is Zone.HAND
    if is_for_its_cost and action.details.x is None and face.cost and "X" in face.cost.symbols:
        raise PlayError("expected what X is, as in `X=3` (CR 601.2b)", step)


def do_play(table: Table, step: t.Play) -> None:
    game = table.game
    give_to(table, str(step.player))
    play_land(game, play_of(table, step))
    after_action(game, str(step.player))


def play_of(table: Table, step: t.Play) -> PlayLand:
    card = card_meant(table, step.what, str(step.player), "")
    side = int(str(step.faces[0])) - 1 if step.faces else face_by_name(table, step.what, card)
    return PlayLand(str(step.player), card, side)


def activate_of(table: Table, step: t.Activate) -> Activate:
    ref = step.ability
    part = ref.parts[-1] if ref.parts and ref.parts[-1].kind == "ability" else None
    from dataclasses import replace

    base = replace(ref, parts=ref.parts[:-1]) if part is not None else ref
    source = thing_named(table, base)
    return Activate(
        str(step.player),
        source,
        int(str(part.number)) if part is not None and part.number else 0,
        part.word.replace("-", " ") if part is not None and part.word else "",
        details_of(table, step.details),
    )


def do_activate(table: Table, step: t.Activate) -> None:
    game = table.game
    give_to(table, str(step.player))
    activate(game, activate_of(table, step))
    after_action(game, str(step.player))


# ---- combat


def to_step(table: Table, step: Step) -> None:
    """Go to a step of this turn's combat, as declaring attackers or blockers implies."""
    game = table.game
    order = list(Step)
    for _ in range(12):
        here = game.state.step
        if (
            here is step
            or order.index(here) > order.index(step)
            or game.state.stack
            or game.state.over
        ):
            return
        if step is Step.BLOCK and here is Step.ATTACK and not game.state.priority:
            return
        turns.declare_nothing(game)
        turns.all_pass(game)


def attack_of(table: Table, step: t.Attack) -> Attack:
    game, player = table.game, str(step.player)
    opponents = game.state.opponents(player)
    pairs: list[tuple[int, Aim]] = []
    for attacker in step.attackers:
        aim: Aim = opponents[0]
        if attacker.attacks is not None and attacker.attacks.what is not None:
            aim = aim_named(table, attacker.attacks.what)
        pairs.append((thing_named(table, attacker.creature), aim))
    return Attack(player, tuple(pairs))


def do_attack(table: Table, step: t.Attack) -> None:
    game = table.game
    if game.state.is_active(str(step.player)):
        to_step(table, Step.ATTACK)
    combat.attack(game, attack_of(table, step))
    turns.give_priority(game)


def block_of(table: Table, step: t.Block) -> Block:
    pairs = [
        (thing_named(table, blocker.creature), thing_named(table, attacker))
        for blocker in step.blockers
        for attacker in blocker.blocks
    ]
    return Block(str(step.player), tuple(pairs))


def do_block(table: Table, step: t.Block) -> None:
    game = table.game
    to_step(table, Step.BLOCK)
    blocking.block(game, block_of(table, step))
    turns.give_priority(game)


def do_assign(table: Table, step: t.Assign) -> None:
    """What it says is answered when damage is assigned."""


def assigned(table: Table, said: t.Assignment) -> tuple[int, tuple[tuple[Aim, int], ...]]:
    """The creature and how much each target would get."""
    plan = tuple(
        (aim_named(table, share.what), int(str(share.share or 0)))
        for share in said.shares
        if share.what is not None
    )
    return thing_named(table, said.creature), plan


# ---- priority


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
    for _ in range(MOST_ROUNDS):
        if not game.state.stack or game.state.over:
            return
        turns.all_pass(game)
    raise TooLong("the stack does not become empty")


def do_to(table: Table, step: t.To) -> None:
    game = table.game
    turn, goal = goal_of(table, step.moment)
    for _ in range(MOST_ROUNDS * 4):
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
                top = game.look(state.stack[-1]).name.en
                raise PlayError(
                    f"a resolution is never implied: {top or 'an ability'} is on the stack in {place(game)}",
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


# ---- others


def do_opening(table: Table, step: t.Opening) -> None:
    """CR 103.6a: cards that say so may begin the game on the battlefield."""
    game, player = table.game, str(step.player)
    for act in step.acts:
        id = card_meant(table, act.what, player, "")
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
        if act.verb == "begin" and not allowed:
            reasons.append(
                Reason(
                    "103.6a",
                    Text(
                        "nothing lets it begin on the battlefield",
                        "それを戦場に出した状態でゲームを始めることを許すものがない",
                    ),
                )
            )
        if reasons:
            raise Illegal(reasons)
        if act.verb == "begin":
            game.move(id, Zone.BATTLEFIELD, under=player, cr="103.6a")
        else:
            game.happen(e.Revealed((id,), player, (), "103.6b"))


def do_put(table: Table, step: t.Put) -> None:
    """What it says is answered as the step before put its triggers on the stack."""


def do_concede(table: Table, step: t.Concede) -> None:
    game = table.game
    game.happen(e.Lost(str(step.player), "conceded", "104.3a"))
    turns.settle(game)


def do_special(table: Table, step: t.Special) -> None:
    raise Illegal(
        [
            Reason(
                "116.2",
                Text(
                    f"the special action {step.verb!r} is not one that can be played here",
                    f"特別な処理「{step.verb}」はここではできない",
                ),
            )
        ]
    )


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


def reasons_against(table: Table, step: t.Step) -> list[Reason]:
    """Every reason why a step can't be done now; none if it can. Nothing changes (CR 601.2, 602.2)."""
    game = table.game
    with game.trial():
        try:
            give_to_if_needed(table, step)
            match step:
                case t.Cast():
                    cast(game, cast_of(table, step))
                case t.Activate():
                    activate(game, activate_of(table, step))
                case t.Play():
                    play_land(game, play_of(table, step))
                case t.Attack():
                    if game.state.is_active(str(step.player)):
                        to_step(table, Step.ATTACK)
                    combat.attack(game, attack_of(table, step))
                case t.Block():
                    to_step(table, Step.BLOCK)
                    blocking.block(game, block_of(table, step))
                case t.Assign():
                    for one in step.assignments:
                        combat_damage.assign(game, *assigned(table, one))
                case _:
                    do(table, step)
        except Illegal as illegal:
            return illegal.reasons
        except NotYet as error:
            return [Reason("400.7", Text(error.message, "それは存在しない"))]
    return []


def give_to_if_needed(table: Table, step: t.Step) -> None:
    player = getattr(step, "player", None)
    if player is not None and isinstance(step, t.Cast | t.Activate | t.Play):
        give_to(table, str(player))
