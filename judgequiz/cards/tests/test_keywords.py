"""Keyword abilities: how they are said, and that they mean what the rules say."""

import pytest

from judgequiz.cards import CARDS, keywords
from judgequiz.cards.keywords import (
    CASCADE,
    cycling,
    echo,
    equip,
    flashback,
    landwalk,
    protection_from,
    typecycling,
    vanishing,
)
from judgequiz.cards.phrases import pay
from judgequiz.engine.kinds import Colour, Zone
from judgequiz.engine.text import Text
from judgequiz.engine.vocabulary import DiscardThis, Keyword, PayLife, Triggered, Unplayed, What

KEYWORDS = [
    *(word for word in vars(keywords).values() if isinstance(word, Keyword | Unplayed)),
    *(
        word
        for card in CARDS.values()
        for face in card.faces
        for word in face.abilities
        if isinstance(word, Keyword | Unplayed)
    ),
]


def test_it_works():
    (trigger,) = CASCADE.means

    assert isinstance(trigger, Triggered)
    assert trigger.zone is Zone.STACK


@pytest.mark.parametrize("word", KEYWORDS, ids=lambda word: word.name)
def test_a_keyword_is_said_in_two_languages(word):
    assert word.name == word.name.lower()
    assert word.says.en
    assert word.says.ja
    assert word.says.en != word.says.ja


@pytest.mark.parametrize(
    ("word", "en", "ja"),
    [
        (echo(pay("{3}{R}")), "Echo {3}{R}", "エコー{3}{R}"),
        (vanishing(4), "Vanishing 4", "消失４"),
        (vanishing(), "Vanishing", "消失"),
        (equip(pay("{0}")), "Equip {0}", "装備{0}"),
        (cycling(pay("{2}")), "Cycling {2}", "サイクリング{2}"),
        (typecycling("Swamp", pay("{2}")), "Swampcycling {2}", "沼サイクリング{2}"),
        (landwalk("Forest"), "Forestwalk", "森渡り"),
        (flashback(), "Flashback", "フラッシュバック"),
        (flashback(pay("{2}{U}")), "Flashback {2}{U}", "フラッシュバック{2}{U}"),
    ],
)
def test_a_keyword_is_said_as_it_is_printed(word, en, ja):
    assert word.says == Text(en, ja)


def test_a_cost_that_isnt_mana_must_be_said():
    with pytest.raises(ValueError, match="say the cost of flashback"):
        flashback(pay("{1}{U}", PayLife(3)))


def test_702_16g_two_colours_are_two_abilities():
    black, red = protection_from(Colour.BLACK, Colour.RED)

    assert black.quality == What(colours=(Colour.BLACK,))
    assert red.says.ja == "プロテクション（赤）"


def test_702_29a_cycling_discards_the_card():
    (ability,) = cycling(pay("{2}")).means

    assert ability.zone is Zone.HAND
    assert ability.cost.parts == (DiscardThis(),)


def test_702_63b_vanishing_without_a_number_brings_no_counters():
    assert len(vanishing(3).means) == 3
    assert len(vanishing().means) == 2


def test_what_isnt_played_is_known():
    unplayed = {
        (card.slug, word.name)
        for card in CARDS.values()
        for face in card.faces
        for word in face.abilities
        if isinstance(word, Unplayed)
    }

    assert unplayed == {("krark-the-thumbless", "partner")}
