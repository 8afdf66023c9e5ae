"""What changes how a permanent enters, should the rules take it for a triggered ability (they don't, CR 614.1c-d, 603.6d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .state import About, State, Waiting
from .statics import InForce

if TYPE_CHECKING:
    from .game import Game


def is_taken_for_a_trigger(game: Game, state: State, id: int, inforce: InForce) -> bool:
    """CR 614.1c-d: "enters tapped" and "enters with" are no triggered abilities; the rules are asked all the same."""
    change = inforce.change
    if not isinstance(change, v.EntersTapped | v.EntersWith) or inforce.source != id:
        return False
    return not game.rules.entering_change_is_no_trigger(state, state.things[id], change)


def as_trigger(game: Game, entered: int, inforce: InForce) -> None:
    """The same change as an ability that waits to be put on the stack."""
    change = inforce.change
    effect = (
        v.Tap(v.This())
        if isinstance(change, v.EntersTapped)
        else v.PutCounters(v.This(), change.kind, change.count)
    )
    ability = v.Triggered(v.Enters(v.This()), (effect,))
    number = int(str(inforce.key[2])) if inforce.key[0] == "ability" else 0
    controller = game.look(entered).controller
    game.happen(e.Triggered(Waiting(ability, number, entered, controller, About(entered))))
