"""The end of a quiz: the score by mechanic, the beliefs found, and starting again."""

import pytest
from django.test import Client
from django.utils.html import escape

from judgequiz.questions.tests.example import BELIEF, RIGHT, WRONG, example, stored
from judgequiz.quiz.tests.quizzes import address, answer_all, begun
from judgequiz.rulings.templatetags.words import SYMBOL, plain
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db


def test_it_works(alice: Client):
    quiz = begun(alice)
    for position, choice in enumerate([RIGHT, WRONG, WRONG, RIGHT], start=1):
        alice.post(address(quiz, position), {"choice": choice})
    alice.post(address(quiz, 5), {"pass": "1"})

    page = alice.get(f"/en/quiz/{quiz.pk}/end/").content.decode()

    assert "2 right of 5." in page
    assert escape(plain({"en": MISCONCEPTIONS[BELIEF].says.en})) in page
    assert f'href="/en/quiz/{quiz.pk}/2/verdict/">question 2</a>' in page
    assert f'href="/en/quiz/{quiz.pk}/3/verdict/">question 3</a>' in page
    assert "<td>2</td><td>5</td>" in page
    assert "New questions, a mix again" in page


def test_in_japanese(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz)

    page = alice.get(f"/ja/quiz/{quiz.pk}/end/").content.decode()

    assert "５問中５問正解。" in page
    assert "すべての回答がルールと一致している。" in page


def test_starting_again_on_the_same_mechanics(alice: Client):
    begun(alice)
    response = alice.post("/en/quiz/", {"mechanic": "cascade", "count": "10"})
    quiz_url = response["Location"].removesuffix("1/")
    for position in range(1, 6):
        alice.post(f"{quiz_url}{position}/", {"pass": "1"})

    page = alice.get(f"{quiz_url}end/").content.decode()

    assert '<input type="hidden" name="mechanic" value="cascade">' in page
    assert "counts as no belief" in page


def test_with_an_open_question_it_is_that_question(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz, 1), {"choice": RIGHT})

    response = alice.get(f"/en/quiz/{quiz.pk}/end/")

    assert response["Location"] == address(quiz, 2)


def test_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)

    with django_assert_max_num_queries(9):
        alice.get(f"/en/quiz/{quiz.pk}/end/")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    "slug", [slug for slug, it in MISCONCEPTIONS.items() if SYMBOL.search(it.says.en)]
)
def test_a_symbol_in_a_belief_is_drawn(alice: Client, slug: str, language: str):
    stored(options=[{**it, "beliefs": [slug]} for it in example()["options"]])
    quiz = begun(alice, count=0)
    alice.post(address(quiz), {"choice": WRONG})

    page = alice.get(f"/{language}/quiz/{quiz.pk}/end/").content.decode()

    assert 'class="pip' in page
    assert not SYMBOL.search(page.partition("<main")[2])
