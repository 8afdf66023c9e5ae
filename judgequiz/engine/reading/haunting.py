"""Which creature a card in exile haunts (CR 702.55b)."""

from __future__ import annotations

from ..kinds import Zone
from ..state import State
from .context import Context


def haunted(ctx: Context) -> tuple[int, ...]:
    """CR 702.55b: the object that the haunt ability of this card targeted, also when it has left."""
    creature = ctx.state.thing(ctx.source).haunts
    if creature is None:
        return ()
    all_of_them = haunters(ctx.state, creature)
    if len(all_of_them) > 1 and ctx.source != all_of_them[-1]:
        if not ctx.game.rules.several_cards_may_haunt_one(ctx.state, all_of_them):
            return ()
    now = ctx.state.now(creature)
    if now not in (None, creature) and is_taken_for_it(ctx, creature):
        return (creature, now or creature)
    return (creature,)


def is_taken_for_it(ctx: Context, creature: int) -> bool:
    """CR 400.7, asked of the rules: whether what the creature became is the same object."""
    return not ctx.game.rules.returned_permanent_is_another_object(ctx.state, creature)


def haunters(state: State, creature: int) -> tuple[int, ...]:
    """The cards that haunt an object, in the order in which they were exiled."""
    return tuple(thing.id for thing in state.within(Zone.EXILE) if thing.haunts == creature)
