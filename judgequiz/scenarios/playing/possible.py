"""Whether the situation that a file gives can be."""

from __future__ import annotations

from ...engine import sba
from ...engine.errors import ScriptError
from ...engine.game import Game
from ...engine.kinds import CardType, Form, Zone
from ..notation import tree as t
from .error import PlayError
from .setting import Setting


def check(setting: Setting) -> None:
    """An illegal given state is an error, never silently mended."""
    state = setting.state
    for id, thing in state.things.items():
        if thing.zone is Zone.BATTLEFIELD and thing.card is not None and thing.copied is None:
            types = set(thing.card.faces[thing.side].types)
            if types & {CardType.INSTANT, CardType.SORCERY}:
                raise PlayError(
                    f"{thing.card.name.en} can't be on the battlefield (CR 304.4, 307.4)",
                    node_of(setting, id),
                )
            if "Aura" in thing.card.faces[thing.side].subtypes and thing.attached_to is None:
                raise PlayError(
                    f"{thing.card.name.en} is an Aura attached to nothing (CR 704.5m)",
                    node_of(setting, id),
                )
        if thing.zone is Zone.STACK and thing.card is not None and thing.form is Form.CARD:
            if CardType.LAND in thing.card.faces[thing.side].types:
                raise PlayError("a land is never on the stack (CR 305.9)", node_of(setting, id))
        if (
            isinstance(thing.attached_to, int)
            and state.things[thing.attached_to].zone is not Zone.BATTLEFIELD
        ):
            raise PlayError(
                "what it is attached to is not on the battlefield", node_of(setting, id)
            )
    settled(setting)


def settled(setting: Setting) -> None:
    """CR 704: the situation must not be one that state-based actions would change at once."""
    if setting.state.waiting:
        return
    try:
        game = Game(setting.state, patience=setting.patience)
    except ScriptError as error:
        raise PlayError(str(error), setting.file.head) from error
    before = len(game.log)
    try:
        changed = sba.perform(game)
    except ScriptError as error:
        raise PlayError(
            f"the situation can't be: state-based actions would act at once (CR 704.3; {error})",
            setting.file.head,
        ) from error
    if changed:
        event = game.log[before]
        what = getattr(event, "what", None)
        name = game.look(what).name.en if isinstance(what, int) else getattr(event, "player", "")
        raise PlayError(
            f"the situation can't be: state-based actions would act at once on {name} ({getattr(event, 'cr', '704')})",
            node_of(setting, what) if isinstance(what, int) else setting.file.head,
        )


def node_of(setting: Setting, id: int) -> t.Node:
    """Where the file states a thing, as nearly as is known."""
    label = next((name for name, known in setting.labels.items() if known == id), "")
    for given in setting.file.given:
        for zone in given.zones:
            for entry in zone.entries:
                if label and entry.label and label.startswith(entry.label):
                    return entry
                card = setting.state.things[id].card if id in setting.state.things else None
                if (
                    card is not None
                    and isinstance(entry.what, t.Card)
                    and entry.what.name == card.name.en
                ):
                    return entry
    return setting.file.head
