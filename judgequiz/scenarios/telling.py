"""What a verdict tells: the cause and its effect, and the play-by-play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..cards.say import narrate
from ..engine import events as e
from ..engine.game import Game
from ..engine.text import Text
from .games import Played, parting_of
from .misconceptions import MISCONCEPTIONS
from .naming import linked, marked_names
from .options import Option
from .picture import turn_said
from .playing.play import Outcome


def because(
    truth: Played, games: dict[str, Played], options: list[Option]
) -> tuple[tuple[str, Text, str], ...]:
    """The cause: the rule that the first wrong option gets wrong; the effect: what happens there in the true game."""
    for option in options:
        if option.is_right or not option.beliefs:
            continue
        slug = option.beliefs[0]
        belief = MISCONCEPTIONS[slug]
        found = [(belief.cr, belief.truth, "cause")]
        effect = effect_of(truth, games[slug])
        if effect is not None:
            found.append(effect)
        return tuple(found)
    return ()


def effect_of(truth: Played, game: Played) -> tuple[str, Text, str] | None:
    """What first happens in the true game alone; if all of it happens in both, what happens where they part.

    Tapping for a cost is never it: the other game may do that too, and be told otherwise.
    """
    place = parting_of(truth, game)
    if place is None:
        return None
    here = [it for it in told(truth.outcome, place) if not isinstance(it[0], e.Tapped)]
    elsewhere = Counter(said.en for _event, said in told(game.outcome, place))
    alone = (it for it in here if is_missing(it[1].en, elsewhere))
    event, said = next(alone, here[0] if here else (None, None))
    if said is None or isinstance(event, e.TurnBegan | e.StepBegan):
        return None
    return (getattr(event, "cr", ""), linked(said), "effect")


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
        case e.Moved(cr="121.1" | "601.2a" | "608.2n") | e.Ceased(cr="608.2n" | "707.10a"):
            return False
        case e.AttackersDeclared(attackers=()):
            return False
        case e.MayDecided(kind="cast") | e.LifeLost(cr="120.3a") | e.Tapped(for_mana=True):
            return False
    return not isinstance(event, UNTOLD)


def log_lines(outcome: Outcome) -> tuple[list[tuple[str, Text, str]], dict[int, int]]:
    """The play-by-play, and for each event the line that tells it or the next one that is told.

    A step in which nothing happens has no line, unless the play ends there.
    """
    names = marked_names(outcome.game)
    lines: list[tuple[str, Text, str]] = []
    places: dict[int, int] = {}
    turn = turn_said(Game(outcome.game.start)).en
    is_after_beginning = False
    for index, event in enumerate(outcome.log):
        said = narrate(event, names) if is_told(event) else Text("", "")
        if is_after_beginning and said.en and isinstance(event, e.TurnBegan | e.StepBegan):
            lines.pop()
        places[index] = len(lines)
        if said.en:
            lines.append((getattr(event, "cr", ""), linked(said), turn))
            is_after_beginning = isinstance(event, e.StepBegan)
    last = max(0, len(lines) - 1)
    return lines, {index: min(place, last) for index, place in places.items()}
