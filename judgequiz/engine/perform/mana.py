"""Instructions that add mana (CR 106)."""

from __future__ import annotations

from .. import events as e
from .. import vocabulary as v
from ..choices import Choice
from ..kinds import COLOURS
from ..mana import mana
from ..reading import Context, amount, chosen, objects, players
from ..state import Mana
from ..tapping import produced
from . import does


def types_added(effect: v.AddMana, it: Context) -> tuple[str, ...]:
    """The types of mana of which one is added; () where none is defined (CR 106.5)."""
    match effect.among:
        case "" | "symbols":
            return tuple(dict.fromkeys(mana(effect.symbols).symbols))
        case "any":
            return tuple(colour.value for colour in COLOURS)
        case "exiled":
            cards = objects(effect.of or v.ExiledWith(), it)
            there = {colour for id in cards for colour in it.see(id).colours}
            found = tuple(colour.value for colour in COLOURS if colour in there)
            return found or it.game.rules.undefined_mana(it.state, bool(cards))
        case "chosen":
            value = chosen("colour", it)
            return (value,) if value else ()
    raise ValueError(f"not a kind of mana: {effect.among!r}")


@does(v.AddMana)
def add_mana(effect: v.AddMana, it: Context) -> None:
    game = it.game
    player = players(effect.who, it)[0]
    if not effect.among:
        symbols = as_produced(mana(effect.symbols).symbols * amount(effect.amount, it), it)
        game.happen(e.ManaAdded(player, tuple(Mana(symbol, it.source) for symbol in symbols)))
        return
    types = types_added(effect, it)
    count = amount(effect.amount, it)
    if not types or count < 1:
        return
    kind = types[0]
    if len(types) > 1:
        kind = game.ask(Choice(player, "colour", it.source, "mana", types, default=types[0]))
        kind = kind[0] if isinstance(kind, tuple) else kind
    made = as_produced((kind,) * count, it)
    game.happen(e.ManaAdded(player, tuple(Mana(one, it.source) for one in made)))


def as_produced(symbols: tuple[str, ...], it: Context) -> tuple[str, ...]:
    """CR 106.12b: replacement effects change what a permanent that is being tapped for mana produces."""
    return produced(it.game, it.source, symbols) if it.game.tapping == it.source else symbols
