"""Looking for something by keys alone, with room for a box in the header and without."""

import pytest
from playwright.sync_api import Page


@pytest.mark.parametrize("width", [1280, 360])
def test_it_works(faultless: Page, site: str, width: int):
    page = faultless
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{site}/en/rules/")

    page.keyboard.press("/")
    if width == 360:
        page.wait_for_url("**/en/search/")
        page.keyboard.press("/")
    page.keyboard.type("bloodbr")
    page.keyboard.press("Enter")

    page.locator(".found a").first.click()
    page.wait_for_url("**/en/card/bloodbraid-elf/")
