"""A server that is killed between answers, or while it answers, loses none and records none twice."""

import os
import random
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path

import pytest
from django.db import connection

from judgequiz.questions.tests.example import some_stored
from judgequiz.running.copies import sqlite
from judgequiz.running.load.guests import OPTION, Guest, fields
from judgequiz.running.load.sites import Server, environment_for

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "sqlite", reason="the server has a file of its own"),
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="no /proc names its workers"),
]
TRIES = 200
Recorded = list[tuple[int, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with five questions, that nobody else has open."""
    some_stored(5)
    path = tmp_path / "db.sqlite3"
    sqlite.back_up(Path(connection.settings_dict["NAME"]), path)
    return path


@pytest.fixture
def server(file: Path, tmp_path: Path) -> Iterator[Server]:
    # Debugging takes static files by their plain names, so that none need be collected.
    serving = Server({**environment_for(f"sqlite:///{file}", str(tmp_path)), "DEBUG": "on"})
    yield serving
    serving.stop()


def kill(*processes: int) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def kill_all(server: Server) -> None:
    kill(server.master.pid, *server.workers())
    server.master.wait()
    server.start()


def recorded(file: Path) -> Recorded:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute(
            "SELECT position, option FROM questions_answer ORDER BY position, id"
        ).fetchall()


class Person(Guest):
    """Someone who asks again where no answer came."""

    def insist(self, method: str, path: str, sends: dict | None = None) -> str:
        for _ in range(TRIES):
            with suppress(OSError, HTTPException):
                reply = self.request(method, path, sends, {"HX-Request": "true"} if sends else {})
                return reply.body or reply.location
        raise AssertionError(f"{method} {path} was never answered")


def test_it_works(server: Server, file: Path):
    chance = random.Random()
    person = Person(server.port)
    front = person.request("GET", "/en/")
    quiz = person.request("POST", "/en/quiz/", {**fields(front), "count": "5"}).location
    root = quiz.rpartition("/1/")[0] if quiz.endswith("/1/") else quiz.rstrip("/")
    expected: Recorded = []

    def kill_one_soon() -> threading.Timer:
        timer = threading.Timer(chance.uniform(0, 0.05), lambda: kill(*server.workers()[:1]))
        timer.start()
        return timer

    for place in range(1, 6):
        address = f"{root}/{place}/"
        page = person.request("GET", address)
        choice = chance.choice(OPTION.findall(page.body))
        # Killed at the 1st and 2nd while it answers, after the 3rd and 4th as soon as it has.
        timer = kill_one_soon() if place < 3 else None
        verdict = person.insist("POST", address, {**fields(page), "choice": choice})
        assert "verdict-word" in verdict
        if place == 3:
            kill(*server.workers())
        if place == 4:
            kill_all(server)
        expected.append((place, choice))
        assert recorded(file) == expected
        if timer:
            timer.join()

    # Whoever sends an answer once more, as after a lost reply, is shown the first.
    person.insist("POST", address, {**fields(page), "pass": "1"})
    assert recorded(file) == expected
