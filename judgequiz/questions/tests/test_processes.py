"""Nothing that several processes do goes on when nobody waits for it any more."""

import os
import signal
import subprocess
import sys
import time

from judgequiz.questions.processes import players

ORPHANS = """
import os, time
from judgequiz.questions.processes import players

def told(_):
    os.write(1, b"%9d" % os.getpid())
    time.sleep(60)

with players(2) as play:
    list(play(told, range(2)))
"""


def test_it_works():
    with players(1) as play:
        assert list(play(pow, [2, 3], [3, 2])) == [8, 9]


def test_processes_end_with_the_one_that_asked_for_them():
    asker = subprocess.Popen(  # noqa: S603  (our own Python)
        [sys.executable, "-c", ORPHANS],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "judgequiz.settings"},
    )
    assert asker.stdout is not None
    with asker.stdout as said:
        workers = [int(said.read(9)) for _ in range(2)]

    asker.send_signal(signal.SIGKILL)
    asker.wait()

    until = time.monotonic() + 20
    while any(map(_lives, workers)) and time.monotonic() < until:
        time.sleep(0.2)
    assert not any(map(_lives, workers))


def _lives(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
