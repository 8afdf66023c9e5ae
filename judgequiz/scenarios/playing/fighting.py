"""Steps of combat: attackers, blockers, and how damage is assigned."""

from __future__ import annotations

from ...engine import blocking, combat, turns
from ...engine.actions import Attack, Block
from ...engine.kinds import Step
from ...engine.state import Aim
from ..notation import tree as t
from .labels import aim_named, thing_named
from .table import Table


def do_attack(table: Table, step: t.Attack) -> None:
    game = table.game
    if game.state.is_active(str(step.player)):
        to_step(table, Step.ATTACK)
    combat.attack(game, attack_of(table, step))
    turns.give_priority(game)


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


def do_block(table: Table, step: t.Block) -> None:
    game = table.game
    to_step(table, Step.BLOCK)
    blocking.block(game, block_of(table, step))
    turns.give_priority(game)


def block_of(table: Table, step: t.Block) -> Block:
    pairs = [
        (thing_named(table, blocker.creature), thing_named(table, attacker))
        for blocker in step.blockers
        for attacker in blocker.blocks
    ]
    return Block(str(step.player), tuple(pairs))


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
