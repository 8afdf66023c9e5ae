"""Turns are said in words."""

import pytest
from django.utils import translation

from judgequiz.questions.turns import turn_in_words


def test_it_works():
    assert turn_in_words("A3 main1") == "Ava, turn 3: first main phase"


def test_in_japanese():
    with translation.override("ja"):
        assert turn_in_words("N4.upkeep") == "Noaの第4ターン、アップキープ・ステップ"


@pytest.mark.parametrize("written", ["", "T1", "A3 teatime", "X"])
def test_what_is_not_known_is_left_as_it_is(written: str):
    assert turn_in_words(written) in (written, "Ava, turn 3: teatime")
