"""A real chromium before a running site; skipped, saying why, where there is none."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

from judgequiz.questions.tests.example import CARDS, mechanic, rule, ruling, some_stored
from judgequiz.rulings.models import Card

# Playwright keeps an event loop in this thread; the tests' own queries are not in it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.django_db(transaction=True))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    named = os.environ.get("CHROMIUM", "")
    path = shutil.which(named) if named else next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("no chromium on this machine: install it, or name one in CHROMIUM")
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET}


@pytest.fixture
def site(live_server: LiveServer) -> str:
    """The address of a running site with five questions and something to read."""
    some_stored(5)
    mechanic("cascade")
    rule("702.85a")
    ruling()
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)
    return live_server.url


@pytest.fixture
def plain(new_context: Any) -> Page:
    """A browser without JavaScript."""
    context: BrowserContext = new_context(java_script_enabled=False)
    return context.new_page()


@pytest.fixture
def faultless(page: Page) -> Iterator[Page]:
    """A page that fails its test if anything is written to its console, or any script breaks."""
    faults: list[str] = []
    page.on(
        "console", lambda it: faults.append(it.text) if it.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda it: faults.append(str(it)))
    yield page
    assert not faults
