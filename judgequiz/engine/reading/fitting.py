"""Whether an object or a player fits any kind of description."""

from __future__ import annotations

from typing import Any

from .. import vocabulary as v
from ..kinds import CardType, Form, Zone
from ..state import Aim, Thing
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
    if id not in state.things:
        return False
    thing = state.things[id]
    if thing.zone is not Zone.STACK:
        return is_ability_of_permanent(what, thing, ctx)
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
    if is_of_a_keyword(thing, ctx) and not ctx.game.rules.keyword_ability_is_of_its_kind(
        state, thing
    ):
        return False
    kind = "activated" if isinstance(thing.ability, v.Activated) else "triggered"
    if not ctx.game.rules.loyalty_ability_is_activated(state, thing):
        return False
    return kind in what.kinds and _comes_from(what.source, thing, ctx)


def is_of_a_keyword(ability: Thing, ctx: Context) -> bool:
    """Whether an ability on the stack is one that a keyword stands for, as its source is or last was."""
    known = ability.source in ctx.state.things or ability.source in ctx.state.gone
    abilities = ctx.see(ability.source or 0).abilities if known else ()
    number = ability.number
    return 0 < number <= len(abilities) and isinstance(abilities[number - 1], v.Keyword)


def _comes_from(source: v.What | None, ability: Thing, ctx: Context) -> bool:
    """CR 113.7, 113.7a: whether the source of an ability is such, as it is or as it last was, in any zone."""
    if source is None:
        return True
    is_such = fits(source, ability.source or 0, ctx, anywhere=True)
    return ctx.game.rules.source_is_what_it_is_in_any_zone(ctx.state, ability, is_such)


def is_ability_of_permanent(what: v.StackWhat, permanent: Thing, ctx: Context) -> bool:
    """An ability printed on a permanent isn't on the stack; the rules are asked all the same."""
    if permanent.zone is not Zone.BATTLEFIELD or "activated" not in what.kinds:
        return False
    if what.control and not is_side(what.control, permanent.controller, ctx):
        return False
    if not any(isinstance(a, v.Activated) for a in ctx.see(permanent.id).abilities):
        return False
    return not ctx.game.rules.ability_is_an_object_on_the_stack(ctx.state, permanent)
