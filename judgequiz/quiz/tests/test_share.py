"""The same questions for others, by an address that tells neither answers nor whose they were."""

import re
import uuid

import pytest
from django.test import Client

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import User
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import RIGHT, WRONG, example, some_stored, stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Paper, Quiz
from judgequiz.quiz.tests.quizzes import address, answer_all, begun

pytestmark = pytest.mark.django_db

REASON = {"en": "Wrong.", "ja": "誤り。"}


def shared(quiz: Quiz, language: str = "en") -> str:
    return f"/{language}/same/{quiz.paper_id}/"


def taken_back(quiz: Quiz, *places: int) -> None:
    for place in places:
        question = Question.objects.get(pk=quiz.questions[place - 1])
        withdraw(Recall(question=question, reason=REASON))


def test_it_works(alice: Client, bob: Client):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)
    end = alice.get(f"/en/quiz/{quiz.pk}/end/").content.decode()
    link = re.search(r'href="http://testserver(/same/[^"]+)"', end)[1]

    page = bob.get(link, follow=True).content.decode()

    assert "5 questions for you" in page
    assert ">Cascade</a>" in page
    response = bob.post("/en/quiz/", {"same": re.search(r'name="same" value="([^"]+)"', page)[1]})
    other = Quiz.objects.latest("made_at")
    assert response["Location"] == address(other)
    assert other.questions == quiz.questions
    assert other.learner != quiz.learner
    assert bob.get(address(other)).status_code == 200


@pytest.mark.parametrize(
    ("language", "words"), [("en", "5 questions for you"), ("ja", "５問に挑戦")]
)
def test_the_link_opens_in_the_readers_language(
    alice: Client, bob: Client, language: str, words: str
):
    quiz = begun(alice)

    response = bob.get(
        f"/same/{quiz.paper_id}/", headers={"Accept-Language": language}, follow=True
    )

    assert response.redirect_chain[-1][0] == shared(quiz, language)
    assert words in response.content.decode()


def test_it_tells_neither_answers_nor_whose_they_are(alice: Client, bob: Client):
    quiz = begun(alice)
    user = User.objects.create_user("alice", email="alice@judge.example")
    claim(user, quiz.learner_id)
    alice.force_login(user)
    answer_all(alice, quiz, WRONG)

    page = bob.get(shared(quiz)).content.decode()

    data = example()
    told = [
        str(quiz.pk),
        str(quiz.learner_id),
        "alice",
        "right of",
        data["ask"]["en"],
        data["answer"]["en"],
        data["title"]["en"],
        data["family"],
        *(option["words"]["en"] for option in data["options"]),
        *(option["key"] for option in data["options"]),
    ]
    assert not [words for words in told if words in page]


def test_the_address_is_not_the_quizs(alice: Client):
    quiz = begun(alice)

    assert quiz.paper_id != quiz.pk
    assert quiz.paper_id.version == 4


def test_a_run_of_shared_questions_shares_the_same_address(alice: Client, bob: Client):
    quiz = begun(alice)

    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})

    assert Paper.objects.count() == 1
    assert set(Quiz.objects.values_list("paper", flat=True)) == {quiz.paper_id}


def test_it_outlives_the_quiz_it_came_from(alice: Client, bob: Client):
    quiz = begun(alice)
    Quiz.objects.all().delete()

    assert bob.get(shared(quiz)).status_code == 200
    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})
    assert Quiz.objects.get().questions == quiz.questions


def test_one_who_began_them_is_shown_the_way_back(alice: Client, bob: Client):
    quiz = begun(alice)

    assert quiz.get_absolute_url() in alice.get(shared(quiz)).content.decode()
    assert "You began these questions on" not in bob.get(shared(quiz)).content.decode()


def test_a_link_preview_says_what_it_is(alice: Client, bob: Client):
    quiz = begun(alice)

    page = bob.get(shared(quiz)).content.decode()

    assert '<meta property="og:title" content="5 questions for you">' in page
    assert '<meta property="og:description" content="On Cascade: ' in page
    assert f'<meta property="og:url" content="http://testserver/same/{quiz.paper_id}/">' in page


def test_a_withdrawn_question_is_left_out_and_said_so(alice: Client, bob: Client):
    quiz = begun(alice)
    taken_back(quiz, 2, 4)

    page = bob.get(shared(quiz)).content.decode()
    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})

    assert "3 questions for you" in page
    assert "2 more have been withdrawn since and are left out." in page
    other = Quiz.objects.latest("made_at")
    assert other.questions == [pk for n, pk in enumerate(quiz.questions, 1) if n not in (2, 4)]
    assert other.size == 3


def test_withdrawn_whole_it_offers_others(alice: Client, bob: Client):
    quiz = begun(alice)
    taken_back(quiz, 1, 2, 3, 4, 5)

    page = bob.get(shared(quiz))
    refused = bob.post("/en/quiz/", {"same": str(quiz.paper_id)})

    assert page.status_code == 200
    assert "All of these questions have been withdrawn" in page.content.decode()
    assert 'name="same"' not in page.content.decode()
    assert refused.status_code == 422
    assert "All of these questions have been withdrawn." in refused.content.decode()


def test_a_newer_version_does_not_change_what_was_shared(alice: Client, bob: Client):
    quiz = begun(alice)
    Question.objects.update(retired_at="2026-01-01T00:00Z")

    assert "5 questions for you" in bob.get(shared(quiz)).content.decode()
    bob.post("/en/quiz/", {"same": str(quiz.paper_id)})
    assert Quiz.objects.latest("made_at").questions == quiz.questions


def test_one_that_does_not_exist(alice: Client):
    assert alice.get(f"/en/same/{uuid.uuid4()}/").status_code == 404
    assert alice.get("/en/same/nonsense/").status_code == 404
    begun(alice)
    assert alice.get(f"/en/same/{Quiz.objects.get().pk}/").status_code == 404


def test_reading_makes_no_rows(alice: Client, bob: Client):
    quiz = begun(alice)
    before = Quiz.objects.count(), Paper.objects.count()

    bob.get(shared(quiz))

    assert (Quiz.objects.count(), Paper.objects.count()) == before
    assert not bob.cookies.get("learner")


def test_wrong_method(alice: Client):
    assert alice.post(shared(begun(alice)), {"choice": RIGHT}).status_code == 405


def test_questions_on_no_mechanic_of_the_catalogue_are_named_too(alice: Client):
    some_stored(2, mechanics=["echo", "cascade"])
    stored(family="general", note="General.", mechanics=[])
    quiz = begun(alice, count=0)

    content = alice.get(shared(quiz)).content.decode()

    assert content.index("/en/mechanic/cascade/") < content.index("<li>General rules</li>")


def test_few_queries(alice: Client, bob: Client, django_assert_max_num_queries):
    quiz = begun(alice)

    with django_assert_max_num_queries(4):
        bob.get(shared(quiz))
    with django_assert_max_num_queries(6):
        alice.get(shared(quiz))
