"""Texts, costs, numbers and days, said in the language that is read."""

from datetime import date

import pytest
from django.utils import translation

from judgequiz.rulings.templatetags import words

ELF = {
    "en": "Ava casts [Bloodbraid Elf](card:bloodbraid-elf).",
    "ja": "Avaは[《血編み髪のエルフ》](card:bloodbraid-elf)を唱える。",
}
CARDS: dict[str, object] = {"bloodbraid-elf": {}}


@pytest.fixture
def japanese():
    with translation.override("ja"):
        yield


def test_it_works():
    assert words.plain(ELF) == "Ava casts Bloodbraid Elf."
    assert words.other(ELF) == "Avaは《血編み髪のエルフ》を唱える。"


def test_english_has_the_marks_of_print():
    text = {"en": "Ava's \"when you cast\" trigger, her opponents' too", "ja": "'"}

    assert words.plain(text) == "Ava’s “when you cast” trigger, her opponents’ too"


def test_a_mechanic_named_after_a_card_keeps_its_capitals_in_a_sentence():
    card = {"en": "Valakut Exploration", "ja": "《ヴァラクートの探検》"}

    assert words.within(card) == "Valakut Exploration"
    assert words.within({"en": "Split second", "ja": "刹那"}) == "split second"


def test_what_is_written_is_code():
    text = {"en": 'Ava\'s "trial": a token such as `token "Elf" <g>`; `', "ja": ""}

    assert words.coded(text) == (
        "Ava’s “trial”: a token such as <code>token &quot;Elf&quot; &lt;g&gt;</code>; `"
    )


def test_a_card_that_is_on_the_page_is_a_button():
    assert words.said(ELF, CARDS) == (
        'Ava casts <span class="named"><button type="button" class="cardname"'
        ' popovertarget="card-bloodbraid-elf">Bloodbraid Elf</button>.</span>'
    )


def test_a_card_that_is_not_on_the_page_is_a_name():
    assert words.said(ELF) == "Ava casts Bloodbraid Elf."


def test_brackets_stand_outside_the_button(japanese):
    said = words.said(ELF, CARDS)

    assert said.startswith('Avaは<span class="named">《<button')
    assert said.endswith("</button>》</span>を唱える。")


def test_where_no_card_is_at_hand_its_name_leads_to_its_page(japanese):
    linked = words.linked(ELF)

    link = '<a href="/ja/card/bloodbraid-elf/">血編み髪のエルフ</a>'
    assert linked == f'Avaは<span class="named">《{link}》</span>を唱える。'


def test_nothing_gets_in_as_html():
    text = {"en": '<b>&"[<i>](card:x)</b>{<}', "ja": ""}

    assert "<b>" not in words.said(text, {"x": {}})
    assert "<i>" not in words.said(text, {"x": {}})
    assert "<i>" not in words.linked(text)


def test_symbols_are_drawn_and_named():
    said = words.said({"en": "{T}: Add {G}.", "ja": ""})

    assert 'role="img" aria-label="tap"' in said
    assert 'class="pip pip-g" aria-hidden="true">G</i>' in said


def test_symbols_are_named_in_the_language_of_their_words():
    said = words.said_otherwise({"en": "It can't pay {T}.", "ja": "{T}を支払えない。"})

    assert said.startswith('<span class="cost" role="img" aria-label="タップ">')
    assert said.endswith("</span>を支払えない。")


@pytest.mark.parametrize(
    ("cost", "english", "in_japanese"),
    [
        ("{2}{R}{G}", "Mana cost: 2 generic, red, green", "マナ・コスト：不特定2、赤、緑"),
        ("{B/G}", "Mana cost: black or green", "マナ・コスト：黒または緑"),
        ("{2/W}", "Mana cost: 2 generic or white", "マナ・コスト：不特定2または白"),
        ("{X}{C}", "Mana cost: X, colorless", "マナ・コスト：X、無色"),
        ("{?}", "Mana cost: ?", "マナ・コスト：?"),
    ],
)
def test_a_cost_is_named(cost: str, english: str, in_japanese: str):
    assert f'aria-label="{english}"' in words.cost(cost)
    with translation.override("ja"):
        assert f'aria-label="{in_japanese}"' in words.cost(cost)


def test_no_cost_is_nothing():
    assert words.cost("") == words.mana("") == ""


def test_a_hybrid_symbol_has_two_colours():
    assert 'class="pip pip-b is-split half-g"' in words.pip("B/G")


@pytest.mark.parametrize(
    ("colours", "classes"), [("rg", "c-r d-g"), ("u", "c-u"), ("", ""), ("WUB", "c-w d-u")]
)
def test_colours_tint(colours: str, classes: str):
    assert words.colour_classes(colours) == classes


def test_colours_are_named(japanese):
    assert words.colour_names("rg") == "赤、緑"
    assert words.colour_names("") == "無色"


def test_single_digits_are_wide_in_japanese(japanese):
    assert words.size("3/2") == "３/２"
    assert words.size("+10/-1") == "＋10/－１"
    assert words.numeral(5) == "５"
    assert words.numeral(12) == "12"


def test_numbers_are_plain_in_english():
    assert words.size("3/2") == "3/2"
    assert words.numeral(5) == "5"


@pytest.mark.parametrize(
    ("value", "english", "in_japanese"),
    [
        (date(2026, 8, 7), "7 August 2026", "2026年8月7日"),
        ("2016-06-08", "8 June 2016", "2016年6月8日"),
        ("2021-02", "February 2021", "2021年2月"),
        ("2016", "2016", "2016"),
        ("2016-13-45", "2016-13-45", "2016-13-45"),
        ("soon", "soon", "soon"),
        ("", "", ""),
        (None, "", ""),
    ],
)
def test_days(value: date | str | None, english: str, in_japanese: str):
    assert words.day(value) == english
    with translation.override("ja"):
        assert words.day(value) == in_japanese


def test_rule_numbers_are_ordered_as_in_the_book():
    numbers = ["702.16", "702.9b", "113.7a", "702.9", "702", "x"]

    assert sorted(numbers, key=words.cr_order) == [
        "113.7a",
        "702",
        "702.9",
        "702.9b",
        "702.16",
        "x",
    ]
