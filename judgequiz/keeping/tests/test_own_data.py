"""What is kept of someone can be read, taken along and deleted: all of it, and nobody else's."""

import json
import threading
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.db import OperationalError, connection
from django.test import Client
from django.utils.module_loading import import_string

from judgequiz.accounts.guests import COOKIE
from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.sessions import end_sessions
from judgequiz.accounts.tests.members import english_in, member, shown_again, with_app
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in
from judgequiz.keeping import views
from judgequiz.keeping.cookies import COOKIES
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import WRONG
from judgequiz.quiz.models import Paper, Quiz
from judgequiz.quiz.tests.quizzes import address, begun
from judgequiz.reports.models import Report

pytestmark = pytest.mark.django_db


def data_of(client: Client) -> dict:
    response = client.get("/en/account/data/download/")
    assert response.streaming
    assert "attachment" in response["Content-Disposition"]
    return json.loads(b"".join(response.streaming_content))


def answered(client: Client, *, count: int = 5) -> Quiz:
    quiz = begun(client, count=count)
    client.post(address(quiz), {"choice": WRONG, "sure": "3"})
    client.post(address(quiz, 2), {"pass": "1"})
    return quiz


def test_it_works(alice: Client, bob: Client):
    quiz = answered(bob)
    user = member(alice)
    bob.post("/en/account/login/", LOGIN)
    key = with_app(alice)
    LogEntry.objects.create(
        user=user,
        content_type=ContentType.objects.get_for_model(Quiz),
        object_id="1",
        object_repr="someone else’s",
        action_flag=2,
    )
    other = answered(Client(), count=0)

    data = data_of(alice)

    first, second = data["answers"]
    assert first["question"] == quiz.questions[0]
    assert first["asked"]["ja"]
    assert first["chosen"]["says"]["en"]
    assert (first["mark"], first["confidence"]) == ("wrong", "certain")
    assert first["beliefs"][0]["says"]["ja"]
    assert (second["chosen"], second["mark"]) == ("I don’t know", "passed")
    assert [it["id"] for it in data["quizzes"]] == [str(quiz.pk)]
    assert data["account"]["email"] == JUDY["email"]
    assert data["email_addresses"] == [{"address": JUDY["email"], "confirmed": True, "main": True}]
    kinds = [it["kind"] for it in data["second_steps_and_passkeys"]]
    assert kinds == ["TOTP Authenticator", "Recovery codes"]
    assert {it["ip_address"] for it in data["sessions"]} == {"127.0.0.1"}
    assert data["more"] == [
        {"kind": "admin.LogEntry", "id": LogEntry.objects.get().pk, "as": "user"}
    ]
    written = json.dumps(data)
    secrets = [key, user.password, *Session.objects.values_list("session_key", flat=True)]
    secrets += [it.data.get("seed", key) for it in Authenticator.objects.all()]
    assert not [it for it in secrets if it in written]
    assert str(other.pk) not in written
    assert "someone else" not in written


def test_a_guest_has_theirs_and_a_stranger_nothing(alice: Client, bob: Client):
    quiz = answered(alice)

    assert [it["quiz"] for it in data_of(alice)["answers"]] == [str(quiz.pk)] * 2
    assert data_of(alice)["account"] is None
    assert data_of(bob)["answers"] == []
    page = alice.get("/en/account/data/").content.decode()
    assert "<dd>2</dd>" in page


def test_many_answers_are_sent_in_few_queries(alice: Client, django_assert_max_num_queries):
    quiz = answered(alice)
    answer = Answer.objects.first()
    Answer.objects.bulk_create(
        Answer(
            learner=quiz.learner,
            run=quiz.pk,
            position=n,
            question=answer.question,
            option=WRONG,
            is_right=False,
        )
        for n in range(10, 510)
    )

    with django_assert_max_num_queries(12):
        data = data_of(alice)

    assert len(data["answers"]) == 502


def test_an_account_is_deleted(alice: Client, bob: Client):
    quiz = answered(alice)
    cookie = alice.cookies[COOKIE].value
    user = member(alice)
    bob.post("/en/account/login/", LOGIN)
    assert alice.get("/en/account/delete/")["Location"].startswith("/en/account/again/")
    shown_again(alice)
    page = alice.get("/ja/account/delete/").content.decode()
    assert not english_in(page)
    assert User.objects.filter(pk=user.pk).exists(), "reading deletes nothing"

    response = alice.post("/en/account/delete/")

    assert response["Location"] == "/en/account/gone/"
    assert not is_logged_in(alice)
    assert not is_logged_in(bob)
    for model in (User, Learner, Quiz, EmailAddress, Authenticator, UserSession, Session):
        assert not model.objects.exists(), model
    assert Answer.objects.filter(learner=None).count() == 2
    assert Paper.objects.exists()
    carol = Client()
    carol.cookies[COOKIE] = cookie
    for client in (alice, bob, carol):
        assert client.get(f"/en/quiz/{quiz.pk}/").status_code == 404
        assert data_of(client)["answers"] == []


def test_who_has_no_way_to_show_who_they_are_can_leave(alice: Client):
    user = User.objects.create_user("ray", email="ray@judge.example")
    alice.force_login(user)

    assert alice.post("/en/account/delete/").status_code == 302
    assert not User.objects.exists()


def test_a_guest_is_forgotten(alice: Client, bob: Client):
    quiz = answered(alice)
    other = answered(bob, count=0)
    cookie = alice.cookies[COOKIE].value
    assert "Forget me" in alice.get("/en/account/delete/").content.decode()

    alice.post("/en/account/delete/")

    assert alice.cookies[COOKIE].value == ""
    assert list(Quiz.objects.all()) == [other]
    assert Answer.objects.filter(run=quiz.pk, learner=None).count() == 2
    alice.cookies[COOKIE] = cookie
    assert alice.get("/en/").status_code == 200
    assert data_of(alice)["quizzes"] == []
    assert len(data_of(bob)["answers"]) == 2


def test_a_double_click_on_deleting_an_account_is_no_error(alice: Client, monkeypatch):
    """The second of the two finds the account there at first, and then deleted by the other."""
    member(alice)
    shown_again(alice)

    def first_click_wins(keys: list[str]) -> None:
        end_sessions(keys)
        User.objects.all().delete()

    monkeypatch.setattr(views, "end_sessions", first_click_wins)

    assert alice.post("/en/account/delete/")["Location"] == "/en/account/gone/"
    assert not is_logged_in(alice)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("who", ["user", "guest"])
@pytest.mark.parametrize("place", ["answer", "start", "report"])
def test_what_is_sent_while_one_is_deleted_is_not_kept(
    alice: Client, monkeypatch, place: str, who: str
):
    quiz = begun(alice)
    if who == "user":
        member(alice)
    kept = {
        "answer": ("judgequiz.quiz.views.record", address(quiz), {"pass": "1"}, Answer),
        "start": ("judgequiz.quiz.front.make_quiz", "/en/quiz/", {}, Quiz),
        "report": (
            "judgequiz.reports.views.report",
            f"/en/question/{quiz.questions[0]}/report/",
            {"kind": "other", "words": "It is odd."},
            Report,
        ),
    }
    name, url, sent, model = kept[place]
    keep = import_string(name)

    def after_leaving(*args: Any, **named: Any) -> Any:
        Quiz.objects.all().delete()
        User.objects.all().delete()
        Learner.objects.all().delete()
        return keep(*args, **named)

    monkeypatch.setattr(name, after_leaving)

    response = alice.post(url, sent)

    if (place, who) == ("report", "guest"):
        # A report makes whoever it is known by then.
        assert Report.objects.get().learner is not None
    else:
        assert response["Location"] == "/en/account/gone/"
        assert not model.objects.exists()


@pytest.mark.skipif(connection.vendor == "sqlite", reason="on SQLite one writes at a time")
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("who", ["user", "guest"])
def test_no_answer_in_between_keeps_anyone_from_leaving(alice: Client, who: str):
    quiz = begun(alice)
    if who == "user":
        member(alice)
        shown_again(alice)
    refused = []

    def answer() -> None:
        try:
            with connection.cursor() as cursor:
                cursor.execute("SET lock_timeout = '300ms'")
            Answer.objects.create(
                learner_id=quiz.learner_id,
                run=quiz.pk,
                position=1,
                question_id=quiz.questions[0],
                option=WRONG,
                is_right=False,
            )
        except OperationalError as fault:
            refused.append(str(fault))
        finally:
            connection.close()

    def answer_first(execute: Any, sql: str, *how: Any) -> Any:
        if sql.startswith('DELETE FROM "accounts_learner"'):
            thread = threading.Thread(target=answer)
            thread.start()
            thread.join()
        return execute(sql, *how)

    with connection.execute_wrapper(answer_first):
        response = alice.post("/en/account/delete/")

    assert response["Location"] == "/en/account/gone/"
    assert len(refused) == 1
    assert not Learner.objects.exists()


def test_csrf_is_needed_to_leave():
    client = Client(enforce_csrf_checks=True)

    assert client.post("/en/account/delete/").status_code == 403


def test_downloads_are_limited(alice: Client):
    statuses = [alice.get("/en/account/data/download/").status_code for _ in range(11)]

    assert statuses == [200] * 10 + [429]


def test_the_privacy_page_names_every_cookie(alice: Client, bob: Client):
    answered(alice)
    alice.get("/ja/keys/", headers={"referer": "http://testserver/en/keys/"})
    alice.get("/en/account/login/")
    names = set(alice.cookies)
    member(alice)
    shown_again(alice)
    bob.post("/en/account/login/code/", {"email": "nobody@judge.example"})
    alice.post("/en/account/sessions/", {"end": "others"})
    alice.post("/en/account/password/change/", {"oldpassword": "x"})
    names |= {*alice.cookies, *bob.cookies}

    page = alice.get("/en/privacy/").content.decode()

    assert names <= {it.name for it in COOKIES}
    assert all(f"<code>{it.name}</code>" in page for it in COOKIES)


def test_whoever_names_a_person_is_handed_over_or_says_why():
    """A model that is added later is part of `more` by itself; it must be one that `more` reads."""
    named = [
        f"{model._meta.label}.{it.name}"
        for model in apps.get_models()
        for it in model._meta.many_to_many
        if it.related_model in (User, Learner)
    ]

    assert not named, "keeping/kept.py reads foreign keys only: tell of this one there"
