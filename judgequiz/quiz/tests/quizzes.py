"""Quizzes to test with."""

from django.test import Client
from django.urls import reverse

from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import RIGHT, some_stored
from judgequiz.quiz.models import Quiz

HTMX = {"HX-Request": "true"}
RESTORE = {"HX-Request": "true", "HX-History-Restore-Request": "true"}


def begun(client: Client, *, count: int = 5) -> Quiz:
    """A quiz that this browser has just begun."""
    if count:
        some_stored(count)
    response = client.post("/en/quiz/")
    assert response.status_code == 302
    return Quiz.objects.get(pk=response["Location"].split("/")[3])


def address(quiz: Quiz, position: int = 1) -> str:
    return reverse("question", args=[quiz.pk, position])


def verdict_address(quiz: Quiz, position: int = 1) -> str:
    return reverse("verdict", args=[quiz.pk, position])


def answer_all(client: Client, quiz: Quiz, choice: str = RIGHT) -> None:
    for position in range(1, len(quiz.questions) + 1):
        client.post(address(quiz, position), {"choice": choice})


def recorded(quiz: Quiz) -> list[str]:
    return [it.option for it in Answer.objects.filter(run=quiz.pk).order_by("position")]
