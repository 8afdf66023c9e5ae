"""What is in force: static abilities and lasting effects that change rules, costs or events (CR 113.6, 604, 611)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from . import vocabulary as v
from .faces import numbered
from .index import index_of
from .reading import Context, fits_any, matching, objects, players, static_holds
from .state import Aim, State, Thing

if TYPE_CHECKING:
    from .game import Game

C = TypeVar("C")


@dataclass(frozen=True)
class InForce:
    """A change in force: what it says, whose it is, and the key by which an event remembers that it was applied (CR 614.5)."""

    change: Any
    context: Context
    source: int | None
    key: tuple[object, ...]
    affected: tuple[Aim, ...] | None = None
    effect: int | None = None


def in_force(game: Game, kind: type[C], state: State | None = None) -> list[InForce]:
    """Every change of a kind in force now, in the order of objects and then of effects."""
    return [change for change in all_in_force(game, state) if isinstance(change.change, kind)]


def all_in_force(game: Game, state: State | None = None) -> list[InForce]:
    state = state if state is not None else game.state
    if game.cached_statics is not None and game.cached_statics[0] is state:
        return game.cached_statics[1]
    with game.supposing(state):
        found = list(_from_abilities(game, state)) + list(_from_effects(game, state))
    game.cached_statics = (state, found)
    return found


def statics_of(game: Game, state: State, thing: Thing) -> Iterator[tuple[int, v.Static]]:
    """The static abilities that an object has and that work where it is (CR 113.6)."""
    if not thing.is_known or thing.ability is not None:
        return
    if not game.looker.view(state, thing.id).abilities:
        return
    for number, ability in numbered(game.looker.view(state, thing.id).abilities):
        if isinstance(ability, v.Static) and ability.zone is thing.zone:
            yield number, ability


def _from_abilities(game: Game, state: State) -> Iterator[InForce]:
    ids: Collection[int] = index_of(state).static
    if changed := game.looker.changed(state):
        ids = [id for id in state.things if id in {*ids, *changed}]
    for thing in (state.things[id] for id in ids):
        game.check_patience()
        for number, ability in statics_of(game, state, thing):
            you = game.looker.view(state, thing.id).controller
            if thing.attached_to is not None:
                you = game.rules.you_of_an_aura(state, thing, you)
            context = Context(game, you, thing.id, thing.announced)
            if not static_holds(ability.condition, context):
                continue
            yield from _changes_of(ability, number, thing, context, state)


def _changes_of(
    ability: v.Static, number: int, thing: Thing, context: Context, state: State
) -> Iterator[InForce]:
    affected: tuple[Aim, ...] | None = None
    if ability.players is not None:
        affected = players(ability.players, context)
    elif ability.affects is not None and not isinstance(ability.affects, v.What):
        affected = objects(ability.affects, context)
    for order, change in enumerate(ability.changes):
        key = ("ability", thing.id, number, order)
        if isinstance(ability.affects, v.What) and affected is None:
            yield InForce(change, context, thing.id, key, _fitting(ability.affects, context))
        else:
            yield InForce(change, context, thing.id, key, affected)


def _fitting(what: v.What, context: Context) -> tuple[Aim, ...]:
    # What a card is that nobody names, nobody sees either.
    return tuple(matching(what, replace(context, unnamed_fit=False)))


def _from_effects(game: Game, state: State) -> Iterator[InForce]:
    for effect in state.lasting:
        source = effect.source if effect.source is not None else 0
        context = Context(
            game, effect.controller, source, effect.announced, memory=dict(effect.memory)
        )
        affected: tuple[Aim, ...] | None = None
        if effect.affected is not None or effect.players:
            affected = (*(effect.affected or ()), *effect.players)
        for order, change in enumerate(effect.changes):
            yield InForce(
                change, context, effect.source, ("effect", effect.id, order), affected, effect.id
            )


def applies_to(inforce: InForce, subject: Any, aim: Aim) -> bool:
    """Whether a change in force is about this object or player: by its own words, or by what its effect affects."""
    if subject is not None:
        return fits_any(subject, aim, inforce.context)
    if inforce.affected is not None:
        return aim in inforce.affected
    return aim == inforce.source


def player_keywords(game: Game, player: str) -> list[tuple[v.Keyword, Context]]:
    """Keywords that a player has, such as protection (CR 702.16)."""
    found = []
    for inforce in in_force(game, v.Gain):
        if inforce.affected is not None and player in inforce.affected:
            for ability in inforce.change.abilities:
                if isinstance(ability, v.Keyword):
                    found.append((ability, inforce.context))
    return found
