"""Editors write content in the admin, reviewers read it, and others are kept out."""

import pytest
from django.test import Client

from judgequiz.accounts.tests.people import judy, ray

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
