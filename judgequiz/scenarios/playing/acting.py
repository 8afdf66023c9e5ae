"""Steps in which a player casts, plays or activates something."""

from __future__ import annotations

from dataclasses import replace

from ...engine.actions import Activate, Cast, PlayLand, Suspend
from ...engine.activating import activate
from ...engine.casting import cast
from ...engine.kinds import Zone
from ...engine.lands import play_land
from ...engine.suspending import leave_to_suspend, suspend
from ..notation import tree as t
from .error import PlayError
from .labels import thing_named
from .passing import after_action, give_to
from .setting import names
from .table import Table
from .targets import details_of


def do_cast(table: Table, step: t.Cast) -> None:
    give_to(table, str(step.player))
    action = cast_of(table, step)
    expect_x(table, action, step)
    cast(table.game, action)
    after_action(table.game, str(step.player))


def cast_of(table: Table, step: t.Cast) -> Cast:
    player = str(step.player)
    card = card_meant(table, step.what, player, str(step.details.via))
    faces = [int(str(face)) for face in step.faces]
    return Cast(
        player,
        card,
        details_of(table, step.details),
        side=faces[0] - 1 if faces else face_by_name(table, step.what, card),
        fused=len(faces) > 1,
    )


def face_by_name(table: Table, ref: t.Ref, card: int) -> int:
    """A half that is named by its own name is that half."""
    thing = table.game.state.things.get(card)
    if thing is None or thing.card is None or not ref.name:
        return 0
    return next((i for i, face in enumerate(thing.card.faces) if face.name.en == str(ref.name)), 0)


def card_meant(table: Table, ref: t.Ref, player: str, via: str) -> int:
    """The card a cast names; a bare name is a card in the player's hand, or where the permission works."""
    if ref.label:
        return thing_named(table, ref)
    state = table.game.state
    zones = {"flashback": (Zone.GRAVEYARD,), "retrace": (Zone.GRAVEYARD,)}.get(
        via, (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE)
    )
    for zone in zones:
        for id in state.zone(zone, player):
            if names(state.things[id], str(ref.name)) and (
                zone is not Zone.EXILE or state.things[id].owner == player
            ):
                return id
    return thing_named(table, ref)


def expect_x(table: Table, action: Cast, step: t.Cast) -> None:
    """CR 601.2b: whoever pays a mana cost with {X} announces what X is."""
    thing = table.game.state.things.get(action.card)
    if not table.is_true or thing is None or thing.card is None or action.side < 0:
        return
    face = thing.card.faces[min(action.side, len(thing.card.faces) - 1)]
    is_for_its_cost = action.details.via == "" and thing.zone is Zone.HAND
    if is_for_its_cost and action.details.x is None and face.cost and "X" in face.cost.symbols:
        raise PlayError("expected what X is, as in `X=3` (CR 601.2b)", step)


def do_play(table: Table, step: t.Play) -> None:
    game = table.game
    give_to(table, str(step.player))
    play_land(game, play_of(table, step))
    after_action(game, str(step.player))


def play_of(table: Table, step: t.Play) -> PlayLand:
    card = card_meant(table, step.what, str(step.player), "")
    side = int(str(step.faces[0])) - 1 if step.faces else face_by_name(table, step.what, card)
    return PlayLand(str(step.player), card, side)


def do_activate(table: Table, step: t.Activate) -> None:
    game = table.game
    give_to(table, str(step.player))
    activate(game, activate_of(table, step))
    after_action(game, str(step.player))


def activate_of(table: Table, step: t.Activate) -> Activate:
    ref = step.ability
    part = ref.parts[-1] if ref.parts and ref.parts[-1].kind == "ability" else None
    base = replace(ref, parts=ref.parts[:-1]) if part is not None else ref
    source = thing_named(table, base)
    return Activate(
        str(step.player),
        source,
        int(str(part.number)) if part is not None and part.number else 0,
        part.word.replace("-", " ") if part is not None and part.word else "",
        details_of(table, step.details),
    )


def do_special(table: Table, step: t.Special) -> None:
    game, player = table.game, str(step.player)
    give_to(table, player)
    suspend(game, suspend_of(table, step))
    after_action(game, player)


def suspend_of(table: Table, step: t.Special) -> Suspend:
    """Of other special actions nothing is known here, so they are neither done nor refused."""
    if step.verb != "suspend" or step.what is None:
        raise PlayError(f"the special action {step.verb!r} can't be played yet", step)
    player = str(step.player)
    action = Suspend(
        player, card_meant(table, step.what, player, ""), details_of(table, step.details)
    )
    leave = leave_to_suspend(table.game, action)
    if (
        table.is_true
        and leave is not None
        and leave.cost.mana.count_of_x
        and action.details.x is None
    ):
        raise PlayError("expected what X is, as in `X=3` (CR 601.2b)", step)
    return action
