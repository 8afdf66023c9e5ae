"""What players do with their opening hands, as a file says it."""

from __future__ import annotations

from ...engine import opening
from ..notation import tree as t
from .acting import card_meant
from .table import Table

ACTS = {"begin": opening.begin, "reveal": opening.reveal, "bottom": opening.put_on_bottom}


def do_opening(table: Table, step: t.Opening) -> None:
    """CR 103.5-103.6: cards put on the bottom for mulligans, then what the player does with the hand they keep."""
    player = str(step.player)
    for act in step.acts:
        ACTS[act.verb](table.game, player, card_meant(table, act.what, player, ""))
    if not any(act.verb == "bottom" for act in step.acts):
        opening.done(table.game, player)
