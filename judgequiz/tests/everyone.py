"""Everyone who may come, each in a browser of their own, and something of everything to look at."""

import re
from dataclasses import dataclass
from typing import Any

from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from django.apps import apps
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.test import Client
from django.utils import timezone

from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.tests.people import judy, ray
from judgequiz.questions.models import Notice, Question
from judgequiz.questions.tests.example import CARDS, RIGHT, mechanic, some_stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.test_replay import kept
from judgequiz.reports.models import Report
from judgequiz.rulings.models import Card, Mechanic

PEOPLE = ("stranger", "guest", "learner", "editor", "reviewer", "staff")
OTHER = "other"
PASSWORD = "a-long-password"
# Stands in all that belongs to the other, whom nobody else may read.
CANARY = "canary7c1f"
REASON = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}
ADMIN = re.compile(r"/admin/(?P<app>\w+)/(?P<model>\w+)/")


@dataclass(frozen=True, slots=True)
class World:
    """Who there is, by the names of PEOPLE, and what the names in an address stand for."""

    browsers: dict[str, Client]
    cookies: dict[str, str]
    shared: dict[str, Any]
    owned: dict[str, dict[str, Any]]

    def browser(self, who: str) -> Client:
        """Their browser, which knows what it knew at first."""
        client = self.browsers[who]
        client.cookies.clear()
        client.cookies.load(self.cookies[who])
        return client

    def said(self, text: str, *, who: str) -> str:
        """A text with what it names: {my-quiz}, {their-quiz}, {paper}, in the admin {id}."""
        theirs = self.owned[OTHER]
        named = self.shared | {f"my-{it}": row for it, row in self.owned[who].items()}
        named |= {f"their-{it}": row for it, row in theirs.items()}
        if (found := ADMIN.search(text)) and "{id}" in text:
            model = apps.get_model(found["app"], found["model"])
            named["id"] = model.objects.order_by("pk").values_list("pk", flat=True)[0]
        return re.sub(r"\{([\w-]+)\}", lambda it: str(named[it[1]]), text)


def everyone() -> World:
    """Everyone, with a quiz of their own in which the first question is answered."""
    withdrawn = some_stored(1, family="withdrawn")[0]
    asked = [kept(), withdrawn, *some_stored(3)]
    browsers = {
        "stranger": Client(),
        "guest": Client(),
        "learner": _signed_in(User.objects.create_user("leo", "leo@judge.example", PASSWORD)),
        "editor": judy(),
        "reviewer": ray(),
        "staff": _signed_in(User.objects.create_superuser("sam", "sam@judge.example", PASSWORD)),
        OTHER: _signed_in(User.objects.create_user("olga", f"{CANARY}@judge.example")),
    }
    owned = {who: _owned(it, asked) for who, it in browsers.items() if who != "stranger"}
    withdraw(Recall(question=withdrawn, reason=REASON))
    for who, things in owned.items():
        learner = things.pop("learner")
        things["notice"] = Notice.objects.get(learner=learner).pk
        words = CANARY if who == OTHER else "It is unclear."
        things["report"] = _settled(learner, asked[0], words)
    cookies = {who: it.cookies.output(header="", sep=";") for who, it in browsers.items()}
    return World(browsers, cookies, _shared(asked), {"stranger": {}} | owned)


def _signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def _owned(client: Client, asked: list[Question]) -> dict[str, Any]:
    """A quiz of these questions: the first answered wrong, the second too, the others open."""
    response = client.post("/en/quiz/")
    quiz = Quiz.objects.get(pk=response["Location"].split("/")[3])
    quiz.questions = [it.pk for it in asked]
    quiz.save()
    for place, question in enumerate(asked[:2], start=1):
        wrong = next(it["key"] for it in question.data["options"] if not it["right"])
        client.post(f"/en/quiz/{quiz.pk}/{place}/", {"choice": wrong})
    return {"quiz": quiz.pk, "learner": quiz.learner}


def _settled(learner: Learner, question: Question, words: str) -> int:
    """A report that an editor has answered in the same words."""
    report = Report.objects.create(
        learner=learner,
        question=question,
        kind=Report.Kind.UNCLEAR,
        words=words,
        language="en",
        outcome=Report.Outcome.NO_FAULT,
        answer={"en": words, "ja": words},
        settled_at=timezone.now(),
    )
    return report.pk


def _shared(asked: list[Question]) -> dict[str, Any]:
    """What anyone may name, and a row of whatever the admin lists."""
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)
    Group.objects.get_or_create(name="Others")
    leo = User.objects.get(username="leo")
    address = EmailAddress.objects.create(user=leo, email=leo.email, primary=True)
    return {
        "paper": Quiz.objects.order_by("made_at").first().paper_id,
        "question": asked[0].pk,
        "right": RIGHT,
        "confirmation": EmailConfirmationHMAC(address).key,
        "mechanic": mechanic().pk,
        "mechanic-type": ContentType.objects.get_for_model(Mechanic).pk,
    }
