"""A played file told step by step: what happens, the table after it, and what has just moved there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..cards import CARDS
from ..engine import events as e
from ..engine.apply import apply
from ..engine.game import Game
from ..engine.state import State
from ..engine.text import Text
from .games import first_difference
from .naming import slug_of
from .notation import tree as t
from .picture import card_json, table_json
from .playing.play import Outcome, play
from .reading import read
from .report import rules_of
from .telling import lines_told

NOTHING = Text("", "")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the play-by-play, and how much of the log is past after it.

    `words` name cards as links, as questions do. `refused` has every reason why what was tried can't be done; nothing
    has happened then. `line` is where in the file it was tried.
    """

    past: int
    words: Text = NOTHING
    cr: str = ""
    refused: tuple[e.Reason, ...] = ()
    line: int = 0


@dataclass(frozen=True)
class Story:
    """A game step by step, under the rules or under some beliefs. Step 0 is the table as it was given."""

    outcome: Outcome
    beliefs: tuple[str, ...] = ()

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        return (Step(0), *steps_of(self.outcome))

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The state before each event of the log, and the last: each is made of the one before and its event."""
        states = [self.outcome.game.start]
        for event in self.outcome.log:
            states.append(apply(states[-1], event))
        return tuple(states)

    @cached_property
    def cards(self) -> dict[str, Any]:
        """Every card that some step shows or names, as it is printed."""
        game = self.outcome.game
        slugs = {slug_of(game, id) for id in (*game.state.things, *game.state.gone)}
        return {slug: card_json(slug) for slug in sorted(slugs) if slug in CARDS}

    def table(self, number: int) -> dict[str, Any]:
        """The table after a step, with marks at what has moved since the one before; IndexError if there is no such step."""
        return table_json(self.game_after(number), self.game_after(max(0, number - 1)))

    def game_after(self, number: int) -> Game:
        rules = rules_of(self.beliefs, self.outcome.file.head.edition)
        game = Game(self.outcome.game.start, rules)
        game.state = self.states[self.steps[number].past]
        game.note_controllers()
        return game

    def parting(self, other: Story) -> int | None:
        """The first step that another game of the same file doesn't share; None where all that happens is the same."""
        place = first_difference(self.outcome.log, other.outcome.log)
        if place is None:
            return None
        return next((n for n, step in enumerate(self.steps) if step.past > place), len(self.steps))


def story(text: str, beliefs: Sequence[str] = ()) -> Story:
    """What comes of a file under the rules of its edition, or seen by somebody who holds all these beliefs.

    NotationError or PlayError, with line and column where there is one, if it can't be read or played; PlayError too for
    an unknown belief. A belief's game runs to its end: what can't be done there is refused.
    """
    file = read(text)
    rules = rules_of(beliefs, file.head.edition)
    return Story(play(file, rules, is_true=not beliefs, is_judged=False), tuple(beliefs))


def steps_of(outcome: Outcome) -> Iterator[Step]:
    """One for each line of the play-by-play; the last ends where the game does."""
    log, lines = outcome.log, lines_told(outcome)
    body = [item for item in outcome.file.body if not isinstance(item, t.Expect)]
    for number, line in enumerate(lines, start=1):
        event = log[line.place]
        past = settled(log, line.place + 1) if number < len(lines) else len(log)
        if isinstance(event, e.Refused):
            tried = body[int(event.step) - 1]
            yield Step(past, line.words, line.cr, event.reasons, tried.span.line)
        else:
            yield Step(past, line.words, line.cr)


def settled(log: Sequence[e.Event], past: int) -> int:
    """The place after what goes without saying: what has resolved leaves the stack, and somebody gets priority."""
    while past < len(log) and goes_without_saying(log[past]):
        past += 1
    return past


def goes_without_saying(event: e.Event) -> bool:
    match event:
        case e.PriorityGiven() | e.Moved(cr="608.2n") | e.Ceased(cr="608.2n" | "707.10a"):
            return True
    return False
