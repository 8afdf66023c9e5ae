"""What happened earlier in the turn in which a file begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine import events as e
from ...engine.drafts import draft_of, finished
from ...engine.kinds import Form, Zone
from ...engine.state import Thing
from ..notation import tree as t
from .placing import card_named, token_card
from .setting import Setting, labelled


def history(setting: Setting) -> None:
    for given in setting.file.given:
        for past in given.history:
            for event in past_events(setting, past, str(given.player)):
                setting.state = replace(setting.state, history=(*setting.state.history, event))
            if past.event == "land played":
                player = setting.state.players[str(given.player)]
                changed = replace(
                    player, lands_played=player.lands_played + int(str(past.number or 1))
                )
                setting.state = replace(
                    setting.state, players={**setting.state.players, player.name: changed}
                )


def past_events(setting: Setting, past: t.Past, player: str) -> list[e.Given]:
    if past.turn and int(str(past.turn)) != setting.state.turn:
        return []
    number = int(str(past.number)) if past.number is not None else 1
    views = [
        past_view(setting, thing, past.event)
        for thing in past.things
        if not isinstance(thing, t.Seat)
    ]
    who = next((str(thing.player) for thing in past.things if isinstance(thing, t.Seat)), player)
    if past.event == "damaged":
        return [e.Given("damaged", who, None, number)]
    if past.event == "land played" and not views:
        land = past_view(setting, t.Token(name="unknown", types=("land",)), past.event)
        return [e.Given(past.event, who, land) for _ in range(number)]
    if views:
        return [e.Given(past.event, player, view) for view in views for _ in range(number)]
    return [e.Given(past.event, who, None, number)]


def past_view(setting: Setting, thing: Any, event: str) -> Any:
    """How a thing looked then; what died without being named was some creature (CR 700.4)."""
    match thing:
        case t.Ref(label=label) if label:
            card = setting.state.things[labelled(setting, thing)]
        case t.Ref():
            card = Thing(
                0, Form.CARD, "A", "A", Zone.BATTLEFIELD, card_named(str(thing.name), thing)
            )
        case t.Token():
            card = Thing(0, Form.TOKEN, "A", "A", Zone.BATTLEFIELD, token_card(thing, sized=False))
        case t.Unknown() if event == "died":
            some = t.Token(name="unknown", types=("creature",))
            card = Thing(0, Form.CARD, "A", "A", Zone.BATTLEFIELD, token_card(some, sized=False))
        case _:
            return None
    return finished(draft_of(replace(card, zone=Zone.BATTLEFIELD)), card)
