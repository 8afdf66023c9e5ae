"""The words of the content files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from judgequiz.scenarios import Register, japanese_mistakes

FILES = ("editions", "mechanics", "rules", "rulings", "sources")


def japanese(name: str) -> Iterator[str]:
    rows = json.loads((Path(settings.BASE_DIR) / "fixtures" / f"{name}.json").read_text("utf-8"))
    for row in rows:
        for value in row.values():
            if isinstance(value, dict) and "ja" in value:
                yield value["ja"]


@pytest.mark.parametrize("name", FILES)
def test_japanese_makes_none_of_the_common_mistakes(name: str) -> None:
    for words in japanese(name):
        assert japanese_mistakes(words, Register.RULING) == [], words
