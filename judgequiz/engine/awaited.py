"""What a trigger event is about, and the rarer of the events that abilities await (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from . import events as e
from . import vocabulary as v
from .counting import bears_counters
from .faces import numbered
from .kinds import Form
from .mana import mana
from .reading import Context, fits, objects, players
from .state import About

if TYPE_CHECKING:
    from .game import Game


def is_subject(what: Any, id: int, context: Context) -> bool:
    """Whether an object is what a trigger event is about; read as it is or, if gone, as it was."""
    if isinstance(what, v.What):
        return fits(what, id, context, anywhere=True)
    return id in objects(what, context)


def bears(what: Any, id: int, context: Context) -> bool:
    """CR 122.6: whether counters that were put on an object were put on what a trigger speaks of."""
    return (
        bears_counters(what, id, context)
        if isinstance(what, v.What)
        else is_subject(what, id, context)
    )


def is_spell_like(what: Any, card: int, context: Context) -> bool:
    """Whether a card that was played or suspended would fit a description of spells, but for being none."""
    return isinstance(what, v.What) and fits(
        replace(what, spell=False), card, context, anywhere=True
    )


def rarer(game: Game, when: Any, event: e.Event, context: Context) -> Iterator[About]:
    match when, event:
        case v.CounteredSpell(what, by), e.Countered():
            if is_stack_subject(what, event.what, context) and (
                by is None or event.player in players(by, context)
            ):
                yield About(event.what, None, event.what, game.look_before(event.what).controller)
        case v.CounteredSpell(what, by), e.DidNotResolve():
            if (
                not game.rules.not_resolving_is_not_being_countered(game.state, event.what)
                and by is None
            ):
                if is_stack_subject(what, event.what, context):
                    yield About(
                        event.what, None, event.what, game.look_before(event.what).controller
                    )
        case v.AbilityActivated(who, _), e.ActivatedAbility():
            if (
                not event.is_mana
                and event.player in players(who, context)
                and game.rules.ability_counts_from_any_zone(
                    game.state, game.state.thing(event.ability)
                )
            ):
                yield About(event.source, None, event.ability, event.player)
        case v.TapsForMana(), e.TappedForMana():
            yield from tappings(game, when, event, context)
        case v.Shuffles(who), e.Shuffled():
            if event.cause is not None and event.player in players(who, context):
                yield About(None, None, None, event.player)


def tappings(
    game: Game, when: v.TapsForMana, event: e.TappedForMana, context: Context
) -> Iterator[About]:
    """CR 106.12a: once for each mana ability that resolves, if it produces mana of that type."""
    if not is_subject(when.what, event.what, context):
        return
    if when.who is not None and event.player not in players(when.who, context):
        return
    is_such = not when.type or when.type in event.types
    if not is_such and not game.rules.mana_produced_decides(game.state, event.what):
        is_such = when.type in mana_types_of(game, event.what)
    if not is_such:
        return
    once = game.rules.one_tapping_triggers_once(game.state, event.what, len(event.types))
    wanted = [one for one in event.types if when.type in ("", one)] or [when.type]
    yield from (
        About(event.what, None, None, event.player) for _ in range(1 if once else len(wanted))
    )


def mana_types_of(game: Game, id: int) -> set[str]:
    """The types of mana that the abilities of a permanent name."""
    return {
        symbol
        for _, ability in numbered(game.look(id).abilities)
        if isinstance(ability, v.Activated)
        for effect in ability.effects
        if isinstance(effect, v.AddMana)
        for symbol in mana(effect.symbols).symbols
    }


def is_stack_subject(what: Any, id: int, context: Context) -> bool:
    """A spell (or ability) described as it is, or was, on the stack."""
    thing = context.state.thing(id)
    if isinstance(what, v.What):
        return thing.form is not Form.ABILITY and fits(what, id, context, anywhere=True)
    if isinstance(what, v.StackWhat):
        if thing.form is Form.ABILITY:
            kind = "activated" if isinstance(thing.ability, v.Activated) else "triggered"
            return kind in what.kinds
        return "spell" in what.kinds and (
            what.spell is None or fits(what.spell, id, context, anywhere=True)
        )
    return id in objects(what, context)
