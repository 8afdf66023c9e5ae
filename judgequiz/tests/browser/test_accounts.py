"""Signing up after a guest's quiz, going on elsewhere, logging out; a link that is copied."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import RIGHT, WRONG

FRONT = re.compile(r"/(en|ja)/$")
PASSWORD = "a-quiet-stack-of-7"


def sign_up(page: Page, address: str = "judy@judge.example") -> None:
    page.get_by_role("link", name="Log in").click()
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("E-mail address").fill(address)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect(page).to_have_url(FRONT)


def log_in(page: Page, address: str = "judy@judge.example") -> None:
    page.get_by_role("link", name="Log in").first.click()
    page.get_by_label("E-mail address").fill(address)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()


def answer(page: Page, option: str) -> None:
    page.locator(f'input[value="{option}"]').check()
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator("#verdict")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_it_works(new_context: Any, site: str, *, scripts: bool):
    laptop = new_context(java_script_enabled=scripts).new_page()
    phone = new_context(java_script_enabled=scripts).new_page()
    laptop.goto(f"{site}/en/")
    laptop.locator(".start .is-main").click()
    answer(laptop, RIGHT)
    sign_up(laptop)

    phone.goto(f"{site}/en/")
    expect(phone.get_by_text("Begun and not finished")).to_have_count(0)
    log_in(phone)
    expect(phone.locator(".unfinished")).to_contain_text("1 of 5 answered")
    phone.get_by_role("link", name="Go on").click()
    expect(phone.locator(".count-words")).to_have_text("Question 2 of 5")
    answer(phone, WRONG)

    laptop.get_by_role("link", name="Go on").click()
    expect(laptop.locator(".count-words")).to_have_text("Question 3 of 5")
    assert Answer.objects.count() == 2
    assert Learner.objects.count() == 1


def test_after_logging_out_the_browser_knows_nothing(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    answer(page, RIGHT)
    sign_up(page)
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("[data-choose]")).to_be_visible()

    page.goto(f"{site}/en/account/logout/")
    page.get_by_role("button", name="Log out").click()

    expect(page).to_have_url(FRONT)
    expect(page.locator(".unfinished")).to_have_count(0)


def test_going_back_after_logging_out_shows_nothing(page: Page, site: str):
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    answer(page, RIGHT)
    sign_up(page)
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("[data-choose]")).to_be_visible()
    page.goto(f"{site}/en/account/logout/")
    page.get_by_role("button", name="Log out").click()
    expect(page).to_have_url(FRONT)

    page.go_back()
    page.go_back()

    expect(page.locator("[data-choose]")).to_have_count(0)
    expect(page.get_by_role("heading", name="This quiz is someone else’s.")).to_be_visible()


def test_by_keyboard(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/account/signup/")
    page.get_by_label("E-mail address").focus()
    page.keyboard.type("ray@judge.example")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_label("Stay logged in on this device")).to_be_checked()
    page.keyboard.press("Enter")

    expect(page).to_have_url(FRONT)
    expect(page.get_by_role("link", name="Account")).to_be_visible()


def ended(page: Page, site: str) -> None:
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    for _ in range(5):
        answer(page, RIGHT)
        page.locator("[data-next]").click()


def test_a_link_is_copied_and_opened_by_another(new_context: Any, site: str):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    ended(page, site)

    page.get_by_role("button", name="Copy the link").click()

    expect(page.get_by_role("status")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    bob = new_context(locale="ja").new_page()
    bob.goto(link)
    expect(bob.get_by_role("heading", level=1)).to_have_text("５問に挑戦")


def test_without_scripts_the_link_is_there_to_be_copied(plain: Page, site: str):
    ended(plain, site)

    expect(plain.get_by_role("button", name="Copy the link")).to_have_count(0)
    plain.locator("[data-share]").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("5 questions for you")
    plain.get_by_role("button", name="Begin them again").click()
    expect(plain.locator("[data-choose]")).to_be_visible()
