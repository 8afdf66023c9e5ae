"""How many spells a player may cast in a turn, where an effect sets a limit (CR 101.2, 601.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .events import Reason
from .statics import InForce, in_force
from .text import Text

if TYPE_CHECKING:
    from .game import Game

LIMIT_REACHED = Text(
    "an effect lets that player cast no more spells this turn",
    "効果により、このターンそれ以上の呪文は唱えられない",
)


def beyond_the_limit(game: Game, player: str) -> Iterator[Reason]:
    """CR 101.2: as many spells as the player may cast this turn have been cast."""
    for inforce in in_force(game, v.CastLimit):
        if inforce.context.you == player and not game.rules.ban_binds_its_controller_too(
            game.state, inforce.source or 0, player
        ):
            continue
        if len(list(counted(game, inforce, player))) >= inforce.change.most:
            yield Reason("101.2", LIMIT_REACHED, ("601.3",))


def counted(game: Game, inforce: InForce, player: str) -> Iterator[e.Event]:
    """CR 608.2i: the spells of the whole turn that count against a limit: all that were cast, whatever became of them."""
    state, source = game.state, inforce.source or 0
    history = state.history
    arrived = next(
        (
            at
            for at, event in enumerate(history)
            if isinstance(event, e.Moved) and event.became == source
        ),
        -1,
    )
    for at, event in enumerate(history):
        if at < arrived and not game.rules.limit_looks_at_the_whole_turn(state, source):
            continue
        if is_cast_by(game, event, player):
            yield event


def is_cast_by(game: Game, event: e.Event, player: str) -> bool:
    """Whether what happened is that the player cast a spell."""
    rules, state = game.rules, game.state
    match event:
        case e.CastSpell(spell, caster) if caster == player:
            return was_not_countered(game, spell) or rules.countered_spell_was_cast(state, spell)
        case e.LandPlayed(caster, land) if caster == player:
            return not rules.playing_a_land_is_not_casting(state, land)
        case e.Suspended(caster, card) if caster == player:
            return not rules.suspending_is_not_casting(state, card)
        case e.Given("cast", who):
            return who == player
    return False


def was_not_countered(game: Game, spell: int) -> bool:
    return not any(
        isinstance(event, e.Countered) and event.what == spell for event in game.state.history
    )
