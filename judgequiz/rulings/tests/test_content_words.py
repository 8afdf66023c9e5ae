"""The words of the content files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from judgequiz.rulings.templatetags.words import CARD
from judgequiz.scenarios import CARDS, Register, japanese_mistakes

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


def test_a_card_that_is_named_can_be_opened() -> None:
    rows = json.loads((Path(settings.BASE_DIR) / "fixtures" / "rulings.json").read_text("utf-8"))
    for said in (row[key] for row in rows for key in ("words", "changed") if row.get(key)):
        named = {tongue: CARD.findall(text) for tongue, text in said.items()}
        cards = {slug for *_, slug in named["en"]}

        assert cards == {slug for *_, slug in named["ja"]}
        assert all(
            name in {it.name.en for it in CARDS[slug].faces} for _, name, _, slug in named["en"]
        )
        assert all(
            name in {it.name.ja for it in CARDS[slug].faces} for _, name, _, slug in named["ja"]
        )
        assert "《" not in CARD.sub("", said["ja"])
