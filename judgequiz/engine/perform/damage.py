"""Instructions about damage and life (CR 119, 120, 615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import events as e
from .. import vocabulary as v
from ..kinds import CardType, Zone
from ..reading import PLAYER_WORDS, Context, acted_on, amount, fits_any, objects, players
from ..state import Aim
from ..statics import applies_to, in_force
from . import does

if TYPE_CHECKING:
    from ..game import Game


@does(v.DealDamage)
def deal_damage(effect: v.DealDamage, it: Context) -> None:
    sources = objects(effect.source, it) if effect.source is not None else (it.source,)
    if not sources:
        return
    aims: list[tuple[Aim, int]] = []
    if effect.divided:
        aims = divided(it)
    else:
        number = amount(effect.amount, it)
        aims = [(aim, number) for aim in aimed_at(effect.to, it)]
    with it.game.at_once():
        for aim, number in aims:
            damage(it.game, sources[0], aim, number, preventable=effect.preventable, cr="120.3")


def divided(it: Context) -> list[tuple[Aim, int]]:
    """CR 601.2d: the division announced, for the targets that are still legal."""
    found = []
    for aims, shares, legal in zip(it.announced.targets, it.announced.division, it.targets, strict=False):
        found.extend((aim, share) for aim, share in zip(aims, shares, strict=False) if aim in legal)
    return found


def aimed_at(to: Any, it: Context) -> list[Aim]:
    """The players and objects that a reference names."""
    if isinstance(to, PLAYER_WORDS):
        return list(players(to, it))
    if isinstance(to, v.TargetOf):
        words = it.targets
        return list(words[to.n]) if to.n < len(words) else []
    if isinstance(to, v.It):
        return [aim for aim in it.memory.get("it", ()) if isinstance(aim, str) or aim in it.state.things]
    return list(acted_on(to, it))


def damage(
    game: Game, source: int, aim: Aim, number: int, *, combat: bool = False, preventable: bool = True, cr: str = "120.3"
) -> int:
    """Deal damage after prevention; how much was dealt (CR 120.3-120.4)."""
    if number <= 0 or not can_be_damaged(game, aim):
        return 0
    if preventable and not any(inforce.change.verb is v.Verb.PREVENT_DAMAGE for inforce in in_force(game, v.Cant)):
        number = after_prevention(game, source, aim, number, combat=combat)
    if number <= 0:
        return 0
    keywords = game.look_before(source).keywords
    game.happen(e.DamageDealt(source, aim, number, combat, cr, "deathtouch" in keywords))
    results_of_damage(game, source, aim, number, keywords)
    return number


def can_be_damaged(game: Game, aim: Aim) -> bool:
    if isinstance(aim, str):
        return not game.state.players[aim].lost
    if aim not in game.state.things or game.state.things[aim].zone is not Zone.BATTLEFIELD:
        return False
    return bool(game.look(aim).types & {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


def results_of_damage(game: Game, source: int, aim: Aim, number: int, keywords: frozenset[str]) -> None:
    """CR 120.3a-h."""
    if isinstance(aim, str):
        if "infect" in keywords:
            game.put_counters(aim, "poison", number)
        else:
            game.happen(e.LifeLost(aim, number, "120.3a"))
    else:
        types = game.look(aim).types
        if CardType.PLANESWALKER in types:
            game.take_counters(aim, "loyalty", number)
    if "lifelink" in keywords:
        gain_life(game, game.look_before(source).controller, number)


def after_prevention(game: Game, source: int, aim: Aim, number: int, *, combat: bool) -> int:
    """CR 615: what is left after protection, shields and effects that prevent."""
    from ..targets import is_protected

    if is_protected(game, aim, source) and game.rules.protection_prevents_damage(game.state, aim, source):
        game.happen(e.DamagePrevented(source, aim, number, "702.16e"))
        return 0
    for inforce in in_force(game, v.PreventDamage):
        change = inforce.change
        if change.combat and not combat:
            continue
        if change.source is not None and not fits_any(change.source, source, inforce.context, anywhere=True):
            continue
        if not prevents_for(inforce, change, aim):
            continue
        if change.amount is None:
            game.happen(e.DamagePrevented(source, aim, number, "615.1"))
            return 0
        number = shielded(game, inforce, source, aim, number)
        if number == 0:
            return 0
    return number


def prevents_for(inforce: Any, change: v.PreventDamage, aim: Aim) -> bool:
    if change.to is not None:
        return fits_any(change.to, aim, inforce.context, anywhere=True)
    return inforce.affected is None or applies_to(inforce, None, aim)


def shielded(game: Game, inforce: Any, source: int, aim: Aim, number: int) -> int:
    """CR 615.7: a shield of a stated size."""
    effect = next((effect for effect in game.state.lasting if effect.id == inforce.effect), None)
    left = effect.left if effect is not None and effect.left is not None else amount(inforce.change.amount, inforce.context)
    stopped = min(left, number)
    game.happen(e.DamagePrevented(source, aim, stopped, "615.7"))
    if effect is not None:
        game.happen(e.ShieldUsed(effect.id, left - stopped or None))
    return number - stopped


def gain_life(game: Game, player: str, number: int) -> None:
    """CR 119.3, 119.7."""
    for inforce in in_force(game, v.Cant):
        if inforce.change.verb is v.Verb.GAIN_LIFE and applies_to(inforce, inforce.change.subject, player):
            return
    if number > 0:
        game.happen(e.LifeGained(player, number))


@does(v.GainLife)
def gains_life(effect: v.GainLife, it: Context) -> None:
    for player in players(effect.who, it):
        gain_life(it.game, player, amount(effect.amount, it))


@does(v.LoseLife)
def loses_life(effect: v.LoseLife, it: Context) -> None:
    for player in players(effect.who, it):
        number = amount(effect.amount, it)
        if number > 0:
            it.game.happen(e.LifeLost(player, number))


@does(v.Fight)
def fight(effect: v.Fight, it: Context) -> None:
    """CR 701.14: each deals damage equal to its power to the other, if both are creatures on the battlefield."""
    first, second = acted_on(effect.a, it)[:1], acted_on(effect.b, it)[:1]
    if not first or not second:
        return
    pair = (first[0], second[0])
    if any(CardType.CREATURE not in it.game.look(id).types or it.state.things[id].zone is not Zone.BATTLEFIELD for id in pair):
        return
    powers = [it.game.look(id).power or 0 for id in pair]
    with it.game.at_once():
        damage(it.game, pair[0], pair[1], powers[0])
        damage(it.game, pair[1], pair[0], powers[1])


@does(v.WinGame)
def win(effect: v.WinGame, it: Context) -> None:
    for player in players(effect.who, it):
        it.game.happen(e.GameEnded(it.state.team_of(player), "won", "104.2b"))


@does(v.LoseGame)
def lose(effect: v.LoseGame, it: Context) -> None:
    for player in players(effect.who, it):
        it.game.happen(e.Lost(player, "effect", "104.3e"))
