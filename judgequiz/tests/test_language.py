"""Both languages have addresses; `/` goes to the one that is wanted."""

import pytest
from django.conf import settings
from django.test import Client

from judgequiz.language import in_language

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("accepts", "goes_to"),
    [("ja", "/ja/"), ("ja-JP,en;q=0.5", "/ja/"), ("en-GB", "/en/"), ("de", "/en/"), ("", "/en/")],
)
def test_it_works(alice: Client, accepts: str, goes_to: str):
    response = alice.get("/", headers={"Accept-Language": accepts})

    assert response.status_code == 302
    assert response["Location"] == goes_to


def test_a_page_without_a_language_gets_one(alice: Client):
    response = alice.get("/keys/", headers={"Accept-Language": "ja"})

    assert response["Location"] == "/ja/keys/"


def test_switching_is_remembered(alice: Client):
    alice.get("/ja/keys/", headers={"Referer": "http://testserver/en/keys/"})

    assert alice.get("/", headers={"Accept-Language": "en"})["Location"] == "/ja/"


@pytest.mark.parametrize(
    "referrer",
    [
        "",
        "http://elsewhere.example/en/",
        "http://testserver/ja/",
        "http://testserver/",
        "http://[x",
    ],
)
def test_a_link_from_elsewhere_is_no_switch(alice: Client, referrer: str):
    response = alice.get("/ja/keys/", headers={"Referer": referrer})

    assert settings.LANGUAGE_COOKIE_NAME not in response.cookies


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/en/", "/ja/"),
        ("/en/card/forest/?a=/en/", "/ja/card/forest/?a=/en/"),
        ("/ja", "/ja/"),
        ("/nowhere/", "/ja/"),
        ("//elsewhere.example/en/", "/ja/"),
    ],
)
def test_the_same_page_in_the_other_language(path: str, there: str):
    assert in_language(path, "ja") == there
