"""A game being played: one frozen state after another, and the log of what happened between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from . import events as e
from . import triggers, vocabulary
from .animating import is_creature, turned_into_a_creature
from .apply import apply
from .arriving import Move, entering_state
from .choices import Answers, Choice, improvised
from .counting import multiplied
from .errors import TooLong, Unscripted
from .kinds import CardType, Form, Step, Zone
from .lasting import end_with_control, end_with_source
from .looking import Looker
from .movement import carry_out, counters_allowed
from .patience import Patience
from .rules import Rules
from .state import Aim, State, Thing, View, Waiting
from .statics import InForce, in_force

MOST_EVENTS = 6_000


class Stateless:
    """Answers that remember nothing."""

    def cannot(self, game: Game, why: str) -> None:
        raise Unscripted(why)

    def kept(self) -> Any:
        return None

    def restore(self, kept: Any) -> None:
        del kept


class Nobody(Stateless):
    """Answers nothing: every choice that is not forced is an error."""

    def answer(self, game: Game, choice: Choice) -> Any:
        raise Unscripted(f"nobody says how to answer: {choice.kind} {choice.topic}")


class Improviser(Stateless):
    """Answers every choice with the stated default of its kind."""

    def answer(self, game: Game, choice: Choice) -> Any:
        return improvised(choice)


class Game:
    """Plays under one rule book. All change goes through `happen`; a state once made never changes."""

    def __init__(
        self,
        state: State,
        rules: Rules | None = None,
        answers: Answers | None = None,
        *,
        patience: Patience | None = None,
    ) -> None:
        self.start = state
        self.state = state
        self.rules = rules if rules is not None else Rules()
        self.rules.game = self
        self.answers: Answers = answers if answers is not None else Nobody()
        self.log: list[e.Event] = []
        self.patience = patience
        self.looker = Looker(self)
        self.batch_before: State | None = None
        self.batch: list[e.Event] = []
        self.cached_statics: tuple[State, list[InForce]] | None = None
        self.controllers: dict[int, str] = {}
        self.improvised = 0
        self.on_trial = 0
        self.step = 0
        self.extra_cleanup = False
        self.moments: list[frozenset[int]] = []
        self.halt: tuple[int, Step] | None = None
        self.ordering: tuple[Waiting, ...] = ()
        self.resolving: int | None = None
        self.tapping: int | None = None
        self.note_controllers()

    # ---- reading

    def look(self, id: int) -> View:
        """The characteristics of an object now, or as they last were."""
        return self.looker.view(self.state, id)

    def look_before(self, id: int) -> View:
        """The characteristics just before what is happening now, all at once."""
        before = self.batch_before
        if before is not None and id in before.things:
            return self.looker.view(before, id)
        return self.look(id)

    def mint(self) -> int:
        """The id that the next new object or effect will have."""
        return self.state.next_id

    def next_id(self, thing: Thing, to: Zone) -> int:
        return self.state.next_id

    # ---- change

    def happen(self, event: e.Event) -> None:
        """Log the event and let it change the state; then notice what it triggers."""
        if len(self.log) >= MOST_EVENTS:
            raise TooLong("the game did not come to an end")
        self.check_patience()
        before = self.state
        self.state = apply(before, event)
        self.log.append(event)
        if isinstance(event, e.Moved | e.Ceased):
            self.drop_dependents(event)
        if self.batch_before is not None:
            self.batch.append(event)
            return
        self.after([event], before)

    def check_patience(self) -> None:
        """OutOfPatience where this game has lasted longer than it may."""
        if self.patience is not None:
            self.patience.check(len(self.log))

    def after(self, batch: Sequence[e.Event], before: State) -> None:
        """What follows from events that happened at the same time: changes of control, and triggers."""
        self.check_controllers(batch)
        self.check_combat(batch)
        triggers.collect(self, batch, before)
        self.return_exiled(batch, before)

    def return_exiled(self, batch: Sequence[e.Event], before: State) -> None:
        """CR 610.3: what was exiled until something left comes back right after that, under its owner's control."""
        ended = {event.effect for event in batch if isinstance(event, e.EffectEnded)}
        for effect in before.lasting if ended else ():
            if effect.returns and effect.id in ended:
                for id in effect.affected or ():
                    if id in self.state.things:
                        self.move(id, Zone.BATTLEFIELD, cr="610.3")

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Everything that happens inside happens simultaneously: it looks back to one moment (CR 603.10)."""
        if self.batch_before is not None:
            yield
            return
        self.batch_before, self.batch = self.state, []
        try:
            yield
        finally:
            before, batch = self.batch_before, self.batch
            self.batch_before, self.batch = None, []
        assert before is not None
        moved = frozenset(event.became for event in batch if isinstance(event, e.Moved))
        if len(moved) > 1:
            self.moments.append(moved)
        self.after(batch, before)

    @contextmanager
    def supposing(self, state: State) -> Iterator[None]:
        """Look at things as they would be in another state."""
        kept = self.state, self.cached_statics
        self.state, self.cached_statics = state, None
        try:
            yield
        finally:
            self.state, self.cached_statics = kept

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """What happens inside is taken back if it turns out illegal (CR 733.1)."""
        kept = self._kept()
        try:
            yield
        except Exception:
            self._restore(kept)
            raise

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Whatever happens inside is taken back: for "may I?". Choices that nobody answers are improvised."""
        kept = self._kept()
        self.on_trial += 1
        try:
            yield
        finally:
            self.on_trial -= 1
            self._restore(kept)

    def _kept(self) -> tuple[Any, ...]:
        return (
            self.state,
            len(self.log),
            dict(self.controllers),
            self.batch_before,
            list(self.batch),
            self.improvised,
            self.resolving,
            len(self.moments),
            self.answers.kept(),
        )

    def _restore(self, kept: tuple[Any, ...]) -> None:
        (
            self.state,
            length,
            self.controllers,
            self.batch_before,
            self.batch,
            self.improvised,
            self.resolving,
            moments,
            answers,
        ) = kept
        del self.log[length:]
        del self.moments[moments:]
        self.cached_statics = None
        self.answers.restore(answers)

    def drop_dependents(self, event: e.Moved | e.Ceased) -> None:
        """CR 113.7a: abilities on the stack don't care what became of their source; the rules are asked all the same."""
        for id in self.state.stack:
            thing = self.state.things[id]
            if thing.form is Form.ABILITY and thing.source == event.what:
                if not self.rules.ability_outlives_its_source(self.state, thing, event):
                    self.happen(e.Ceased(id, self.look(id), "113.7a"))
        if isinstance(event, e.Moved) and event.origin is Zone.BATTLEFIELD:
            self.drop_haunters(event)
        end_with_source(self, event.what)

    def drop_haunters(self, left: e.Moved) -> None:
        """CR 702.55a: nothing brings a haunting card back; the rules are asked all the same."""
        for thing in tuple(self.state.within(Zone.EXILE)):
            if thing.haunts == left.what:
                if not self.rules.haunting_card_stays_in_exile(self.state, thing, left):
                    self.move(thing.id, Zone.BATTLEFIELD, cr="702.55a")

    # ---- control

    def note_controllers(self) -> None:
        self.controllers = {id: self.look(id).controller for id in self.state.battlefield}

    def check_controllers(self, batch: Sequence[e.Event]) -> None:
        """A permanent whose controller is another one now changed control (CR 302.6, 506.4)."""
        if not may_change_control(batch):
            return
        for id in self.state.battlefield:
            now = self.look(id).controller
            before = self.controllers.get(id, now)
            self.controllers[id] = now
            if before != now:
                self.happen(e.ControllerChanged(id, before, now))
                end_with_control(self, id, now)

    def check_combat(self, batch: Sequence[e.Event]) -> None:
        """CR 506.4: what stops being a creature is removed from combat."""
        combat = self.state.combat
        if not combat.attackers or not may_change_control(batch):
            return
        for id in dict.fromkeys((*dict(combat.attackers), *dict(combat.blockers))):
            if id in self.state.things and CardType.CREATURE not in self.look(id).types:
                if self.rules.noncreature_leaves_combat(self.state, id):
                    self.happen(e.RemovedFromCombat(id))

    # ---- moving and counting

    def move(self, what: int, to: Zone, **how: Any) -> int | None:
        """Move an object, if nothing replaces that; the id of what it became, or None."""
        move = Move(what, to, **how)
        if to is Zone.LIBRARY and move.position is None:
            move.position = 0
        return carry_out(self, move)

    def can_get_counters(self, move: Move, kind: str) -> bool:
        state = entering_state(self, move)
        with self.supposing(state):
            return counters_allowed(self, next(reversed(state.battlefield)), kind, state)

    def put_counters(
        self, aim: Aim, kind: str, count: int, cr: str = "122.1", *, as_cost: bool = False
    ) -> bool:
        """Put counters on a permanent or player, if they may be put there; only what effects put is multiplied."""
        if count <= 0 or not counters_allowed(self, aim, kind):
            return False
        if isinstance(aim, int):
            if aim not in self.state.things:
                return False
            if not as_cost:
                count, replacing = multiplied(self, aim, kind, count)
                for one in replacing:
                    self.happen(e.Replaced(one.source, aim, "counters", one.context.you))
        self.happen(e.CountersAdded(aim, kind, count, cr))
        return True

    def take_counters(self, aim: Aim, kind: str, count: int | None, cr: str = "122.1") -> int:
        """Remove up to `count` counters (None: all); how many were removed."""
        holder = self.state.players[aim] if isinstance(aim, str) else self.state.things.get(aim)
        there = holder.counter(kind) if holder is not None else 0
        taken = there if count is None else min(there, count)
        if taken > 0:
            was_creature = is_creature(self, aim)
            self.happen(e.CountersTaken(aim, kind, taken, there - taken, cr))
            if isinstance(aim, int) and not was_creature and is_creature(self, aim):
                turned_into_a_creature(self, aim)
        return taken

    # ---- choices

    def ask(self, choice: Choice) -> Any:
        """Put a choice to whoever answers. A choice with one possible answer needs none."""
        forced = choice.forced
        try:
            return self.answers.answer(self, choice)
        except Unscripted:
            if forced is not None:
                return forced
            if self.on_trial or choice.any_will_do:
                return improvised(choice)
            raise

    def ask_if_said(self, choice: Choice) -> Any:
        """The answer to a choice that nobody has to make, or None."""
        kept = self.answers.kept()
        try:
            return self.answers.answer(self, choice)
        except Unscripted:
            self.answers.restore(kept)
            return None

    def may(
        self, player: str, source: int, *, topic: str = "", kind: str = "may", ability: int = 0
    ) -> bool:
        """Whether a player does something optional."""
        did = bool(self.ask(Choice(player, kind, source, topic, default=False, ability=ability)))
        if kind == "may" and not did:
            did = not self.rules.may_leaves_a_choice(self.state, player)
        self.happen(e.MayDecided(player, source, did, kind))
        return did

    def choose_value(
        self, player: str, kind: str, asker: int, of: vocabulary.What | None = None
    ) -> str:
        """A colour, name, number or type that a player chooses, checked against what the rules allow."""
        options: tuple[str, ...] = self.rules.colours_to_choose_from() if kind == "colour" else ()
        if kind == "opponent":
            options = self.state.opponents(player)
        asked = {"colour": "colour", "name": "name", "number": "number", "opponent": "pick"}.get(
            kind, "pick"
        )
        value = self.ask(
            Choice(
                player, asked, asker, kind, options, default=options[0] if options else None, of=of
            )
        )
        value = value[0] if isinstance(value, tuple) else value
        self.happen(e.Chose(asker, kind, str(value), player))
        return str(value)

    def in_force(self, kind: type[Any]) -> list[InForce]:
        return in_force(self, kind)


CONTROL_EVENTS = (
    e.EffectBegan,
    e.EffectEnded,
    e.Moved,
    e.Made,
    e.Transformed,
    e.BecameAttached,
    e.BecameUnattached,
    e.Ceased,
    e.CountersAdded,
    e.CountersTaken,
)


def may_change_control(batch: Sequence[e.Event]) -> bool:
    for event in batch:  # noqa: SIM110  asked after every event, and so several times as fast
        if isinstance(event, CONTROL_EVENTS):
            return True
    return False
