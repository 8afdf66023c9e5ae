"""What a verdict tells: the cause and its effect, and the play-by-play."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..cards.say import narrate
from ..engine import events as e
from ..engine.game import Game
from ..engine.text import Text
from .families import Family
from .games import Played, parting_of
from .misconceptions import MISCONCEPTIONS
from .naming import linked, marked_names
from .options import Option, deciding
from .picture import turn_said
from .playing.play import Outcome


def because(
    family: Family, truth: Played, games: dict[str, Played], options: list[Option]
) -> tuple[tuple[str, Text, str], ...]:
    """The cause: the rule that decides, which a wrong option gets wrong; the effect: what happens there in the true game."""
    parted = [
        slug
        for option in options
        if not option.is_right
        for slug in (*option.beliefs, *option.together)
        if games[slug].values != truth.values
    ]
    if not parted:
        return ()
    slug = deciding(family, parted)
    belief = MISCONCEPTIONS[slug]
    effect = effect_of(truth, games[slug])
    cause = (belief.cr, belief.truth, "cause")
    return (cause,) if effect is None else (cause, effect)


def effect_of(truth: Played, game: Played) -> tuple[str, Text, str] | None:
    """What first happens in the true game alone; if the same happens in both in another order, what happens where they part.

    None where only the other game has something more, or where no one rule can be cited for it (a step that is refused
    says its rules itself). Tapping for a cost is never it: the other game may do that too,
    and be told otherwise.
    """
    place = parting_of(truth, game)
    if place is None:
        return None
    here, there = (
        [it for it in told(outcome, place) if not isinstance(it[0], e.Tapped)]
        for outcome in (truth.outcome, game.outcome)
    )
    elsewhere = Counter(said.en for _event, said in there)
    alone = [it for it in here if is_missing(it[1].en, elsewhere)]
    found = alone if any(elsewhere.values()) else here
    if not found or isinstance(found[0][0], e.TurnBegan | e.StepBegan):
        return None
    event, said = found[0]
    cr = getattr(event, "cr", "")
    return (cr, linked(said), "effect") if cr else None


def is_missing(said: str, elsewhere: Counter[str]) -> bool:
    """Whether the other game says it fewer times; each time that it does is used up."""
    elsewhere[said] -= 1
    return elsewhere[said] < 0


def told(outcome: Outcome, start: int) -> Iterator[tuple[e.Event, Text]]:
    """What the play-by-play tells from this event on."""
    names = marked_names(outcome.game)
    for event in outcome.log[start:]:
        said = narrate(event, names) if is_told(event) else Text("", "")
        if said.en:
            yield event, said


UNTOLD = (e.PriorityGiven, e.Passed, e.StepEnded, e.Made)


def is_told(event: e.Event) -> bool:
    """Whether the play-by-play has a line for it: what another line says already is left out."""
    match event:
        case (
            e.Moved(cr="121.1" | "601.2a" | "608.2n" | "116.2f") | e.Ceased(cr="608.2n" | "707.10a")
        ):
            return False
        case e.AttackersDeclared(attackers=()):
            return False
        case e.MayDecided(kind="cast") | e.LifeLost(cr="120.3a") | e.Tapped(for_mana=True):
            return False
    return not isinstance(event, UNTOLD)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the play-by-play, and the place in the log of the event that it tells."""

    place: int
    cr: str
    words: Text
    turn: Text


def lines_told(outcome: Outcome) -> list[Line]:
    """The play-by-play. A step in which nothing happens has no line, unless the play ends there."""
    names = marked_names(outcome.game)
    lines: list[Line] = []
    turn = turn_said(Game(outcome.game.start))
    is_after_beginning = False
    for place, event in enumerate(outcome.log):
        said = narrate(event, names) if is_told(event) else Text("", "")
        if not said.en:
            continue
        if is_after_beginning and isinstance(event, e.TurnBegan | e.StepBegan):
            lines.pop()
        lines.append(Line(place, getattr(event, "cr", ""), linked(said), turn))
        is_after_beginning = isinstance(event, e.StepBegan)
    return lines


def line_at(lines: list[Line], place: int) -> int:
    """The number of the line that tells what is at this place of the log, or of the next line; of the last if none follows."""
    number = bisect_left(lines, place, key=lambda line: line.place)
    return max(0, min(number, len(lines) - 1))


def log_lines(outcome: Outcome) -> tuple[list[tuple[str, Text, str]], dict[int, int]]:
    """The play-by-play as a question keeps it, and for each event of the log the line to look at."""
    lines = lines_told(outcome)
    places = {place: line_at(lines, place) for place in range(len(outcome.log))}
    return [(line.cr, line.words, line.turn.en) for line in lines], places
