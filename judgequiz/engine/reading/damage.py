"""How much damage players have been dealt this turn (CR 120, 608.2i)."""

from __future__ import annotations

from .. import events as e
from .context import Context
from .turn import of_this_turn

FROM_DAMAGE = "120.3a"
"""The rule by which damage makes a player lose life: that loss is told already as damage."""


def damage_to(event: e.Event, ctx: Context) -> tuple[str, int] | None:
    """The player whom an event dealt damage, and how much; None where no player was dealt any.

    What comes near it is put to the rules as well: life lost otherwise, damage that was prevented, damage to permanents.
    """
    found = hurt(event, ctx)
    if found is None:
        return None
    player, amount, is_damage = found
    if ctx.game.rules.is_damage_to_a_player(ctx.state, event, is_damage):
        return player, amount
    return None


def damage_taken(who: tuple[str, ...], ctx: Context) -> int:
    """CR 702.54b: the total damage that those players have been dealt this turn."""
    hits = of_this_turn(ctx, lambda event: damage_to(event, ctx))
    found = (damage_to(event, ctx) for event in hits)
    return sum(hit[1] for hit in found if hit is not None and hit[0] in who)


def hurt(event: e.Event, ctx: Context) -> tuple[str, int, bool] | None:
    """Whom an event hurt, how much, and whether that was damage dealt to a player."""
    match event:
        case e.DamageDealt(to=str(player), amount=amount):
            return player, amount, True
        case e.Given(event="damaged", who=player, amount=amount):
            return player, amount, True
        case e.DamageDealt(to=int(permanent), amount=amount):
            return ctx.state.thing(permanent).controller, amount, False
        case e.DamagePrevented(to=str(player), amount=amount):
            return player, amount, False
        case e.LifeLost(player=player, amount=amount, cr=cr) if cr != FROM_DAMAGE:
            return player, amount, False
        case e.Given(event="lost life", who=player, amount=amount):
            return player, amount, False
    return None
