"""From the given part of a file to the first state of a game."""

from __future__ import annotations

from dataclasses import replace

from ...engine.apply import indexed
from ...engine.errors import OutOfPatience
from ...engine.kinds import Step, Zone
from ...engine.patience import Patience
from ..notation import tree as t
from .error import PlayError
from .past import history
from .placing import put_entry
from .possible import check
from .relating import relate_all
from .seating import empty_state
from .setting import Setting, add_unknown
from .stacking import put_on_stack


def set_up(file: t.PlayFile, patience: Patience | None = None) -> Setting:
    """The first state of the game that a file describes; PlayError where it can't be."""
    setting = Setting(file, empty_state(file), patience=patience)
    try:
        fill(setting)
    except OutOfPatience as error:
        raise PlayError(str(error), file.head) from error
    return setting


def fill(setting: Setting) -> None:
    """Put everything that is given where it is."""
    file = setting.file
    stated = {(given.player, zone.zone) for given in file.given for zone in given.zones}
    for given in file.given:
        for zone in given.zones:
            for entry in zone.entries:
                put_entry(setting, entry, Zone(zone.zone), str(given.player))
    for player in file.head.seats:
        if (player, "library") not in stated:
            add_unknown(setting, player, Zone.LIBRARY, UNSTATED_LIBRARY)
    relate_all(setting)
    declared(setting)
    put_on_stack(setting)
    relate_all(setting)
    setting.state = replace(setting.state, passed=passed_before(setting))
    history(setting)
    setting.state = indexed(setting.state)
    check(setting)


UNSTATED_LIBRARY = 40


def declared(setting: Setting) -> None:
    """CR 508.2, 509.2: with attackers, or blockers, given in their step, that declaration has been made."""
    state = setting.state
    said = str(setting.file.head.priority)
    defenders = state.opponents(state.active)
    if state.step is Step.BLOCK and (
        said or any(seat in state.combat.declared for seat in defenders)
    ):
        combat = replace(
            state.combat, declared=tuple(dict.fromkeys((*state.combat.declared, *defenders)))
        )
    elif state.step is Step.ATTACK and (said or state.combat.attackers):
        combat = replace(state.combat, declared=(state.active,))
    else:
        return
    setting.state = replace(state, combat=combat, priority=said or state.active)


def passed_before(setting: Setting) -> tuple[str, ...]:
    """CR 117.3: who must have passed for that player to have priority: from whoever acted last, or the active player, on."""
    state = setting.state
    if not setting.file.head.priority or state.shared_life or not state.priority:
        return ()
    order = state.in_turn_order()
    first = state.things[state.stack[-1]].controller if state.stack else order[0]
    start, end = order.index(first), order.index(state.priority)
    return order[start:end] if start <= end else (*order[start:], *order[:end])
