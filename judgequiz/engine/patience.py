"""How long a game may go on, for one that a stranger has written."""

from __future__ import annotations

import time

from .errors import OutOfPatience


class Patience:
    """So many events in one game, and so many seconds of the processor's time in all that is done with it.

    Time is that of the thread which plays, so that a busy machine cuts nobody's game short.
    """

    def __init__(self, *, events: int, seconds: float) -> None:
        self.events = events
        self.until = time.thread_time() + seconds

    @property
    def is_over(self) -> bool:
        return time.thread_time() > self.until

    def check(self, events: int = 0) -> None:
        """OutOfPatience where the game has had more events than it may, or has taken longer."""
        if events > self.events:
            raise OutOfPatience(f"the game has more than {self.events} events")
        if self.is_over:
            raise OutOfPatience("the game takes too long to play")
