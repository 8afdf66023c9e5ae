"""Spells and abilities that are on the stack as the file begins."""

from __future__ import annotations

from dataclasses import replace

from ...engine.game import Game
from ...engine.kinds import Form, Zone
from ...engine.state import Thing
from ...engine.vocabulary import Activated, Triggered
from ..notation import tree as t
from .error import PlayError
from .labels import abilities_meant
from .placing import put_entry
from .setting import Setting, add, labelled, names, update
from .targets import announced_of


def put_on_stack(setting: Setting) -> None:
    """Spells and abilities that are on the stack as the file begins, written top first."""
    for spell in reversed(setting.file.stack):
        if isinstance(spell.what, t.Entry):
            side = int(str(spell.faces[0])) - 1 if spell.faces else 0
            put_entry(
                setting,
                spell.what,
                Zone.STACK,
                str(spell.controller),
                controller=str(spell.controller),
                side=side,
            )
        else:
            add(setting, ability_on_stack(setting, spell))
    for spell in setting.file.stack:
        id = stack_id(setting, spell)
        announced = announced_of(setting, id, spell.details)
        if setting.state.things[id].form is Form.CARD and announced.origin is Zone.NOWHERE:
            announced = replace(
                announced,
                origin=Zone.GRAVEYARD if announced.via in ("flashback", "retrace") else Zone.HAND,
            )
        update(setting, id, announced=announced)


def stack_id(setting: Setting, spell: t.OnStack) -> int:
    if isinstance(spell.what, t.Entry):
        if spell.what.label:
            return setting.labels[spell.what.label]
        found = [
            i
            for i in setting.state.stack
            if names(setting.state.things[i], str(getattr(spell.what.what, "name", "")))
        ]
        return found[0]
    source = labelled(setting, replace(spell.what, parts=()))
    return next(i for i in setting.state.stack if setting.state.things[i].source == source)


def ability_on_stack(setting: Setting, spell: t.OnStack) -> Thing:
    assert isinstance(spell.what, t.Ref)
    source = labelled(setting, replace(spell.what, parts=()))
    game = Game(setting.state, patience=setting.patience)
    found = abilities_meant(game, source, spell.what.parts[-1])
    usable = [(n, a) for n, a in found if isinstance(a, Activated | Triggered)]
    if not usable:
        raise PlayError("it has no such ability", spell.what)
    number, ability = usable[0]
    player = str(spell.controller)
    return Thing(
        setting.state.next_id,
        Form.ABILITY,
        player,
        player,
        Zone.STACK,
        ability=ability,
        number=number,
        source=source,
    )
