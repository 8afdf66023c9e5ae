"""Tops up the stock while the site runs, in small steps and with nobody waiting.

A quiz that finds little left to ask of a family says so with `want`, which asks no database and
plays no game. A thread of that process then plays one variant at a time, rests much longer than it
played, and ends when nothing is wanted. Of all processes on all machines one at a time does so: it
holds a lease in the database, which runs out by itself if the process dies.
"""

import atexit
import logging
import threading
import time
import uuid
from collections.abc import Callable, Iterable
from datetime import timedelta

from django.conf import settings
from django.db import DatabaseError, connections
from django.db.models import Q
from django.utils import timezone

from judgequiz.questions.models import Lease, Question
from judgequiz.questions.stock import in_stock, try_one
from judgequiz.scenarios import FAMILIES

log = logging.getLogger(__name__)

WORK = "top-up"
LEASE = timedelta(seconds=60)
BEFORE = 1.0
# A step takes some 30 milliseconds; resting nine times as long leaves nine tenths to answers.
REST = 9
SHORTEST_REST = 0.2
# What a learner is short of is made in steps of so many; nothing beyond so much, which lasts.
A_FEW = 3
MOST = 60
# A family that gave nothing new so many times in a row has, as far as we see, no more to give.
TRIES = 24


class Topper:
    """What one process wants topped up, and the thread that does it while anything is wanted."""

    def __init__(self) -> None:
        self.holder = uuid.uuid4()
        self.wanted: dict[str, int] = {}
        self.failed: dict[str, int] = {}
        self.has_looked = False
        self.lock = threading.Lock()
        self.ending = threading.Event()
        self.thread: threading.Thread | None = None

    def want(self, families: Iterable[str]) -> None:
        """Remembers these families, but for those that have no more to give."""
        with self.lock:
            for slug in families:
                if self.failed.get(slug, 0) < TRIES:
                    self.wanted.setdefault(slug, A_FEW)

    def start(self) -> None:
        """Lets a thread see to what is wanted, unless one does."""
        with self.lock:
            is_idle = self.has_looked and not self.wanted
            if is_idle or self.ending.is_set() or (self.thread and self.thread.is_alive()):
                return
            self.thread = threading.Thread(target=self._in_thread, name="top-up", daemon=True)
            self.thread.start()

    def stop(self) -> None:
        """Ends the thread after the step that it is at, which is not lost."""
        self.ending.set()
        if self.thread is not None:
            self.thread.join(timeout=5)

    def run(self, rest: Callable[[float], bool]) -> int:
        """Takes steps until nothing is wanted, another process is at it, or resting says to end.

        Tells how many variants were made. `rest` takes seconds and says whether to end.
        """
        made = 0
        self._look_for_empty()
        while self.wanted and self._holds_lease():
            began = time.monotonic()
            made += self.step()
            if rest(max(SHORTEST_REST, REST * (time.monotonic() - began))):
                break
        self._give_back()
        return made

    def step(self) -> int:
        """One try at one variant of one family. Tells how many were made: one or none."""
        with self.lock:
            slug = next(iter(self.wanted))
            left = self.wanted.pop(slug)
        result = in_stock(slug) if slug in FAMILIES else None
        if result is None or result.is_withdrawn or result.before >= MOST:
            self.failed[slug] = TRIES
            return 0
        try_one(result)
        self.failed[slug] = 0 if result.made else self.failed.get(slug, 0) + 1
        for fault in result.faults:
            log.warning("%s: %s", slug, fault)
        left -= result.made
        if left and self.failed[slug] < TRIES:
            with self.lock:
                self.wanted[slug] = left
        return result.made

    def _look_for_empty(self) -> None:
        """Once, wants the families of which nothing is in stock, as after an update."""
        if self.has_looked:
            return
        self.has_looked = True
        stocked = set(Question.objects.in_stock().values_list("family", flat=True).distinct())
        self.want(slug for slug in FAMILIES if slug not in stocked)

    def _holds_lease(self) -> bool:
        now = timezone.now()
        Lease.objects.get_or_create(work=WORK, defaults={"until": now})
        free = Q(until__lte=now) | Q(holder=self.holder)
        taken = Lease.objects.filter(free, work=WORK)
        return bool(taken.update(holder=self.holder, until=now + LEASE))

    def _give_back(self) -> None:
        mine = Lease.objects.filter(work=WORK, holder=self.holder)
        mine.update(holder=None, until=timezone.now())

    def _in_thread(self) -> None:
        try:
            # First of all the answer that is being made gets to whoever waits for it.
            if not self.ending.wait(BEFORE):
                self.run(self.ending.wait)
        except DatabaseError as fault:
            log.warning("the stock could not be topped up: %s", fault)
        except Exception:
            log.exception("the stock could not be topped up")
        finally:
            with self.lock:
                self.wanted.clear()
            connections.close_all()


TOPPER = Topper()
atexit.register(TOPPER.stop)


def want(families: Iterable[str]) -> None:
    """Has these families topped up in a while, where the site is set to do so."""
    if settings.STOCK_TOP_UP:
        TOPPER.want(families)
        TOPPER.start()
