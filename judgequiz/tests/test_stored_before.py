"""A database filled by an older version migrates, and every page of it still renders.

`stored/first_release.json` holds real rows as that version stored them: six questions, two quizzes
and their answers.
"""

import json
from pathlib import Path

import pytest
from django.apps.registry import Apps
from django.conf import settings
from django.core import signing
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.test import Client

from judgequiz.accounts.guests import COOKIE, SALT
from judgequiz.accounts.models import Learner
from judgequiz.questions.models import Answer, Question
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.rulings.content import load

pytestmark = pytest.mark.django_db(transaction=True)

STORED = Path(__file__).parent / "stored" / "first_release.json"
APPS = ("accounts", "rulings", "questions", "quiz")
THEN = [(app, "0001_initial") for app in APPS]


def migrated(targets: list[tuple[str, str]]) -> Apps:
    executor = MigrationExecutor(connection)
    executor.migrate(targets)
    return MigrationExecutor(connection).loader.project_state(targets).apps


@pytest.fixture
def database_of_then() -> list[dict]:
    """The rows of then, in the tables of then, brought up to today."""
    today = MigrationExecutor(connection).loader.graph.leaf_nodes()
    rows = json.loads(STORED.read_text(encoding="utf-8"))
    try:
        then = migrated(THEN)
        for row in rows:
            _store(then, row)
    finally:
        migrated(today)
    load(settings.BASE_DIR / "fixtures")
    return rows


def _store(then: Apps, row: dict) -> None:
    model = then.get_model(row["model"])
    fields = {it.name: it for it in model._meta.get_fields()}
    values, links = {"pk": row["pk"]}, {}
    for name, value in row["fields"].items():
        field = fields[name]
        if field.many_to_many:
            links[name] = [_named(field.related_model, slug) for slug in value]
        else:
            # Through to_python, so that a day or an id is what its column holds.
            values[field.attname] = field.to_python(value)
    made = model.objects.create(**values)
    # What sets itself to now when a row is made was another time then.
    model.objects.filter(pk=made.pk).update(
        **{name: it for name, it in values.items() if name.endswith("_at")}
    )
    for name, targets in links.items():
        getattr(made, name).set(targets)


def _named(model: type, slug: str) -> object:
    if model.__name__ == "Mechanic":
        return model.objects.get_or_create(slug=slug, defaults={"name": {}})[0]
    source, _ = model._meta.get_field("source").related_model.objects.get_or_create(
        slug="then", defaults={"title": {"en": "Then", "ja": "当時"}}
    )
    return model.objects.get_or_create(
        slug=slug, defaults={"words": {}, "source": source, "standing": "current"}
    )[0]


def browser_of(learner: Learner) -> Client:
    client = Client()
    client.cookies[COOKIE] = signing.dumps(str(learner.pk), salt=SALT)
    return client


def pages_of(client: Client) -> dict[str, str]:
    """Each page of each quiz, in both languages; a redirect must lead to one of them."""
    pages = {}
    for quiz in Quiz.objects.all():
        places = [f"{number}/" for number in range(1, len(quiz.questions) + 1)]
        for path in [*places, *(f"{place}verdict/" for place in places), "end/"]:
            for language in ("en", "ja"):
                url = f"/{language}/quiz/{quiz.pk}/{path}"
                response = client.get(url, follow=True)
                assert response.status_code == 200, url
                pages[url] = response.content.decode()
    return pages


def test_it_works(database_of_then: list[dict]):
    stored = {row["pk"]: row["fields"] for row in database_of_then if "data" in row["fields"]}
    given = {
        row["pk"]: row["fields"] for row in database_of_then if row["model"] == "questions.answer"
    }

    pages = pages_of(browser_of(Learner.objects.get()))

    assert {it.pk: it.data for it in Question.objects.all()} == {
        pk: fields["data"] for pk, fields in stored.items()
    }
    for quiz in Quiz.objects.all():
        for number, pk in enumerate(quiz.questions, start=1):
            for language in ("en", "ja"):
                first = stored[pk]["data"]["answer"][language].replace("'", "’")
                asked = pages[f"/{language}/quiz/{quiz.pk}/{number}/verdict/"]
                is_answered = any(
                    (it["run"], it["position"]) == (str(quiz.pk), number) for it in given.values()
                )
                assert ("verdict-say" in asked) is is_answered
                assert (first[:12] in asked) or not is_answered
    for answer in Answer.objects.select_related("question"):
        then = given[answer.pk]
        assert (answer.option, answer.is_right) == (then["option"], then["is_right"])
        assert (answer.mark == "right") is then["is_right"]


def test_others_can_take_the_same_questions(database_of_then: list[dict]):
    then = Quiz.objects.order_by("made_at").values_list("paper", "questions", "size")
    assert [len(questions) for _, questions, _ in then] == [size for _, _, size in then]

    for paper, questions, _ in list(then):
        other = Client()
        assert other.get(f"/en/same/{paper}/").status_code == 200
        other.post("/en/quiz/", {"same": str(paper)})

        quiz = Quiz.objects.latest("made_at")
        assert quiz.questions == questions
        assert other.get(f"/en/quiz/{quiz.pk}/1/").status_code == 200


def test_it_can_be_asked_again_and_withdrawn(database_of_then: list[dict]):
    learner = Learner.objects.get()
    client = browser_of(learner)
    assert client.post("/en/quiz/", {"count": "5"}).status_code == 302
    reason = {"en": "It was wrong.", "ja": "誤りだった。"}

    for question in Question.objects.all():
        withdraw(Recall(question=question, reason=reason))

    pages = pages_of(client)
    assert all(reason["en"] in it or reason["ja"] in it for it in pages.values())
    assert not Question.objects.in_stock().exists()
