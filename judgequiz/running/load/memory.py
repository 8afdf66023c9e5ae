"""How much memory a server process has, the longer it answers."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from judgequiz.running.load.guests import Guest
from judgequiz.running.load.sites import Server

MARKS = (100, 500, 1000)


def measured(server: Server, marks: Sequence[int] = MARKS) -> Iterator[tuple[int, float]]:
    """The megabytes that its one worker has after so many questions were asked and answered."""
    guest = Guest(server.port)
    for mark in marks:
        while len(guest.heard.posts) < mark:
            guest.take_quiz(most=mark - len(guest.heard.posts))
        yield mark, sum(map(megabytes, server.workers()))


def megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
