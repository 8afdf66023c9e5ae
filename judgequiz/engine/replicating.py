"""Paying for copies of a spell (CR 702.56), and what a copy is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import vocabulary as v
from .kinds import Form, Zone
from .reading import Context

if TYPE_CHECKING:
    from .game import Game


def payments(spell: int, context: Context) -> int:
    """CR 702.56b: how often the cost of the keyword was paid whose ability is being read; 0 where it is no such ability."""
    if not context.number or spell != context.source:
        return 0
    abilities = context.see(spell).abilities
    keyword = abilities[context.number - 1]
    if not isinstance(keyword, v.Keyword) or keyword.name not in PAID_AGAIN_AND_AGAIN:
        return 0
    before = abilities[: context.number - 1]
    instance = sum(isinstance(a, v.Keyword) and a.name == keyword.name for a in before)
    thing = context.state.thing(spell)
    return context.game.rules.payments_for_instance(thing, keyword.name, instance)


PAID_AGAIN_AND_AGAIN = ("replicate", "multikicker")
"""Additional costs that may be paid any number of times (CR 702.33c, 702.56a)."""


def drop_copies(game: Game, left: int) -> None:
    """CR 707.10: what becomes of one spell doesn't touch its copies; the rules are asked all the same."""
    root = original_of(game, left)
    for id in game.state.stack:
        thing = game.state.things.get(id)
        if thing is None or thing.form is Form.ABILITY or id == left:
            continue
        if original_of(game, id) == root and not game.rules.copies_stand_alone(
            game.state, thing, left
        ):
            game.move(id, Zone.GRAVEYARD, cr="707.10")


def original_of(game: Game, spell: int) -> int:
    """The spell that a copy, or a copy of a copy, is a copy of; a spell that is none itself."""
    thing = game.state.thing(spell)
    while thing.form is Form.SPELL_COPY and thing.source is not None:
        thing = game.state.thing(thing.source)
    return thing.id
