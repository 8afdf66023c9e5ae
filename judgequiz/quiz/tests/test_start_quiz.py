"""Starting a quiz: a mix, chosen mechanics, a given question, the same questions as another."""

import pytest
from django.test import Client

from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import WRONG, mechanic, some_stored, stored
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import begun, recorded

pytestmark = pytest.mark.django_db


def test_it_works(alice: Client):
    some_stored(7)

    response = alice.post("/en/quiz/")

    quiz = Quiz.objects.get()
    assert response["Location"] == f"/en/quiz/{quiz.pk}/1/"
    assert len(set(quiz.questions)) == 5
    assert quiz.learner == Learner.objects.get()


def test_the_same_browser_is_the_same_learner(alice: Client, bob: Client):
    some_stored(5)

    for client in (alice, alice, bob):
        client.post("/en/quiz/")

    assert Learner.objects.count() == 2
    assert Quiz.objects.count() == 3


def test_on_chosen_mechanics(alice: Client):
    mechanic("echo")
    mechanic("flashback")
    some_stored(3, mechanics=["echo"])
    stored(family="other", note="Other.", mechanics=["flashback"])

    alice.post("/en/quiz/", {"mechanic": ["echo", "no-such-thing", "\x00"]})

    quiz = Quiz.objects.get()
    asked = Question.objects.filter(pk__in=quiz.questions)
    assert quiz.mechanics == ["echo"]
    assert {it.family for it in asked} == {"family-0", "family-1", "family-2"}


def test_ten_questions(alice: Client):
    some_stored(12)

    alice.post("/en/quiz/", {"count": "10"})

    assert len(Quiz.objects.get().questions) == 10


def test_a_count_that_is_not_offered_is_five(alice: Client):
    some_stored(6)

    alice.post("/en/quiz/", {"count": "9" * 400})

    assert len(Quiz.objects.get().questions) == 5


def test_beginning_with_a_given_question(alice: Client):
    questions = some_stored(7)

    alice.post("/en/quiz/", {"first": str(questions[6].pk)})

    assert Quiz.objects.get().questions[0] == questions[6].pk
    assert len(set(Quiz.objects.get().questions)) == 5


def test_an_option_on_the_front_page_is_the_first_answer(alice: Client):
    questions = some_stored(7)

    response = alice.post("/en/quiz/", {"first": str(questions[6].pk), "choice": WRONG})

    quiz = Quiz.objects.get()
    assert response["Location"] == f"/en/quiz/{quiz.pk}/1/verdict/"
    assert recorded(quiz) == [WRONG]


@pytest.mark.parametrize("choice", ["forged", "\x00", "9" * 4000, ""])
def test_a_forged_option_on_the_front_page_is_no_answer(alice: Client, choice: str):
    questions = some_stored(5)

    response = alice.post("/en/quiz/", {"first": str(questions[0].pk), "choice": choice})

    quiz = Quiz.objects.get()
    assert response["Location"] == f"/en/quiz/{quiz.pk}/1/"
    assert recorded(quiz) == []


@pytest.mark.parametrize("first", ["x", "-1", "9" * 18, "9" * 400, "１", "\x00", ""])
def test_a_given_question_that_does_not_exist_is_left_out(alice: Client, first: str):
    some_stored(5)

    assert alice.post("/en/quiz/", {"first": first}).status_code == 302
    assert len(Quiz.objects.get().questions) == 5


def test_the_same_questions_as_another_quiz(alice: Client, bob: Client):
    quiz = begun(alice, count=9)

    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})

    other = Quiz.objects.exclude(pk=quiz.pk).get()
    assert other.questions == quiz.questions
    assert other.paper == quiz.paper
    assert other.learner != quiz.learner


def test_nothing_in_stock_is_said_in_the_form(alice: Client):
    response = alice.post("/en/quiz/")

    assert response.status_code == 422
    assert b"There is no question on this in the stock yet" in response.content
    assert b"<form" in response.content
    assert not Quiz.objects.exists()
    assert not Learner.objects.exists()


def test_retired_questions_are_not_asked(alice: Client):
    stored()
    Question.objects.update(retired_at="2026-01-01T00:00Z")

    assert alice.post("/en/quiz/").status_code == 422


def test_nobody_fills_the_database(alice: Client, bob: Client, settings):
    """Those behind one address are counted together; what each has begun goes on."""
    some_stored(5)
    settings.ACCOUNT_RATE_LIMITS = {"start": "2/m/ip"}
    begun_at = alice.post("/en/quiz/")["Location"]
    bob.post("/en/quiz/")

    refused = bob.post("/ja/quiz/")

    assert refused.status_code == 429
    assert "短時間に要求が集中した。" in refused.content.decode()
    assert (Quiz.objects.count(), Learner.objects.count()) == (2, 2)
    assert alice.get(begun_at).status_code == 200
    assert alice.post("/en/quiz/", REMOTE_ADDR="192.0.2.1").status_code == 302


def test_csrf_is_refused():
    some_stored(5)

    response = Client(enforce_csrf_checks=True).post("/en/quiz/")

    assert response.status_code == 403
    assert b"Nothing was recorded" in response.content
    assert not Quiz.objects.exists()


def test_the_address_of_a_refused_start_leads_to_the_front(alice: Client):
    assert alice.get("/ja/quiz/")["Location"] == "/ja/"


def test_wrong_method(alice: Client):
    assert alice.put("/en/quiz/").status_code == 405


def test_a_question_on_something_else_is_not_slipped_in(alice: Client):
    mechanic("echo")
    some_stored(2, mechanics=["echo"])
    other = stored(family="other", note="Other.", mechanics=["flashback"])

    alice.post("/en/quiz/", {"mechanic": "echo", "first": str(other.pk)})

    assert other.pk not in Quiz.objects.get().questions
