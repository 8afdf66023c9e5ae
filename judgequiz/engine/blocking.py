"""Blocking (CR 509): what may block what, and every reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import Block
from .combat import forbidden, must, side_of
from .events import Reason
from .illegal import Illegal, unique
from .kinds import CardType, Step, Zone
from .reading import Context, fits
from .state import View
from .targets import is_protected
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def why_not_block(game: Game, action: Block) -> list[Reason]:
    reasons = list(untimely(game, action))
    for blocker, attacker in action.blockers:
        reasons.extend(cant_block(game, action.player, blocker, attacker))
    if len({blocker for blocker, _ in action.blockers}) != len(action.blockers):
        reasons.append(
            Reason(
                "509.1a",
                Text(
                    "a creature blocks one attacker only", "クリーチャーは１体しかブロックできない"
                ),
            )
        )
    reasons.extend(too_few(game, action))
    reasons.extend(unblocking(game, action))
    return unique(reasons)


def untimely(game: Game, action: Block) -> Iterator[Reason]:
    """CR 509.1: when, and by whom, blockers are declared."""
    state = game.state
    if state.is_active(action.player) or state.step is not Step.BLOCK:
        words = Text(
            "the defending player declares blockers in the declare blockers step",
            "ブロックは防御プレイヤーがブロック・クリーチャー指定ステップで指定する",
        )
        yield Reason("509.1", words)
    elif action.player in state.combat.declared:
        words = Text("blockers have been declared", "ブロック・クリーチャーはすでに指定されている")
        yield Reason("509.1", words)


def too_few(game: Game, action: Block) -> Iterator[Reason]:
    """CR 702.111b: a creature with menace can't be blocked by one creature."""
    counts = Counter(attacker for _, attacker in action.blockers)
    for attacker, count in counts.items():
        if attacker in game.state.things and "menace" in game.look(attacker).keywords and count < 2:
            words = Text(
                "menace takes two or more blockers",
                "威迫を持つクリーチャーは２体以上でしかブロックできない",
            )
            yield Reason("702.111b", words)


def unblocking(game: Game, action: Block) -> Iterator[Reason]:
    """CR 509.1c: a creature that blocks if able must block what it may block alone."""
    named = {blocker for blocker, _ in action.blockers}
    for id in must(game, v.Verb.BLOCK, action.player):
        for attacker, _ in game.state.combat.attackers:
            alone = "menace" not in game.look(attacker).keywords
            if (
                id not in named
                and alone
                and not any(True for _ in cant_block(game, action.player, id, attacker))
            ):
                words = Text(
                    "a creature that blocks if able isn't blocking",
                    "可能ならブロックするクリーチャーがブロックしていない",
                )
                yield Reason("509.1c", words)


def cant_block(game: Game, player: str, blocker: int, attacker: int) -> Iterator[Reason]:
    """CR 509.1a-b: every reason why one creature can't block another."""
    state = game.state
    for id in (blocker, attacker):
        if id not in state.things or state.things[id].zone is not Zone.BATTLEFIELD:
            yield Reason("509.1a", Text("it isn't on the battlefield", "それは戦場にない"))
            return
    view, other = game.look(blocker), game.look(attacker)
    if CardType.CREATURE not in view.types:
        yield Reason("509.1a", Text("it isn't a creature", "それはクリーチャーではない"))
    if view.controller not in side_of(state, player):
        yield Reason(
            "509.1a",
            Text("that player doesn't control it", "そのプレイヤーはそれをコントロールしていない"),
        )
    if state.things[blocker].tapped:
        yield Reason("509.1a", Text("it is tapped", "それはタップ状態である"))
    if not state.combat.is_attacking(attacker):
        yield Reason(
            "509.1a", Text("that creature isn't attacking", "そのクリーチャーは攻撃していない")
        )
    elif (defender := defending_player(game, attacker)) and player not in defended_by(
        game, defender
    ):
        words = Text("it attacks another player", "それは他のプレイヤーを攻撃している")
        yield Reason("509.1a", words)
    yield from evasion(game, view, other, blocker, attacker)
    if forbidden(game, v.Verb.BLOCK, blocker, attacker):
        yield Reason(
            "509.1b", Text("an effect says it can't block", "効果によりそれはブロックできない")
        )
    if forbidden(game, v.Verb.BE_BLOCKED, attacker, blocker):
        yield Reason(
            "509.1b", Text("an effect says it can't be blocked", "効果によりそれはブロックされない")
        )


def defending_player(game: Game, attacker: int) -> str:
    """CR 508.5: the player whom, or whose planeswalker, a creature attacks; nobody once that is gone."""
    attacked = dict(game.state.combat.attackers).get(attacker, "")
    if isinstance(attacked, str):
        return attacked
    return game.look(attacked).controller if attacked in game.state.things else ""


def defended_by(game: Game, player: str) -> tuple[str, ...]:
    """CR 805.10d: those whose creatures may block what attacks a player; a team blocks together."""
    return game.state.team_of(player) if game.state.shared_life else (player,)


def walks_past(game: Game, view: View, attacker: int) -> bool:
    """CR 702.14c: whether the defending player controls a land of the kind that a landwalk names."""
    defender = defending_player(game, attacker)
    context = Context(game, view.controller, attacker)
    return any(
        game.look(id).controller == defender and fits(ability.quality, id, context)
        for ability in view.abilities
        if isinstance(ability, v.Keyword)
        and ability.rule == "702.14"
        and isinstance(ability.quality, v.What)
        for id in game.state.battlefield
    )


def evasion(game: Game, view: View, other: View, blocker: int, attacker: int) -> Iterator[Reason]:
    if walks_past(game, other, attacker):
        words = Text(
            "landwalk: that player controls such a land",
            "土地渡り：防御プレイヤーがその土地をコントロールしている",
        )
        yield Reason("702.14c", words)
    if "flying" in other.keywords and not view.keywords & {"flying", "reach"}:
        yield Reason(
            "702.9b",
            Text("only flying or reach blocks flying", "飛行は飛行か到達でしかブロックできない"),
        )
    if (
        "fear" in other.keywords
        and CardType.ARTIFACT not in view.types
        and "B" not in {c.value for c in view.colours}
    ):
        yield Reason(
            "702.36b",
            Text(
                "only black or artifact creatures block fear",
                "畏怖は黒かアーティファクトのクリーチャーでしかブロックできない",
            ),
        )
    yield from protection(game, blocker, attacker)


def protection(game: Game, blocker: int, attacker: int) -> Iterator[Reason]:
    """CR 702.16f: what has protection can't be blocked by its quality; the rules are asked about the reverse."""
    if is_protected(game, blocker, attacker) and not game.rules.protection_leaves_its_bearer_free(
        game.state, blocker, attacker
    ):
        words = Text(
            "the blocker has protection from the attacker",
            "ブロック・クリーチャーは攻撃クリーチャーに対するプロテクションを持つ",
        )
        yield Reason("702.16f", words)
    if is_protected(game, attacker, blocker) and game.rules.protection_stops_blocking(
        game.state, attacker, blocker
    ):
        yield Reason(
            "702.16f",
            Text(
                "the attacker has protection from it",
                "攻撃クリーチャーはそれに対するプロテクションを持つ",
            ),
        )


def block(game: Game, action: Block) -> None:
    reasons = why_not_block(game, action)
    if reasons:
        raise Illegal(reasons)
    game.happen(e.BlockersDeclared(action.player, action.blockers))
