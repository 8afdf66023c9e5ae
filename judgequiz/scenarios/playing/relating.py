"""What a file says of things that stand further on in it: attached, exiled by, chosen, a copy of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...cards import find
from ...engine.adventuring import on_an_adventure
from ...engine.faces import face_of
from ...engine.kinds import Duration, Zone
from ...engine.state import Lasting
from ...engine.vocabulary import AddPT, Gain, Triggered, Until
from ..notation import tree as t
from .abilities import COLOUR_NAMES
from .attributes import related
from .error import PlayError
from .placing import card_named, put_entry, said
from .setting import Setting, labelled, update


def relate_all(setting: Setting) -> None:
    """What attributes say of things that stand further on in the file, once those are there."""
    later, setting.later = setting.later, []
    for id, attribute in later:
        relate(setting, id, attribute)


def relate(setting: Setting, id: int, attribute: t.Attribute) -> None:
    state = setting.state
    match attribute:
        case t.Attached(to):
            host = str(to.player) if isinstance(to, t.Seat) else labelled(setting, to)
            update(setting, id, attached_to=host)
        case t.Linked(cards):
            for item in cards:
                for card in linked_cards(setting, id, item):
                    update(setting, card, exiled_by=(id, "a"))
                    leave_given(setting, id, card)
        case t.Chosen(what):
            update(
                setting,
                id,
                chosen=(*state.things[id].chosen, chosen_pair(setting, what, attribute)),
            )
        case t.CopyOf(of):
            if isinstance(of, t.Ref):
                face = face_of(setting.state.things[labelled(setting, of)])
            else:
                face = card_named(str(of), attribute).front
            update(setting, id, copied=face)
        case t.Has(words):
            lasting(setting, id, (Gain(said(words, attribute)),))
        case t.Gets(change):
            lasting(
                setting,
                id,
                (AddPT(int(str(change.power)), int(str(change.toughness))),),
                Duration.END_OF_TURN,
            )
        case t.Related(word, to):
            related(setting, id, word, to, attribute)
        case t.Flag(word):
            in_exile(setting, id, word, attribute)


def in_exile(setting: Setting, id: int, word: str, node: t.Node) -> None:
    """What a word says of a card in exile."""
    if word == "on an adventure":
        lasting(setting, id, (on_an_adventure(),))
    if word == "suspended" and not setting.state.things[id].counter("time"):
        raise PlayError("a suspended card has a time counter (CR 702.62b)", node)


def leave_given(setting: Setting, id: int, card: int) -> None:
    """What the ability that exiled the card said of it for as long as it remains exiled."""
    state = setting.state
    for ability in face_of(state.things[id]).abilities:
        for effect in ability.effects if isinstance(ability, Triggered) else ():
            if isinstance(effect, Until) and effect.duration is Duration.WHILE_EXILED:
                player = state.things[id].controller
                given = Lasting(
                    state.next_id,
                    setting.next(),
                    effect.duration,
                    player,
                    id,
                    effect.changes,
                    (card,),
                )
                setting.state = replace(
                    state, lasting=(*state.lasting, given), next_id=state.next_id + 1
                )
                return


def linked_cards(setting: Setting, id: int, item: Any) -> list[int]:
    if isinstance(item, t.Ref):
        card = labelled(setting, item)
        if setting.state.things[card].zone is not Zone.EXILE:
            raise PlayError("a card that was exiled is in exile", item)
        return [card]
    return put_entry(setting, item, Zone.EXILE, setting.state.things[id].owner)


def chosen_pair(setting: Setting, what: Any, node: t.Node) -> tuple[str, str]:
    if isinstance(what, t.Card):
        return ("name", str(what.name))
    if isinstance(what, t.Seat):
        return ("opponent", str(what.player))
    if isinstance(what, int):
        return ("number", str(what))
    word = str(what)
    if word.lower() in COLOUR_NAMES:
        return ("colour", COLOUR_NAMES[word.lower()].value)
    if isinstance(what, t.Ref):
        raise PlayError("an object can't be chosen here", node)
    card = find(word)
    return ("creature type", word) if card is None else ("name", str(card.name.en))


def lasting(setting: Setting, id: int, changes: Any, duration: Duration = Duration.FOREVER) -> None:
    state = setting.state
    effect = Lasting(
        state.next_id, setting.next(), duration, state.things[id].controller, None, changes, (id,)
    )
    setting.state = replace(state, lasting=(*state.lasting, effect), next_id=state.next_id + 1)
