"""A whole quiz as a learner takes it: by keyboard, by mouse, with and without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import RIGHT, WRONG

END = re.compile(r"/end/$")
VERDICT = re.compile(r"/verdict/$")


@pytest.mark.parametrize(
    ("language", "score", "title"),
    [("en", "2 right of 5.", "Not this time."), ("ja", "５問中２問正解。", "不正解。")],
)
def test_it_works_by_keyboard(faultless: Page, site: str, language: str, score: str, title: str):
    page = faultless
    page.goto(f"{site}/{language}/")
    page.keyboard.press("n")
    for key in "12210":
        expect(page.locator("[data-choose]")).to_be_visible()
        page.wait_for_load_state()
        page.keyboard.press(key)
        if key != "0":
            page.keyboard.press("Enter")
        expect(page.locator("#verdict")).to_be_focused()
        expect(page).to_have_url(VERDICT)
        if key == "1":
            expect(page).to_have_title(re.compile(title))
        page.keyboard.press("Enter")

    expect(page).to_have_url(END)
    expect(page.locator("h1")).to_have_text(score)
    assert list(Answer.objects.order_by("position").values_list("option", flat=True)) == [
        WRONG,
        RIGHT,
        RIGHT,
        WRONG,
        Answer.PASS,
    ]


@pytest.mark.parametrize(
    ("language", "score"), [("en", "5 right of 5."), ("ja", "５問中５問正解。")]
)
def test_without_javascript(plain: Page, site: str, language: str, score: str):
    plain.goto(f"{site}/{language}/")
    plain.locator(".start .is-main").click()
    for _ in range(5):
        plain.locator(f'input[value="{RIGHT}"]').check()
        plain.locator('button[name="sure"][value="2"]').click()
        expect(plain).to_have_url(VERDICT)
        plain.locator("[data-next]").click()

    expect(plain).to_have_url(END)
    expect(plain.locator("h1")).to_have_text(score)
    assert set(Answer.objects.values_list("confidence", flat=True)) == {2}


@pytest.mark.drawn
def test_a_card_is_a_tap_away_without_javascript(plain: Page, site: str):
    plain.goto(f"{site}/en/")
    plain.locator(".start .is-main").click()
    sheet = plain.locator("#card-bloodbraid-elf")

    plain.locator('.reading [popovertarget="card-bloodbraid-elf"]').click()

    expect(sheet).to_be_visible()
    plain.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


def test_back_and_reload_at_every_step(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    expect(page.locator("[data-choose]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-choose]")).to_be_visible()

    page.locator(f'input[value="{WRONG}"]').check()
    page.locator('button[name="sure"][value="3"]').click()
    expect(page.locator("#verdict")).to_be_visible()
    page.reload()
    expect(page.locator(".verdict-word")).to_have_text("Not this time. You chose 1; right is 2.")

    page.locator("[data-next]").click()
    expect(page.locator(".count-words")).to_have_text("Question 2 of 5")
    page.go_back()
    expect(page.locator(".verdict-word")).to_have_text("Not this time. You chose 1; right is 2.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.locator(".count-words")).to_have_text("Question 2 of 5")
    assert Answer.objects.count() == 1


def test_going_back_without_javascript_cannot_answer_twice(plain: Page, site: str):
    plain.goto(f"{site}/en/")
    plain.locator(".start .is-main").click()
    plain.locator(f'input[value="{WRONG}"]').check()
    plain.get_by_role("button", name="Answer", exact=True).click()
    expect(plain).to_have_url(VERDICT)

    plain.go_back()

    expect(plain.locator(".verdict-word")).to_have_text("Not this time. You chose 1; right is 2.")


def test_a_double_click_answers_once(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    page.locator(f'input[value="{RIGHT}"]').check()

    page.get_by_role("button", name="Answer", exact=True).dblclick()

    expect(page.locator("#verdict")).to_be_visible()
    assert Answer.objects.count() == 1


def test_a_second_tab_is_shown_the_first_answer(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    expect(page.locator("[data-choose]")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    page.locator(f'input[value="{RIGHT}"]').check()
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator("#verdict")).to_be_visible()

    other.locator(f'input[value="{WRONG}"]').check()
    other.get_by_role("button", name="Answer", exact=True).click()

    expect(other.locator(".fault")).to_contain_text("your first answer counts")
    expect(other.locator(".verdict-word")).to_have_text("Right. It is 2.")
    assert Answer.objects.get().option == RIGHT


def test_a_forged_choice_is_refused_in_place(page: Page, site: str):
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    page.evaluate("document.querySelector('input[name=choice]').value = 'forged'")
    page.locator('input[value="forged"]').check()

    page.get_by_role("button", name="Answer", exact=True).click()

    expect(page.locator("#fault")).to_contain_text("nothing was recorded")
    page.locator(f'input[value="{RIGHT}"]').check()
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator(".verdict-word")).to_have_text("Right. It is 2.")


def test_answering_without_a_choice_asks_for_one(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()

    page.get_by_role("button", name="Answer", exact=True).click()

    expect(page.locator("[data-choose]")).to_be_visible()
    assert not Answer.objects.exists()


def test_an_answer_that_does_not_get_through_can_be_sent_again(page: Page, site: str):
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    page.locator(f'input[value="{RIGHT}"]').check()
    expect(page.locator("[data-trouble]")).not_to_be_visible()

    page.context.set_offline(True)
    page.get_by_role("button", name="Answer", exact=True).click()

    expect(page.locator("[data-trouble]")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator("#verdict")).to_be_visible()


def test_switching_the_language_keeps_place_and_choice(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    page.locator(f'input[value="{WRONG}"]').check()

    page.locator("[data-tongue]").click()

    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator(f'input[value="{WRONG}"]')).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict-word")).to_have_text("不正解。あなたの回答は１、正解は２。")
    page.locator("[data-tongue]").click()
    expect(page.locator(".verdict-word")).to_have_text("Not this time. You chose 1; right is 2.")
    page.goto(f"{site}/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.drawn
def test_the_keys_are_shown_by_a_key(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")

    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#keys")).not_to_be_visible()
    page.locator("[data-keys]").click()
    expect(page.locator("#keys")).to_be_visible()

    page.locator("#keys input").uncheck()
    page.locator("#keys button").click()
    page.keyboard.press("?")
    expect(page.locator("#keys")).not_to_be_visible()
    page.reload()
    expect(page.locator("#keys input")).not_to_be_checked()


def test_the_first_question_is_answered_where_it_greets(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")

    page.keyboard.press("1")
    page.keyboard.press("Enter")

    expect(page.locator(".verdict-word")).to_have_text("Not this time. You chose 1; right is 2.")


@pytest.mark.drawn
def test_a_card_opens_beside_its_name(faultless: Page, site: str):
    page = faultless
    page.goto(f"{site}/en/")
    page.wait_for_load_state()
    name, card = page.locator(".reading .cardname").first, page.locator(":popover-open")

    name.hover()
    expect(card).to_be_visible()
    card.locator(".card-text").hover()
    page.wait_for_timeout(400)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    page.keyboard.press("Tab")
    name.focus()
    expect(card).to_be_visible()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    page.keyboard.press("Escape")
    expect(name).to_be_focused()
    expect(card).to_have_count(0)


def test_someone_elses_quiz_becomes_ones_own(page: Page, site: str, new_context):
    page.goto(f"{site}/en/")
    page.locator(".start .is-main").click()
    expect(page.locator("[data-choose]")).to_be_visible()
    bob = new_context().new_page()
    bob.goto(page.url)

    bob.get_by_role("link", name="Take the same questions").click()
    bob.get_by_role("button", name="Begin").click()

    expect(bob.locator("[data-choose]")).to_be_visible()
    assert bob.url != page.url
