"""Answering: one POST, recorded once, whoever sends what how often."""

import threading

import pytest
import time_machine
from django.db import connection, connections
from django.test import Client

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import BELIEF, RIGHT, WRONG
from judgequiz.quiz.tests.quizzes import (
    HTMX,
    RESTORE,
    address,
    begun,
    recorded,
    verdict_address,
)

pytestmark = pytest.mark.django_db


def test_it_works(alice: Client):
    quiz = begun(alice)

    response = alice.post(address(quiz), {"choice": RIGHT, "sure": "3"})

    answer = Answer.objects.get()
    assert response["Location"] == verdict_address(quiz)
    assert (answer.option, answer.is_right, answer.confidence) == (RIGHT, True, 3)
    assert answer.learner_id == quiz.learner_id
    assert answer.question_id == quiz.questions[0]


def test_htmx_is_given_the_verdict_in_place(alice: Client):
    quiz = begun(alice)

    response = alice.post(address(quiz), {"choice": WRONG}, headers=HTMX)

    content = response.content.decode()
    assert response.status_code == 200
    assert "<html" not in content
    assert content.lstrip().startswith("<title>Not this time.")
    assert '<div id="screen">' in content
    assert 'id="verdict" autofocus' in content
    assert response["HX-Replace-Url"] == verdict_address(quiz)


def test_a_wrong_answer_names_its_belief(alice: Client):
    quiz = begun(alice)

    alice.post(address(quiz), {"choice": WRONG})

    answer = Answer.objects.get()
    assert not answer.is_right
    assert answer.beliefs == [BELIEF]


def test_i_dont_know_feeds_no_belief(alice: Client):
    quiz = begun(alice)

    alice.post(address(quiz), {"pass": "1", "choice": WRONG, "sure": "3"})

    answer = Answer.objects.get()
    assert answer.is_pass
    assert not answer.is_right
    assert answer.beliefs == []
    assert answer.confidence is None


@pytest.mark.parametrize("sure", ["", "0", "4", "x", "１", "9" * 300])
def test_a_confidence_that_is_not_offered_is_none(alice: Client, sure: str):
    quiz = begun(alice)

    alice.post(address(quiz), {"choice": RIGHT, "sure": sure})

    assert Answer.objects.get().confidence is None


def test_seconds_are_counted_from_when_it_was_shown(alice: Client):
    with time_machine.travel("2026-08-08T12:00Z", tick=False):
        quiz = begun(alice)
        page = alice.get(address(quiz)).content.decode()
        shown = page.split('name="shown" value="')[1].split('"')[0]
    with time_machine.travel("2026-08-08T12:00:41Z", tick=False):
        alice.post(address(quiz), {"choice": RIGHT, "shown": shown})

    assert Answer.objects.get().seconds == 41


@pytest.mark.parametrize("shown", ["", "forged", "W10:1abc:def", "\x00"])
def test_a_forged_time_is_no_time(alice: Client, shown: str):
    quiz = begun(alice)

    alice.post(address(quiz), {"choice": RIGHT, "shown": shown})

    assert Answer.objects.get().seconds is None


def test_a_double_click_records_once(alice: Client):
    quiz = begun(alice)

    first = alice.post(address(quiz), {"choice": RIGHT})
    second = alice.post(address(quiz), {"choice": RIGHT})

    assert first["Location"] == second["Location"] == verdict_address(quiz)
    assert recorded(quiz) == [RIGHT]


def test_a_later_different_choice_is_shown_the_recorded_verdict(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": WRONG})

    plain = alice.post(address(quiz), {"choice": RIGHT}, follow=True)
    part = alice.post(address(quiz), {"choice": RIGHT}, headers=HTMX)

    assert recorded(quiz) == [WRONG]
    for response in (plain, part):
        assert "your first answer counts" in response.content.decode()
        assert "You chose 1; right is 2." in response.content.decode()


def test_a_forged_choice_after_the_answer_is_shown_the_verdict(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": RIGHT})

    response = alice.post(address(quiz), {"choice": "forged"})

    assert response["Location"] == f"{verdict_address(quiz)}?kept=1"
    assert recorded(quiz) == [RIGHT]


@pytest.mark.parametrize("choice", ["forged", "", "x" * 5000, "\x00", "Q7F2", "対象"])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_choice_that_is_no_option_is_refused_in_the_form(
    alice: Client, choice: str, headers: dict[str, str]
):
    quiz = begun(alice)

    response = alice.post(address(quiz), {"choice": choice}, headers=headers)

    content = response.content.decode()
    assert response.status_code == 422
    assert 'role="alert"' in content
    assert content.count('name="choice"') == 3
    assert ("<html" in content) is not bool(headers)
    assert not Answer.objects.exists()


def test_history_restore_is_given_the_whole_page(alice: Client):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": RIGHT})

    response = alice.get(verdict_address(quiz), headers=RESTORE)

    assert "<html" in response.content.decode()


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_someone_elses_quiz_takes_no_answer(alice: Client, bob: Client, headers: dict[str, str]):
    quiz = begun(alice)

    response = bob.post(address(quiz), {"choice": RIGHT}, headers=headers)

    assert response.status_code == 403
    assert "belongs to someone else" in response.content.decode()
    assert "Take the same questions" in response.content.decode()
    assert not Answer.objects.exists()


def test_csrf_is_refused_with_a_fragment_for_htmx(alice: Client):
    quiz = begun(alice)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = alice.cookies

    whole = strict.post(address(quiz), {"choice": RIGHT})
    part = strict.post(address(quiz), {"choice": RIGHT}, headers=HTMX)

    assert whole.status_code == part.status_code == 403
    assert "<html" in whole.content.decode()
    assert part.content.decode().lstrip().startswith('<div id="screen"')
    assert not Answer.objects.exists()


def test_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    alice.get(address(quiz))

    with django_assert_max_num_queries(6):
        alice.post(address(quiz), {"choice": WRONG}, headers=HTMX)


@pytest.mark.django_db(transaction=True)
def test_many_tabs_at_once_record_once(alice: Client):
    quiz = begun(alice)
    seen: list[str] = []

    def tab(choice: str) -> None:
        client = Client()
        client.cookies = alice.cookies
        response = client.post(address(quiz), {"choice": choice}, headers=HTMX)
        seen.append(response.content.decode().split("<title>")[1].split("</title>")[0])
        connections.close_all()

    tabs = [threading.Thread(target=tab, args=[choice]) for choice in (RIGHT, WRONG, "b81c") * 3]
    for thread in tabs:
        thread.start()
    for thread in tabs:
        thread.join()

    assert len(recorded(quiz)) == 1
    assert len(seen) == 9
    assert len(set(seen)) == 1
    connection.close()
