"""A game stepped through: by keyboard, by links alone, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from judgequiz.questions.situations import eyes_on, plays_of
from judgequiz.quiz.tests.test_replay import kept

REPLAY = "ruling/EMA-cascade-7/replay/"
RULING = "EMA-cascade-7"


@pytest.mark.drawn
@pytest.mark.parametrize(
    ("language", "step"), [("en", "Step 1. Ava casts"), ("ja", "第１手。Avaが")]
)
def test_it_works_by_keyboard(faultless: Page, site: str, language: str, step: str):
    page = faultless
    page.goto(f"{site}/{language}/{REPLAY}")
    page.wait_for_load_state()

    page.keyboard.press("ArrowRight")

    expect(page.locator("h1")).to_contain_text(step)
    expect(page.locator("#step-told")).to_contain_text(step)
    expect(page.locator(".slip.moved")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?step=1$"))
    page.reload()
    expect(page.locator("h1")).to_contain_text(step)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("h1")).not_to_contain_text(step)
    expect(page.locator("#step-back")).to_have_count(0)


@pytest.mark.drawn
def test_arrows_pressed_in_haste_are_all_taken(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/{REPLAY}")
    page.wait_for_load_state()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)

    expect(page.locator("h1")).to_contain_text("Step 3.")


@pytest.mark.drawn
def test_focus_stays_on_the_button(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/{REPLAY}")
    page.locator("#step-on").focus()
    for number in (1, 2, 3):
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text(f"Step {number}.")
        expect(page.locator("#step-on")).to_be_focused()


@pytest.mark.drawn
def test_without_javascript(plain: Page, site: str):
    plain.goto(f"{site}/en/{REPLAY}")
    plain.locator("#step-on").click()
    expect(plain.locator("h1")).to_contain_text("Step 1.")
    plain.locator(".plays a.step").nth(2).click()
    expect(plain.locator("h1")).to_contain_text("Step 3.")
    plain.go_back()
    expect(plain.locator("h1")).to_contain_text("Step 1.")
    plain.get_by_role("link", name="Back to the ruling").click()
    expect(plain).to_have_url(re.compile(rf"/ruling/{RULING}/$"))


@pytest.mark.drawn
def test_two_games_on_a_phone(new_context, site: str):
    """One table at a time in the same place; the switch works without JavaScript."""
    page = new_context(viewport={"width": 360, "height": 800}, java_script_enabled=False).new_page()
    (eye, *_rest) = eyes_on(RULING, plays_of(RULING)[0])
    page.goto(f"{site}/en/{REPLAY}?step=99")
    page.locator("summary", has_text="Whose game to see beside it").click()
    page.get_by_role("link", name=eye.words[0]["says"]["en"]).click()
    truth, belief = page.locator(".twin .is-true"), page.locator(".twin .is-belief")
    expect(truth).to_be_visible()
    expect(belief).not_to_be_visible()

    page.locator("label", has=page.locator("#see-belief")).click()

    expect(belief).to_be_visible()
    expect(truth).not_to_be_visible()


def test_from_a_verdict_and_back(faultless: Page, site: str):
    page = faultless
    question = kept()
    question.__class__.objects.exclude(pk=question.pk).delete()
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    key = next(iter(question.data["parting"]))
    page.locator(f'input[value="{key}"]').check()
    page.get_by_role("button", name="Answer", exact=True).click()
    page.get_by_role("link", name="Step through the game").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    page.wait_for_load_state()
    for step in range(1, question.data["parting"][key] + 2):
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_contain_text(f"Step {step}.")

    expect(page.locator(".twin .table")).to_have_count(2)
    page.get_by_role("link", name="Back to the verdict").click()
    expect(page.locator("#verdict")).to_be_visible()
