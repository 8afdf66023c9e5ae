"""The catalogue as a whole: slugs, names, and what a card may be made of."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from judgequiz import cards
from judgequiz.cards import CARDS, MODULES, canonical, find, nearest, slug_of
from judgequiz.cards.printed import slug_from
from judgequiz.engine.vocabulary import Card

SOURCES = sorted(Path(cards.__file__).parent.glob("*.py"))
ALLOWED = {"kinds", "text", "mana", "vocabulary"}


def test_it_works():
    elf = find("Bloodbraid Elf")

    assert elf is not None
    assert elf.name == ("Bloodbraid Elf", "血編み髪のエルフ")
    assert elf.slug == "bloodbraid-elf"


def test_there_are_enough_cards():
    assert len(CARDS) >= 290


@pytest.mark.parametrize(
    "name",
    [
        "Bloodbraid Elf",
        "bloodbraid elf",
        "ＢＬＯＯＤＢＲＡＩＤ　ＥＬＦ",
        "  Bloodbraid   Elf ",
        "血編み髪のエルフ",
        "《血編み髪のエルフ》",
    ],
)
def test_a_name_is_found_however_it_is_written(name):
    assert slug_of(name) == "bloodbraid-elf"
    assert canonical(name) == "Bloodbraid Elf"


@pytest.mark.parametrize("name", ["Fire // Ice", "Fire//Ice", "fire/ice", "Ice", "氷", "火 // 氷"])
def test_a_split_card_is_found_by_its_name_and_by_its_halves(name):
    assert slug_of(name) == "fire-ice"


def test_an_apostrophe_may_be_curly():
    assert slug_of("Multani’s Presence") == "multanis-presence"


def test_an_unknown_name_has_a_nearest_one():
    assert find("Bloodbraid Elff") is None
    assert canonical("Bloodbraid Elff") is None
    assert nearest("Bloodbraid Elff") == "Bloodbraid Elf"
    assert nearest("血編み髪エルフ") == "血編み髪のエルフ"
    assert nearest("xyzzy") is None


@pytest.mark.parametrize("slug", CARDS)
def test_a_card_is_well_made(slug):
    card = CARDS[slug]

    assert slug == card.slug == slug_from(card.name.en)
    assert isinstance(hash(card), int)
    for face in card.faces:
        assert face.name.en
        assert face.name.ja
        assert face.types


def test_a_card_is_written_once_under_its_own_name():
    seen: dict[str, str] = {}
    for module in MODULES:
        for constant, card in vars(module).items():
            if isinstance(card, Card):
                assert constant == card.slug.upper().replace("-", "_")
                assert card.slug not in seen, f"{card.slug} is also in {seen[card.slug]}"
                seen[card.slug] = module.__name__


def test_two_cards_never_share_a_name():
    english = [card.name.en for card in CARDS.values()]
    japanese = [card.name.ja for card in CARDS.values()]

    assert len(set(english)) == len(english)
    assert len(set(japanese)) == len(japanese)


def engine_modules(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine"):
            yield (node.module or "").split(".")[1:] or ["engine"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_cards_use_only_words_of_the_vocabulary(path):
    for parts in engine_modules(path):
        assert parts[0] in ALLOWED
        assert len(parts) == 1


def test_the_catalogue_needs_no_django():
    code = "import sys, judgequiz.cards; sys.exit('django' in sys.modules)"

    root = Path(cards.__file__).parents[2]

    ran = subprocess.run([sys.executable, "-c", code], check=False, cwd=root)  # noqa: S603 (our own words, run by this very Python)

    assert ran.returncode == 0
