"""Anyone reports a problem with a question, once, and reads what became of it."""

import pytest
from django.core.cache import caches
from django.test import Client

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import Learner, User
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import WRONG, example, stored
from judgequiz.quiz.tests.quizzes import address, begun, verdict_address
from judgequiz.reports.models import Report
from judgequiz.reports.reporting import MOST_REMARKS

pytestmark = pytest.mark.django_db

SENT = {"kind": "unclear", "words": "Which trigger is meant?"}


def form_of(question: Question) -> str:
    return f"/en/question/{question.pk}/report/"


def test_it_works(alice: Client):
    quiz = begun(alice)
    question = Question.objects.get(pk=quiz.questions[0])
    assert form_of(question) in alice.get(address(quiz)).content.decode()
    alice.post(address(quiz), {"choice": WRONG})
    assert form_of(question) in alice.get(verdict_address(quiz)).content.decode()

    response = alice.post(form_of(question), {**SENT, "step": "3"}, follow=True)

    made = Report.objects.get()
    assert (made.learner, made.question) == (quiz.learner, question)
    assert (made.kind, made.words, made.language) == ("unclear", SENT["words"], "en")
    assert (made.option, made.step) == (WRONG, 3)
    assert SENT["words"] in response.content.decode()


def test_a_stranger_reports_and_is_known_again(alice: Client, bob: Client):
    question = stored()
    assert alice.get(form_of(question)).status_code == 200
    assert not Learner.objects.exists()

    alice.post(form_of(question), SENT)

    assert SENT["words"] in alice.get("/ja/reports/").content.decode()
    assert SENT["words"] not in bob.get("/ja/reports/").content.decode()


def test_what_is_reported_again_is_added(alice: Client):
    question = stored()

    for words in ("One.", "One.", "Two.", "Two."):
        alice.post(form_of(question), {"kind": "answer", "words": words})

    made = Report.objects.get()
    assert (made.kind, made.words) == ("answer", "One.")
    assert [it.words for it in made.remarks.all()] == ["Two."]
    assert "put to that report" in alice.get(form_of(question)).content.decode()


def test_it_is_added_to_across_devices(alice: Client, bob: Client):
    """Who reported as a guest here and there is one person after logging in."""
    question = stored()
    alice.post(form_of(question), SENT)
    bob.post(form_of(question), {**SENT, "words": "Here too."})
    user = User.objects.create_user("alice", "alice@judge.example")
    for learner in Learner.objects.order_by("made_at"):
        claim(user, learner.pk)
    alice.force_login(user)

    alice.post(form_of(question), {**SENT, "words": "And once more."})

    assert Report.objects.count() == 2
    page = alice.get("/en/reports/").content.decode()
    assert all(words in page for words in (SENT["words"], "Here too.", "And once more."))


def test_an_endless_report_is_refused(alice: Client):
    question = stored()
    numbers = range(MOST_REMARKS + 2)

    statuses = [
        alice.post(form_of(question), {**SENT, "words": f"{n}"}).status_code for n in numbers
    ]

    assert statuses == [302] * (MOST_REMARKS + 1) + [422]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"kind": ""}, "Choose what is wrong."),
        ({"kind": "nonsense"}, "Choose what is wrong."),
        ({"words": ""}, "This is needed."),
        ({"words": "  "}, "This is needed."),
        ({"words": "x" * 2001}, "This is too long."),
        ({"words": "a\0b"}, "This has a character that cannot be kept."),
    ],
)
def test_a_fault_is_told_and_nothing_is_lost(alice: Client, fault: dict[str, str], told: str):
    question = stored()

    response = alice.post(form_of(question), {**SENT, "step": "7", **fault})

    page = response.content.decode()
    assert response.status_code == 422
    assert told in page
    assert 'name="step" value="7"' in page
    assert fault.get("words", SENT["words"]).strip()[:20].replace("\0", "") in page.replace(
        "\0", ""
    )
    assert not Report.objects.exists()


def test_the_form_gives_no_answer_away(alice: Client):
    question = stored()
    data = example()

    page = alice.get(f"{form_of(question)}?step=2").content.decode()

    assert data["ask"]["en"] in page
    assert data["answer"]["en"] not in page
    assert not any(it["key"] in page or it["words"]["en"] in page for it in data["options"])


def test_too_many_are_refused(alice: Client):
    question = stored()
    caches["default"].clear()

    statuses = [alice.post(form_of(question), SENT).status_code for _ in range(61)]

    assert set(statuses[:60]) == {302}
    assert statuses[60] == 429


def test_no_such_question(alice: Client):
    assert alice.get("/en/question/1/report/").status_code == 404
    assert alice.post(f"/en/question/{10**30}/report/", SENT).status_code == 404


@pytest.mark.parametrize(
    "back", ["//evil.example/", "javascript:alert(1)", "https://evil.example/"]
)
def test_the_way_back_is_ours(alice: Client, back: str):
    question = stored()

    page = alice.get(form_of(question), {"back": back}).content.decode()

    assert "evil" not in page.split("<main")[1]
    assert "javascript:" not in page.split("<main")[1]
