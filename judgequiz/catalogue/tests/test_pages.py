"""Mechanics, cards, rules, rulings and sources can be read by anyone."""

import pytest
from django.test import Client

from judgequiz.catalogue.mentions import says
from judgequiz.questions.tests.example import (
    BELIEF,
    CARDS,
    EXAMPLE,
    edition,
    mechanic,
    rule,
    ruling,
    stored,
)
from judgequiz.questions.tying import tie
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.models import Card
from judgequiz.rulings.templatetags.words import SYMBOL
from judgequiz.scenarios import FAMILIES, MISCONCEPTIONS

pytestmark = pytest.mark.django_db

# It rests on 113.7a, and tempts with the belief of the example's wrong option.
FAMILY = "cascade-stifled"


@pytest.fixture
def elf() -> Card:
    data = CARDS["bloodbraid-elf"]
    return Card.objects.create(slug=data["slug"], name=data["name"], data=data)


def test_it_works(alice: Client, elf: Card):
    stored()
    rule("702.85a")

    page = alice.get("/en/mechanic/cascade/").content.decode()

    assert "Rule 702.85a in our words." in page
    assert "1 question" in page
    assert "Five on cascade" in page
    assert 'href="/en/card/bloodbraid-elf/"' in page
    assert "Answers go by the Comprehensive Rules of 7 August 2026." not in page


def test_a_mechanic_without_questions(alice: Client):
    mechanic("echo")

    page = alice.get("/ja/mechanic/echo/").content.decode()

    assert "問題はまだ用意されていない。" in page


def test_a_card(alice: Client, elf: Card):
    ruling()

    page = alice.get("/en/card/bloodbraid-elf/").content.decode()

    assert "mana value 4" in page
    assert "red, green" in page
    assert "Countering Bloodbraid Elf leaves its cascade." in page


def test_a_card_in_japanese(alice: Client, elf: Card):
    page = alice.get("/ja/card/bloodbraid-elf/").content.decode()

    assert "マナ総量４" in page
    assert "３/２" in page
    assert '<span lang="en">Bloodbraid Elf</span>' in page


def test_a_rule(alice: Client):
    rule("113.7a")
    mechanic()
    ruling()
    ruling("EMA-other", cr=["702.85a"], words={"en": "Something else.", "ja": "別のこと。"})

    page = alice.get("/en/rule/113.7a/").content.decode()

    assert "Rule 113.7a in our words." in page
    assert "17 April 2026" in page
    assert "Countering Bloodbraid Elf leaves its cascade." in page
    assert "Something else." not in page


def test_a_rule_in_its_latest_edition(alice: Client):
    rule("113.7a", on="2025-09-19")
    rule("113.7a", on="2026-04-17")

    assert b"17 April 2026" in alice.get("/en/rule/113.7a/").content


def test_a_rule_not_yet_put_in_our_words(alice: Client):
    assert (
        b"not put a rule of this number into our own words" in alice.get("/en/rule/100.1a/").content
    )


@pytest.mark.parametrize("number", ["1", "7022", "702.85ab", "702.", "０"])
def test_what_is_no_rule_number(alice: Client, number: str):
    assert alice.get(f"/en/rule/{number}/").status_code == 404


def test_a_ruling(alice: Client):
    edition()
    rule("113.7a")
    ruling(
        standing="functional-change",
        true_until="2021-02-24",
        changed={"en": "Since then, otherwise.", "ja": "以後は異なる。"},
    )

    page = alice.get("/en/ruling/EMA-cascade-7/").content.decode()

    assert "changed since" in page
    assert "true until 24 February 2021" in page
    assert "Since then, otherwise." in page
    assert "Rule 113.7a in our words." in page


def test_a_ruling_in_japanese(alice: Client):
    ruling()

    assert "現行" in alice.get("/ja/ruling/EMA-cascade-7/").content.decode()


def test_sources(alice: Client):
    ruling()

    assert b"1 ruling" in alice.get("/en/sources/").content


@pytest.mark.parametrize("kind", ["mechanic", "card", "ruling"])
def test_what_does_not_exist(alice: Client, kind: str):
    assert alice.get(f"/en/{kind}/nothing/").status_code == 404


@pytest.mark.parametrize(
    "page",
    [
        "mechanic/cascade",
        "card/bloodbraid-elf",
        "cards",
        "rule/113.7a",
        "rule/113",
        "rules",
        "ruling/EMA-cascade-7",
        "belief/ability-dies-with-its-source",
        "beliefs",
        "then-and-now",
        "search",
        "search/?q=cascade",
    ],
)
def test_few_queries_and_wrong_methods(
    alice: Client, elf: Card, page: str, django_assert_max_num_queries
):
    stored()

    with django_assert_max_num_queries(6):
        assert alice.get(f"/en/{page}" if "?" in page else f"/en/{page}/").status_code == 200
    assert alice.post(f"/en/{page.split('/?')[0]}/").status_code == 405


@pytest.mark.parametrize("page", ["", "mechanics/"])
def test_mechanics_come_by_name(alice: Client, page: str):
    for slug in ("zeal", "echo", "cascade"):
        stored(family=slug, note=slug, mechanics=[mechanic(slug).slug])

    content = alice.get(f"/en/{page}").content.decode()

    places = [content.index(f"/en/mechanic/{slug}/") for slug in ("cascade", "echo", "zeal")]
    assert places == sorted(places)


def test_a_ruling_offers_only_questions_on_its_mechanic(alice: Client):
    mechanic("echo")
    stored(mechanics=["echo"], rulings=[ruling().slug])

    assert "Try a question on this" not in alice.get("/en/ruling/EMA-cascade-7/").content.decode()


def test_a_section_has_its_rules_and_a_rule_its_parts(alice: Client):
    for number in ("113.7", "113.7a", "113.10"):
        rule(number)

    section = alice.get("/en/rule/113/").content.decode()
    whole = alice.get("/en/rule/113.7/").content.decode()

    _, _, shown = section.partition("<main")
    assert shown.index("Rule 113.7a in our words.") < shown.index("Rule 113.10 in our words.")
    assert "Rule 113.7 in our words." in whole
    assert "Rule 113.7a in our words." in whole
    assert 'rel="next" href="/en/rule/113.10/"' in whole


def test_what_rests_on_a_rule(alice: Client):
    rule("113.7a")
    ruling()
    stored(family=FAMILY)

    for number in ("113.7a", "113.7"):
        page = alice.get(f"/en/rule/{number}/").content.decode()

        assert "Countering Bloodbraid Elf leaves its cascade." in page
        assert 'href="/en/belief/ability-dies-with-its-source/"' in page
        assert FAMILIES[FAMILY].title.en in page


def test_a_belief(alice: Client):
    ruling()

    page = alice.get("/en/belief/resulting-spell-is-not-checked/").content.decode()

    assert "true until 24 February 2021" in page
    assert "must meet the terms of the permission" in page
    assert "No questions in the stock yet." in page


@pytest.mark.parametrize("path", ["beliefs", "belief/{}", "rule/{}", "then-and-now"])
def test_symbols_in_beliefs_are_drawn(alice: Client, path: str):
    belief = MISCONCEPTIONS["new-creature-is-sick"]
    rule(belief.cr)

    page = alice.get(f"/en/{path.format(belief.cr if 'rule' in path else belief.slug)}/")

    assert page.status_code == 200
    assert not SYMBOL.search(page.content.decode().partition("<main")[2])


@pytest.mark.parametrize(
    "wanted", [{"belief": BELIEF}, {"card": "bloodbraid-elf"}, {"rule": "113.7"}]
)
def test_what_a_page_is_about_can_be_practised_alone(alice: Client, elf: Card, wanted: dict):
    asked = stored(family=FAMILY, mechanics=["cascade"])
    asked.cards.add(elf)
    options = [it | {"beliefs": []} for it in EXAMPLE["options"]]
    stored(family="another", note="Another.", mechanics=[mechanic("echo").slug], options=options)

    alice.post("/en/quiz/", wanted)

    quiz = Quiz.objects.get()
    assert quiz.questions == [asked.pk]
    assert quiz.mechanics == ["cascade"]


@pytest.mark.parametrize("subject", ["belief", "card", "rule"])
@pytest.mark.parametrize("named", ["nothing", "x" * 500, "\0", "１", "'"])
def test_what_is_no_subject_starts_no_quiz(alice: Client, subject: str, named: str):
    stored()

    assert alice.post("/en/quiz/", {subject: named}).status_code == 422
    assert not Quiz.objects.exists()


def test_what_was_stocked_before_is_tied_to_what_it_names(elf: Card):
    question = stored(family=FAMILY)
    question.mechanics.clear()

    tie()

    assert [it.slug for it in question.cards.all()] == [elf.slug]
    assert {it.slug for it in question.mechanics.all()} == {"cascade"}


def test_cards_by_colour_and_type(alice: Client):
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)

    every = alice.get("/en/cards/").content.decode()
    some = alice.get("/en/cards/?colour=g&type=creature").content.decode()

    assert every.index("Bloodbraid Elf") < every.index("Counterspell") < every.index("Forest")
    assert "Bloodbraid Elf" in some
    assert "Llanowar Elves" in some
    assert "Counterspell" not in some
    assert "Forest" not in some


@pytest.mark.parametrize("query", ["page=0", "page=2", "page=x", "page=９", "page=99999"])
def test_a_page_of_cards_that_is_not_there(alice: Client, elf: Card, query: str):
    assert alice.get(f"/en/cards/?{query}").status_code == 404


@pytest.mark.parametrize(
    ("text", "name", "is_said"),
    [
        ("Ava casts Shock.", "Shock", True),
        ("Ava casts Aftershock or Sudden Shock.", "Shock", False),
        ("N: Snow-Covered Swamp @s", "Swamp", False),
        ("N: Snow-Covered Swamp, Swamp @s", "Swamp", True),
        ("A cast @x as Ice", "Fire // Ice", True),
        ("A cast Icequake", "Fire // Ice", False),
    ],
)
def test_a_name_is_said_alone(text: str, name: str, *, is_said: bool):
    assert says(text, name) is is_said


def test_a_page_that_a_browser_has_is_not_sent_again(alice: Client):
    stored()
    alice.get("/en/mechanic/cascade/")  # brings the cookie that its form needs
    kept = {"If-None-Match": alice.get("/en/mechanic/cascade/")["ETag"]}
    assert alice.get("/en/mechanic/cascade/", headers=kept).status_code == 304
    assert Client().get("/en/mechanic/cascade/", headers=kept).status_code == 200

    ruling("EMA-other", words={"en": "Something else.", "ja": "別のこと。"})
    changed = alice.get("/en/mechanic/cascade/", headers=kept)

    assert changed.status_code == 200
    assert "private" in changed["Cache-Control"]
