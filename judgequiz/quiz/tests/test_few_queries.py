"""An answer takes at most six queries and a page of a quiz at most twelve, whoever asks and how."""

from collections.abc import Callable

import pytest
from django.core.cache import caches
from django.test import Client

from judgequiz.accounts.models import User
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import WRONG
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import HTMX, address, begun, recorded, verdict_address

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"]),
    pytest.mark.parametrize("is_drawn", [False, True], ids=["first drawn", "drawn before"]),
]

REASON = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}
ANSWER = 6
PAGE = 12


@pytest.fixture(params=["guest", "user"])
def alice(request: pytest.FixtureRequest) -> Client:
    """Someone without an account, and someone signed in."""
    client = Client()
    if request.param == "user":
        client.force_login(User.objects.create_user("alice", email="alice@judge.example"))
    return client


@pytest.fixture
def prepared(bob: Client, *, is_drawn: bool) -> Callable[[Quiz], None]:
    """Has the first question of a quiz drawn before the test by someone else, or by nobody."""

    def prepare(quiz: Quiz) -> None:
        for cache in caches.all():
            cache.clear()
        if is_drawn:
            bob.post("/en/quiz/", {"same": quiz.paper_id})
            bobs = Quiz.objects.exclude(pk=quiz.pk).get()
            bob.get(address(bobs))
            bob.post(address(bobs), {"choice": WRONG}, headers=HTMX)

    return prepare


def test_an_answer(alice, prepared, headers, django_assert_max_num_queries):
    quiz = begun(alice)
    prepared(quiz)

    with django_assert_max_num_queries(ANSWER):
        response = alice.post(address(quiz), {"choice": WRONG}, headers=headers)

    assert response.status_code == (200 if headers else 302)
    assert recorded(quiz) == [WRONG]


def test_an_answer_given_again(alice, prepared, headers, django_assert_max_num_queries):
    quiz = begun(alice)
    prepared(quiz)
    alice.post(address(quiz), {"choice": WRONG})

    with django_assert_max_num_queries(ANSWER):
        alice.post(address(quiz), {"pass": "1"}, headers=headers)

    assert recorded(quiz) == [WRONG]


def test_an_answer_to_what_was_withdrawn(alice, prepared, headers, django_assert_max_num_queries):
    quiz = begun(alice)
    prepared(quiz)
    asked = Question.objects.get(pk=quiz.questions[0])
    withdraw(Recall(family=asked.family, version=asked.version, reason=REASON))

    # Without htmx the refusal is a whole page.
    with django_assert_max_num_queries(ANSWER if headers else PAGE):
        response = alice.post(address(quiz), {"choice": WRONG}, headers=headers)

    assert response.status_code == 409
    assert REASON["en"] in response.content.decode()


def test_a_question(alice, prepared, headers, django_assert_max_num_queries):
    quiz = begun(alice)
    prepared(quiz)

    with django_assert_max_num_queries(PAGE):
        page = alice.get(address(quiz), headers=headers)

    assert "What becomes of" in page.content.decode()


def test_a_verdict(alice, prepared, headers, django_assert_max_num_queries):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": WRONG})
    prepared(quiz)

    with django_assert_max_num_queries(PAGE):
        page = alice.get(verdict_address(quiz), headers=headers)

    assert "Not this time" in page.content.decode()
