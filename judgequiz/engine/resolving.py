"""The stack resolving (CR 608): targets checked again, instructions carried out, the object put where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .adventuring import exile_on_an_adventure, goes_on_an_adventure
from .casting import spell_ability
from .copies import becomes_a_token, tokens_besides
from .errors import Unmodelled
from .frozen import evolve
from .kinds import CardType, Form, Moment, Step, Zone
from .perform import perform_all
from .perform.stack import is_uncounterable
from .reading import Context, amount, holds, is_permanent_card, times_it_counts
from .state import Aim, DelayedTrigger, Thing
from .tapping import resolve_for_mana
from .targets import still_legal, target_words

if TYPE_CHECKING:
    from .game import Game


def resolve_top(game: Game) -> None:
    """CR 608.1: the object on top of the stack resolves."""
    stack = game.state.stack
    is_last_in = len(stack) == 1 or game.rules.top_of_stack_resolves_first(game.state)
    id = stack[-1] if is_last_in else stack[0]
    thing = game.state.things[id]
    ability: Any = thing.ability if thing.form is Form.ABILITY else spell_ability(game, id)
    if isinstance(ability, v.Unplayed):
        raise Unmodelled(f"{ability.name} is not modelled")
    check_modelled(game, id)
    context = context_of(game, thing, ability)
    if not condition_still_holds(game, thing, ability, context):
        game.happen(e.DidNotResolve(id, "603.4"))
        leave_stack(game, id)
        return
    if not cast_trigger_holds(game, thing, ability):
        game.happen(e.DidNotResolve(id, "603.3"))
        leave_stack(game, id)
        return
    if is_restricted_now(game, ability, context):
        game.happen(e.DidNotResolve(id, "602.5"))
        leave_stack(game, id)
        return
    if has_no_legal_target(game, thing, ability, context):
        game.happen(e.DidNotResolve(id, "608.2b"))
        leave_stack(game, id)
        return
    if thing.form is not Form.ABILITY and is_permanent_card(game.look(id)):
        resolve_permanent(game, id, context)
        return
    game.resolving = id
    triggered_if = ability.condition if isinstance(ability, v.Triggered) else None
    for _ in range(times_it_counts(triggered_if, context)):
        if isinstance(ability, v.Activated) and game.rules.is_mana_ability(ability):
            resolve_for_mana(game, ability, context)
        else:
            perform_all(ability.effects, context)
    game.resolving = None
    game.happen(e.Resolved(id))
    leave_stack(game, id)


def check_modelled(game: Game, id: int) -> None:
    """Better no answer than a wrong one: a spell that would resolve otherwise than it can be played is not resolved."""
    for ability in game.look(id).abilities:
        if isinstance(ability, v.Unplayed) and ability.on_resolving:
            raise Unmodelled(f"{ability.name} is not modelled, and {game.look(id).name.en} has it")


def context_of(game: Game, thing: Thing, ability: Any) -> Context:
    source = thing.source if thing.form is Form.ABILITY and thing.source is not None else thing.id
    context = Context(
        game,
        thing.controller,
        source,
        thing.announced,
        memory=dict(thing.memory),
        by=thing.id,
        number=thing.number,
    )
    if thing.about is not None:
        context.about = thing.about
    if isinstance(ability, v.Activated) and ability.x is not None:
        context.defined_x = amount(ability.x, context)
    return context


def condition_still_holds(game: Game, thing: Thing, ability: Any, context: Context) -> bool:
    """CR 603.4."""
    if not isinstance(ability, v.Triggered) or ability.condition is None:
        return True
    if not game.rules.intervening_if_is_checked_again(game.state, thing):
        return True
    return holds(ability.condition, context)


def cast_trigger_holds(game: Game, thing: Thing, ability: Any) -> bool:
    """CR 113.7a: nothing keeps an ability that triggered on a cast from resolving; the rules are asked what a countered spell does."""
    if not isinstance(ability, v.Triggered) or not isinstance(ability.when, v.Casts):
        return True
    spell = thing.about.spell if thing.about is not None else None
    countered = any(isinstance(ev, e.Countered) and ev.what == spell for ev in game.log)
    return game.rules.cast_trigger_stands_alone(game.state, thing, countered)


def is_restricted_now(game: Game, ability: Any, context: Context) -> bool:
    """CR 602.5: a condition for activating stops nothing once the ability has been activated."""
    if not isinstance(ability, v.Activated) or ability.only_if is None:
        return False
    checked = game.rules.activation_condition_is_checked(
        game.state, context.source, Moment.RESOLVING
    )
    return checked and not holds(ability.only_if, context)


def has_no_legal_target(game: Game, thing: Thing, ability: Any, context: Context) -> bool:
    """CR 608.2b. Sets the targets that are still legal."""
    words = target_words(ability, thing.announced)
    context.targets = still_legal(game, thing, words, context)
    chosen = thing.announced.aims
    legal = [aim for aims in context.targets for aim in aims]
    if not chosen:
        return False
    if (
        len(legal) < len(chosen)
        and legal
        and not game.rules.spell_resolves_for_legal_targets(game.state, thing)
    ):
        return True
    if legal:
        return False
    if cant_be_countered(
        game, thing.id
    ) and not game.rules.uncounterable_spell_needs_legal_targets_too(game.state, thing):
        return False
    return game.rules.spell_without_legal_targets_does_not_resolve(game.state, thing)


def cant_be_countered(game: Game, id: int) -> bool:
    return is_uncounterable(game, id)


def leave_stack(game: Game, id: int) -> None:
    """CR 608.2n: a spell's card goes to its owner's graveyard as the last step; an ability ceases to exist."""
    if id not in game.state.things or game.state.things[id].zone is not Zone.STACK:
        return
    if game.state.things[id].form is Form.ABILITY:
        game.happen(e.Ceased(id, game.look(id), "608.2n"))
    elif rebounds(game, id):
        exile_to_rebound(game, id)
    elif goes_on_an_adventure(game, id):
        exile_on_an_adventure(game, id)
    else:
        game.move(id, Zone.GRAVEYARD, cr="608.2n")


def rebounds(game: Game, id: int) -> bool:
    """CR 702.88a: whether a spell that has resolved is exiled by rebound: it was cast from its owner's hand."""
    thing = game.state.things[id]
    return (
        "rebound" in game.look(id).keywords
        and thing.announced.origin is Zone.HAND
        and any(isinstance(event, e.Resolved) and event.what == id for event in game.log[-1:])
    )


def exile_to_rebound(game: Game, id: int) -> None:
    """CR 702.88a: and at the beginning of that player's next upkeep they may cast it from exile for nothing."""
    thing = game.state.things[id]
    became = game.move(id, Zone.EXILE, cr="702.88a")
    if became is None or game.state.things[became].zone is not Zone.EXILE:
        return
    when = v.AtBeginning(Step.UPKEEP, v.You())
    trigger = DelayedTrigger(
        game.mint(), when, (v.CastFree(v.It()),), thing.controller, became, (("it", (became,)),)
    )
    game.happen(e.DelayedCreated(trigger, "702.88a"))


def resolve_permanent(game: Game, id: int, context: Context) -> None:
    """CR 608.3: it enters the battlefield under its controller's control; an Aura attached to its target."""
    thing = game.state.things[id]
    view = game.look(id)
    host: Aim | None = None
    if "Aura" in view.subtypes:
        aims = [aim for aims in context.targets for aim in aims]
        host = aims[0] if aims else None
    game.happen(e.Resolved(id, "608.3"))
    if not becomes_a_token(game, thing):
        game.happen(e.Ceased(id, view, "704.5e"))
        return
    for _ in range(tokens_besides(game, thing)):
        another = evolve(thing, id=game.mint(), root=game.mint())
        game.happen(e.Made(another, "707.10"))
        game.move(another.id, Zone.BATTLEFIELD, under=thing.controller, keep=thing.announced)
    became = game.move(
        id,
        Zone.BATTLEFIELD,
        under=thing.controller,
        attached_to=host,
        keep=thing.announced,
        cr="608.3a",
    )
    if became is None and id in game.state.things:
        game.move(id, Zone.GRAVEYARD, cr="608.3e")
    if CardType.PLANESWALKER in view.types and became is not None and became in game.state.things:
        starting = thing.card.faces[thing.side].loyalty if thing.card is not None else None
        if starting:
            game.put_counters(became, "loyalty", starting, "306.5b")
