"""An editor changes a ruling in the admin, under the policy that the whole site has."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from judgequiz.accounts.models import User
from judgequiz.rulings.models import Ruling
from judgequiz.rulings.tests.files import load, with_ruling, written

SAVE = {"en": "Save", "ja": "保存"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    load(written(tmp_path))
    return tmp_path


def _sign_in(page: Page, address: str, language: str) -> None:
    User.objects.create_superuser("judy", "judy@example.com", "a-long-password")
    page.goto(f"{address}/{language}/admin/")
    page.locator("[name=login]").fill("judy@example.com")
    page.locator("[name=password]").fill("a-long-password")
    page.locator("[name=password]").press("Enter")
    expect(page.locator("#site-name")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_works(faultless: Page, live_server, folder: Path, language: str):
    page = faultless
    _sign_in(page, live_server.url, language)
    page.goto(f"{live_server.url}/{language}/admin/rulings/ruling/")
    page.get_by_role("link", name="EMA-cascade-1").click()
    page.locator("[name=words_en]").fill("Edited words.")
    page.locator("[name=words_ja]").fill("編集した言葉。")
    page.get_by_role("button", name=SAVE[language], exact=True).first.click()
    expect(page.locator(".messagelist .success")).to_be_visible()

    load(with_ruling(folder, words={"en": "New words.", "ja": "新しい言葉。"}))

    page.goto(f"{live_server.url}/en/ruling/EMA-cascade-1/")
    expect(page.locator(".reading").first).to_have_text("Edited words.")
    page.goto(f"{live_server.url}/ja/ruling/EMA-cascade-1/")
    expect(page.locator(".reading").first).to_have_text("編集した言葉。")
    page.goto(f"{live_server.url}/{language}/admin/rulings/ruling/?edits=since")
    page.get_by_role("link", name="EMA-cascade-1").click()
    expect(page.locator(".edits blockquote[lang=en]")).to_have_text("New words.")
    page.locator(".edits [value=take]").click()
    expect(page.locator("[name=words_ja]")).to_have_value("新しい言葉。")
    assert not any(Ruling.objects.get().edits())


def test_a_half_left_out_is_pointed_at_and_nothing_is_lost(
    faultless: Page, live_server, folder: Path
):
    page = faultless
    _sign_in(page, live_server.url, "en")
    page.goto(f"{live_server.url}/en/admin/rulings/ruling/{Ruling.objects.get().pk}/change/")
    page.locator("[name=words_en]").fill("Half of it.")
    page.locator("[name=changed_ja]").fill("")
    page.locator("[name=cr]").fill("702.85a, 999.1")
    page.get_by_role("button", name="Save", exact=True).first.click()

    expect(page.locator("#id_changed_ja_error")).to_contain_text("both languages")
    expect(page.locator("#id_cr_error")).to_contain_text("999.1")
    expect(page.locator("[name=words_en]")).to_have_value("Half of it.")
    assert Ruling.objects.get().words["en"] == "Words."
