"""What is logged can be read by people and machines, and says nothing that is nobody's business."""

import json
import logging
import sys

import pytest
from django.test import Client, override_settings

from judgequiz.accounts.models import User
from judgequiz.questions.tests.example import WRONG
from judgequiz.quiz.tests.quizzes import address, begun
from judgequiz.running.logs import Discreet, Json, Line, discreet

PACKED = "eJxLzs8tyEktLknVUShKLMhMVihKLSxNLS4BAGQ5CBU"


@pytest.fixture
def heard(caplog):
    """The lines of requests, as JSON."""
    caplog.handler.addFilter(Discreet())
    caplog.set_level(logging.INFO, "judgequiz.requests")

    def lines() -> list[dict]:
        records = [it for it in caplog.records if it.name == "judgequiz.requests"]
        return [json.loads(Json().format(it)) for it in records]

    return lines


@pytest.mark.django_db
def test_it_works(alice: Client, heard):
    response = alice.get("/en/keys/?q=secret")

    (line,) = heard()
    assert (line["method"], line["path"], line["status"]) == ("GET", "/en/keys/", 200)
    assert line["who"] == "stranger"
    assert line["ms"] >= 0
    assert line["request_id"] == response["X-Request-ID"]
    assert "secret" not in json.dumps(line)


@pytest.mark.django_db
def test_a_person_is_a_kind_and_an_answer_is_nothing(alice: Client, bob: Client, heard):
    quiz = begun(alice)
    alice.post(address(quiz), {"choice": WRONG})
    bob.force_login(User.objects.create_user("bob", email="bob@judge.example"))
    bob.get("/en/")

    lines = heard()

    assert [it["who"] for it in lines][1:] == ["guest", "learner"]
    assert not [it for it in lines if WRONG in json.dumps(it) or "bob" in json.dumps(it)]


@pytest.mark.django_db
def test_neither_files_nor_watchers_are_logged(alice: Client, heard):
    alice.get("/health/")
    alice.get("/static/site.css")

    assert heard() == []


@pytest.mark.django_db
@override_settings(LOG_SLOW_MS=1)
def test_a_slow_one_is_a_warning(alice: Client, heard):
    alice.get("/en/")

    (line,) = heard()
    assert line["level"] == "WARNING"
    assert line["message"].startswith("slow: GET /en/ 200 ")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("is_behind", "given", "is_kept"),
    [(True, "abcdef-12345", True), (True, "a\x1b[31m", False), (False, "abcdef-12345", False)],
)
def test_a_proxy_may_name_the_request(alice: Client, settings, is_behind, given, is_kept):
    settings.BEHIND_PROXY = is_behind

    response = alice.get("/en/keys/", headers={"X-Request-ID": given})

    assert (response["X-Request-ID"] == given) is is_kept


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (f"/en/desk/{PACKED}/replay/", "/en/desk/…/replay/"),
        ("/en/account/password/key/1-cs5x2z-0123456789abcdef0123456789abcdef/?a=b", None),
        (
            "/en/quiz/22b11c24-b881-4d8d-bbfa-1e142ff7f4f6/1/",
            "/en/quiz/22b11c24-b881-4d8d-bbfa-1e142ff7f4f6/1/",
        ),
        ("/en/account/a.b+c@judge.example/", "/en/account/…@…/"),
    ],
)
def test_what_is_long_or_an_address_is_left_out(words: str, told: str | None):
    assert discreet(words) == (told or "/en/account/password/key/…/")


def test_an_exception_is_told_without_addresses():
    try:
        raise ValueError("Key (email)=\n(ann@judge.example) exists")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "It broke.", None, sys.exc_info())
    Discreet().filter(record)

    told = json.loads(Json().format(record))

    assert "Traceback" in told["exception"]
    assert "…@…" in told["exception"]
    for text in (told["exception"], Line().format(record)):
        assert "ann@" not in text
