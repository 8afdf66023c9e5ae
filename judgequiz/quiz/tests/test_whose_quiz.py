"""A quiz is its learner's alone: everyone else is shown the way to the same questions, no more."""

import pytest
from django.test import Client

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import User
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import RIGHT, WRONG, example
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import HTMX, RESTORE, address, answer_all, begun, verdict_address

pytestmark = pytest.mark.django_db

PEOPLE = ["stranger", "guest", "user", "user who was a guest", "staff"]


def signed_in(client: Client, name: str, **facts: bool) -> Client:
    client.force_login(User.objects.create_user(name, **facts))
    return client


def someone(kind: str) -> Client:
    client = Client()
    match kind:
        case "guest":
            begun(client, count=0)
        case "user":
            signed_in(client, "bob")
        case "user who was a guest":
            quiz = begun(client, count=0)
            claim(User.objects.create_user("bob"), quiz.learner_id)
            client.force_login(User.objects.get(username="bob"))
        case "staff":
            signed_in(client, "judy", is_staff=True, is_superuser=True)
    return client


def addresses(quiz: Quiz) -> list[str]:
    """Everything there is of a quiz to look at."""
    places = range(1, len(quiz.questions) + 1)
    return [
        quiz.get_absolute_url(),
        f"/ja/quiz/{quiz.pk}/end/",
        *(address(quiz, place) for place in places),
        *(verdict_address(quiz, place) for place in places),
    ]


@pytest.fixture(params=["a guest's", "a user's"])
def quiz(alice: Client, request: pytest.FixtureRequest) -> Quiz:
    """A quiz of Alice's, half of it answered."""
    made = begun(alice)
    if request.param == "a user's":
        user = User.objects.create_user("alice")
        claim(user, made.learner_id)
        alice.force_login(user)
    for place, choice in enumerate((RIGHT, WRONG), start=1):
        alice.post(address(made, place), {"choice": choice})
    return made


def test_it_works(alice: Client, quiz: Quiz):
    statuses = {alice.get(url, follow=True).status_code for url in addresses(quiz)}

    assert statuses == {200}


@pytest.mark.parametrize("kind", PEOPLE)
@pytest.mark.parametrize("headers", [{}, HTMX, RESTORE], ids=["plain", "htmx", "restore"])
def test_others_read_nothing(quiz: Quiz, kind: str, headers: dict[str, str]):
    other = someone(kind)

    for url in addresses(quiz):
        response = other.get(url, headers=headers)

        content = response.content.decode()
        assert response.status_code == 403
        assert "no-store" in response["Cache-Control"]
        assert example()["ask"]["en"] not in content
        assert example()["situation"][0]["en"] not in content
        assert f"/same/{quiz.paper_id}/" in content
        assert ("<html" in content) is (headers is not HTMX)


@pytest.mark.parametrize("kind", PEOPLE)
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_others_answer_nothing(quiz: Quiz, kind: str, headers: dict[str, str]):
    other = someone(kind)
    before = Answer.objects.count()

    for place in range(1, 6):
        response = other.post(address(quiz, place), {"choice": RIGHT}, headers=headers)

        assert response.status_code == 403
        assert "This answer was not recorded" in response.content.decode()
    assert Answer.objects.count() == before


@pytest.mark.parametrize("kind", PEOPLE)
def test_others_practise_nothing_of_it(alice: Client, quiz: Quiz, kind: str):
    other = someone(kind)

    other.post("/en/quiz/", {"missed": str(quiz.pk)})

    made = Quiz.objects.latest("made_at")
    assert made.learner != quiz.learner
    assert len(made.questions) == 5, "a mix, as if nothing had been asked for"


def test_who_is_not_logged_in_is_asked_to(quiz: Quiz, bob: Client):
    content = bob.get(address(quiz)).content.decode()

    assert f"/en/account/login/?next={quiz.get_absolute_url()}" in content


def test_a_quiz_whose_learner_is_gone_is_nobodys(alice: Client, quiz: Quiz):
    Quiz.objects.update(learner=None)

    assert {alice.get(url).status_code for url in addresses(quiz)} == {403}


def test_a_finished_one_is_as_closed(alice: Client, bob: Client, quiz: Quiz):
    answer_all(alice, quiz)

    assert {bob.get(url).status_code for url in addresses(quiz)} == {403}
