"""Coverage is told by document and mechanic, with a reason for what is not played."""

import io
import json
from pathlib import Path

import pytest
from django.core.management import call_command

from judgequiz.questions.coverage import NO_REASON
from judgequiz.questions.tests.example import ruling, stored

pytestmark = pytest.mark.django_db


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


def test_reasons_are_read_from_a_file(tmp_path: Path):
    ruling("TEST-cascade-1")
    path = tmp_path / "unplayed.json"
    path.write_text('{"TEST-cascade-1": "A definition."}', encoding="utf-8")

    assert "TEST-cascade-1: A definition." in run("--unplayed", str(path))


def test_as_a_table():
    ruling("TEST-cascade-1")

    said = run()

    assert "CR chapters" in said
    assert "eternal-masters   cascade" in said
