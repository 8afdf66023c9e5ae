"""What reading asks of the rules: names, opponents, and what "that much", X and devotion count."""

from __future__ import annotations

from ..kinds import Colour, Zone
from ..mana import NO_MANA
from ..state import View
from .context import Context


def is_called(name: str, id: int, seen: View, ctx: Context) -> bool:
    """CR 201.4, 712.19: whether an object has that name, as a whole or as one of its halves."""
    if not name:
        return False
    if id not in ctx.state.things and id not in ctx.state.gone:
        return name in (seen.name.en, *seen.name.en.split(" // "))
    thing = ctx.state.thing(id)
    names = ctx.game.rules.names_that_count(ctx.state, thing, seen.name.en)
    is_whole = name == seen.name.en and " // " in name
    return is_whole or name in names


def each_opponent(ctx: Context) -> tuple[str, ...]:
    """CR 102.3: every player of the other teams; the rules are asked whether that is one for each team that shares its life."""
    found = ctx.state.opponents(ctx.you)
    if ctx.state.shared_life and not ctx.game.rules.teammates_are_opponents_apart(
        ctx.state, ctx.you
    ):
        return tuple(dict.fromkeys(ctx.state.life_keeper(player) for player in found))
    return found


def played_meanwhile(moved: tuple[int, ...], ctx: Context) -> int:
    """CR 608.2h: none of the cards that had left exile before they were to be moved count; the rules are asked."""
    if ctx.game.rules.only_what_was_moved_counts(ctx.state, ctx.source):
        return 0
    before = {ctx.state.thing(id).was for id in moved}
    return sum(
        1
        for id, gone in ctx.state.gone.items()
        if gone.thing.zone is Zone.EXILE
        and gone.thing.exiled_by is not None
        and gone.thing.exiled_by[0] == ctx.source
        and id not in before
    )


def devotion(colours: tuple[Colour, ...], ctx: Context) -> int:
    """CR 700.5, 700.5a: of the permanents you control; a symbol of two of the colours counts once."""
    wanted = {colour.value for colour in colours}
    return sum(
        bool(wanted & set(symbol.split("/")))
        for id in ctx.state.battlefield
        if ctx.see(id).controller == ctx.you
        for symbol in (ctx.see(id).cost or NO_MANA).symbols
    )


def x_of(ctx: Context) -> int:
    """CR 107.3: the X announced, or the one the ability defines; 0 where nothing was chosen (107.3b)."""
    if ctx.defined_x is not None:
        return ctx.defined_x
    return ctx.announced.x or 0
