"""What was edited here stands, whatever the content files come to say; and that can be seen."""

from pathlib import Path

import pytest
from django.test import Client

from judgequiz.accounts.tests.people import judy, ray
from judgequiz.rulings.models import Ruling, Source
from judgequiz.rulings.tests.files import FILES, TEXT, load, with_ruling, written

pytestmark = pytest.mark.django_db

MINE = {"en": "My words.", "ja": "私の言葉。"}
NEW = {"en": "New words.", "ja": "新しい言葉。"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Content files, loaded once; after that the words of a ruling were edited here."""
    load(written(tmp_path))
    Ruling.objects.update(words=MINE)
    return tmp_path


def _decide(client: Client, decision: str, field: str = "words", row: object = None) -> int:
    url = f"/en/admin/rulings/ruling/{(row or Ruling.objects.get()).pk}/decide/"
    return client.post(url, {"decision": decision, "field": field}).status_code


def test_it_works(folder: Path):
    said = load(folder)

    assert Ruling.objects.get().words == MINE
    assert "left alone: ruling EMA-cascade-1: edited here: words\n" in said


def test_what_was_not_edited_is_brought_up_to_date(folder: Path):
    load(with_ruling(folder, cr=[], changed=NEW, standing="superseded"))

    ruling = Ruling.objects.get()
    assert (ruling.words, ruling.changed, ruling.standing) == (MINE, NEW, "superseded")


def test_the_files_have_changed_since(folder: Path):
    said = load(with_ruling(folder, words=NEW))

    ruling = Ruling.objects.get()
    assert ruling.words == MINE
    assert ruling.loaded["words"] == TEXT
    assert ruling.offered == {"words": NEW}
    assert "edited here: words; the files have changed since: words" in said


def test_files_that_go_back_offer_nothing(folder: Path):
    load(with_ruling(folder, words=NEW))

    load(with_ruling(folder, words=TEXT))

    assert Ruling.objects.get().offered == {}


def test_files_that_come_to_say_the_same_end_the_edit(folder: Path):
    said = load(with_ruling(folder, words=MINE))

    assert not any(Ruling.objects.get().edits())
    assert "left alone" not in said
    load(with_ruling(folder, words=NEW))
    assert Ruling.objects.get().words == NEW


def test_an_edit_taken_back_by_hand_is_none(folder: Path):
    Ruling.objects.update(words=TEXT)

    load(with_ruling(folder, words=NEW))

    assert Ruling.objects.get().words == NEW


def test_taking_what_the_files_say(folder: Path):
    load(with_ruling(folder, words=NEW))

    assert _decide(judy(), "take") == 302

    assert Ruling.objects.get().words == NEW
    assert "left alone" not in load(with_ruling(folder, words=NEW))


def test_keeping_what_is_here(folder: Path):
    load(with_ruling(folder, words=NEW))

    assert _decide(judy(), "keep") == 302

    ruling = Ruling.objects.get()
    assert (ruling.words, ruling.loaded["words"], ruling.offered) == (MINE, NEW, {})
    assert "left alone: ruling EMA-cascade-1: edited here: words\n" in load(folder)


def test_the_row_tells_what_the_files_say(folder: Path):
    load(with_ruling(folder, words=NEW, edition_checked=None))
    Ruling.objects.update(source=Source.objects.create(slug="other", title=MINE))
    address = f"/en/admin/rulings/ruling/{Ruling.objects.get().pk}/change/"

    page = judy().get(address).content.decode()

    assert "The content files have changed since this was edited. They now say:" in page
    assert '<blockquote lang="ja">新しい言葉。</blockquote>' in page
    assert "<blockquote>Words.</blockquote>" in page
    assert page.count("Keep mine") == 1
    assert page.count("Take the files’ words") == 2


def test_a_reviewer_sees_it_and_decides_nothing(folder: Path):
    load(with_ruling(folder, words=NEW))
    reviewer = ray()

    page = reviewer.get(f"/ja/admin/rulings/ruling/{Ruling.objects.get().pk}/change/")

    assert "新しい言葉。" in page.content.decode()
    assert 'name="decision"' not in page.content.decode()
    assert _decide(reviewer, "take") == 403
    assert Ruling.objects.get().words == MINE


@pytest.mark.parametrize(
    ("decision", "field"), [("take", "slug"), ("take", "cr"), ("", "words"), ("burn", "words")]
)
def test_what_is_no_decision(folder: Path, decision: str, field: str):
    assert _decide(judy(), decision, field) == 404


def test_the_list_shows_only_what_was_edited(folder: Path):
    other = FILES["rulings"][0] | {"id": "EMA-cascade-2"}
    load(written(folder, rulings=[FILES["rulings"][0], other]))
    editor = judy()

    edited = editor.get("/en/admin/rulings/ruling/?edits=here").content.decode()
    changed = editor.get("/en/admin/rulings/ruling/?edits=since").content.decode()

    assert "EMA-cascade-1" in edited
    assert "EMA-cascade-2" not in edited
    assert "0 rulings" in changed


def test_a_row_made_here_stands_against_a_file_that_brings_it(folder: Path):
    Source.objects.create(slug="new", title=MINE, date="2020", note={})
    brought = FILES["sources"][0] | {"slug": "new", "date": "2020"}

    for _ in range(2):
        said = load(written(folder, sources=[*FILES["sources"], brought]))

        made = Source.objects.get(slug="new")
        assert (made.title, made.note) == (MINE, {})
        assert made.offered == {"title": TEXT, "note": TEXT}
        assert "left alone: source new: edited here: title, note" in said


def test_a_column_that_came_later_is_not_an_edit(folder: Path):
    ruling = Ruling.objects.get()
    del ruling.loaded["cr"]
    ruling.save()

    load(with_ruling(folder, cr=[]))

    assert Ruling.objects.get().cr == []
