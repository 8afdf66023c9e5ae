"""Instructions about damage and life (CR 119, 120, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import events as e
from .. import vocabulary as v
from ..choices import Choice
from ..entering import damaged_late
from ..kinds import CardType, Zone
from ..reading import PLAYER_WORDS, Context, acted_on, amount, fits_any, objects, players
from ..reading.damage import FROM_DAMAGE
from ..state import Aim
from ..statics import InForce, applies_to, in_force
from ..targets import is_protected
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
        hit = aimed_at(effect.to, it)
        if isinstance(effect.to, v.EachOpponent | v.EachPlayer) and len(hit) > 1:
            if not it.game.rules.each_player_gets_the_whole_amount(it.state, number, len(hit)):
                number //= len(hit)
        aims = [(aim, number) for aim in hit]
    with it.game.at_once():
        for aim, number in aims:
            damage(it.game, sources[0], aim, number, preventable=effect.preventable, cr="120.3")


def divided(it: Context) -> list[tuple[Aim, int]]:
    """CR 601.2d, 608.2b: the division announced, for the targets that are still legal."""
    found: list[tuple[Aim, int]] = []
    for aims, shares, legal in zip(
        it.announced.targets, it.announced.division, it.targets, strict=False
    ):
        if len(legal) < len(aims) and not it.game.rules.division_stays_as_announced(
            it.state, it.source
        ):
            each = sum(shares) // len(legal)
            found.extend((aim, each) for aim in legal)
            continue
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
        return [
            aim for aim in it.memory.get("it", ()) if isinstance(aim, str) or aim in it.state.things
        ]
    return list(acted_on(to, it))


def damage(
    game: Game,
    source: int,
    aim: Aim,
    number: int,
    *,
    combat: bool = False,
    preventable: bool = True,
    cr: str = "120.3",
) -> int:
    """CR 120.3-120.4: deal damage after prevention; how much. Only on creatures it is marked (120.3e)."""
    if number <= 0 or not can_be_damaged(game, aim):
        return 0
    if isinstance(aim, str) and not combat:
        aim = where_it_stays(game, source, aim)
    if preventable and not any(
        inforce.change.verb is v.Verb.PREVENT_DAMAGE for inforce in in_force(game, v.Cant)
    ):
        number = after_prevention(game, source, aim, number, combat=combat)
    elif shielded_by_protection(game, aim, source):
        if not game.rules.unpreventable_damage_ignores_protection(game.state, aim, source):
            return 0
    if number <= 0:
        return 0
    keywords = game.look_before(source).keywords
    marked = (
        isinstance(aim, int)
        and CardType.CREATURE in game.look(aim).types
        and not keywords & {"infect", "wither"}
    )
    event = e.DamageDealt(source, aim, number, combat, cr, "deathtouch" in keywords, marked)
    game.happen(event)
    results_of_damage(game, source, aim, number, keywords)
    return number


def where_it_stays(game: Game, source: int, player: str) -> Aim:
    """CR 120.1, asked of the rules: the player, and not a planeswalker of theirs."""
    if player not in game.state.opponents(game.look_before(source).controller):
        return player
    walkers = [
        id
        for id in game.state.battlefield
        if CardType.PLANESWALKER in game.look(id).types and game.look(id).controller == player
    ]
    if not walkers or game.rules.damage_stays_with_its_player(game.state, source, player):
        return player
    return walkers[0]


def shielded_by_protection(game: Game, aim: Aim, source: int) -> bool:
    return is_protected(game, aim, source)


def can_be_damaged(game: Game, aim: Aim) -> bool:
    if isinstance(aim, str):
        return not game.state.players[aim].lost
    if aim not in game.state.things or game.state.things[aim].zone is not Zone.BATTLEFIELD:
        return False
    return bool(game.look(aim).types & {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


def results_of_damage(
    game: Game, source: int, aim: Aim, number: int, keywords: frozenset[str]
) -> None:
    """CR 120.3a-h."""
    if isinstance(aim, str):
        if "infect" in keywords:
            game.put_counters(aim, "poison", number, "120.3b")
        else:
            game.happen(e.LifeLost(aim, number, FROM_DAMAGE))
        damaged_late(game, aim)
    else:
        types = game.look(aim).types
        if CardType.CREATURE in types and keywords & {"infect", "wither"}:
            game.put_counters(aim, "-1/-1", number, "120.3d")
        if CardType.PLANESWALKER in types:
            game.take_counters(aim, "loyalty", number)
    if "lifelink" in keywords:
        gain_life(game, game.look_before(source).controller, number)


@dataclass(frozen=True)
class Shield:
    """One thing that would prevent damage: protection, or an effect (`size` None: all of it)."""

    giver: int
    size: int | None
    inforce: InForce | None


def after_prevention(game: Game, source: int, aim: Aim, number: int, *, combat: bool) -> int:
    """CR 615, 616.1: what is left after protection, shields and effects that prevent, one by one."""
    applied: set[tuple[object, ...]] = set()
    while number > 0:
        found = [s for s in shields(game, source, aim, combat=combat) if key_of(s) not in applied]
        if not found:
            return number
        chosen = shield_chosen(game, aim, found)
        applied.add(key_of(chosen))
        number = prevented(game, chosen, source, aim, number)
    return number


def key_of(shield: Shield) -> tuple[object, ...]:
    return ("protection",) if shield.inforce is None else shield.inforce.key


def shields(game: Game, source: int, aim: Aim, *, combat: bool) -> Iterator[Shield]:
    """Everything that would prevent this damage, protection first."""
    if is_protected(game, aim, source):
        if game.rules.protection_prevents_damage(game.state, aim, source):
            yield Shield(aim if isinstance(aim, int) else source, None, None)
    for inforce in in_force(game, v.PreventDamage):
        change = inforce.change
        if change.combat and not combat:
            continue
        if change.source is not None:
            if not fits_any(change.source, source, inforce.context, anywhere=True):
                continue
        if prevents_for(inforce, change, aim):
            size = None if change.amount is None else amount(change.amount, inforce.context)
            yield Shield(inforce.source or 0, size, inforce)


def shield_chosen(game: Game, aim: Aim, found: list[Shield]) -> Shield:
    """CR 616.1: the player, or the permanent's controller, chooses; to see only where a shield may be spared."""
    whole = [shield for shield in found if shield.size is None]
    if len(whole) in (0, len(found)) or len({shield.giver for shield in found}) == 1:
        return (whole or found)[0]
    chooser = aim if isinstance(aim, str) else game.look(aim).controller
    options = tuple(dict.fromkeys(shield.giver for shield in (*whole, *found)))
    asker = aim if isinstance(aim, int) else None
    choice = Choice(chooser, "pick", asker, "replacement", options, any_will_do=True)
    picked = game.ask(choice)[0]
    return next(shield for shield in found if shield.giver == picked)


def prevented(game: Game, shield: Shield, source: int, aim: Aim, number: int) -> int:
    """How much damage is left after one of them."""
    if shield.size is not None:
        return shielded(game, shield.inforce, source, aim, number)
    cr = "702.16e" if shield.inforce is None else "615.1"
    game.happen(e.DamagePrevented(source, aim, number, cr))
    return 0


def prevents_for(inforce: Any, change: v.PreventDamage, aim: Aim) -> bool:
    if change.to is not None:
        return fits_any(change.to, aim, inforce.context, anywhere=True)
    return inforce.affected is None or applies_to(inforce, None, aim)


def shielded(game: Game, inforce: Any, source: int, aim: Aim, number: int) -> int:
    """CR 615.7: a shield of a stated size."""
    effect = next((effect for effect in game.state.lasting if effect.id == inforce.effect), None)
    left = (
        effect.left
        if effect is not None and effect.left is not None
        else amount(inforce.change.amount, inforce.context)
    )
    stopped = min(left, number)
    game.happen(e.DamagePrevented(source, aim, stopped, "615.7"))
    if effect is not None:
        game.happen(e.ShieldUsed(effect.id, left - stopped or None))
    return number - stopped


def gain_life(game: Game, player: str, number: int) -> None:
    """CR 119.3, 119.7, 810.9g."""
    mates = game.state.team_of(player) if game.state.shared_life else (player,)
    for inforce in in_force(game, v.Cant):
        if inforce.change.verb is v.Verb.GAIN_LIFE:
            if any(applies_to(inforce, inforce.change.subject, mate) for mate in mates):
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
    if any(
        CardType.CREATURE not in it.game.look(id).types
        or it.state.things[id].zone is not Zone.BATTLEFIELD
        for id in pair
    ):
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
