"""A quiz is taken up again: days later, on another device, from two at once, as it was."""

import threading

import pytest
import time_machine
from django.db import connection, connections
from django.test import Client
from django.utils import timezone

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import User
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import RIGHT, WRONG, mechanic, some_stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import (
    HTMX,
    address,
    answer_all,
    begun,
    recorded,
    verdict_address,
)

pytestmark = pytest.mark.django_db

REASON = {"en": "Wrong.", "ja": "誤り。"}


def users(*clients: Client, guest: Quiz | None = None) -> User:
    """One user who is logged in in each of these browsers."""
    user = User.objects.create_user("alice")
    claim(user, guest.learner_id if guest else None)
    for client in clients:
        client.force_login(user)
    return user


def front(client: Client, language: str = "en") -> str:
    return client.get(f"/{language}/").content.decode()


def test_it_works(alice: Client, bob: Client):
    with time_machine.travel("2026-08-08T12:00Z"):
        quiz = begun(alice)
        for place in (1, 3):
            alice.post(address(quiz, place), {"choice": RIGHT})

    with time_machine.travel("2026-09-30T12:00Z"):
        page = front(alice)

        assert f'href="{quiz.get_absolute_url()}"' in page
        assert "begun on 8 August 2026, 2 of 5 answered" in page
        assert "A mix of everything" in page
        assert alice.get(quiz.get_absolute_url())["Location"] == address(quiz, 2)
    assert quiz.get_absolute_url() not in front(bob)


def test_in_japanese(alice: Client):
    with time_machine.travel("2026-08-08T12:00Z"):
        quiz = begun(alice)
        alice.post(address(quiz), {"choice": RIGHT})

        assert "2026年8月8日開始、５問中１問に回答" in front(alice, "ja")


def test_it_says_what_it_is_on(alice: Client):
    some_stored(5)
    mechanic("cascade")
    alice.post("/en/quiz/", {"mechanic": "cascade"})

    row = front(alice).split('class="unfinished"')[1].split("</li>")[0]

    assert "<b>Cascade</b>" in row


def test_the_latest_few_are_listed(alice: Client):
    quizzes = [begun(alice, count=0 if number else 5) for number in range(5)]
    answer_all(alice, quizzes[3])

    page = front(alice)

    listed = [quiz for quiz in quizzes if f'href="{quiz.get_absolute_url()}"' in page]
    assert listed == [quizzes[1], quizzes[2], quizzes[4]]


def test_an_old_one_is_listed_behind_many_finished_ones(alice: Client):
    old = begun(alice)
    for _ in range(14):
        answer_all(alice, begun(alice, count=0))

    assert old.get_absolute_url() in front(alice)


def test_a_finished_one_is_not_listed_and_leads_to_its_end(alice: Client):
    quiz = begun(alice)
    answer_all(alice, quiz)

    assert quiz.get_absolute_url() not in front(alice)
    assert alice.get(quiz.get_absolute_url())["Location"] == f"/en/quiz/{quiz.pk}/end/"


def test_on_another_device(alice: Client, bob: Client):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": RIGHT})
    users(alice, bob, guest=quiz)

    assert quiz.get_absolute_url() in front(bob)
    bob.post(address(quiz, 2), {"choice": RIGHT})

    assert alice.get(quiz.get_absolute_url())["Location"] == address(quiz, 3)


def test_one_begun_as_a_guest_elsewhere_goes_on_as_the_users(alice: Client, bob: Client):
    on_laptop, on_phone = begun(alice), begun(bob, count=0)
    user = users(alice, bob, guest=on_laptop)
    claim(user, on_phone.learner_id)

    for client in (alice, bob):
        page = front(client)
        assert on_laptop.get_absolute_url() in page
        assert on_phone.get_absolute_url() in page
    alice.post(address(on_phone), {"choice": RIGHT})

    assert recorded(on_phone) == [RIGHT]


def test_after_weeks_it_asks_the_same_frozen_questions(alice: Client):
    quiz = begun(alice)
    before = alice.get(address(quiz, 2)).content.decode().split("<legend")[1].split("</form>")[0]
    Question.objects.update(retired_at=timezone.now())
    some_stored(5, note="A newer version.", version=2)

    after = alice.get(address(quiz, 2)).content.decode().split("<legend")[1].split("</form>")[0]

    assert after == before
    answer_all(alice, quiz)
    assert "5 right of 5." in alice.get(f"/en/quiz/{quiz.pk}/end/").content.decode()


def test_a_withdrawn_question_holds_nobody_up(alice: Client):
    quiz = begun(alice)
    for place in (2, 3, 4, 5):
        alice.post(address(quiz, place), {"choice": RIGHT})
    withdraw(Recall(question=Question.objects.get(pk=quiz.questions[0]), reason=REASON))

    assert quiz.get_absolute_url() not in front(alice)
    assert alice.get(quiz.get_absolute_url())["Location"] == f"/en/quiz/{quiz.pk}/end/"


def test_a_stale_tab_is_shown_what_the_other_device_answered(alice: Client, bob: Client):
    quiz = begun(alice)
    users(alice, bob, guest=quiz)
    alice.get(address(quiz))
    bob.post(address(quiz), {"choice": WRONG})

    plain = alice.post(address(quiz), {"choice": RIGHT}, follow=True)
    part = alice.post(address(quiz), {"choice": RIGHT}, headers=HTMX)

    assert recorded(quiz) == [WRONG]
    for response in (plain, part):
        assert "your first answer counts" in response.content.decode()
    assert alice.get(address(quiz))["Location"] == verdict_address(quiz)


def test_a_tab_of_before_logging_out_answers_nothing(alice: Client):
    quiz = begun(alice)
    users(alice, guest=quiz)
    alice.get(address(quiz))
    alice.logout()

    response = alice.post(address(quiz), {"choice": RIGHT}, headers=HTMX)

    assert response.status_code == 403
    assert "Log in to go on" in response.content.decode()
    assert recorded(quiz) == []


@pytest.mark.django_db(transaction=True)
def test_two_devices_at_once_record_one_answer_each_place():
    alice = Client()
    quiz = begun(alice)
    devices = [Client(), Client(), Client()]
    users(*devices, guest=quiz)
    seen: list[int] = []

    def device(client: Client, choice: str) -> None:
        for place in range(1, 6):
            response = client.post(address(quiz, place), {"choice": choice}, headers=HTMX)
            seen.append(response.status_code)
        connections.close_all()

    threads = [
        threading.Thread(target=device, args=[client, choice])
        for client, choice in zip(devices, (RIGHT, WRONG, "b81c"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert seen == [200] * 15
    assert len(recorded(quiz)) == 5
    end = devices[0].get(f"/en/quiz/{quiz.pk}/end/")
    assert f"{recorded(quiz).count(RIGHT)} right of 5." in end.content.decode()
    connection.close()


def test_few_queries(alice: Client, bob: Client, django_assert_max_num_queries):
    quiz = begun(alice)
    for _ in range(5):
        begun(alice, count=0)

    with django_assert_max_num_queries(9):
        front(alice)
    users(bob, guest=quiz)
    with django_assert_max_num_queries(11):
        front(bob)
    with django_assert_max_num_queries(8):
        bob.get(address(quiz))
    with django_assert_max_num_queries(6):
        bob.post(address(quiz), {"choice": WRONG})
    with django_assert_max_num_queries(12):
        bob.get(verdict_address(quiz))
