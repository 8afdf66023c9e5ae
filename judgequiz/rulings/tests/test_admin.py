"""Editors write content in the admin, reviewers read it, and others are kept out."""

import re
from html import unescape
from pathlib import Path

import pytest
from django.apps import apps
from django.http import HttpResponse
from django.test import Client

from judgequiz.accounts.tests.people import judy, ray
from judgequiz.questions.tests.example import mechanic, rule, ruling, stored
from judgequiz.reports.models import Report
from judgequiz.rulings.models import Edition, Mechanic, Rule, Ruling, Source
from judgequiz.rulings.tests.files import load, written

pytestmark = pytest.mark.django_db

WRITTEN = ["edition", "mechanic", "rule", "ruling", "source"]


def test_it_works():
    page = judy().get("/en/admin/").content.decode()

    assert "Editing JudgeQuiz" in page
    for name in WRITTEN:
        assert f'href="/en/admin/rulings/{name}/add/"' in page
    assert 'href="/en/admin/rulings/card/"' in page
    assert 'href="/en/admin/rulings/card/add/"' not in page
    assert 'href="/ja/admin/"' in page


def test_a_reviewer_reads(alice: Client):
    page = ray().get("/ja/admin/").content.decode()

    for name in [*WRITTEN, "card"]:
        assert f'href="/ja/admin/rulings/{name}/"' in page
    assert "/add/" not in page


@pytest.mark.parametrize("name", WRITTEN)
def test_a_reviewer_changes_nothing(name: str):
    assert ray().get(f"/en/admin/rulings/{name}/add/").status_code == 403


def test_others_are_asked_who_they_are(alice: Client):
    response = alice.get("/ja/admin/rulings/ruling/")

    assert response.status_code == 302
    assert response["Location"].startswith("/ja/admin/login/")
    assert "ログイン" in alice.get(response["Location"], follow=True).content.decode()


@pytest.fixture
def loaded(tmp_path: Path) -> None:
    load(written(tmp_path))


RULING = {
    "slug": "EMA-cascade-9",
    "words_en": "It\r\n\r\nworks.",
    "words_ja": "働く。",
    "cr": "702.85a",
    "standing": "current",
    "kind": "ruling",
    "date": "2016-06",
}


def _add_ruling(**changes: object) -> HttpResponse:
    written = RULING | {"source": Source.objects.get().pk} | changes
    return judy().post("/en/admin/rulings/ruling/add/", written)


def test_a_ruling_is_added(loaded: None):
    response = _add_ruling()

    assert response.status_code == 302
    made = Ruling.objects.get(slug="EMA-cascade-9")
    assert made.words == {"en": "It\n\nworks.", "ja": "働く。"}
    assert made.cr == ["702.85a"]
    assert made.changed is None
    assert made.is_made_here


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"words_ja": ""}, "This field is required."),
        ({"changed_en": "Once so."}, "Say it in both languages, or in neither."),
        ({"cr": "702.85a, 702.85z"}, "Rule 702.85z is not yet in our words"),
        ({"cr": "702.85a, cascade"}, "“cascade” is no rule number"),
        ({"date": "June 2016"}, "Write a day, a month or a year"),
        ({"date": "2016-02-30"}, "Write a day, a month or a year"),
        ({"standing": "superseded"}, "Say what was true, and what is now."),
        ({"true_until": "2020"}, "What still stands has no day until which it was true."),
        ({"slug": "EMA-cascade-1"}, "already exists"),
        ({"words_en": "\0"}, "Null characters are not allowed."),
    ],
)
def test_a_fault_is_told_and_nothing_is_lost(loaded: None, fault: dict[str, str], told: str):
    response = _add_ruling(**fault)

    page = response.content.decode()
    assert told in page
    assert fault.get("words_ja", "働く。") in page
    assert Ruling.objects.count() == 1


def test_example_cards_are_named_as_one_likes(loaded: None):
    address = f"/en/admin/rulings/mechanic/{Mechanic.objects.get().pk}/change/"
    said = {"name_en": "C", "name_ja": "続", "intro_en": "E", "intro_ja": "説", "cr": "702.85a"}
    editor = judy()

    editor.post(address, said | {"examples": "Karmic Guide\r\n《稲妻》\r\nforest"})
    refused = editor.post(address, said | {"examples": "No Such Card"}).content.decode()

    assert "No card of the catalogue is called “No Such Card”." in refused
    assert Mechanic.objects.get().examples == ["karmic-guide", "lightning-bolt", "forest"]


def test_saving_what_was_not_changed_is_no_edit():
    load()
    editor = judy()
    for model in (Edition, Mechanic, Rule, Ruling, Source):
        row = model.objects.order_by("pk").last()
        address = f"/en/admin/rulings/{model._meta.model_name}/{row.pk}/change/"
        form = editor.get(address).context["adminform"].form
        shown = {name: form[name].value() for name in form.fields}
        written = {name: value for name, value in shown.items() if value is not None}

        response = editor.post(
            address, {k: str(v).replace("\n", "\r\n") for k, v in written.items()}
        )

        assert response.status_code == 302, response.context["adminform"].errors
        assert not any(model.objects.get(pk=row.pk).edits())


@pytest.mark.parametrize("wanted", ["EMA-cascade-1", "Words", "言葉", "702.85a"])
def test_rulings_are_found(loaded: None, wanted: str):
    page = judy().get("/en/admin/rulings/ruling/", {"q": wanted}).content.decode()

    assert "1 ruling" in page
    assert "EMA-cascade-1" in page


@pytest.mark.parametrize("name", [*WRITTEN, "card"])
def test_every_list_and_every_form_opens(loaded: None, name: str, django_assert_max_num_queries):
    editor = judy()
    row = apps.get_model("rulings", name).objects.first()

    for page in ("", "?q=a", f"{row.pk}/change/"):
        with django_assert_max_num_queries(12):
            assert editor.get(f"/ja/admin/rulings/{name}/{page}").status_code == 200


def test_what_the_files_have_is_not_deleted(loaded: None):
    made = Source.objects.create(slug="mistake", title={"en": "x", "ja": "x"})
    editor = judy()

    kept = editor.post(
        f"/en/admin/rulings/source/{Source.objects.get(slug='ema').pk}/delete/", {"post": "yes"}
    )
    gone = editor.post(f"/en/admin/rulings/source/{made.pk}/delete/", {"post": "yes"})

    assert kept.status_code == 403
    assert gone.status_code == 302
    assert [it.slug for it in Source.objects.all()] == ["ema"]


def test_what_a_ruling_belongs_to_is_chosen_by_name(loaded: None):
    row = Ruling.objects.get(slug="EMA-cascade-1")

    page = judy().get(f"/ja/admin/rulings/ruling/{row.pk}/change/").content.decode()

    assert f'<option value="{row.mechanic_id}" selected>{row.mechanic.name["ja"]}</option>' in page
    assert f'<option value="{row.source_id}" selected>{row.source.title["ja"]}</option>' in page


def test_a_reviewer_reads_all_that_an_editor_writes(loaded: None):
    row = Ruling.objects.get(slug="EMA-cascade-1")

    page = ray().get(f"/en/admin/rulings/ruling/{row.pk}/change/").content.decode()

    for said in (row.words["en"], row.words["ja"], ", ".join(row.cr)):
        assert f">{said}<" in page
    assert "None<" not in page


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_pages_of_what_belongs_together_lead_to_each_other(language: str):
    question = stored()
    report = Report.objects.create(question=question, kind="other", words="x", language="en")
    editor = judy()
    rows = [question, report, ruling(), mechanic(), rule("113.7a")]
    pages = {
        row: f"/{language}/admin/{row._meta.app_label}/{row._meta.model_name}/{row.pk}/change/"
        for row in rows
    }
    found = set()
    for page in pages.values():
        content = editor.get(page).content.decode()
        links = re.findall(rf'href="(/{language}/admin/[^"]+)"', content)
        for link in {unescape(it) for it in links if "?" in it or it.endswith("/change/")}:
            answer = editor.get(link)
            assert answer.status_code == 200, link
            found |= {row for row, its in pages.items() if its in answer.content.decode()}

    assert found == set(rows)
