"""Permanents tapped for mana: what is produced, what is produced instead, and what triggers on it (CR 106.12, 605.1b, 605.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeGuard

from . import events as e
from . import vocabulary as v
from .faces import numbered
from .mana import mana
from .reading import Context, fits, players
from .state import Mana, Waiting
from .statics import in_force
from .triggers import hearing

if TYPE_CHECKING:
    from .game import Game


def is_tapping(ability: v.Activated) -> bool:
    """CR 106.12: whether activating this is tapping its permanent for mana."""
    return any(isinstance(part, v.TapThis) for part in ability.cost.parts)


def resolve_for_mana(
    game: Game, ability: v.Activated, context: Context, made: tuple[Mana, ...] | None = None
) -> None:
    """CR 605.3b: carry out a mana ability, then whatever triggers on the mana; `made` is what it adds, where that is decided."""
    from .perform import perform_all

    before = len(game.log)
    kept, game.tapping = game.tapping, context.source if is_tapping(ability) else None
    for effect in ability.effects:
        if made is not None and isinstance(effect, v.AddMana):
            game.happen(e.ManaAdded(context.you, made))
        else:
            perform_all((effect,), context)
    game.tapping = kept
    if is_tapping(ability):
        tapped_for_mana(game, context, game.log[before:])


def tapped_for_mana(game: Game, context: Context, happened: list[e.Event]) -> None:
    types = tuple(
        one.type
        for event in happened
        if isinstance(event, e.ManaAdded)
        for one in event.mana
        if one.source == context.source
    )
    if not types:
        return
    game.happen(e.TappedForMana(context.source, context.you, types))
    for waiting in game.state.waiting:
        if is_triggered_mana_ability(waiting.ability) and game.rules.triggered_mana_skips_the_stack(
            game.state, waiting.source
        ):
            resolve_at_once(game, waiting)


def is_triggered_mana_ability(ability: Any) -> TypeGuard[v.Triggered]:
    """CR 605.1b: no target, triggers on a mana ability, could add mana."""
    return (
        isinstance(ability, v.Triggered)
        and isinstance(ability.when, v.TapsForMana)
        and not ability.targets
        and any(isinstance(effect, v.AddMana) for effect in ability.effects)
    )


def resolve_at_once(game: Game, waiting: Waiting) -> None:
    """CR 605.4a: it doesn't go on the stack."""
    from .perform import perform_all

    game.happen(e.ManaTriggerResolved(waiting.source, waiting))
    ability: Any = waiting.ability
    context = Context(game, waiting.controller, waiting.source, waiting.announced, waiting.about)
    perform_all(ability.effects, context)


def produced(game: Game, source: int, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """CR 106.12b: what a permanent that is tapped for this mana produces, after effects that replace it."""
    for inforce in in_force(game, v.ProducesInstead):
        change = inforce.change
        if len(symbols) >= change.least and fits(change.what, source, inforce.context):
            symbols = mana(change.symbols).symbols
    return symbols


def extras(game: Game, source: int, player: str, types: set[str]) -> Iterator[tuple[str, int]]:
    """The mana that triggers on tapping a permanent for such mana, each with what gives it."""
    for thing in hearing(game, game.state, (v.TapsForMana,)):
        for _, ability in numbered(game.look(thing.id).abilities):
            if not is_triggered_mana_ability(ability) or ability.zone is not thing.zone:
                continue
            when: Any = ability.when
            context = Context(game, game.look(thing.id).controller, thing.id)
            if when.type and when.type not in types:
                continue
            if when.who is not None and player not in players(when.who, context):
                continue
            if isinstance(when.what, v.What) and fits(when.what, source, context):
                for effect in ability.effects:
                    if isinstance(effect, v.AddMana) and context.you == player:
                        yield from ((symbol, thing.id) for symbol in mana(effect.symbols).symbols)
