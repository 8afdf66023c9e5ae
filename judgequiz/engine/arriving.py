"""An object on its way into another zone: what is proposed, and how it would be there (CR 400.7, 614.12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import vocabulary as v
from .apply import placed, removed
from .frozen import evolve
from .kinds import Duration, Form, Zone
from .state import Aim, Announced, Lasting, State, Thing

if TYPE_CHECKING:
    from .game import Game
    from .statics import InForce


@dataclass
class Move:
    """A proposed change of zone. `applied` are the effects that have already changed it (CR 614.5)."""

    what: int
    to: Zone
    position: int | None = None
    under: str = ""
    tapped: bool = False
    attached_to: Aim | None = None
    counters: dict[str, int] = field(default_factory=dict)
    copied: v.Face | None = None
    chosen: dict[str, str] = field(default_factory=dict)
    exiled_by: tuple[int, str] | None = None
    cr: str = "400.7"
    cause: int | None = None
    keep: Announced | None = None
    side: int | None = None
    face_down: bool = False
    spared: bool = False
    seen_by: frozenset[str] | None = None
    applied: set[tuple[object, ...]] = field(default_factory=set)
    after: list[InForce] = field(default_factory=list)


def entering(game: Game, move: Move) -> Thing:
    """The object as it would be in its new zone (CR 614.12)."""
    thing = game.state.things[move.what]
    onto_battlefield = move.to is Zone.BATTLEFIELD
    form = Form.TOKEN if thing.form is Form.SPELL_COPY and onto_battlefield else thing.form
    return Thing(
        id=game.next_id(thing, move.to),
        form=form,
        owner=thing.owner,
        controller=(move.under or thing.owner)
        if onto_battlefield or move.to is Zone.STACK
        else thing.owner,
        zone=move.to,
        card=thing.card,
        side=face_up(game, move, thing),
        was=thing.id,
        root=thing.root or thing.id,
        tapped=move.tapped and onto_battlefield,
        counters=tuple(move.counters.items()),
        attached_to=move.attached_to,
        copied=move.copied if move.copied is not None else copied_still(game, thing),
        source=thing.source if thing.form is Form.TOKEN else None,
        chosen=tuple(move.chosen.items()),
        exiled_by=move.exiled_by,
        announced=move.keep or Announced(),
        seen_by=move.seen_by if move.seen_by is not None else seen_in(game, thing, move),
    )


def face_up(game: Game, move: Move, thing: Thing) -> int:
    """CR 712.13, 712.14: as it was on the stack, or as it was made; else with its front face up. Elsewhere no other face counts."""
    if move.to not in (Zone.BATTLEFIELD, Zone.STACK):
        return 0
    if move.side is not None:
        return move.side
    if thing.zone in (Zone.STACK, Zone.NOWHERE):
        return thing.side
    if thing.card is None or not thing.card.is_double_faced:
        return 0
    return game.rules.face_that_enters(game.state, thing)


def copied_still(game: Game, thing: Thing) -> v.Face | None:
    """CR 400.7: a token or a copy of a spell goes on being a copy; a card doesn't, and the rules are asked about that."""
    if thing.copied is None or thing.form is not Form.CARD:
        return thing.copied
    ends = game.rules.copy_effect_ends_with_the_object(game.state, thing.id)
    return None if ends else thing.copied


def seen_in(game: Game, thing: Thing, move: Move) -> frozenset[str] | None:
    """Who knows which card this is: everybody in a public zone; in a hand its owner and whoever saw it go there.

    CR 401.4: of a card put from a hand, or moved, to a place in a library its owner knows, and nobody else is told.
    """
    if move.face_down or (
        move.to is Zone.EXILE and not game.rules.exiled_cards_are_face_up(game.state, thing)
    ):
        return frozenset()
    state = game.state
    if move.to in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.STACK, Zone.COMMAND):
        return None
    public = thing.zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.STACK, Zone.COMMAND)
    if move.to is Zone.HAND:
        if public and thing.seen_by is None:
            return frozenset(state.seats)
        return frozenset({thing.owner}) | (thing.seen_by or frozenset())
    if move.position is None:
        return frozenset()
    if public:
        return frozenset(state.seats)
    owner = frozenset({thing.owner})
    return owner if thing.zone is Zone.HAND else owner & (thing.seen_by or frozenset())


def entering_state(game: Game, move: Move) -> State:
    """The state as it would be with the object in its new zone, to look ahead (CR 614.12)."""
    thing = entering(game, move)
    old = game.state.things[move.what]
    state = removed(game.state, old)
    if old.zone is Zone.STACK and move.to is Zone.BATTLEFIELD:
        state = evolve(state, lasting=followed(game, old.id, thing.id))
    return placed(state, evolve(thing, timestamp=state.clock), move.position)


def followed(game: Game, spell: int, permanent: int) -> tuple[Lasting, ...]:
    """CR 400.7a: effects on a permanent spell, as they go on applying to the permanent it becomes."""
    rules, state = game.rules, game.state
    return tuple(
        evolve(effect, affected=tuple(permanent if id == spell else id for id in effect.affected))
        if effect.affected is not None
        and spell in effect.affected
        and effect.duration is not Duration.WHILE_A_SPELL
        and rules.effect_on_a_spell_stays(state, effect)
        else effect
        for effect in state.lasting
    )
