"""Coverage is told by document and mechanic, with a reason for what is not played."""

import io
import json
from pathlib import Path

import pytest
from django.core.management import call_command

from judgequiz.questions.coverage import NO_REASON
from judgequiz.questions.tests.example import ruling, stored
from judgequiz.rulings.content import load

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"


def run(*arguments: str) -> str:
    out = io.StringIO()
    call_command("rulings_coverage", *arguments, stdout=out)
    return out.getvalue()


def test_it_works():
    ruling("TEST-cascade-1", cr=["702.85a", "113.7a"])
    stored(rulings=["TEST-cascade-1"])

    found = json.loads(run("--json"))

    (row,) = found["rows"]
    assert (row["document"], row["mechanic"]) == ("eternal-masters", "cascade")
    assert (row["rulings"], row["played"], row["signatures"], row["misconceptions"]) == (1, 0, 1, 2)
    assert {113, 702} <= set(row["chapters"])
    assert found["not_played"] == [{"ruling": "TEST-cascade-1", "why": NO_REASON}]


def test_each_ruling_of_the_project_is_played_or_says_why_not():
    load(FIXTURES)

    found = json.loads(run("--json"))

    assert not [it["ruling"] for it in found["not_played"] if it["why"] == NO_REASON]
    assert [it["ruling"] for it in found["written"]] == ["ZNR-mdfc-6", "ZNR-mdfc-7"]
    assert sum(row["written"] for row in found["rows"]) == 2


def test_a_mechanic_still_to_come_is_a_reason():
    ruling("TEST-teatime-1", topic="teatime")

    found = json.loads(run("--json"))

    assert found["not_played"][0]["why"] == "nothing on teatime is played yet"


def test_as_a_table():
    ruling("TEST-cascade-1")

    said = run()

    assert "CR chapters" in said
    assert "eternal-masters   cascade" in said
