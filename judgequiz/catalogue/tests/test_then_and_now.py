"""What was right once stands by the day on which it changed, in both languages, with what is true now."""

import re
from pathlib import Path

import pytest
from django.test import Client

from judgequiz.questions.tests.example import ruling, stored
from judgequiz.rulings.content import load
from judgequiz.rulings.models import Ruling
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
DAY = re.compile(r'<h2 id="d([0-9-]+)"')


def page(client: Client, tongue: str = "en") -> str:
    return client.get(f"/{tongue}/then-and-now/").content.decode()


def test_it_works(alice: Client):
    load(FIXTURES)

    html = page(alice)

    days = DAY.findall(html)
    assert days == sorted(days, reverse=True)
    assert len(days) == len(set(days))
    dated = [it for it in MISCONCEPTIONS.values() if it.true_until]
    assert {it.true_until for it in dated} <= set(days)
    assert all(f"/belief/{it.slug}/" in html for it in dated)
    old = Ruling.objects.exclude(true_until="")
    assert {it.true_until for it in old} <= set(days)
    assert all(it.get_absolute_url() in html for it in old)


def test_a_ruling_stands_under_the_day_until_which_it_was_true(alice: Client):
    ruling("TEST-1", true_until="2019-07-12", standing=Ruling.Standing.SUPERSEDED)
    ruling("TEST-2")

    html = page(alice)

    under = html.split('id="d2019-07-12"')[1].split("<h2")[0]
    assert "/ruling/TEST-1/" in under
    assert "TEST-2" not in html


def test_what_is_asked_can_be_practised(alice: Client):
    slug = "resulting-spell-is-not-checked"
    assert 'name="belief"' not in page(alice)

    stored(family="cascade-adventure")

    assert f'name="belief" value="{slug}"' in page(alice)


def test_in_japanese(alice: Client):
    html = page(alice, "ja")

    assert "<h1>昔と今</h1>" in html
    assert ">2021年2月24日</h2>" in html
