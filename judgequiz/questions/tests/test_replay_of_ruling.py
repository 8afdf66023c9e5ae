"""The situation of a ruling, stepped through; and marks at what has moved."""

from pathlib import Path

import pytest
from django.test import Client

from judgequiz.questions.situations import eyes_on, plays_of
from judgequiz.questions.table import picture
from judgequiz.questions.templatetags.tables import table
from judgequiz.questions.tests.example import ruling
from judgequiz.rulings.content import load
from judgequiz.rulings.models import Ruling
from judgequiz.scenarios import FAMILIES, RULING_PLAYS, plays_of_ruling, story

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"
pytestmark = pytest.mark.django_db

PLAY = """
judgequiz 1; players A N; turn A3 main1; mana any
A: life 20; hand Lightning Bolt @bolt; battlefield Grizzly Bears @bears, Wall of Stone
N: life 20; hand Giant Growth @growth
A cast @bolt -> N
N cast @growth -> @bears
until stack empty
"""


def test_it_works(alice: Client):
    found = ruling("EMA-cascade-4")

    page = alice.get(f"/en/ruling/{found.slug}/replay/?step=1").content.decode()

    assert found.words["en"] in page
    assert "Step 1. " in page
    assert f'href="/en/ruling/{found.slug}/"' in page
    assert (
        f"/en/ruling/{found.slug}/replay/" in alice.get(found.get_absolute_url()).content.decode()
    )


def test_as_a_belief_has_it(alice: Client):
    found = ruling("EMA-cascade-4")
    eyes = eyes_on(found.slug, plays_of(found.slug)[0])

    page = alice.get(f"/en/ruling/{found.slug}/replay/?step=99&as={eyes[0].key}").content.decode()

    assert page.count('class="table"') == 2


@pytest.mark.parametrize("path", ["EMA-none-1/replay/", "EMA-cascade-4/replay/99/"])
def test_what_there_is_none_of(alice: Client, path: str):
    ruling("EMA-cascade-4")

    assert alice.get(f"/en/ruling/{path}").status_code == 404


def test_a_ruling_that_no_file_plays(alice: Client):
    found = ruling("XXX-none-1")

    assert alice.get(f"/en/ruling/{found.slug}/replay/").status_code == 404
    assert "/replay/" not in alice.get(found.get_absolute_url()).content.decode()


def test_every_play_of_a_ruling_is_found():
    """By the ruling's own slug, which families name."""
    named = {slug for family in FAMILIES.values() for slug in family.rulings}

    found = [path for slug in named for path in plays_of_ruling(slug)]

    assert len(found) == len(set(found)) > 150
    assert [it.stem for it in plays_of_ruling("EMA-cascade-4")] == [
        "EMA-cascade-4",
        "EMA-cascade-4b",
    ]
    assert [it.stem for it in plays_of_ruling("EMA-cascade-card")] == [
        "EMA-cascade-card",
        "EMA-cascade-card-b",
    ]


def test_no_play_belongs_to_a_ruling_with_another_number(monkeypatch: pytest.MonkeyPatch):
    ten = next(iter(RULING_PLAYS.values())).with_name("EMA-cascade-10.play")
    monkeypatch.setitem(RULING_PLAYS, "EMA-cascade-10", ten)

    assert ten not in plays_of_ruling("EMA-cascade-1")
    assert plays_of_ruling("EMA-cascade-10") == (ten,)


def test_every_file_on_a_ruling_belongs_to_one(db: None):
    load(FIXTURES)
    slugs = set(Ruling.objects.values_list("slug", flat=True))

    assert {it for slug in slugs for it in plays_of_ruling(slug)} == set(RULING_PLAYS.values())


def test_what_moved_is_marked():
    tale = story(PLAY)
    drawn = [table(picture(tale.table(n), tale.cards), tale.cards) for n in range(len(tale.steps))]

    assert "moved" not in drawn[0]
    assert drawn[1].count('<span class="moved-tag">just arrived</span>') == 1
    assert 'class="slip is-next moved"' in drawn[1]
    assert 'class="pile pile-hand moved' in drawn[1] or "pile-hand is-empty moved" in drawn[1]
    grown = next(it for it in drawn if "just changed" in it)
    assert '<li class="tile c-g moved">' in grown
    resolved = next(it for it in drawn if "just left the stack" in it)
    assert "slip is-gone" in resolved
    assert any('class="life moved"' in it for it in drawn)
