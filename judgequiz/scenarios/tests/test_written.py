"""Written questions: for what no play can show, and for nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from judgequiz.scenarios import FAMILIES, MISCONCEPTIONS, UNPLAYED, Unfit, ask, plays_of_ruling
from judgequiz.scenarios.families import Family, families, played_families
from judgequiz.scenarios.misconceptions import Unplayed
from judgequiz.scenarios.reading import read

WRITTEN = sorted(FAMILIES.keys() - played_families().keys())
SITUATION = """judgequiz 1; players A N; turn A3 main1; mana any
family hinted; version 1; level 1; mechanics modal-double-faced; rulings {ruling}; cr 712.3c
title en "A hint" ja "注釈"
slot <card> = "Umara Wizard // Umara Skyfalls" | "Sejiri Shelter // Sejiri Glacier"
A: hand <card> @card
ask en "What does it do?" ja "何をするか。"
right where <card> is creature: en "<card> is reminded of." ja "<card>を示す。"
right where <card> is instant: en "Nothing." ja "何もしない。"
wrong hint-bar-is-rules-text en "It is text." ja "文章である。"
wrong hint-bar-allows-the-other-face en "It allows." ja "認める。"
{more}
"""


def refused(family: Family) -> list[str]:
    """The rulings of a written family that a play shows or might show: nobody may write on these."""
    return [it for it in family.rulings if plays_of_ruling(it) or it not in UNPLAYED]


def hinted(more: str = "", ruling: str = "ZNR-mdfc-6") -> Family:
    return Family(read(SITUATION.format(more=more, ruling=ruling)), "hinted.play")


def test_there_are_some() -> None:
    assert len(WRITTEN) >= 2


@pytest.mark.parametrize("slug", WRITTEN)
def test_nothing_that_a_play_can_show_is_written(slug: str) -> None:
    assert FAMILIES[slug].rulings
    assert refused(FAMILIES[slug]) == []


def test_a_ruling_with_a_play_is_refused() -> None:
    assert refused(hinted()) == []
    assert refused(hinted(ruling="ZNR-mdfc-1")) == ["ZNR-mdfc-1"]


def test_beliefs_that_no_game_knows_tempt_in_written_families_alone() -> None:
    for slug, belief in MISCONCEPTIONS.items():
        if issubclass(belief, Unplayed):
            assert {name for name, it in FAMILIES.items() if slug in it.tempting} <= {*WRITTEN}


@pytest.mark.parametrize("more", ["A play @card//2", "probe life A", "expect A.life 20"])
def test_what_is_played_is_not_written_as_well(
    more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hinted.play").write_text(SITUATION.format(more=more, ruling="ZNR-mdfc-6"))
    monkeypatch.setattr(sys.modules[Family.__module__], "LIBRARY_FOLDER", tmp_path)

    with pytest.raises(ValueError, match=r"hinted\.play: what is played"):
        families.__wrapped__()


class TestQuestion:
    @pytest.fixture(autouse=True)
    def library(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(families(), "hinted", hinted())

    def test_it_works(self) -> None:
        found = {}
        for seed in range(12):
            question = ask("hinted", seed)
            found[question.signature] = question.answer.en
            wrong = {slug: it.key for it in question.options for slug in it.beliefs}

            assert sorted(wrong) == ["hint-bar-allows-the-other-face", "hint-bar-is-rules-text"]
            assert {slug: key for slug, key in question.beliefs.items() if key} == wrong
            assert (question.play, question.log) == ("", ())

        assert sorted(found.values()) == [
            "Nothing.",
            "[Umara Wizard // Umara Skyfalls](card:umara-wizard-umara-skyfalls) is reminded of.",
        ]

    def test_two_right_options_are_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(families(), "hinted", hinted('right en "Yes." ja "はい。"'))

        with pytest.raises(ValueError, match="2 right options"):
            ask("hinted", 1)

    def test_an_unknown_belief_is_unfit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(families(), "hinted", hinted('wrong nobody-has-it en "X." ja "Ｘ。"'))

        with pytest.raises(Unfit, match="nobody-has-it"):
            ask("hinted", 1)
