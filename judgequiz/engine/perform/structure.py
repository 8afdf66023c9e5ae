"""Instructions that hold others: may, unless, if, for each, modes, coins, delayed and reflexive triggers."""

from __future__ import annotations

from dataclasses import replace

from .. import events as e
from .. import vocabulary as v
from ..actions import Details
from ..choices import Choice
from ..copies import was_paid_for_its_copy
from ..costs import part_reasons, pay_part
from ..events import Reason
from ..faces import numbered
from ..illegal import Illegal
from ..kinds import Form
from ..mana import ManaCost
from ..payment import mana_reasons, pay_mana
from ..reading import (
    PLAYER_WORDS,
    Context,
    acted_on,
    amount,
    holds,
    objects,
    players,
    times_it_counts,
)
from ..state import About, DelayedTrigger, Waiting
from . import does, perform_all


@does(v.May)
def may(effect: v.May, it: Context) -> None:
    player = players(effect.who, it)[0]
    if can_begin(effect, it) and it.game.may(player, it.source, ability=number_of(it)):
        it.did = True
        perform_all(effect.then, it)
    else:
        it.did = False
        perform_all(effect.otherwise, it)


def can_begin(effect: v.May, it: Context) -> bool:
    """CR 608.2d: nobody may choose to move an object that is no longer there."""
    first = effect.then[0]
    if not isinstance(first, v.Exile | v.PutInto) or not isinstance(first.what, v.That | v.This):
        return True
    return bool(acted_on(first.what, it))


def number_of(it: Context) -> int:
    """The number of the ability that is being carried out; of a spell, that of its first spell ability."""
    thing = it.state.things.get(it.cause)
    if thing is None or thing.form is Form.ABILITY:
        return thing.number if thing is not None else 0
    return next(
        (n for n, a in numbered(it.game.look(thing.id).abilities) if isinstance(a, v.Spell)), 0
    )


def paid(cost: v.Cost, player: str, it: Context, *, unless: bool = False) -> bool:
    """CR 118.12: whether the player chooses to pay and does; one who can't pay isn't asked."""
    game = it.game
    payer = Context(
        game, player, it.source, it.announced, it.about, it.targets, it.memory, by=it.by
    )
    mana = cost.mana.with_x(amount(v.X(), it))
    if why_not_pay(cost, mana, payer, Details()):
        return False
    if shares_a_payment(it):
        return True
    choice = Choice(player, "pay", it.source, "pay", default=False, ability=number_of(it))
    said = game.ask(choice)
    pays, details = bool(said), said if isinstance(said, Details) else Details()
    game.happen(e.MayDecided(player, it.source, pays, "pay"))
    if reasons := why_not_pay(cost, mana, payer, details):
        raise Illegal(reasons)
    if not pays and not (unless and not game.rules.cost_asked_for_is_optional(game.state, player)):
        return False
    pay_mana(game, mana, payer, details, set())
    used: set[int] = set()
    for part in cost.parts:
        pay_part(game, part, payer, details, used)
    return True


def shares_a_payment(it: Context) -> bool:
    """Whether what was paid for a copy of this counts for this as well; by the rules it never does."""
    thing = it.state.things.get(it.cause)
    if thing is None or not was_paid_for_its_copy(it.game, thing):
        return False
    return not it.game.rules.each_resolution_is_paid_for_itself(it.state, thing)


def why_not_pay(cost: v.Cost, mana: ManaCost, payer: Context, details: Details) -> list[Reason]:
    """Every reason why that player can't pay."""
    game = payer.game
    reasons = [reason for part in cost.parts for reason in part_reasons(game, part, payer, details)]
    return reasons + mana_reasons(game, mana, payer, details, set())


@does(v.MayPay)
def may_pay(effect: v.MayPay, it: Context) -> None:
    player = players(effect.who, it)[0]
    it.did = paid(effect.cost, player, it)
    perform_all(effect.then if it.did else effect.otherwise, it)


@does(v.Unless)
def unless(effect: v.Unless, it: Context) -> None:
    """CR 118.12a."""
    player = players(effect.who, it)[0]
    if not paid(effect.cost, player, it, unless=True):
        perform_all(effect.effects, it)


@does(v.If)
def if_(effect: v.If, it: Context) -> None:
    met = holds(effect.condition, it)
    if asks_of_the_game(effect.condition):
        met = it.game.rules.condition_of_a_spell_is_met(it.state, it.cause, effect.condition, met)
    if not met:
        perform_all(effect.otherwise, it)
        return
    for _ in range(times_it_counts(effect.condition, it)):
        perform_all(effect.then, it)


def asks_of_the_game(condition: v.Condition) -> bool:
    """Whether a condition is about the game, not about what this spell or ability has done itself."""
    return isinstance(condition, v.Happened | v.Exists | v.Compare)


@does(v.ForEach)
def for_each(effect: v.ForEach, it: Context) -> None:
    if isinstance(effect.of, PLAYER_WORDS):
        for player in players(effect.of, it):
            it.memory["player"] = (player,)
            perform_all(effect.effects, it)
        it.memory.pop("player", None)
        return
    for id in objects(effect.of, it):
        it.with_it(id)
        perform_all(effect.effects, it)


@does(v.DoModes)
def modes(effect: v.DoModes, it: Context) -> None:
    """CR 700.2: the modes in printed order, each with its own targets."""
    whole = it.targets
    first = len(whole) - sum(len(effect.modes[number - 1].targets) for number in it.announced.modes)
    for number in it.announced.modes:
        mode = effect.modes[number - 1]
        it.targets = whole[first : first + len(mode.targets)]
        first += len(mode.targets)
        perform_all(mode.effects, it)
    it.targets = whole


@does(v.FlipCoin)
def flip(effect: v.FlipCoin, it: Context) -> None:
    """CR 705.2: the player who flips wins if their call is right; chance says which."""
    answer = it.game.ask(Choice("", "chance", it.source, "coin", ("won", "lost"), default=("won",)))
    won = (answer[0] if isinstance(answer, tuple) else answer) in ("won", "win", "heads")
    it.game.happen(e.CoinFlipped(it.you, won))
    it.did = won
    perform_all(effect.won if won else effect.lost, it)


@does(v.Delayed)
def delayed(effect: v.Delayed, it: Context) -> None:
    """CR 603.7c: it remembers what it is about now; "it" later is that very object."""
    memory = dict(it.memory)
    if effect.about is not None:
        memory["it"] = objects(effect.about, it)
    trigger = DelayedTrigger(
        it.game.mint(),
        effect.when,
        effect.effects,
        it.you,
        it.source,
        tuple(memory.items()),
        it.announced,
        of=number_of(it),
    )
    it.game.happen(e.DelayedCreated(trigger))


@does(v.Reflexive)
def reflexive(effect: v.Reflexive, it: Context) -> None:
    """CR 603.12: it triggers now and is put on the stack the next time a player would receive priority."""
    ability = v.Triggered(v.StateIs(v.Did()), effect.effects, effect.targets)  # type: ignore[arg-type]  # Target is declared after it
    about = replace(it.about) if it.about != About() else About()
    waiting = Waiting(
        ability, 0, it.source, it.you, about, tuple(it.memory.items()), it.announced, number_of(it)
    )
    it.game.happen(e.Triggered(waiting, "603.12"))
