""" "May I?": every reason why an action isn't allowed now, each with its CR number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import Action, Activate, Attack, Block, Cast, Concede, PlayLand
from .activating import why_not_activate
from .blocking import why_not_block
from .casting import why_not_cast
from .combat import why_not_attack
from .events import Reason
from .lands import why_not_play

if TYPE_CHECKING:
    from .game import Game


def why_not(game: Game, action: Action) -> list[Reason]:
    """All reasons at once against an action, none if it may be taken. The game stays as it is.

    Passing priority is not tried on the player's behalf: without priority that is one of the reasons.
    """
    match action:
        case Cast():
            return why_not_cast(game, action)
        case PlayLand():
            return why_not_play(game, action)
        case Activate():
            return why_not_activate(game, action)
        case Attack():
            return why_not_attack(game, action)
        case Block():
            return why_not_block(game, action)
        case Concede():
            return []
