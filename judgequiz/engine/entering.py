"""What applies to a permanent as it enters the battlefield (CR 614.1c, 614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .arriving import Move, entering_state
from .entering_triggers import is_taken_for_a_trigger
from .kinds import Zone
from .reading import holds
from .state import Thing
from .statics import InForce, applies_to, in_force

if TYPE_CHECKING:
    from .game import Game


def entering_replacements(game: Game, move: Move) -> list[InForce]:
    """CR 614.12: judged by the permanent as it would exist, with effects that already exist and its own.

    Those that have been applied are among them, as they count with the others of their keyword.
    """
    state = entering_state(game, move)
    id = next(reversed(state.zones[(Zone.BATTLEFIELD, "")]))
    found: list[InForce] = []
    with game.supposing(state):
        for kind in (v.EntersTapped, v.EntersWith, v.EntersAsCopy, v.ChoiceAsEnters):
            for inforce in in_force(game, kind, state):
                change = inforce.change
                if not applies_to(inforce, change.what, id):
                    continue
                if not isinstance(change.what, v.What) and inforce.source != id:
                    continue
                if isinstance(change, v.EntersWith) and not holds(
                    change.condition, inforce.context
                ):
                    continue
                if not game.rules.enters_replacement_applies(state, state.things[id], change):
                    continue
                if is_one_too_many(game, state.things[id], inforce, found):
                    continue
                if is_taken_for_a_trigger(game, state, id, inforce):
                    if inforce.key not in move.applied:
                        move.after.append(inforce)
                        move.applied.add(inforce.key)
                    continue
                found.append(inforce)
    return found


def is_one_too_many(game: Game, thing: Thing, inforce: InForce, found: list[InForce]) -> bool:
    """CR 702.54c, asked of the rules: whether another instance of the same keyword applies and this one doesn't."""
    name = keyword_of(game, thing, inforce)
    return (
        bool(name)
        and any(keyword_of(game, thing, other) == name for other in found)
        and not game.rules.each_instance_applies(game.state, thing, name)
    )


def keyword_of(game: Game, thing: Thing, inforce: InForce) -> str:
    """The keyword of the permanent itself that a replacement effect belongs to; "" is none."""
    if inforce.source != thing.id or inforce.key[0] != "ability":
        return ""
    ability = game.look(thing.id).abilities[int(str(inforce.key[2])) - 1]
    return ability.name if isinstance(ability, v.Keyword) else ""


def damaged_late(game: Game, player: str) -> None:
    """CR 702.54a: damage dealt after a permanent entered adds nothing to it; the rules are asked all the same."""
    for id in game.state.battlefield:
        thing, view = game.state.things[id], game.look(id)
        if "bloodthirst" not in view.keywords or thing.counter("+1/+1"):
            continue
        if player not in game.state.opponents(view.controller) or not entered_now(game, id):
            continue
        if not game.rules.bloodthirst_is_read_as_it_enters(game.state, thing):
            keywords = [a for a in view.abilities if isinstance(a, v.Keyword)]
            numbers = [a.number or 0 for a in keywords if a.name == "bloodthirst"]
            game.put_counters(id, "+1/+1", sum(numbers), "702.54a")


def entered_now(game: Game, id: int) -> bool:
    """Whether a permanent entered the battlefield this turn."""
    return any(
        isinstance(event, e.Moved) and event.became == id and event.to is Zone.BATTLEFIELD
        for event in game.state.history
    )
