"""Editors settle reports in the admin, reviewers comment, and whoever reported hears once."""

import re

import pytest
from django.core import mail
from django.test import Client
from zeal import zeal_ignore

from judgequiz.accounts.claiming import claim
from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.tests.people import judy, ray
from judgequiz.questions.models import Question
from judgequiz.questions.tests.example import RIGHT, WRONG, example, some_stored, stored
from judgequiz.reports.models import Report
from judgequiz.reports.settling import TEMPLATES

pytestmark = pytest.mark.django_db

REPORTS = "/en/admin/reports/report/"
ANSWER = {"answer_en": "It is mended.", "answer_ja": "修正した。"}
REASON = {"reason_en": "The key was wrong.", "reason_ja": "正解が誤っていた。"}


def reported(client: Client, question: Question, **sent: str) -> Report:
    given = {"kind": "answer", "words": "It resolves.", **sent}
    assert client.post(f"/en/question/{question.pk}/report/", given).status_code == 302
    return Report.objects.latest("pk")


def page_of(report: Report) -> str:
    return f"{REPORTS}{report.pk}/change/"


def test_it_works(alice: Client):
    report, editor = reported(alice, stored()), judy()
    assert page_of(report) in editor.get(REPORTS).content.decode()

    response = editor.post(page_of(report), {"outcome": "mended", **ANSWER}, follow=True)

    assert response.redirect_chain == [(REPORTS, 302)]
    report.refresh_from_db()
    assert (report.outcome, report.settled_by.username) == ("mended", "judy")
    assert page_of(report) not in editor.get(REPORTS).content.decode()
    assert page_of(report) in editor.get(f"{REPORTS}?state=settled").content.decode()
    front = alice.get("/ja/").content.decode()
    assert ANSWER["answer_ja"] in front
    assert "修正済み" in front


def test_who_reported_hears_once(alice: Client, bob: Client):
    report = reported(alice, stored())
    judy().post(page_of(report), {"outcome": "no-fault", **ANSWER})
    address = f"/en/reports/{report.pk}/read/"
    assert ANSWER["answer_en"] not in bob.get("/en/").content.decode()
    bob.post(address)
    assert ANSWER["answer_en"] in alice.get("/en/").content.decode()

    read = alice.post(address, {"back": "/en/mechanics/"})

    assert read["Location"] == "/en/mechanics/"
    assert ANSWER["answer_en"] not in alice.get("/en/").content.decode()
    assert ANSWER["answer_en"] in alice.get("/en/reports/").content.decode()


@pytest.mark.parametrize("outcome", Report.Outcome.values)
def test_with_nothing_to_add_a_template_is_answered(alice: Client, outcome: str):
    report = reported(alice, stored())

    judy().post(page_of(report), {"outcome": outcome, **REASON})

    report.refresh_from_db()
    assert (report.outcome, report.answer) == (outcome, TEMPLATES[outcome])


def test_a_question_is_withdrawn_with_its_reports(alice: Client, bob: Client):
    question = stored()
    first, other = reported(alice, question), reported(bob, question)
    elsewhere = reported(bob, some_stored(1)[0])

    judy().post(page_of(first), {"outcome": "withdrawn", **REASON, "right": "1", "alike": "on"})

    question.refresh_from_db()
    assert question.withdrawal.reason == {"en": REASON["reason_en"], "ja": REASON["reason_ja"]}
    assert question.mended == WRONG
    assert list(Report.objects.open()) == [elsewhere]
    assert Report.objects.get(pk=other.pk).outcome == "withdrawn"


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        ({}, "This field is required."),
        ({"outcome": "nonsense"}, "Select a valid choice"),
        ({"outcome": "mended", "answer_en": "Half."}, "Say it in both languages, or in neither."),
        ({"outcome": "withdrawn"}, "Say what was wrong in both languages"),
        ({"outcome": "withdrawn", **REASON, "right": "2"}, "no wrong option"),
        ({"outcome": "withdrawn", **REASON, "right": "9"}, "no wrong option"),
        ({"outcome": "mended", "answer_en": "\0", "answer_ja": "x"}, "cannot be kept"),
        ({"outcome": "mended", "answer_en": "x" * 9000, "answer_ja": "x"}, "too long"),
    ],
)
def test_what_makes_no_sense_settles_nothing(alice: Client, sent: dict[str, str], told: str):
    report = reported(alice, stored())

    response = judy().post(page_of(report), sent)

    assert response.status_code == 200
    assert told in response.content.decode()
    assert Report.objects.open().exists()
    assert not Question.objects.exclude(withdrawal=None).exists()


def test_a_reviewer_comments_and_settles_nothing(alice: Client):
    report, reviewer = reported(alice, stored()), ray()
    comment = f"{REPORTS}{report.pk}/comment/"

    reviewer.post(comment, {"words": "The key is right, I think."})
    reviewer.post(comment, {"words": ""})
    refused = reviewer.post(page_of(report), {"outcome": "mended"})

    assert refused.status_code == 403
    assert [it.by.username for it in report.remarks.all()] == ["ray"]
    assert "I think" in judy().get(page_of(report)).content.decode()
    assert "I think" not in alice.get("/en/reports/").content.decode()
    assert "It resolves." in reviewer.get(page_of(report)).content.decode()


def test_an_editor_sees_the_question_in_both_languages(alice: Client):
    question = stored()
    page = judy().get(page_of(reported(alice, question))).content.decode()
    data = example()

    for tongue in ("en", "ja"):
        assert data["ask"][tongue] in page
        assert f'href="/{tongue}/admin/questions/question/{question.pk}/preview/' in page
        preview = judy_again().get(
            f"/{tongue}/admin/questions/question/{question.pk}/preview/?option={WRONG}"
        )
        assert data["answer"][tongue] in preview.content.decode()
    for row in ("rulings/ruling", "rulings/mechanic", "rulings/rule"):
        assert re.search(rf'href="/en/admin/{row}/\d+/change/"', page)


def judy_again() -> Client:
    client = Client()
    client.force_login(User.objects.get(username="judy"))
    return client


@pytest.mark.parametrize(
    ("option", "told"), [(WRONG, "Not this time"), (RIGHT, "Right."), ("x", "You passed")]
)
def test_a_preview_shows_the_verdict_on_any_option(option: str, told: str):
    question = stored()

    page = judy().get(f"/en/admin/questions/question/{question.pk}/preview/", {"option": option})

    assert told in page.content.decode()


def test_a_user_hears_by_mail_if_they_asked(alice: Client, django_capture_on_commit_callbacks):
    user = User.objects.create_user("alice", "alice@judge.example")
    alice.force_login(user)
    question = stored()
    assert 'name="by_mail"' not in alice.get(f"/en/question/{question.pk}/report/").content.decode()
    user.emailaddress_set.create(email=user.email, verified=True, primary=True)
    report = reported(alice, question, by_mail="on")

    with django_capture_on_commit_callbacks(execute=True):
        judy().post(page_of(report), {"outcome": "mended", **ANSWER})

    (sent,) = mail.outbox
    assert sent.to == [user.email]
    assert ANSWER["answer_en"] in sent.body
    assert "http://testserver/en/reports/" in sent.body


@pytest.mark.parametrize("language", ["en", "ja"])
def test_many_reports_take_few_queries(language: str, django_assert_max_num_queries):
    for n, question in enumerate(some_stored(6)):
        for _ in range(2):
            Report.objects.create(
                learner=Learner.objects.create(),
                question=question,
                kind="answer",
                words=f"Words {n}.",
                language="ja",
            )
    editor = judy()

    with zeal_ignore([{"model": "accounts.User", "field": "get()"}]):
        with django_assert_max_num_queries(12):
            page = editor.get(f"/{language}/admin/reports/report/").content.decode()
        with django_assert_max_num_queries(20):
            editor.get(f"/{language}/admin/reports/report/{Report.objects.latest('pk').pk}/change/")

    assert page.count("Words 0.") == 2
    assert ("未対応" in page) == (language == "ja")
    assert not re.search(r">[^<]*(Settled|wrong|report)", page) or language == "en"


def test_searches_find(alice: Client):
    report, editor = reported(alice, stored(family="cascade-countered")), judy()
    reported(alice, report.question, words="More of it.")

    for wanted in ("resolves", "More of", "cascade-countered", str(report.question_id)):
        assert page_of(report) in editor.get(REPORTS, {"q": wanted}).content.decode()
    assert page_of(report) not in editor.get(REPORTS, {"q": "nowhere"}).content.decode()
    assert page_of(report) in editor.get(REPORTS, {"family": "cascade-countered"}).content.decode()
    assert page_of(report) not in editor.get(REPORTS, {"family": "other"}).content.decode()


def test_a_merged_guest_hears_too(alice: Client):
    report = reported(alice, stored())
    user = User.objects.create_user("alice")
    claim(user, None)
    claim(user, report.learner_id)
    judy().post(page_of(report), {"outcome": "mended", **ANSWER})

    alice.force_login(user)

    assert ANSWER["answer_en"] in alice.get("/en/").content.decode()
