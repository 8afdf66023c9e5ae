"""The verdict: the answer, why, what each option believes, what to say, how it was played."""

import pytest
from django.test import Client

from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import (
    BELIEF,
    OTHER_WRONG,
    RIGHT,
    WRONG,
    example,
    some_stored,
)
from judgequiz.quiz.tests.quizzes import address, answer_all, begun, verdict_address
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db


def verdict(client: Client, choice: str, *, language: str = "en", **post: str) -> str:
    quiz = begun(client)
    client.post(address(quiz), {"choice": choice, **post})
    return client.get(f"/{language}/quiz/{quiz.pk}/1/verdict/").content.decode()


def test_it_works(alice: Client):
    page = verdict(alice, WRONG, sure="2")

    data = example()
    assert "Not this time. You chose 1; right is 2." in page
    assert data["answer"]["en"] in page
    assert f"“{data['say']['en']}”" in page
    assert "Your answer (fairly sure)" in page
    assert "Rule 113.7a in our words." in page
    assert "last compared with the whole official text in its edition of 17 April 2026" in page
    assert "Answers go by the Comprehensive Rules of 7 August 2026." in page
    assert "Eternal Masters, 8 June 2016" in page
    for option in data["options"]:
        assert option["words"]["en"] in page
        assert option["reply"]["en"] in page


def test_every_option_has_its_belief(alice: Client):
    page = verdict(alice, RIGHT)

    assert page.count("Belief: <b>") == 2
    assert f'href="/en/rule/{MISCONCEPTIONS[BELIEF].cr}/"' in page


def test_the_parting_step_is_that_of_the_option_chosen(alice: Client):
    page = verdict(alice, OTHER_WRONG)

    parting = page.split('class="is-parting"')[1].split("</li>")[0]
    assert page.count('class="is-parting"') == 1
    assert "Cascade resolves." in parting


def test_a_right_answer_parts_nowhere(alice: Client):
    page = verdict(alice, RIGHT)

    assert "Right. It is 2." in page
    assert "Here the two games part" not in page


def test_i_dont_know(alice: Client):
    page = verdict(alice, RIGHT, **{"pass": "1"})

    assert "You passed; right is 2." in page
    assert "Your answer" not in page


def test_in_japanese(alice: Client):
    page = verdict(alice, WRONG, language="ja")

    assert "不正解。あなたの回答は１、正解は２。" in page
    assert example()["say"]["ja"] in page
    assert "Avaの第3ターン、終了ステップ" in page


def test_next_is_the_next_open_question(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz, 2), {"choice": RIGHT})
    alice.post(address(quiz, 1), {"choice": RIGHT})

    assert (
        f'href="{address(quiz, 3)}" data-next'
        in alice.get(verdict_address(quiz, 1)).content.decode()
    )

    for position in (3, 5):
        alice.post(address(quiz, position), {"choice": RIGHT})

    assert (
        f'href="{address(quiz, 4)}" data-next'
        in alice.get(verdict_address(quiz, 5)).content.decode()
    )


def test_after_the_last_answer_comes_the_end(alice: Client):
    quiz = begun(alice)

    answer_all(alice, quiz)

    page = alice.get(verdict_address(quiz, 5)).content.decode()
    assert f'href="/en/quiz/{quiz.pk}/end/" data-next' in page


def test_without_an_answer_it_is_the_question(alice: Client):
    quiz = begun(alice)

    assert alice.get(verdict_address(quiz))["Location"] == address(quiz)


def test_a_belief_no_longer_registered_is_left_out(alice: Client):
    options = example()["options"]
    options[0]["beliefs"] = ["a-belief-of-long-ago"]
    some_stored(5, options=options)
    quiz = begun(alice, count=0)
    alice.post(address(quiz), {"choice": WRONG})

    page = alice.get(verdict_address(quiz))

    assert page.status_code == 200
    assert page.content.decode().count("Belief: <b>") == 1


def test_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": WRONG})

    with django_assert_max_num_queries(7):
        alice.get(verdict_address(quiz))


def test_wrong_method(alice: Client):
    quiz = begun(alice)

    assert alice.post(verdict_address(quiz)).status_code == 405


def test_a_rule_that_both_cause_and_effect_rest_on_is_said_once(alice: Client):
    quiz = begun(alice)
    for question in Question.objects.all():
        question.data["because"][1]["cr"] = question.data["because"][0]["cr"]
        question.save()

    alice.post(address(quiz), {"choice": RIGHT})
    page = alice.get(verdict_address(quiz)).content.decode()

    assert page.count("Rule 113.7a in our words.") == 1


def test_a_rule_that_two_beliefs_of_an_option_rest_on_is_cited_once(alice: Client):
    quiz = begun(alice)
    for question in Question.objects.all():
        wrong = next(it for it in question.data["options"] if it["key"] == WRONG)
        wrong["beliefs"] = ["last-exiled-card-counts", "linked-card-follows-the-card"]
        question.save()

    alice.post(address(quiz), {"choice": RIGHT})
    page = alice.get(verdict_address(quiz)).content.decode()

    assert page.count('href="/en/rule/607.2a/"') == 1
