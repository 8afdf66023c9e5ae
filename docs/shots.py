"""Takes the screenshots in docs/shots of a running site: `make shots`.

Needs Chromium (another one than the first found: CHROMIUM=path) and what requirements-dev.txt has.
"""

import base64
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).resolve().parent / "shots"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 720}
REPLAY = "ruling/EMA-cascade-7/replay/?step=7&as=ability-dies-with-its-source"
QUALITY = 82


def main(site: str) -> None:
    HERE.mkdir(exist_ok=True)
    named = os.environ.get("CHROMIUM", "")
    path = named or next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=QUIET)
        on_a_desk(browser, site)
        on_a_phone(browser, site)
        browser.close()


def on_a_desk(browser: Browser, site: str) -> None:
    page = opened(browser, viewport=DESK, color_scheme="light")
    page.goto(f"{site}/en/")
    take(page, "front")
    page.goto(f"{site}/en/{REPLAY}")
    take(page, "replay")
    page.goto(f"{site}/en/mechanic/cascade/")
    take(page, "mechanic")
    page.goto(f"{site}/en/desk/")
    page.get_by_role("link", name="Cascade:").click()
    page.wait_for_load_state()
    take(page, "desk")
    page.goto(f"{site}/en/")
    page.locator("[data-pick] .option").first.click()
    page.locator("#verdict").wait_for()
    take(page, "verdict")
    answer_twenty(page, site)
    page.goto(f"{site}/en/progress/")
    page.locator("#by-mechanic").evaluate("it => scrollTo(0, it.offsetTop - 40)")
    take(page, "progress")
    page = opened(browser, viewport=DESK, color_scheme="dark")
    page.goto(f"{site}/ja/")
    take(page, "front-ja")
    page.goto(f"{site}/ja/card/bloodbraid-elf/")
    take(page, "card-ja")


def on_a_phone(browser: Browser, site: str) -> None:
    """Three pages side by side, as three phones would lie."""
    page = opened(browser, viewport=PHONE, color_scheme="light", device_scale_factor=2)
    page.goto(f"{site}/ja/")
    take(page, "phone-front-ja")
    page.locator(".start .is-main").click()
    page.locator("[data-choose]").wait_for()
    page.locator(".option").first.scroll_into_view_if_needed()
    take(page, "phone-question-ja")
    page.goto(f"{site}/ja/{REPLAY}")
    page.locator(".replay-bar").evaluate("it => scrollTo(0, it.offsetTop)")
    take(page, "phone-replay-ja")


def opened(browser: Browser, **how: Any) -> Page:
    return browser.new_context(reduced_motion="reduce", **how).new_page()


def answer_twenty(page: Page, site: str) -> None:
    """So that there is something to tell of how the learner stands."""
    page.goto(f"{site}/en/")
    page.locator("summary", has_text="Choose mechanics").click()
    page.locator("label", has=page.locator("input[name=count][value='20']")).click()
    page.locator(".start .is-main").click()
    for choice in range(20):
        page.locator("[data-choose]").wait_for()
        page.keyboard.press(str(choice % 3 + 1))
        page.keyboard.press("Enter")
        page.locator("#verdict").wait_for()
        page.locator("[data-next]").click()


def take(page: Page, name: str) -> None:
    """What is in the window, as WebP, which Playwright itself does not write."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    how = {"format": "webp", "quality": QUALITY}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    (HERE / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
