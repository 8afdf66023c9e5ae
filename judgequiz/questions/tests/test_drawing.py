"""What is drawn in Python: whole in both languages, and with nothing of the data taken as HTML."""

import copy
from html.parser import HTMLParser
from typing import Any

import pytest
from django.utils import translation

from judgequiz.questions.table import picture
from judgequiz.questions.templatetags.tables import table
from judgequiz.questions.templatetags.verdicts import believed, plays
from judgequiz.questions.tests.example import BELIEF, CARDS, END, TABLE, example, ruling
from judgequiz.rulings.templatetags.cards import card, sheets, small_card
from judgequiz.rulings.templatetags.rulings import cited
from judgequiz.scenarios import card_json

MARKUP = "<script>&\"'"
VOID = {"br", "path"}


class Tags(HTMLParser):
    """The elements of some HTML, which fails if one is not closed in its turn."""

    def __init__(self, drawn: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.feed(drawn)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attrs):  # noqa: ARG002  (the parser calls it so)
        self.names.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag


def _hostile(data: Any) -> Any:
    """The same with markup behind each text, but for words that the page itself is made of."""
    match data:
        case {"en": _, "ja": _}:
            return {tongue: text + MARKUP for tongue, text in data.items()}
        case dict():
            return {name: _hostile(value) for name, value in data.items()}
        case list():
            return [_hostile(it) for it in data]
    return data


def _drawn(data: dict[str, Any]) -> list[str]:
    cards = data["cards"]
    log = [{**play, "parts": True, "turn": f"Turn {MARKUP}"} for play in data["log"]]
    belief = {"says": data["ask"], "true_until": f"2020{MARKUP}"}
    options = [
        {**it, "number": 1, "is_yours": True, "is_right": False, "tag": MARKUP}
        | {"beliefs": [belief], "cr": ["113.7a"]}
        for it in data["options"]
    ]
    return [
        table(picture(data["table"], cards), cards, f"Caption {MARKUP}"),
        table(picture(data["end"], cards), cards),
        sheets(cards),
        *(card(it) for it in cards.values()),
        plays(log, cards),
        believed(options, cards),
    ]


@pytest.mark.parametrize("tongue", ["en", "ja"])
def test_it_works(tongue):
    with translation.override(tongue):
        drawn = table(picture(TABLE, CARDS), CARDS, "As it stands.")

    names = Tags(drawn).names
    assert names.count("figure") == 1
    assert names.count("li") == 11  # permanents, notes on one of them, the stack and an aim
    assert CARDS["bloodbraid-elf"]["name"][tongue] in drawn
    assert 'popovertarget="card-bloodbraid-elf"' in drawn
    assert "<span>As it stands.</span>" in drawn


@pytest.mark.parametrize("tongue", ["en", "ja"])
def test_nothing_of_the_data_is_taken_as_html(tongue):
    with translation.override(tongue):
        for drawn in _drawn(_hostile(copy.deepcopy(example()))):
            assert "script" not in Tags(drawn).names
            assert "&lt;script&gt;&amp;" in drawn


def test_an_empty_table():
    drawn = table(picture({**END, "seats": [{**END["seats"][0], "battlefield": []}]}, {}), {})

    assert "Nothing here." in drawn
    assert "Empty." in drawn
    assert "<button" not in drawn


def test_a_pile_of_unknown_size():
    seat = {**TABLE["seats"][0], "hand": None, "library": 1}

    drawn = table(picture({**TABLE, "seats": [seat]}, CARDS), CARDS)

    assert "number not stated" in drawn
    assert '<dd>1<span class="vh"> card</span></dd>' in drawn


def test_a_card_without_text_or_size():
    drawn = small_card({**CARDS["counterspell"], "text": []})

    assert "No abilities" in drawn
    assert "is-small" in drawn
    assert "pt-box" not in drawn


def test_a_belief_that_was_true_once():
    option = {**example()["options"][0], "number": 1, "is_yours": False, "is_right": False}
    option |= {"tag": "", "reply": None, "cr": []}
    belief = {"slug": BELIEF, "says": {"en": "It is so.", "ja": "そうである。"}}

    was = believed([{**option, "beliefs": [{**belief, "true_until": "2020-02-01"}]}], {})
    never = believed([{**option, "beliefs": [{**belief, "true_until": ""}]}], {})

    assert "Belief: <b>It is so.</b> So it was until 1 February 2020." in was
    assert "until" not in never


@pytest.mark.django_db
def test_a_ruling():
    old = ruling(standing="superseded", true_until="2020", changed={"en": "All.", "ja": "全部。"})
    old.words = {"en": MARKUP, "ja": MARKUP}
    old.in_stock = 2

    drawn = cited(old)

    assert Tags(drawn).names[0] == "li"
    assert "&lt;script&gt;&amp;" in drawn
    assert "until 2020" in drawn
    assert "<b>What has changed:</b> All." in drawn
    assert "<span>2 questions</span>" in drawn
    assert f'href="{old.get_absolute_url()}">Eternal Masters, 8 June 2016</a>' in drawn


def test_each_part_of_a_card_has_its_own_lines():
    drawn = small_card(card_json("murderous-rider-swift-end"))
    creature, adventure = drawn.split('class="card-part"')[1:]

    assert "Lifelink" in creature
    assert "Creature — Zombie Knight" in creature
    assert "Swift End" in adventure
    assert "Destroy target creature" in adventure
    assert drawn.count("2/3") == 1, "the size stands in its box alone"


def test_a_card_stocked_before_parts_were_told_apart_shows_all_lines_together():
    kept = {k: v for k, v in card_json("murderous-rider-swift-end").items() if k != "parts"}

    assert "Lifelink" in small_card(kept)
