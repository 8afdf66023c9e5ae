"""Combat damage (CR 510): who deals it when, how it is assigned, and its being dealt at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from .choices import Choice
from .events import Reason
from .illegal import Illegal
from .kinds import Step
from .perform.damage import damage, shields
from .state import Aim, View
from .targets import is_protected
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def has_first_strike(view: View) -> bool:
    return bool(view.keywords & {"first strike", "double strike"})


def needs_first_step(game: Game) -> bool:
    """CR 510.4."""
    combat = game.state.combat
    fighting = [id for id, _ in combat.attackers] + [id for id, _ in combat.blockers]
    return any(id in game.state.things and has_first_strike(game.look(id)) for id in fighting)


def deals_now(game: Game, id: int) -> bool:
    """CR 510.4: who deals damage in this combat damage step."""
    if id not in game.state.things:
        return False
    view = game.look(id)
    if game.state.step is Step.FIRST_DAMAGE:
        return has_first_strike(view)
    if not game.state.dealt_first_damage:
        return True
    return "double strike" in view.keywords or id not in game.state.combat.dealt_first


def deal_combat_damage(game: Game) -> None:
    """CR 510.1-510.2: assigned by each attacker and blocker, then dealt all at once."""
    combat = game.state.combat
    plans: list[tuple[int, Aim, int]] = []
    dealt: list[int] = []
    for attacker, defender in combat.attackers:
        if deals_now(game, attacker) and attacker in game.state.things:
            plans.extend(assigned_by_attacker(game, attacker, defender))
            dealt.append(attacker)
    for blocker, attacker in combat.blockers:
        if deals_now(game, blocker) and combat.is_attacking(attacker):
            plans.append((blocker, attacker, max(0, game.look(blocker).power or 0)))
            dealt.append(blocker)
    with game.at_once():
        if game.state.step is Step.FIRST_DAMAGE:
            game.happen(e.FirstStrikeDamageDealt(tuple(dealt)))
        for source, aim, number in in_order_of_shields(game, plans):
            damage(game, source, aim, number, combat=True, cr="510.2")


def in_order_of_shields(
    game: Game, plans: list[tuple[int, Aim, int]]
) -> list[tuple[int, Aim, int]]:
    """CR 615.7: where a shield can't stop all, its player chooses whose damage it stops first."""
    for shielded in dict.fromkeys(aim for _, aim, _ in plans):
        hits = [plan for plan in plans if plan[1] == shielded and plan[2] > 0]
        sources = tuple(source for source, _, _ in hits)
        limited = [
            shield.size is not None
            for source in sources
            for shield in shields(game, source, shielded, combat=True)
        ]
        if len(hits) < 2 or not limited or not all(limited):
            continue
        chooser = shielded if isinstance(shielded, str) else game.look(shielded).controller
        asker = shielded if isinstance(shielded, int) else None
        most = len(sources)
        choice = Choice(chooser, "order", asker, "prevent", sources, most, most, any_will_do=True)
        order = game.ask(choice)
        hits.sort(key=lambda plan: order.index(plan[0]))
        plans = [plan for plan in plans if plan not in hits] + hits
    return plans


def assigned_by_attacker(
    game: Game, attacker: int, defender: Aim
) -> Iterator[tuple[int, Aim, int]]:
    """CR 510.1c-d, 702.19b."""
    combat, view = game.state.combat, game.look(attacker)
    power = max(0, view.power or 0)
    blockers = [id for id in combat.blockers_of(attacker) if id in game.state.things]
    trample = "trample" in view.keywords
    if attacker not in combat.blocked:
        yield (attacker, defender, power)
        return
    if not blockers:
        if trample:
            yield (attacker, defender, power)
        return
    lethal = {id: lethal_damage(game, attacker, id) for id in blockers}
    targets: tuple[Aim, ...] = (*blockers, defender) if trample else tuple(blockers)
    if len(targets) == 1:
        yield (attacker, targets[0], power)
        return
    if not power:
        return
    if trample and len(blockers) == 1 and power <= lethal[blockers[0]]:
        yield (attacker, blockers[0], power)
        return
    default = assignment(power, blockers, lethal, defender if trample else None)
    choice = Choice(
        view.controller, "assign", attacker, "damage", targets, power, power, default=default
    )
    plan = game.ask(choice)
    check_assignment(plan, power, lethal, defender if trample else None)
    for aim, number in plan:
        yield (attacker, aim, number)


def assign(game: Game, attacker: int, plan: tuple[tuple[Aim, int], ...]) -> None:
    """CR 510.1c-d, 702.19b: judge how a blocked attacker's damage would be shared out now."""
    combat, view = game.state.combat, game.look(attacker)
    blockers = [id for id in combat.blockers_of(attacker) if id in game.state.things]
    lethal = {id: lethal_damage(game, attacker, id) for id in blockers}
    defender = dict(combat.attackers).get(attacker) if "trample" in view.keywords else None
    check_assignment(plan, max(0, view.power or 0), lethal, defender)


def assignment(
    power: int, blockers: list[int], lethal: dict[int, int], defender: Aim | None
) -> tuple[tuple[Aim, int], ...]:
    """Lethal damage to each blocker in turn, and the rest to the player (or to the last blocker)."""
    left, plan = power, []
    for id in blockers:
        number = min(left, lethal[id])
        plan.append([id, number])
        left -= number
    result: list[tuple[Aim, int]] = [(pair[0], pair[1]) for pair in plan]
    if defender is not None:
        result.append((defender, left))
    elif left:
        result[-1] = (result[-1][0], result[-1][1] + left)
    return tuple(result)


def check_assignment(
    plan: tuple[tuple[Aim, int], ...], power: int, lethal: dict[int, int], defender: Aim | None
) -> None:
    given = dict(plan)
    reasons = []
    if sum(given.values()) != power or any(number < 0 for number in given.values()):
        reasons.append(
            Reason("510.1c", Text("all of its power is assigned", "パワーに等しい点数を割り振る"))
        )
    if any(aim not in lethal and aim != defender for aim in given):
        reasons.append(
            Reason(
                "510.1c",
                Text(
                    "damage is assigned to its blockers",
                    "ダメージはブロックしているクリーチャーに割り振る",
                ),
            )
        )
    if (
        defender is not None
        and given.get(defender, 0)
        and any(given.get(id, 0) < need for id, need in lethal.items())
    ):
        reasons.append(
            Reason(
                "702.19b",
                Text(
                    "each blocker is assigned lethal damage first",
                    "まず各ブロック・クリーチャーに致死ダメージを割り振る",
                ),
            )
        )
    if reasons:
        raise Illegal(reasons)


def lethal_damage(game: Game, attacker: int, blocker: int) -> int:
    """CR 702.19b, 702.2c: without regard to what would change the damage dealt."""
    if not game.rules.lethal_damage_ignores_prevention(
        game.state, blocker, attacker
    ) and is_protected(game, blocker, attacker):
        return 0
    if is_protected(
        game, blocker, attacker
    ) and not game.rules.protected_blocker_can_be_trampled_over(game.state, blocker, attacker):
        return max(0, game.look(attacker).power or 0)
    thing, view = game.state.things[blocker], game.look(blocker)
    left = max(0, (view.toughness or 0) - thing.damage)
    return min(1, left) if "deathtouch" in game.look(attacker).keywords else left
