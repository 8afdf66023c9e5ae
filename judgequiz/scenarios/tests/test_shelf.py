"""Variants that one process has made are taken by another as they would be made, or not at all."""

from pathlib import Path

import pytest

from judgequiz.scenarios import shelf
from judgequiz.scenarios.replay import lines, made

SLUG = "cascade-countered"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VARIANTS", str(tmp_path))
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    shelf.made_of.cache_clear()
    return tmp_path


def test_taken_is_what_would_be_made() -> None:
    played = [*lines("make", SLUG, 4)]
    shelf.lay_down(SLUG, 6, made([SLUG], 6))

    assert shelf.taken(SLUG, 4) == played == [*lines("make", SLUG, 4)]


def test_what_lies_there_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.lay_down(SLUG, 6, ())
    monkeypatch.setattr("judgequiz.scenarios.replay.made", lambda *_: pytest.fail("played"))

    assert [*lines("make", SLUG, 4)] == []


@pytest.mark.parametrize("text", ["", "[6, ", "{}", "[2, []]"])
def test_what_is_broken_or_too_little_is_not_taken(folder: Path, text: str) -> None:
    shelf.lay_down(SLUG, 6, ())
    (path,) = folder.iterdir()
    path.write_text(text)

    assert shelf.taken(SLUG, 4) is None


def test_what_other_sources_made_is_not_found(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    for name in shelf.SOURCES:
        (tmp_path / name).mkdir()
    source = tmp_path / "cards" / "a.py"
    source.write_text("1")
    monkeypatch.setattr(shelf, "ROOT", tmp_path)
    shelf.lay_down(SLUG, 6, ())
    assert shelf.taken(SLUG, 6) == []

    source.write_text("2")
    shelf.made_of.cache_clear()

    assert shelf.taken(SLUG, 6) is None


def test_another_hash_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.lay_down(SLUG, 6, ())
    monkeypatch.setenv("PYTHONHASHSEED", "1")
    shelf.made_of.cache_clear()

    assert shelf.taken(SLUG, 6) is None


@pytest.mark.parametrize(("name", "value"), [("VARIANTS", ""), ("PYTHONHASHSEED", "random")])
def test_nothing_is_kept_unasked(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)

    shelf.lay_down(SLUG, 6, made([SLUG], 2))

    assert not [*folder.iterdir()]
    assert shelf.taken(SLUG, 6) is None
