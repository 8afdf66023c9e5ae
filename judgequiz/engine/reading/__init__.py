"""Reading the words of an ability in a game: which objects, which players, how much, is it so."""

from .conditions import holds, static_holds, times_it_counts
from .context import Context
from .fitting import PLAYER_WORDS, fits_any
from .references import acted_on, amount, chosen, fits, mana_value, matching, objects, players
from .types import is_of_the_types, is_permanent_card

__all__ = [
    "PLAYER_WORDS",
    "Context",
    "acted_on",
    "amount",
    "chosen",
    "fits",
    "fits_any",
    "holds",
    "is_of_the_types",
    "is_permanent_card",
    "mana_value",
    "matching",
    "objects",
    "players",
    "static_holds",
    "times_it_counts",
]
