"""Pages of plain words are there in both languages."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("page", ["how-to-read", "privacy", "keys", "sources", "mechanics"])
def test_it_works(alice: Client, page: str):
    english = alice.get(f"/en/{page}/")
    japanese = alice.get(f"/ja/{page}/")

    assert english.status_code == japanese.status_code == 200
    assert b'<html lang="en">' in english.content
    assert b'<html lang="ja">' in japanese.content
    assert f'href="/ja/{page}/"'.encode() in english.content
    assert b"Unofficial fan content" in english.content
    assert "非公式のファンコンテンツ" in japanese.content.decode()
    assert alice.post(f"/en/{page}/").status_code == 405
