"""A question whose answer was written: the pages say so and show no game."""

import pytest
from django.test import Client
from django.urls import reverse

from judgequiz.questions.models import Question
from judgequiz.questions.stock import keep
from judgequiz.questions.tests.example import mechanic, ruling
from judgequiz.quiz.tests.quizzes import address, begun, verdict_address
from judgequiz.scenarios import ask

pytestmark = pytest.mark.django_db

SAID = {"en": "ritten from the rule", "ja": "ルールから書き起こした"}


@pytest.fixture
def written() -> Question:
    mechanic("modal-double-faced")
    return keep(ask("face-symbol", 1).as_json())


def test_it_works(alice: Client, written: Question):
    quiz = begun(alice, count=0)
    asked = alice.get(address(quiz)).content.decode()
    wrong = next(option for option in written.data["options"] if not option["right"])
    alice.post(address(quiz), {"choice": wrong["key"]})
    verdict = alice.get(verdict_address(quiz)).content.decode()

    assert quiz.questions == [written.pk]
    assert SAID["en"] in asked
    assert SAID["en"] in verdict
    assert SAID["ja"] in alice.get(verdict_address(quiz).replace("/en/", "/ja/")).content.decode()
    assert wrong["reply"]["en"] in verdict
    for of_a_game in ("Step through the game", "Play by play", "How it ended", "Open on the desk"):
        assert of_a_game not in verdict
    replay = alice.get(reverse("replay", args=[quiz.pk, 1]))
    assert replay["Location"] == verdict_address(quiz)


def test_its_ruling_says_that_there_is_no_game(alice: Client):
    ruling("ZNR-mdfc-7")
    ruling("ZNR-mdfc-1")

    assert SAID["en"] in alice.get("/en/ruling/ZNR-mdfc-7/").content.decode()
    assert SAID["ja"] in alice.get("/ja/ruling/ZNR-mdfc-7/").content.decode()
    assert SAID["en"] not in alice.get("/en/ruling/ZNR-mdfc-1/").content.decode()
