"""Work for several processes at once, none of which outlives the one that asks for it."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from django.db import connections


@contextmanager
def players(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """A `map` over several processes, or over this one where one is enough.

    Whoever stops early leaves undone what no process has begun.
    """
    if processes < 2:
        yield map
        return
    connections.close_all()  # A process that is made from this one must not share one with it.
    pool = ProcessPoolExecutor(processes, initializer=_follow, initargs=(os.getpid(),))
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _follow(parent: int) -> None:
    """Leaves Ctrl-C to the parent, and ends soon after it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
