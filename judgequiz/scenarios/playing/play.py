"""A file played: the log, the last state, what was refused and which claims are met."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...engine import events as e
from ...engine.errors import OutOfPatience, ScriptError, Unused
from ...engine.events import Reason
from ...engine.game import Game
from ...engine.illegal import Illegal
from ...engine.looking import Looker
from ...engine.patience import Patience
from ...engine.rules import Rules
from ...engine.state import State
from ...engine.text import Text
from ..notation import tree as t
from .claims import Met, judge
from .error import PlayError
from .labels import NotYet
from .script import Line, Script
from .setting import Setting
from .setting_up import set_up
from .stepping import do
from .table import Table


@dataclass(frozen=True, slots=True)
class Refusal:
    """A step that the rules forbid: its number in the file (from 1), and every reason."""

    step: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a play was after a step: all that another play needs to be taken up there."""

    state: State
    length: int
    used: tuple[bool, ...]
    asked: int
    refusals: int
    extra_cleanup: bool

    def same_as(self, other: Moment) -> bool:
        """Whether nothing tells two moments apart; the states last, since they take longest to compare."""
        return (
            self.length == other.length
            and self.used == other.used
            and self.asked == other.asked
            and self.refusals == other.refusals
            and self.extra_cleanup == other.extra_cleanup
            and self.state == other.state
        )


@dataclass(frozen=True, slots=True)
class Along:
    """The true play beside which a belief is played, and the steps at which the belief answers otherwise."""

    truth: Outcome
    steps: frozenset[int]


@dataclass
class Outcome:
    """What came of playing a file under one rule book. `moments` has where it was after each step.

    `is_rejoined` says of a belief's play that it came back to the true one, and that nothing read at its end is answered otherwise.
    """

    table: Table
    file: t.PlayFile
    refusals: list[Refusal] = field(default_factory=list)
    claims: list[Met] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    is_rejoined: bool = False

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def log(self) -> list[e.Event]:
        return self.table.game.log

    def at(self, step: int) -> Outcome:
        """The game as it was after that many steps."""
        game = Game(self.game.start)
        if step:
            past = self.moments[step - 1]
            game.state, game.log = past.state, self.game.log[: past.length]
        game.note_controllers()
        return Outcome(Table(game, self.table.labels), self.file)

    @property
    def is_met(self) -> bool:
        """Whether every claim is met."""
        return all(met.is_met for met in self.claims)


def play(
    file: t.PlayFile,
    rules: Rules | None = None,
    *,
    is_true: bool = True,
    is_judged: bool = True,
    setting: Setting | None = None,
    along: Along | None = None,
    patience: Patience | None = None,
) -> Outcome:
    """Play a file and judge its claims (unless `is_judged` is False).

    Under a belief (`is_true` False) choices nobody foresaw are improvised.

    With `along` only the steps at which the belief answers otherwise are played, as long as it comes to the same as the true game.

    Raises PlayError where the file can't be played as written: a choice without an answer, an answer without a choice; also
    where it takes longer than it may.
    """
    refuse_open_slots(file)
    setting = setting or set_up(file, patience)
    game = game_of(setting, rules, patience)
    table = Table(game, setting.labels, is_true)
    game.answers = script = Script(table, lines_of(file))
    outcome = Outcome(table, file)
    number = 0
    for item in file.body:
        if isinstance(item, t.Expect):
            if is_judged:
                if along is not None:
                    take_up(outcome, script, along.truth, number)
                outcome.claims.extend(
                    judge(table, claim, outcome.refusals, number) for claim in item.claims
                )
            continue
        number += 1
        if along is not None and number not in along.steps:
            continue
        if along is not None:
            take_up(outcome, script, along.truth, number - 1)
        game.step = script.step = number
        if is_true:  # the questions of this step are those that it asks itself
            game.looker.look_anew()
        take(outcome, script, item, number)
        outcome.moments.append(moment(outcome, script))
        if along is not None and not is_same(outcome, along.truth, number):
            along = None
    if along is not None:
        take_up(outcome, script, along.truth, number)
        outcome.is_rejoined = number + 1 not in along.steps
    game.step = number + 1
    if is_true:
        # What was seen is looked at again, so that whatever is read at the end asks the rules here.
        game.looker, game.cached_statics = Looker(game), None
    return outcome


def game_of(setting: Setting, rules: Rules | None, patience: Patience | None) -> Game:
    """The game at its beginning; PlayError where the rules don't even say how things look there."""
    try:
        return Game(setting.state, rules, patience=patience)
    except (OutOfPatience, ScriptError) as error:
        raise PlayError(str(error), setting.file.head) from error


def refuse_open_slots(file: t.PlayFile) -> None:
    if file.family is not None and file.family.slots:
        slots = ", ".join(f"<{table.name}>" for table in file.family.slots)
        raise PlayError(f"a family is played with its slots filled; open are {slots}", file.family)


def is_same(outcome: Outcome, truth: Outcome, step: int) -> bool:
    """Whether a play has come to the same as the true one after a step, in everything that can still matter."""
    past = truth.moments[step - 1]
    return (
        not outcome.game.improvised
        and outcome.moments[-1].same_as(past)
        and outcome.table.asked == truth.table.asked[: past.asked]
        and outcome.game.log == truth.game.log[: past.length]
    )


def moment(outcome: Outcome, script: Script) -> Moment:
    game = outcome.game
    return Moment(
        game.state,
        len(game.log),
        script.kept(),
        len(outcome.table.asked),
        len(outcome.refusals),
        game.extra_cleanup,
    )


def take_up(outcome: Outcome, script: Script, whole: Outcome, steps: int) -> None:
    """Put a play where another one of the same setting was after some steps."""
    if steps == len(outcome.moments):
        return
    past, game = whole.moments[steps - 1], outcome.game
    game.state, game.log = past.state, whole.game.log[: past.length]
    game.extra_cleanup = past.extra_cleanup
    game.note_controllers()
    script.restore(past.used)
    outcome.table.asked[:] = whole.table.asked[: past.asked]
    outcome.refusals[:] = whole.refusals[: past.refusals]
    outcome.moments[:] = whole.moments[:steps]


def lines_of(file: t.PlayFile) -> list[Line]:
    """Every answer of a file with the number of the step it stands under; those of `put` belong to the last other step."""
    lines: list[Line] = []
    number, acted = 0, 0
    for item in file.body:
        if isinstance(item, t.Expect):
            continue
        number += 1
        if isinstance(item, t.Put):
            lines.extend(Line(acted, waiting, str(item.player)) for waiting in item.triggers)
        else:
            acted = number
        if isinstance(item, t.Assign):
            lines.extend(
                Line(None, assignment, str(item.player)) for assignment in item.assignments
            )
        lines.extend(
            Line(number, choice, str(choice.chooser)) for choice in getattr(item, "choices", ())
        )
    return lines


def take(outcome: Outcome, script: Script, step: Any, number: int) -> None:
    """One step: done, or refused and changing nothing. In true play every answer under it must have been asked for."""
    table = outcome.table
    kept_asked = len(table.asked)
    try:
        with table.game.attempt():
            do(table, step)
    except Illegal as illegal:
        refuse(outcome, step, number, illegal.reasons)
        return
    except NotYet as error:
        refuse(outcome, step, number, [Reason("400.7", Text(error.message, "それは存在しない"))])
        return
    except OutOfPatience as error:
        raise PlayError(str(error), step) from error
    except (ScriptError, PlayError) as error:
        if table.is_true:
            raise placed(error, step) from error
        del table.asked[kept_asked:]
        refuse(outcome, step, number, [Reason("609.3", Text(str(error), "できない"))])
        table.game.improvised += 1
        return
    if table.is_true:
        check_used(script, 0 if isinstance(step, t.Put) else number)


def placed(error: Exception, step: t.Node) -> PlayError:
    if isinstance(error, PlayError):
        return error if error.line else PlayError(error.message, step)
    return PlayError(str(error), step)


def refuse(outcome: Outcome, step: Any, number: int, reasons: list[Reason]) -> None:
    outcome.refusals.append(Refusal(number, tuple(reasons)))
    outcome.game.happen(e.Refused(str(number), tuple(reasons), str(getattr(step, "player", ""))))


def check_used(script: Script, number: int) -> None:
    for line in script.lines:
        if line.step == number and not line.used:
            if isinstance(line.said, t.Waiting):
                raise PlayError("no such trigger waits to be put on the stack", line.said)
            raise PlayError(f"{Unused.__doc__}", line.said) from None
