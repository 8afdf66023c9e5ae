"""At the end, what was missed is practised: variants of the same families that are new to one."""

import re

import pytest
from django.test import Client

from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import RIGHT, WRONG, some_stored, stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import address, answer_all, begun

pytestmark = pytest.mark.django_db


def more_of(family: str, count: int) -> list[int]:
    return [
        stored(family=family, seed=500 + n, note=f"{family}, note {n}.").pk for n in range(count)
    ]


def family_at(quiz: Quiz, place: int) -> str:
    return Question.objects.get(pk=quiz.questions[place - 1]).family


def answered(client: Client, quiz: Quiz, **missed: dict[str, str]) -> None:
    """All answered right but for the places named: p1, p2 …"""
    for place in range(1, len(quiz.questions) + 1):
        client.post(address(quiz, place), missed.get(f"p{place}", {"choice": RIGHT}))


def end_of(client: Client, quiz: Quiz, language: str = "en") -> str:
    return client.get(f"/{language}/quiz/{quiz.pk}/end/").content.decode()


def practised(client: Client, quiz: Quiz) -> Quiz:
    response = client.post("/en/quiz/", {"missed": str(quiz.pk)})
    assert response.status_code == 302
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def test_it_works(alice: Client):
    quiz = begun(alice)
    wrong, passed = more_of(family_at(quiz, 2), 2), more_of(family_at(quiz, 4), 1)
    more_of(family_at(quiz, 1), 3)
    answered(alice, quiz, p2={"choice": WRONG}, p4={"pass": "1"})

    page = end_of(alice, quiz)
    assert "Practise what you missed" in page
    assert "3 questions of the same kinds, new to you." in page
    other = practised(alice, quiz)

    assert set(other.questions) == {*wrong, *passed}
    assert Question.objects.get(pk=other.questions[0]).family == family_at(quiz, 2)
    assert Question.objects.get(pk=other.questions[1]).family == family_at(quiz, 4)
    assert other.mechanics == quiz.mechanics


def test_in_japanese(alice: Client):
    quiz = begun(alice)
    more_of(family_at(quiz, 1), 1)
    answered(alice, quiz, p1={"choice": WRONG})

    assert "同じ種類で、まだ解いていない１問。" in end_of(alice, quiz, "ja")


def test_nothing_missed_is_nothing_to_practise(alice: Client):
    quiz = begun(alice)
    more_of(family_at(quiz, 1), 3)
    answer_all(alice, quiz)

    assert "Practise what you missed" not in end_of(alice, quiz)


def test_what_was_answered_before_is_not_new(alice: Client):
    quiz = begun(alice)
    new = more_of(family_at(quiz, 1), 2)
    answered(alice, quiz, p1={"choice": WRONG})
    first = practised(alice, quiz)
    assert set(first.questions) == set(new)
    answer_all(alice, first)

    page = end_of(alice, quiz)

    assert "You have answered all there is of these kinds." in page
    assert 'name="missed"' not in page
    assert "New questions, a mix again" in page


def test_none_left_is_said_and_not_made_up_for(alice: Client):
    quiz = begun(alice)
    answered(alice, quiz, p1={"choice": WRONG})
    before = Quiz.objects.count()

    response = alice.post("/en/quiz/", {"missed": str(quiz.pk)})

    assert response.status_code == 422
    assert "You have answered all there is on what you missed." in response.content.decode()
    assert Quiz.objects.count() == before


def test_at_most_ten_and_a_few_of_each_family(alice: Client):
    quiz = begun(alice)
    for place in range(1, 6):
        more_of(family_at(quiz, place), 6)
    answer_all(alice, quiz, WRONG)

    other = practised(alice, quiz)

    assert len(other.questions) == len(set(other.questions)) == 10
    families = [Question.objects.get(pk=pk).family for pk in other.questions]
    assert len(set(families[:5])) == 5
    assert max(map(families.count, families)) == 2


def test_one_family_is_not_asked_about_on_and_on(alice: Client):
    quiz = begun(alice)
    more_of(family_at(quiz, 1), 9)
    answered(alice, quiz, p1={"choice": WRONG})

    assert len(practised(alice, quiz).questions) == 3


def test_what_is_marked_anew_is_not_missed(alice: Client):
    quiz = begun(alice)
    more_of(family_at(quiz, 1), 2)
    answered(alice, quiz, p1={"choice": WRONG})
    question = Question.objects.get(pk=quiz.questions[0])

    withdraw(Recall(question=question, reason={"en": "Wrong.", "ja": "誤り。"}, option=WRONG))

    assert "Practise what you missed" not in end_of(alice, quiz)


@pytest.mark.parametrize(
    "missed", ["", "x", "\x00", "0" * 400, "00000000-0000-4000-8000-000000000000"]
)
def test_a_quiz_that_does_not_exist_is_as_if_not_asked_for(alice: Client, missed: str):
    some_stored(5)

    assert alice.post("/en/quiz/", {"missed": missed}).status_code == 302
    assert len(Quiz.objects.get().questions) == 5


def test_the_score_is_above_and_each_question_has_its_address(alice: Client):
    quiz = begun(alice)
    answered(alice, quiz, p2={"choice": WRONG})

    page = end_of(alice, quiz)

    assert "4 right of 5." in page
    links = re.findall(rf'<p class="reading"><a href="(/en/quiz/{quiz.pk}/\d/verdict/)"', page)
    assert links == [f"/en/quiz/{quiz.pk}/{place}/verdict/" for place in range(1, 6)]
    assert {alice.get(link).status_code for link in links} == {200}


def test_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    more_of(family_at(quiz, 1), 3)
    answered(alice, quiz, p1={"choice": WRONG})

    with django_assert_max_num_queries(9):
        end_of(alice, quiz)
