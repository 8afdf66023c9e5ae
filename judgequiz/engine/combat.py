"""Attacking (CR 508), and who can't or must attack, block or untap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import Attack
from .events import Reason
from .illegal import Illegal, unique
from .kinds import CardType, Step, Zone
from .reading import fits_any
from .state import Aim, State
from .statics import applies_to, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def is_summoning_sick(game: Game, id: int) -> bool:
    """CR 302.6: a creature its controller hasn't controlled continuously since their most recent turn began, without haste."""
    view, thing = game.look(id), game.state.things[id]
    if CardType.CREATURE not in view.types or "haste" in view.keywords:
        return False
    return game.rules.is_newly_controlled(game.state, thing, view.controller)


def why_not_attack(game: Game, action: Attack) -> list[Reason]:
    reasons = list(untimely(game, action))
    for attacker, defender in action.attackers:
        reasons.extend(cant_attack(game, action.player, attacker, defender))
    if len({attacker for attacker, _ in action.attackers}) != len(action.attackers):
        reasons.append(
            Reason(
                "508.1b",
                Text(
                    "a creature attacks one player only",
                    "クリーチャーは１人のプレイヤーにしか攻撃できない",
                ),
            )
        )
    reasons.extend(unattacking(game, action))
    return unique(reasons)


def untimely(game: Game, action: Attack) -> Iterator[Reason]:
    """CR 508.1: when, and by whom, attackers are declared."""
    state = game.state
    if not state.is_active(action.player) or state.step is not Step.ATTACK:
        words = Text(
            "attackers are declared in one's own declare attackers step",
            "攻撃クリーチャーは自分の攻撃クリーチャー指定ステップで指定する",
        )
        yield Reason("508.1", words)
    elif action.player in state.combat.declared:
        words = Text("attackers have been declared", "攻撃クリーチャーはすでに指定されている")
        yield Reason("508.1", words)


def unattacking(game: Game, action: Attack) -> Iterator[Reason]:
    """CR 508.1d: a creature that attacks if able must attack whom it may."""
    named = {attacker for attacker, _ in action.attackers}
    for id in must(game, v.Verb.ATTACK, action.player):
        if id not in named and any(
            not any(True for _ in cant_attack(game, action.player, id, opponent))
            for opponent in game.state.opponents(action.player)
        ):
            words = Text(
                "a creature that attacks if able isn't attacking",
                "可能なら攻撃しなければならないクリーチャーが攻撃していない",
            )
            yield Reason("508.1d", words)


def side_of(state: State, player: str) -> tuple[str, ...]:
    """CR 805.10b, 805.10d: a team whose turn is shared declares one combined attack or block."""
    return state.team_of(player) if state.shared_life else (player,)


def cant_attack(game: Game, player: str, attacker: int, defender: Aim) -> Iterator[Reason]:
    """CR 508.1a-c: every reason why a creature can't attack."""
    state = game.state
    if attacker not in state.things or state.things[attacker].zone is not Zone.BATTLEFIELD:
        yield Reason("508.1a", Text("it isn't on the battlefield", "それは戦場にない"))
        return
    view = game.look(attacker)
    if CardType.CREATURE not in view.types:
        yield Reason("508.1a", Text("it isn't a creature", "それはクリーチャーではない"))
    if view.controller not in side_of(state, player):
        yield Reason(
            "508.1a",
            Text("that player doesn't control it", "そのプレイヤーはそれをコントロールしていない"),
        )
    if state.things[attacker].tapped:
        yield Reason("508.1a", Text("it is tapped", "それはタップ状態である"))
    if is_summoning_sick(game, attacker):
        yield Reason(
            "302.6",
            Text(
                "it came under your control this turn and lacks haste",
                "このターンにコントロール下になった速攻を持たないクリーチャーである",
            ),
            ("508.1a",),
        )
    if "defender" in view.keywords:
        yield Reason("702.3b", Text("it has defender", "それは防衛を持つ"), ("508.1c",))
    if isinstance(defender, str) and defender not in state.opponents(player):
        yield Reason(
            "508.1b", Text("only opponents can be attacked", "攻撃できるのは対戦相手のみである")
        )
    if forbidden(game, v.Verb.ATTACK, attacker):
        yield Reason(
            "508.1c", Text("an effect says it can't attack", "効果によりそれは攻撃できない")
        )


def forbidden(game: Game, verb: v.Verb, id: int, by: int | None = None) -> bool:
    """CR 101.2: whether an effect says it can't."""
    for inforce in in_force(game, v.Cant):
        change = inforce.change
        if change.verb is not verb:
            continue
        if not (
            fits_any(change.subject, id, inforce.context)
            if change.subject is not None
            else applies_to(inforce, None, id)
        ):
            continue
        if change.by is None or (by is not None and fits_any(change.by, by, inforce.context)):
            return True
    return False


def must(game: Game, verb: v.Verb, player: str) -> Iterator[int]:
    for inforce in in_force(game, v.Must):
        if inforce.change.verb is verb:
            for id in game.state.battlefield:
                if game.look(id).controller == player and applies_to(
                    inforce, inforce.change.subject, id
                ):
                    yield id


def attack(game: Game, action: Attack) -> None:
    reasons = why_not_attack(game, action)
    if reasons:
        raise Illegal(reasons)
    with game.at_once():
        for attacker, _ in action.attackers:
            if "vigilance" not in game.look(attacker).keywords:
                game.happen(e.Tapped(attacker, cr="508.1f"))
        game.happen(e.AttackersDeclared(action.player, action.attackers))
