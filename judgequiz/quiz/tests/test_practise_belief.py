"""A belief is practised by questions that tell it apart and are new to one."""

import pytest
from django.test import Client

from judgequiz.progress import choose
from judgequiz.questions.models import Lure, Question
from judgequiz.questions.tests.example import BELIEF, OTHER_BELIEF, WRONG, example, some_stored
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import address, answer_all, begun

pytestmark = pytest.mark.django_db


def without_belief(count: int) -> list[Question]:
    options = [
        it | {"beliefs": [OTHER_BELIEF]} if it["beliefs"] else it for it in example()["options"]
    ]
    return some_stored(count, options=options, family="other")


def practised(client: Client) -> Quiz:
    response = client.post("/en/quiz/", {"belief": BELIEF})
    assert response.status_code == 302
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def test_it_works(alice: Client):
    without_belief(5)
    telling = some_stored(7)

    quiz = practised(alice)

    assert len(quiz.questions) == 5
    assert set(quiz.questions) <= {it.pk for it in telling}


def test_what_was_answered_comes_not_again(alice: Client, monkeypatch: pytest.MonkeyPatch):
    wanted: set[str] = set()
    monkeypatch.setattr(choose, "want", wanted.update)
    without_belief(5)
    some_stored(7)
    first = practised(alice)
    answer_all(alice, first)
    second = practised(alice)
    assert len(second.questions) == 2
    assert not set(first.questions) & set(second.questions)
    answer_all(alice, second)

    response = alice.post("/en/quiz/", {"belief": BELIEF})

    assert response.status_code == 422
    assert "You have answered all there is on this belief." in response.content.decode()
    assert Quiz.objects.count() == 2
    assert wanted == {f"family-{n}" for n in range(7)}


@pytest.mark.parametrize("belief", [OTHER_BELIEF, "nobody-holds-this", "\x00", "9" * 400])
def test_where_there_is_nothing_on_it_that_is_what_is_said(alice: Client, belief: str):
    some_stored(5, options=[it | {"beliefs": []} for it in example()["options"]])

    response = alice.post("/en/quiz/", {"belief": belief})

    assert response.status_code == 422
    assert "There is no question on this in the stock yet." in response.content.decode()
    assert not Quiz.objects.exists()


def test_the_end_of_a_quiz_leads_there(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz, WRONG)

    page = alice.get(f"/en/quiz/{quiz.pk}/end/").content.decode()

    assert f'<input type="hidden" name="belief" value="{BELIEF}">' in page
    assert 'href="/en/progress/"' in page
    assert alice.get(address(quiz)).status_code == 302


def test_a_question_has_a_lure_for_each_belief_of_a_wrong_option():
    [question] = some_stored(1)

    assert set(Lure.objects.values_list("question", "belief")) == {
        (question.pk, BELIEF),
        (question.pk, OTHER_BELIEF),
    }
    question.save()
    assert Lure.objects.count() == 2
