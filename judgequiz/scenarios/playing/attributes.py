"""What a file says of one thing: its counters, its damage, that it is tapped, that it attacks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine.kinds import SHARED_ZONES, Form, Layout, Step, Zone
from ...engine.state import TURN, Thing
from ...engine.vocabulary import Keyword
from ..notation import tree as t
from .error import PlayError
from .setting import Setting, labelled, step_named, update


def with_attribute(setting: Setting, thing: Thing, attribute: t.Attribute) -> Thing:
    """The thing with what one attribute says of it alone."""
    match attribute:
        case t.Counters(kind, number):
            return replace(thing, counters=(*thing.counters, (kind, int(str(number)))))
        case t.Flag(word):
            return flagged(setting, thing, word, attribute)
        case t.Since(moment):
            return replace(thing, controlled_since=moment_of(setting, moment))
        case t.OwnedBy(player):
            if thing.zone not in SHARED_ZONES:
                raise PlayError("a card lies in its owner's zone (CR 400.3)", attribute)
            return replace(thing, owner=str(player))
        case t.ControlledBy(player):
            return replace(thing, controller=str(player))
        case t.FaceUp(number):
            return faced(thing, int(str(number)), attribute)
        case t.Damage(number):
            return replace(thing, damage=int(str(number)))
        case t.ValueOfX(number):
            return replace(thing, announced=replace(thing.announced, x=int(str(number))))
        case t.Paid(cost, count):
            paid = (*thing.announced.paid, (cost, int(str(count))))
            announced = replace(
                thing.announced, paid=paid, via=thing.announced.via or cost, origin=Zone.HAND
            )
            return replace(thing, announced=announced)
        case t.SeenBy(players):
            return replace(thing, seen_by=frozenset(str(player) for player in players))
    return thing


def moment_of(setting: Setting, moment: t.Moment) -> int:
    """CR-time of "since T1" or "since A3.upkeep": after what begins then."""
    number = int(str(moment.turn)) or setting.state.turn
    if number > setting.state.turn:
        raise PlayError("that turn is still to come", moment)
    if not moment.step:
        return number * TURN + 500_000
    return number * TURN + 20 + 40_000 * list(Step).index(step_named(str(moment.step)))


def faced(thing: Thing, number: int, node: t.Node) -> Thing:
    if thing.card is None or not 1 <= number <= len(thing.card.faces):
        raise PlayError(f"it has no face {number}", node)
    return replace(thing, side=number - 1)


FLAGS = (
    "tapped",
    "untapped",
    "summoning sick",
    "attacking",
    "blocked",
    "unblocked",
    "suspended",
    "on an adventure",
    "copy",
    "deathtouched",
    "transformed",
)


def flagged(setting: Setting, thing: Thing, word: str, node: t.Node) -> Thing:
    if word == "transformed":
        return faced(thing, 2, node)
    return (
        in_combat(setting, thing, word, node)
        if word in IN_COMBAT
        else alone(setting, thing, word, node)
    )


IN_COMBAT = ("attacking", "blocked", "unblocked")


def in_combat(setting: Setting, thing: Thing, word: str, node: t.Node) -> Thing:
    """What makes an object part of the combat that is going on."""
    if word == "attacking":
        related(setting, thing.id, word, (), node)
        return thing
    combat = setting.state.combat
    blocked = combat.blocked | {thing.id} if word == "blocked" else combat.blocked
    seats = (*combat.declared, *setting.state.opponents(setting.state.active))
    combat = replace(combat, blocked=blocked, declared=tuple(dict.fromkeys(seats)))
    setting.state = replace(setting.state, combat=combat)
    return thing


def alone(setting: Setting, thing: Thing, word: str, node: t.Node) -> Thing:
    """What is true of the object by itself."""
    match word:
        case "tapped":
            if thing.zone is not Zone.BATTLEFIELD:
                raise PlayError("only permanents are tapped (CR 110.5)", node)
            return replace(thing, tapped=True)
        case "untapped":
            return thing
        case "summoning sick":
            return replace(thing, controlled_since=setting.state.clock)
        case "suspended":
            if thing.zone is not Zone.EXILE or "suspend" not in names_of_abilities(thing):
                raise PlayError("a suspended card is in exile and has suspend (CR 702.62b)", node)
            return thing
        case "on an adventure":
            card = thing.card
            if thing.zone is not Zone.EXILE or card is None or card.layout is not Layout.ADVENTURE:
                raise PlayError(
                    "a card on an adventure is an adventurer card in exile (CR 715.3d)", node
                )
            return thing
        case "deathtouched":
            return replace(thing, deathtouched=True)
        case "copy":
            if thing.zone is not Zone.STACK:
                raise PlayError("a copy of a spell is on the stack or nowhere (CR 704.5e)", node)
            return replace(thing, form=Form.SPELL_COPY)
    raise PlayError(f"nothing here can be {word!r}; known words: {', '.join(FLAGS)}", node)


def names_of_abilities(thing: Thing) -> set[str]:
    """The keywords printed on a card."""
    faces = thing.card.faces if thing.card is not None else ()
    return {a.name for face in faces for a in face.abilities if isinstance(a, Keyword)}


def related(setting: Setting, id: int, word: str, to: Any, node: t.Node) -> None:
    combat = setting.state.combat
    if word == "haunting":
        if setting.state.things[id].zone is not Zone.EXILE:
            raise PlayError("a card that haunts is in exile (CR 702.55b)", node)
        creature = labelled(setting, to[0])
        if setting.state.things[creature].zone is not Zone.BATTLEFIELD:
            raise PlayError("what a card haunts is on the battlefield (CR 702.55b)", node)
        update(setting, id, haunts=creature)
        return
    if word == "attacking":
        aims = [str(x.player) if isinstance(x, t.Seat) else labelled(setting, x) for x in to]
        default = next(
            p for p in setting.state.seats if p in setting.state.opponents(setting.state.active)
        )
        combat = replace(
            combat,
            attackers=(*combat.attackers, (id, aims[0] if aims else default)),
            declared=(setting.state.active,),
        )
    elif word == "blocking":
        pairs = tuple((id, labelled(setting, x)) for x in to)
        combat = replace(
            combat,
            blockers=(*combat.blockers, *pairs),
            blocked=combat.blocked | {attacker for _, attacker in pairs},
            declared=(*combat.declared, setting.state.things[id].controller),
        )
    else:
        raise PlayError(
            f"the relation {word!r} is not known here; known: attached, attacking, blocking, haunting",
            node,
        )
    setting.state = replace(setting.state, combat=combat)
