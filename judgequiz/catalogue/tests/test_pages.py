"""Mechanics, cards, rules, rulings and sources can be read by anyone."""

import pytest
from django.test import Client

from judgequiz.questions.tests.example import CARDS, edition, mechanic, rule, ruling, stored
from judgequiz.rulings.models import Card

pytestmark = pytest.mark.django_db


@pytest.fixture
def elf() -> Card:
    data = CARDS["bloodbraid-elf"]
    return Card.objects.create(slug=data["slug"], name=data["name"], data=data)


def test_it_works(alice: Client, elf: Card):
    stored()
    rule("702.85a")

    page = alice.get("/en/mechanic/cascade/").content.decode()

    assert "Rule 702.85a in our words." in page
    assert "1 question" in page
    assert "Five on cascade" in page
    assert 'href="/en/card/bloodbraid-elf/"' in page
    assert "Rules edition of 7 August 2026." not in page


def test_a_mechanic_without_questions(alice: Client):
    mechanic("echo")

    page = alice.get("/ja/mechanic/echo/").content.decode()

    assert "問題はまだ用意されていない。" in page


def test_a_card(alice: Client, elf: Card):
    ruling()

    page = alice.get("/en/card/bloodbraid-elf/").content.decode()

    assert "mana value 4" in page
    assert "red, green" in page
    assert "Countering Bloodbraid Elf leaves its cascade." in page


def test_a_card_in_japanese(alice: Client, elf: Card):
    page = alice.get("/ja/card/bloodbraid-elf/").content.decode()

    assert "マナ総量４" in page
    assert "３/２" in page
    assert '<span lang="en">Bloodbraid Elf</span>' in page


def test_a_rule(alice: Client):
    rule("113.7a")
    mechanic()
    ruling()
    ruling("EMA-other", cr=["702.85a"], words={"en": "Something else.", "ja": "別のこと。"})

    page = alice.get("/en/rule/113.7a/").content.decode()

    assert "Rule 113.7a in our words." in page
    assert "17 April 2026" in page
    assert "Countering Bloodbraid Elf leaves its cascade." in page
    assert "Something else." not in page


def test_a_rule_in_its_latest_edition(alice: Client):
    rule("113.7a", on="2025-09-19")
    rule("113.7a", on="2026-04-17")

    assert b"17 April 2026" in alice.get("/en/rule/113.7a/").content


def test_a_rule_not_yet_put_in_our_words(alice: Client):
    assert (
        b"not put a rule of this number into our own words" in alice.get("/en/rule/100.1a/").content
    )


@pytest.mark.parametrize("number", ["1", "7022", "702.85ab", "702.", "０"])
def test_what_is_no_rule_number(alice: Client, number: str):
    assert alice.get(f"/en/rule/{number}/").status_code == 404


def test_a_ruling(alice: Client):
    edition()
    rule("113.7a")
    ruling(
        standing="functional-change",
        true_until="2021-02-24",
        changed={"en": "Since then, otherwise.", "ja": "以後は異なる。"},
    )

    page = alice.get("/en/ruling/EMA-cascade-7/").content.decode()

    assert "changed since" in page
    assert "true until 24 February 2021" in page
    assert "Since then, otherwise." in page
    assert "Rule 113.7a in our words." in page


def test_a_ruling_in_japanese(alice: Client):
    ruling()

    assert "現行" in alice.get("/ja/ruling/EMA-cascade-7/").content.decode()


def test_sources(alice: Client):
    ruling()

    assert b"1 ruling" in alice.get("/en/sources/").content


@pytest.mark.parametrize("kind", ["mechanic", "card", "ruling"])
def test_what_does_not_exist(alice: Client, kind: str):
    assert alice.get(f"/en/{kind}/nothing/").status_code == 404


@pytest.mark.parametrize(
    "page", ["mechanic/cascade", "card/bloodbraid-elf", "rule/113.7a", "ruling/EMA-cascade-7"]
)
def test_few_queries_and_wrong_methods(
    alice: Client, elf: Card, page: str, django_assert_max_num_queries
):
    stored()

    with django_assert_max_num_queries(6):
        assert alice.get(f"/en/{page}/").status_code == 200
    assert alice.post(f"/en/{page}/").status_code == 405


@pytest.mark.parametrize("page", ["", "mechanics/"])
def test_mechanics_come_by_name(alice: Client, page: str):
    for slug in ("zeal", "echo", "cascade"):
        stored(family=slug, note=slug, mechanics=[mechanic(slug).slug])

    content = alice.get(f"/en/{page}").content.decode()

    places = [content.index(f"/en/mechanic/{slug}/") for slug in ("cascade", "echo", "zeal")]
    assert places == sorted(places)


def test_a_ruling_offers_only_questions_on_its_mechanic(alice: Client):
    mechanic("echo")
    stored(mechanics=["echo"], rulings=[ruling().slug])

    assert "Try a question on this" not in alice.get("/en/ruling/EMA-cascade-7/").content.decode()
