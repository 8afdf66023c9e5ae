"""A question's page: read without an account, and silent about the answer."""

import json
import re
import uuid

import pytest
from django.test import Client

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import BELIEF, RIGHT, example
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import HTMX, RESTORE, address, begun, verdict_address

pytestmark = pytest.mark.django_db


def test_it_works(alice: Client):
    quiz = begun(alice)

    response = alice.get(address(quiz))

    content = response.content.decode()
    assert response.status_code == 200
    assert "What becomes of the cascade trigger?" in content
    assert "Question 1 of 5" in content
    assert 'popovertarget="card-bloodbraid-elf">Bloodbraid Elf</button>' in content
    assert content.count('name="choice"') == 3
    assert "no-store" in response["Cache-Control"]


def test_in_japanese_without_losing_place(alice: Client):
    quiz = begun(alice)
    english = alice.get(address(quiz)).content.decode()

    assert f'href="/ja/quiz/{quiz.pk}/1/"' in english

    japanese = alice.get(f"/ja/quiz/{quiz.pk}/1/").content.decode()

    assert "続唱能力はどうなるか。" in japanese
    assert "５問中１問目" in japanese
    assert '《<button type="button" class="cardname"' in japanese


def test_htmx_is_given_the_part(alice: Client):
    quiz = begun(alice)

    response = alice.get(address(quiz), headers=HTMX)

    content = response.content.decode()
    assert "<html" not in content
    assert '<div id="screen">' in content
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


def test_going_back_in_history_is_given_the_whole_page(alice: Client):
    quiz = begun(alice)

    response = alice.get(address(quiz), headers=RESTORE)

    assert "<html" in response.content.decode()


def test_nothing_tells_the_answer_before_it_is_given(alice: Client):
    quiz = begun(alice)

    page = alice.get(address(quiz)).content.decode()

    data = example()
    told = [
        BELIEF,
        data["title"]["en"],
        data["answer"]["en"],
        data["say"]["en"],
        data["note"]["en"],
        data["signature"],
        data["family"],
        *(option["reply"]["en"] for option in data["options"] if option["reply"]["en"]),
        *(step["words"]["en"] for step in data["because"]),
        *(play["words"]["en"] for play in data["log"][1:]),
    ]
    assert not [words for words in told if words in page]


def test_the_right_option_is_marked_up_like_the_others(alice: Client):
    quiz = begun(alice)

    page = alice.get(address(quiz)).content.decode()

    labels = [part.split("</label>")[0] for part in page.split('<label class="option">')[1:]]
    shapes = {
        label.replace(option["key"], "KEY")
        .replace(option["words"]["en"], "WORDS")
        .replace(f'"{number}"', '"N"')
        .replace(f">{number}<", ">N<")
        for number, (label, option) in enumerate(
            zip(labels, example()["options"], strict=True), start=1
        )
    }
    assert len(shapes) == 1


def test_an_answered_question_leads_to_its_verdict(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": RIGHT})

    response = alice.get(address(quiz))

    assert response["Location"] == verdict_address(quiz)


@pytest.mark.parametrize("position", ["0", "6", "999999999999999999999"])
def test_a_position_that_does_not_exist(alice: Client, position: str):
    quiz = begun(alice)

    assert alice.get(f"/en/quiz/{quiz.pk}/{position}/").status_code == 404


def test_a_quiz_that_does_not_exist(alice: Client):
    assert alice.get(f"/en/quiz/{uuid.uuid4()}/1/").status_code == 404
    assert alice.get("/en/quiz/nonsense/1/").status_code == 404


def test_a_get_makes_no_rows(alice: Client):
    quiz = begun(alice)

    alice.get(address(quiz))
    alice.get(verdict_address(quiz))

    assert not Answer.objects.exists()
    assert Quiz.objects.count() == 1


def test_few_queries_and_fewer_when_drawn_already(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)

    with django_assert_max_num_queries(6):
        first = alice.get(address(quiz))
    with django_assert_max_num_queries(4):
        second = alice.get(address(quiz))

    without_secrets = re.compile(r'name="(shown|csrfmiddlewaretoken)" value="[^"]*"|nonce="[^"]*"')
    assert without_secrets.sub("", first.content.decode()) == without_secrets.sub(
        "", second.content.decode()
    )


def test_the_page_is_small(alice: Client):
    quiz = begun(alice)

    assert len(alice.get(address(quiz)).content) < 30_000


def test_wrong_method(alice: Client):
    quiz = begun(alice)

    assert alice.put(address(quiz), json.dumps({})).status_code == 405


def test_what_is_drawn_already_is_drawn_for_each_language(alice: Client):
    quiz = begun(alice)

    for _ in range(2):
        assert "What becomes of" in alice.get(f"/en/quiz/{quiz.pk}/1/").content.decode()
        assert "どうなるか" in alice.get(f"/ja/quiz/{quiz.pk}/1/").content.decode()
