"""A question's own address: it asks, takes an answer, and tells nobody else what is right."""

import pytest
from django.test import Client
from django.utils import timezone
from django.utils.html import escape

from judgequiz.questions.models import Answer, Question
from judgequiz.questions.tests.example import BELIEF, EXAMPLE, RIGHT, WRONG, some_stored, stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz

pytestmark = pytest.mark.django_db

REASON = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}
TOLD = [
    EXAMPLE["answer"]["en"],
    EXAMPLE["because"][0]["words"]["en"],
    *(it["reply"]["en"] for it in EXAMPLE["options"] if it["reply"]["en"]),
    BELIEF,
]


def read(client: Client, question: Question) -> str:
    response = client.get(question.get_absolute_url())
    assert response.status_code == 200
    return response.content.decode()


def answered(client: Client, question: Question, choice: str) -> str:
    response = client.post("/en/quiz/", {"only": question.pk, "choice": choice})
    assert response.status_code == 302
    return response["Location"]


def test_it_works(alice: Client, bob: Client):
    question = stored()
    some_stored(3)
    assert "Choose one, and the verdict follows." in read(alice, question)
    assert not Quiz.objects.exists()

    verdict = answered(alice, question, WRONG)

    quiz = Quiz.objects.get()
    assert verdict == f"/en/quiz/{quiz.pk}/1/verdict/"
    assert quiz.questions == [question.pk]
    assert f'<a href="{verdict}">Not this time. You chose 1; right is 2.</a>' in read(
        alice, question
    )
    assert verdict not in read(bob, question)


@pytest.mark.parametrize("change", ["in stock", "retired", "withdrawn"])
def test_it_tells_nobody_what_is_right(alice: Client, bob: Client, change: str):
    question = stored()
    answered(bob, question, RIGHT)
    if change == "retired":
        Question.objects.update(retired_at=timezone.now())
    if change == "withdrawn":
        withdraw(Recall(question=question, option=WRONG, reason=REASON))

    page = read(alice, question)

    assert escape(EXAMPLE["options"][1]["words"]["en"]) in page
    assert not [told for told in TOLD if escape(told) in page]
    assert "is-right" not in page
    assert (REASON["en"] in page) == (change == "withdrawn")
    assert ('name="only"' in page) == (change == "in stock")


def test_what_is_not_asked_any_more_is_not_asked(alice: Client):
    question = stored()
    some_stored(5)
    Question.objects.filter(pk=question.pk).update(retired_at=timezone.now())

    for written in (question.pk, "0", "x", "9" * 400, ""):
        response = alice.post("/en/quiz/", {"only": written, "choice": RIGHT})

        assert response.status_code == 422
        assert "This question is not asked any more." in response.content.decode()
    assert not Answer.objects.exists()
    assert not Quiz.objects.exists()


def test_without_an_option_the_quiz_asks(alice: Client):
    question = stored()

    assert answered(alice, question, "nothing").endswith("/1/")
    assert not Answer.objects.exists()


@pytest.mark.parametrize("pk", ["0", "9" * 40])
def test_there_is_no_such_question(alice: Client, pk: str):
    assert alice.get(f"/en/question/{pk}/").status_code == 404


def test_few_queries(alice: Client, django_assert_max_num_queries):
    question = stored()
    for _ in range(4):
        answered(alice, question, WRONG)

    with django_assert_max_num_queries(12):
        read(alice, question)
