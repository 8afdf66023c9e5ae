"""The front page: one click to five questions."""

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from judgequiz.accounts.models import Learner
from judgequiz.questions.tests.example import mechanic, stored
from judgequiz.quiz.models import Quiz

pytestmark = pytest.mark.django_db


def test_it_works(alice: Client):
    stored()

    response = alice.get("/en/")

    assert response.status_code == 200
    assert b"Start the quiz" in response.content
    assert b"What becomes of the cascade trigger?" in response.content


def test_in_japanese(alice: Client):
    stored()

    response = alice.get("/ja/")

    assert "クイズを始める" in response.content.decode()
    assert "続唱能力はどうなるか。" in response.content.decode()
    assert '<html lang="ja">' in response.content.decode()


def test_without_a_stock(alice: Client):
    response = alice.get("/en/")

    assert response.status_code == 200
    assert b"No questions yet" in response.content


def test_a_get_makes_no_rows(alice: Client):
    stored()

    alice.get("/en/")
    alice.get("/ja/")

    assert not Learner.objects.exists()
    assert not Quiz.objects.exists()
    assert not Session.objects.exists()


def test_only_mechanics_with_questions_are_offered(alice: Client):
    stored()
    mechanic("echo")

    content = alice.get("/en/").content

    assert b'value="cascade"' in content
    assert b'value="echo"' not in content


def test_wrong_method(alice: Client):
    assert alice.post("/en/").status_code == 405
