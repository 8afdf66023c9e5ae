"""Adventurer cards: which side counts, and where a spell cast as an Adventure goes (CR 715)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e
from . import vocabulary as v
from .frozen import evolve
from .kinds import Duration, Layout, Zone
from .state import Lasting, State, Thing, View

if TYPE_CHECKING:
    from .game import Game
    from .rules import Rules

NO_ADVENTURE = v.What(zone=Zone.STACK, not_subtypes=("Adventure",))


def is_adventurer_card(thing: Thing) -> bool:
    """Whether the card (or the copy of a spell that it is) is an adventurer card, and not under a copy effect."""
    card = thing.card
    return card is not None and card.layout is Layout.ADVENTURE and thing.copied is None


def is_adventure(thing: Thing) -> bool:
    """CR 715.3: whether a spell was cast as an Adventure, or is a copy of one that was (CR 715.3c)."""
    return thing.zone is Zone.STACK and thing.side > 0 and is_adventurer_card(thing)


def is_taken_for_a_cost(game: Game, spell: int, via: str) -> bool:
    """CR 715.3, 118.9a: casting as an Adventure is no alternative cost; the rules are asked where another is paid."""
    return is_adventure(game.state.things[spell]) and not game.rules.adventure_leaves_the_cost_open(
        game.state, spell, via
    )


def as_read(rules: Rules, state: State, id: int, seen: View) -> View:
    """CR 715.3b, 715.4: the side in use alone; the rules are asked whether the other one counts as well."""
    thing = state.things.get(id) or (state.gone[id].thing if id in state.gone else None)
    if thing is None or thing.card is None or not is_adventurer_card(thing):
        return seen
    if rules.side_not_in_use_is_ignored(state, thing):
        return seen
    other = thing.card.faces[0 if is_adventure(thing) else 1]
    types, subtypes = seen.types | {*other.types}, seen.subtypes | {*other.subtypes}
    return evolve(seen, types=types, subtypes=subtypes)


def goes_on_an_adventure(game: Game, id: int) -> bool:
    """CR 715.3d: whether a spell that leaves the stack was cast as an Adventure and has resolved."""
    thing = game.state.things[id]
    if not is_adventure(thing):
        return False
    if any(isinstance(event, e.Resolved) and event.what == id for event in game.log[-1:]):
        return game.rules.adventure_is_exiled(game.state, thing)
    return not game.rules.only_resolving_exiles_an_adventure(game.state, thing)


def on_an_adventure(*, lands: bool = True) -> v.MayCast:
    """CR 715.3d: what lets the player play a card that its Adventure exiled."""
    return v.MayCast(None, Zone.EXILE, "adventure", resulting=NO_ADVENTURE, lands=lands)


def exile_on_an_adventure(game: Game, id: int) -> None:
    """CR 715.3d: its controller exiles it, and may play it while it stays exiled, but not as an Adventure."""
    thing = game.state.things[id]
    player = game.rules.who_may_play_after_an_adventure(game.state, thing)
    lands = game.rules.card_exiled_by_its_adventure_may_be_played(game.state, thing)
    became = game.move(id, Zone.EXILE, cr="715.3d")
    if became is None or game.state.things[became].zone is not Zone.EXILE:
        return
    may = on_an_adventure(lands=lands)
    effect = Lasting(game.mint(), 0, Duration.FOREVER, player, became, (may,), (became,))
    game.happen(e.EffectBegan(effect, "715.3d"))
