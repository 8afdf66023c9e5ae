"""Guests who answer one question after another over HTTP, each as fast as the site lets them."""

import math
import random
import re
import threading
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address
from itertools import count
from urllib.parse import urlencode

QUESTIONS = "20"
PATIENCE = 30
BREATH = 0.1
ADDRESSES = map(IPv4Address("10.0.0.0").__add__, count(1))
FIELD = re.compile(r'name="(csrfmiddlewaretoken|shown)" value="([^"]*)"')
OPTION = re.compile(r'name="choice" value="([^"]*)"')
NEXT = re.compile(r'href="([^"]*/quiz/[^"]*/\d+/)" data-next')


@dataclass(slots=True)
class Heard:
    """How long questions and verdicts took to come, in seconds, and what came instead of them."""

    gets: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)
    others: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    @property
    def requests(self) -> int:
        return len(self.gets) + len(self.posts) + self.others + self.errors.total()

    def add(self, other: "Heard") -> None:
        self.gets += other.gets
        self.posts += other.posts
        self.others += other.others
        self.errors += other.errors


@dataclass(frozen=True, slots=True)
class Reply:
    body: str
    location: str
    seconds: float


class NotServed(Exception):
    """What came is neither a page nor the way to one, or not the page it should be."""


def crowd(port: int, *, guests: int, seconds: float) -> Heard:
    """What so many guests hear, who all answer for so long."""
    until = time.monotonic() + seconds
    people = [Guest(port) for _ in range(guests)]
    threads = [threading.Thread(target=guest.answer, args=[until]) for guest in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    heard = Heard()
    for guest in people:
        heard.add(guest.heard)
    return heard


class Guest:
    """A browser of its own, without an account. It keeps cookies, and sends what a form holds.

    Each request has its own connection, since a reader thinks longer than a server keeps one.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        # As a proxy tells it: people who are not all in one room are counted each by themselves.
        self.address = str(next(ADDRESSES))
        self.cookies: dict[str, str] = {}
        self.heard = Heard()

    def answer(self, until: float) -> None:
        """Takes one quiz after another, after an error too; answers at least one question."""
        while True:
            try:
                self.take_quiz(until=until)
            except (NotServed, OSError, HTTPException) as fault:
                self.heard.errors[str(fault) or type(fault).__name__] += 1
                time.sleep(BREATH)
            if time.monotonic() >= until:
                return

    def take_quiz(self, *, until: float = math.inf, most: int = int(QUESTIONS)) -> None:
        """Begins a quiz and answers until its end, that moment, or so many; at least once."""
        front = self.request("GET", "/en/")
        begun = self.request("POST", "/en/quiz/", {**fields(front), "count": QUESTIONS})
        self.heard.others += 2
        place = begun.location
        for _ in range(most):
            place = self._answer_one(place)
            if not place or time.monotonic() >= until:
                return

    def _answer_one(self, place: str) -> str:
        """Answers the question at this place by chance; the place of the next, if there is one."""
        question = self.request("GET", place)
        options = OPTION.findall(question.body)
        if not options:
            raise NotServed(f"no question at {_shape(place)}")
        self.heard.gets.append(question.seconds)
        # A guess, and nothing secret hangs on it.
        sent = {**fields(question), "choice": random.choice(options)}  # noqa: S311  (as it says)
        verdict = self.request("POST", place, sent, {"HX-Request": "true"})
        if "verdict-word" not in verdict.body:
            raise NotServed(f"no verdict at {_shape(place)}")
        self.heard.posts.append(verdict.seconds)
        onward = NEXT.search(verdict.body)
        return onward[1] if onward else ""

    def request(
        self,
        method: str,
        path: str,
        sends: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """Asks, and reads to the end. Anything but a page or the way to one is an error."""
        headers_sent = {
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "Content-Type": "application/x-www-form-urlencoded",
            "X-Forwarded-For": self.address,
            **(headers or {}),
        }
        began = time.perf_counter()
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, urlencode(sends) if sends else None, headers_sent)
            response = connection.getresponse()
            body = response.read().decode()
        seconds = time.perf_counter() - began
        for cookie in response.headers.get_all("Set-Cookie", []):
            name, _, rest = cookie.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        if not 200 <= response.status < 400:
            raise NotServed(f"{response.status} to {method} {_shape(path)}")
        return Reply(body, response.headers.get("Location", ""), seconds)


def fields(page: Reply) -> dict[str, str]:
    """The hidden fields of the page's form."""
    return dict(FIELD.findall(page.body))


def _shape(path: str) -> str:
    """The path without what differs from quiz to quiz, so that like errors are counted as one."""
    return re.sub(r"[0-9a-f-]{36}|\d+", "…", path)
