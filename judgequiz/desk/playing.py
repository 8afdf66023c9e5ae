"""What comes of texts: each is played once, within bounds; this process keeps the latest."""

import hashlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from judgequiz.scenarios import (
    Bounds,
    NotationError,
    PlayError,
    Story,
    Text,
    Trial,
    believed,
    error_said,
    faults_of,
    tried,
)

BOUNDS = Bounds()
# How much is kept, in events of games and as many more for each: some 100 MB where all are long.
TRIALS_KEPT = 15_000
GAMES_KEPT = 6_000
FOR_EACH = 50

OURS = Text(
    "This can’t be played: a fault of ours, and it has been noted",
    "これはプレイできない。サイト側の不具合であり、記録した",
)

Found = TypeVar("Found")
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with a text, and where; line 0 where that is nowhere in particular."""

    line: int
    column: int
    said: Text
    nearest: str = ""


class Unplayable(Exception):
    """A text that can't be played, with all that is wrong with it."""

    def __init__(self, complaints: list[Complaint]) -> None:
        super().__init__()
        self.complaints = complaints


class Refused(Exception):
    """Whoever asks may have nothing more played for now."""


class Latest(Generic[Found]):
    """What was found latest, each by what it is of; not more than weighs so much."""

    def __init__(self, most: int, weigh: Callable[[Found], int]) -> None:
        self.most = most
        self.weigh = weigh
        self.weight = 0
        self.found: OrderedDict[str, Found] = OrderedDict()
        self.lock = threading.Lock()

    def get(self, key: str, find: Callable[[], Found]) -> Found:
        """What is kept under this key, or else what `find` finds now."""
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                return self.found[key]
        found = find()
        with self.lock:
            if key not in self.found:
                self.found[key] = found
                self.weight += self.weigh(found)
            while self.weight > self.most:
                _key, oldest = self.found.popitem(last=False)
                self.weight -= self.weigh(oldest)
        return found

    def clear(self) -> None:
        with self.lock:
            self.found.clear()
            self.weight = 0


def _weight(found: Trial | Story | list[Complaint]) -> int:
    if isinstance(found, list):
        return FOR_EACH
    story = found.story if isinstance(found, Trial) else found
    return FOR_EACH + len(story.outcome.log)


TRIALS: Latest[Trial | list[Complaint]] = Latest(TRIALS_KEPT, _weight)
GAMES: Latest[Story | list[Complaint]] = Latest(GAMES_KEPT, _weight)


def trial_of(text: str, may_play: Callable[[], bool]) -> Trial:
    """The text played; Unplayable where that can't be.

    Refused where it has still to be played and `may_play`, which is asked only then, says no.
    """
    return _kept(TRIALS, _digest(text), text, lambda: tried(text, BOUNDS), may_play)


def game_as(text: str, beliefs: tuple[str, ...], may_play: Callable[[], bool]) -> Story:
    """The game of a text as these beliefs have it; raises as `trial_of`."""
    key = " ".join((_digest(text), *beliefs))
    return _kept(GAMES, key, text, lambda: believed(text, beliefs, BOUNDS), may_play)


def _kept(
    latest: Latest[Found | list[Complaint]],
    key: str,
    text: str,
    play: Callable[[], Found],
    may_play: Callable[[], bool],
) -> Found:
    def find() -> Found | list[Complaint]:
        if not may_play():
            raise Refused
        try:
            return _complaining(text, play)
        except Exception as fault:
            # Strangers write what nobody has thought of. It is ours to mend, and theirs to know; it
            # isn't kept, since the next time it may well be played.
            logger.exception("The desk can't play: %r", text)
            raise Unplayable([Complaint(0, 0, OURS)]) from fault

    found = latest.get(key, find)
    if isinstance(found, list):
        raise Unplayable(found)
    return found


def _complaining(text: str, play: Callable[[], Found]) -> Found | list[Complaint]:
    try:
        return play()
    except NotationError as error:
        is_small = len(text) <= BOUNDS.characters
        errors = (faults_of(text) if is_small else []) or [error]
        return [Complaint(it.line, it.column, error_said(it), it.nearest) for it in errors]
    except PlayError as error:
        return [Complaint(error.line, error.column, error_said(error))]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
