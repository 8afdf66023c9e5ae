"""Cards of two parts: colours and mana value are those that the rules give them off the stack."""

import pytest

from judgequiz.rulings.printed import colours, is_split, mana_value
from judgequiz.rulings.templatetags.words import cost
from judgequiz.scenarios import CARDS, card_json


@pytest.mark.parametrize(
    ("slug", "letters", "value"),
    [
        ("bloodbraid-elf", "rg", 4),
        ("fire-ice", "ru", 4),
        ("breaking-entering", "ubr", 8),
        ("murderous-rider-swift-end", "b", 3),
        ("lovestruck-beast-hearts-desire", "g", 3),
        ("sejiri-shelter-sejiri-glacier", "w", 2),
    ],
)
def test_it_works(slug: str, letters: str, value: int):
    card = card_json(slug)

    assert (colours(card), mana_value(card)) == (letters, value)


def test_split_cards_are_told_by_their_types():
    split = {slug for slug, card in CARDS.items() if card.layout.name == "SPLIT"}

    assert split == {slug for slug in CARDS if is_split(card_json(slug))}


def test_a_cost_of_two_parts_shows_both_apart():
    drawn = cost("{1}{R} // {1}{U}")

    assert 'aria-label="Mana cost: 1 generic, red // 1 generic, blue"' in drawn
    assert drawn.count("//</span>") == 1


def test_a_part_without_a_cost_is_not_drawn():
    assert "//" not in cost("{1}{W} // ")
