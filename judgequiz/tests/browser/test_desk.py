"""The desk as one uses it: written with completion, mended where it was wrong, played, stepped through, shared."""

import re

import pytest
from playwright.sync_api import Page, expect

from judgequiz.desk.tests.texts import CASCADE, address

pytestmark = pytest.mark.drawn


def test_it_works(page: Page, new_context, site: str):
    broken: list[str] = []
    page.on("pageerror", lambda it: broken.append(str(it)))
    page.goto(f"{site}/en/desk/")
    text, options = page.locator("#text"), page.get_by_role("option")
    with page.expect_response("**/desk/words/"):
        text.focus()
    page.keyboard.type("A: hand 稲")
    expect(options.filter(has_text="《稲妻》")).to_contain_text("Lightning Bolt")
    page.keyboard.press("Tab")
    expect(text).to_be_focused()
    page.keyboard.type(" @bolt\nN: battlefield Griz")
    expect(options.first).to_have_text("Grizzly Bears灰色熊")
    expect(text).to_have_attribute("aria-activedescendant", "suggestion-0")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox")).to_have_count(0)
    page.keyboard.type(" @bears\nA cas")
    expect(options.first).to_have_text("cast")
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    page.keyboard.type("t @bolt -> @beers\nall pass")
    page.keyboard.press("Control+Enter")

    wrong = page.locator("#wrong a")
    expect(wrong).to_have_text("Line 3, column 17")
    expect(page.locator("mark")).to_have_text("@")
    wrong.click()
    expect(text).to_be_focused()
    page.keyboard.type("@bears")
    page.keyboard.press("Control+Enter")

    expect(page.locator("#outcome-h")).to_contain_text("It plays")
    expect(text).to_have_value(
        "A: hand 《稲妻》 @bolt\nN: battlefield Grizzly Bears @bears\nA cast @bolt -> @bears\nall pass"
    )
    page.get_by_role("link", name="Step through the game").click()
    page.wait_for_load_state()
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1")).to_contain_text("Step 1. Ava casts Lightning Bolt")
    shared = page.locator("[data-share]").get_attribute("href")
    friend = new_context(locale="ja", java_script_enabled=False).new_page()
    friend.goto(shared)
    expect(friend.locator("h1")).to_contain_text("第１手。Avaが")
    assert not broken


def test_without_javascript(plain: Page, site: str):
    plain.goto(f"{site}/en/desk/")
    plain.locator("#text").fill(CASCADE)
    plain.get_by_role("button", name="Play it").click()
    expect(plain).to_have_url(f"{site}{address(CASCADE)}")
    plain.get_by_role("link", name="goes away when its source leaves").click()
    expect(plain.locator(".twin .table")).to_have_count(2)
    plain.get_by_role("link", name="Back to the desk").click()
    plain.locator(".start-list a").first.click()
    expect(plain.locator("#text")).to_have_value(re.compile("^players A N"))
