"""Combat (CR 506-511): declaring attackers and blockers, and damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .actions import Attack, Block
from .choices import Choice
from .events import Reason
from .illegal import Illegal, unique
from .kinds import CardType, Step, Zone
from .perform.damage import damage, shields
from .reading import Context, fits, fits_any
from .state import Aim, State, View
from .statics import applies_to, in_force
from .targets import is_protected
from .text import Text

if TYPE_CHECKING:
    from .game import Game


def is_summoning_sick(game: Game, id: int) -> bool:
    """CR 302.6: a creature its controller hasn't controlled continuously since their most recent turn began, without haste."""
    view, thing = game.look(id), game.state.things[id]
    if CardType.CREATURE not in view.types or "haste" in view.keywords:
        return False
    return thing.controlled_since > game.state.players[view.controller].turn_began


# ---- attackers


def why_not_attack(game: Game, action: Attack) -> list[Reason]:
    state = game.state
    reasons: list[Reason] = []
    if not state.is_active(action.player) or state.step is not Step.ATTACK:
        reasons.append(
            Reason(
                "508.1",
                Text(
                    "attackers are declared in one's own declare attackers step",
                    "攻撃クリーチャーは自分の攻撃クリーチャー指定ステップで指定する",
                ),
            )
        )
    elif action.player in state.combat.declared:
        reasons.append(
            Reason(
                "508.1",
                Text("attackers have been declared", "攻撃クリーチャーはすでに指定されている"),
            )
        )
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
    named = {attacker for attacker, _ in action.attackers}
    for id in must(game, v.Verb.ATTACK, action.player):
        if id not in named and any(
            not any(True for _ in cant_attack(game, action.player, id, opponent))
            for opponent in state.opponents(action.player)
        ):
            reasons.append(
                Reason(
                    "508.1d",
                    Text(
                        "a creature that attacks if able isn't attacking",
                        "可能なら攻撃しなければならないクリーチャーが攻撃していない",
                    ),
                )
            )
    return unique(reasons)


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
        )
    if "defender" in view.keywords:
        yield Reason("702.3b", Text("it has defender", "それは防衛を持つ"))
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


# ---- blockers


def why_not_block(game: Game, action: Block) -> list[Reason]:
    state = game.state
    reasons: list[Reason] = []
    if state.is_active(action.player) or state.step is not Step.BLOCK:
        reasons.append(
            Reason(
                "509.1",
                Text(
                    "the defending player declares blockers in the declare blockers step",
                    "ブロックは防御プレイヤーがブロック・クリーチャー指定ステップで指定する",
                ),
            )
        )
    elif action.player in state.combat.declared:
        reasons.append(
            Reason(
                "509.1",
                Text("blockers have been declared", "ブロック・クリーチャーはすでに指定されている"),
            )
        )
    for blocker, attacker in action.blockers:
        reasons.extend(cant_block(game, action.player, blocker, attacker))
    counts: dict[int, int] = {}
    for blocker, attacker in action.blockers:
        counts[attacker] = counts.get(attacker, 0) + 1
    if len({blocker for blocker, _ in action.blockers}) != len(action.blockers):
        reasons.append(
            Reason(
                "509.1a",
                Text(
                    "a creature blocks one attacker only", "クリーチャーは１体しかブロックできない"
                ),
            )
        )
    for attacker, count in counts.items():
        if attacker in state.things and "menace" in game.look(attacker).keywords and count < 2:
            reasons.append(
                Reason(
                    "702.111b",
                    Text(
                        "menace takes two or more blockers",
                        "威迫を持つクリーチャーは２体以上でしかブロックできない",
                    ),
                )
            )
    reasons.extend(unblocking(game, action))
    return unique(reasons)


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
    if is_protected(
        game, blocker, attacker
    ) and not game.rules.protection_leaves_its_bearer_free(game.state, blocker, attacker):
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


# ---- damage


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
