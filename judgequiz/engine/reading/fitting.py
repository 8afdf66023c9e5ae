"""Whether an object or a player fits any kind of description."""

from __future__ import annotations

from typing import Any

from .. import vocabulary as v
from ..kinds import CardType, Form, Zone
from ..state import Aim
from .context import Context
from .references import fits, is_side, objects, players


def fits_any(what: Any, aim: Aim, ctx: Context, *, anywhere: bool = False) -> bool:
    """Whether an object or player fits any kind of description."""
    match what:
        case v.What():
            return isinstance(aim, int) and fits(what, aim, ctx, anywhere=anywhere)
        case v.Who():
            if isinstance(aim, int):
                return what.or_object is not None and fits(
                    what.or_object, aim, ctx, anywhere=anywhere
                )
            return fits_player(what, aim, ctx)
        case v.AnyTarget():
            return isinstance(aim, str) or is_any_target(what, aim, ctx)
        case v.StackWhat():
            return isinstance(aim, int) and _on_stack_as(what, aim, ctx)
    if isinstance(what, PLAYER_WORDS):
        return isinstance(aim, str) and aim in players(what, ctx)
    return isinstance(aim, int) and aim in objects(what, ctx)


def is_any_target(what: v.AnyTarget, id: int, ctx: Context) -> bool:
    """CR 115.4, of a permanent."""
    if id not in ctx.state.things or ctx.state.things[id].zone is not Zone.BATTLEFIELD:
        return False
    if what.other and id == ctx.source:
        return False
    types = ctx.see(id).types
    if CardType.CREATURE in types or CardType.BATTLE in types:
        return True
    return CardType.PLANESWALKER in types and ctx.game.rules.any_target_may_be_a_planeswalker(
        ctx.state, id
    )


PLAYER_WORDS = (
    v.You
    | v.EachPlayer
    | v.EachOpponent
    | v.Opponents
    | v.TargetPlayer
    | v.ThatPlayer
    | v.ControllerOf
    | v.OwnerOf
)


def fits_player(who: v.Who, player: str, ctx: Context) -> bool:
    match who.kind:
        case "any":
            return True
        case "you":
            return player == ctx.you
        case "opponent":
            return player in ctx.state.opponents(ctx.you)
    raise ValueError(f"not a kind of player: {who.kind!r}")


def _on_stack_as(what: v.StackWhat, id: int, ctx: Context) -> bool:
    state = ctx.state
    if id not in state.things or state.things[id].zone is not Zone.STACK:
        return False
    thing = state.things[id]
    if what.control and not is_side(what.control, thing.controller, ctx):
        return False
    if what.single_target is not None and (len(thing.announced.aims) == 1) != what.single_target:
        return False
    if thing.form is not Form.ABILITY:
        return "spell" in what.kinds and (what.spell is None or fits(what.spell, id, ctx))
    if not ctx.game.rules.ability_is_no_spell(state, thing):
        is_such = what.spell is None or fits(what.spell, thing.source or id, ctx, anywhere=True)
        return "spell" in what.kinds and is_such
    if not ctx.game.rules.ability_counts_from_any_zone(state, thing):
        return False
    return ("activated" if isinstance(thing.ability, v.Activated) else "triggered") in what.kinds
