"""Signing up, logging in and out, and a forgotten password; in both languages."""

import re

import pytest
from django.core import mail
from django.test import Client, override_settings

from judgequiz.accounts.guests import COOKIE
from judgequiz.accounts.models import Learner, User
from judgequiz.quiz.tests.quizzes import address, begun

pytestmark = pytest.mark.django_db

JUDY = {"email": "judy@judge.example", "password1": "a-quiet-stack-of-7"}
LOGIN = {"login": JUDY["email"], "password": JUDY["password1"]}


def signed_up(client: Client, **post: str) -> User:
    response = client.post("/en/account/signup/", {**JUDY, **post})
    assert response.status_code == 302, response.content.decode()
    return User.objects.get(email=post.get("email", JUDY["email"]))


def is_logged_in(client: Client) -> bool:
    return "/en/account/logout/" in client.get("/en/account/").content.decode()


def test_it_works(alice: Client):
    user = signed_up(alice)

    assert is_logged_in(alice)
    assert Learner.objects.get().user == user
    assert user.email not in user.username

    alice.post("/en/account/logout/")

    assert not is_logged_in(alice)

    response = alice.post("/en/account/login/", LOGIN)

    assert response["Location"] == "/en/"
    assert is_logged_in(alice)


def test_one_after_the_other(alice: Client, bob: Client):
    one, other = signed_up(alice), signed_up(bob, email="bob@example.org")

    assert one.username
    assert other.username
    assert one.username != other.username


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("login", "ログイン"),
        ("signup", "アカウントを作る"),
        ("password", "パスワードを再設定"),
        ("password/sent", "メールを確認"),
        ("password/set", "パスワードを設定した"),
        ("password/1-abc-def", "もう使われたか、古すぎる"),
        ("confirm", "メールを確認"),
        ("confirm/nonsense", "もう使われたか、古すぎる"),
        ("closed", "閉鎖"),
    ],
)
def test_every_page_is_there_in_both_languages(alice: Client, page: str, words: str):
    english = alice.get(f"/en/account/{page}/")
    japanese = alice.get(f"/ja/account/{page}/")

    assert english.status_code == japanese.status_code == 200
    assert words in japanese.content.decode()
    assert not re.search("[ぁ-ん]", english.content.decode().replace("日本語", ""))


def test_a_guests_quiz_is_theirs_after_signing_up(alice: Client):
    quiz = begun(alice)

    signed_up(alice)

    assert 'name="choice"' in alice.get(address(quiz)).content.decode()
    assert alice.cookies[COOKIE].value == ""


def test_a_guests_quiz_is_theirs_on_another_device(alice: Client, bob: Client):
    quiz = begun(alice)
    signed_up(alice)

    bob.post("/en/account/login/", LOGIN)

    assert quiz.get_absolute_url() in bob.get("/en/").content.decode()
    assert 'name="choice"' in bob.get(address(quiz)).content.decode()


def test_what_both_devices_answered_before_logging_in_is_theirs(alice: Client, bob: Client):
    laptops = begun(alice)
    phones = begun(bob, count=0)
    signed_up(alice)

    bob.post("/en/account/login/", LOGIN)

    for client in (alice, bob):
        for quiz in (laptops, phones):
            assert 'name="choice"' in client.get(address(quiz)).content.decode()


def test_logging_out_leaves_nothing_to_the_next_person(alice: Client):
    quiz = begun(alice)
    stale = alice.cookies[COOKIE].value
    signed_up(alice)
    alice.post("/en/account/logout/")

    for cookie in ("", stale):
        alice.cookies[COOKIE] = cookie
        assert str(quiz.pk) not in alice.get("/en/").content.decode()
        assert 'name="choice"' not in alice.get(address(quiz)).content.decode()

    other = begun(alice, count=0)

    assert other.learner != quiz.learner
    assert other.learner.user is None


def test_the_front_page_is_not_kept_for_the_next_person(alice: Client):
    assert "no-store" in alice.get("/en/")["Cache-Control"]


def test_a_session_ends_with_the_browser_unless_one_asks_to_stay(alice: Client, bob: Client):
    signed_up(alice)
    bob.post("/en/account/login/", {**LOGIN, "remember": "on"})

    assert alice.cookies["sessionid"]["max-age"] == ""
    assert bob.cookies["sessionid"]["max-age"] > 80 * 24 * 60 * 60


def test_one_may_ask_to_stay_when_signing_up(alice: Client):
    signed_up(alice, remember="on")

    assert alice.cookies["sessionid"]["max-age"] > 80 * 24 * 60 * 60


def test_where_one_was_going_is_where_one_arrives(alice: Client):
    signed_up(alice)
    alice.post("/en/account/logout/")

    response = alice.post("/en/account/login/", {**LOGIN, "next": "/ja/mechanics/"})

    assert response["Location"] == "/ja/mechanics/"


@pytest.mark.parametrize("odd", ["İzzet@judge.example", f"judy@{'İ' * 60}.example"])
@pytest.mark.parametrize("page", ["signup", "login/code", "password", "email"])
def test_an_address_that_no_mail_can_be_sent_to_is_refused(alice: Client, page: str, odd: str):
    if page == "email":
        signed_up(alice)
        alice.post("/en/account/again/", {"password": JUDY["password1"]})

    response = alice.post(f"/en/account/{page}/", {**JUDY, "email": odd, "action_add": ""})

    assert response.status_code == 422
    assert "This is no e-mail address." in response.content.decode()


@pytest.mark.parametrize("there", ["http://[/", "//[", "https://[::1/", "http://a]/"])
@pytest.mark.parametrize("page", ["login", "signup", "login/code", "password"])
def test_an_address_that_makes_no_sense_is_led_to_by_no_page(alice: Client, page: str, there: str):
    url = f"/en/account/{page}/"

    assert alice.get(url, {"next": there}).status_code == 200
    assert alice.post(url, {"next": there}).status_code in (200, 422)


@pytest.mark.parametrize(
    "there", ["https://elsewhere.example/", "//elsewhere.example", "javascript:1"]
)
def test_nobody_is_sent_elsewhere(alice: Client, there: str):
    signed_up(alice)
    alice.post("/en/account/logout/")

    response = alice.post("/en/account/login/", {**LOGIN, "next": there})

    assert response["Location"] == "/en/"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "do not belong together"),
        ("ja", "メールアドレスとパスワードの組み合わせが正しくない。"),
    ],
)
def test_a_wrong_password_is_said_in_the_form(alice: Client, language: str, words: str):
    signed_up(alice)
    alice.post("/en/account/logout/")

    response = alice.post(f"/{language}/account/login/", {**LOGIN, "password": "wrong"})

    content = response.content.decode()
    assert response.status_code == 422
    assert words in content
    assert JUDY["email"] in content
    assert "wrong" not in content.replace("wrong:", "")


@pytest.mark.parametrize(
    "password", ["short", "12345678901", "password1", "", "judy@judge.example"]
)
def test_a_weak_password_is_refused(alice: Client, password: str):
    response = alice.post("/en/account/signup/", {**JUDY, "password1": password})

    assert response.status_code == 422
    assert not User.objects.exists()


def test_what_is_wrong_is_said_in_our_voice(alice: Client):
    refused = alice.post("/ja/account/signup/", {"email": "x", "password1": "1234"})

    content = refused.content.decode()
    for words in (
        "メールアドレスの形式になっていない。",
        "８文字より短い。",
        "数字だけでできている。",
    ):
        assert words in content
    assert "ください" not in content
    assert "です。" not in content


@pytest.mark.parametrize("email", ["judy@judge.example", "JUDY@Judge.example"])
def test_an_address_is_taken_once(alice: Client, bob: Client, email: str):
    signed_up(alice)

    response = bob.post("/en/account/signup/", {**JUDY, "email": email})

    assert response.status_code == 422
    assert "There is an account with this e-mail address." in response.content.decode()
    assert User.objects.count() == 1


def test_an_address_taken_while_one_signs_up_is_refused(alice: Client, monkeypatch):
    signed_up(alice)
    monkeypatch.setattr(
        "judgequiz.accounts.forms.SignupForm.validate_unique_email", lambda _, email: email
    )

    response = Client().post("/en/account/signup/", JUDY)

    assert response.status_code == 422
    assert "There is an account with this e-mail address." in response.content.decode()
    assert User.objects.count() == 1


@pytest.mark.parametrize("email", ["", "x", "a@b", "\x00@judge.example", "a" * 300 + "@b.example"])
def test_what_is_no_address_is_refused(alice: Client, email: str):
    response = alice.post("/en/account/signup/", {**JUDY, "email": email})

    assert response.status_code == 422
    assert 'aria-invalid="true"' in response.content.decode()


@pytest.mark.parametrize(
    ("language", "subject"),
    [("en", "JudgeQuiz: set a new password"), ("ja", "JudgeQuiz：新しいパスワードの設定")],
)
def test_a_forgotten_password(alice: Client, bob: Client, language: str, subject: str):
    signed_up(alice)
    mail.outbox.clear()

    bob.post(f"/{language}/account/password/", {"email": JUDY["email"]})

    assert mail.outbox[0].subject == subject
    link = re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1]
    form = bob.get(link)["Location"]
    refused = bob.post(form, {"password1": "a-new-quiet-stack", "password2": "another"})
    assert refused.status_code == 422
    bob.post(form, {"password1": "a-new-quiet-stack", "password2": "a-new-quiet-stack"})
    bob.post("/en/account/login/", {**LOGIN, "password": "a-new-quiet-stack"})

    assert is_logged_in(bob)
    assert not is_logged_in(alice), "a session of before the new password"


def test_an_unknown_address_is_not_told_from_a_known_one(alice: Client, bob: Client):
    signed_up(alice)

    known = bob.post("/en/account/password/", {"email": JUDY["email"]})
    unknown = bob.post("/en/account/password/", {"email": "nobody@judge.example"})

    assert known["Location"] == unknown["Location"] == "/en/account/password/sent/"


def test_an_address_can_be_confirmed(alice: Client):
    signed_up(alice)

    link = re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1]
    page = alice.get(link)

    assert JUDY["email"] in page.content.decode()
    assert alice.post(link).status_code == 302
    assert "used already" in alice.get(link).content.decode()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_whoever_has_signed_up_hears_that_it_worked(alice: Client, language: str):
    page = alice.post(f"/{language}/account/signup/", JUDY, follow=True)
    elsewhere = {**JUDY, "email": "eve@judge.example", "next": f"/{language}/desk/"}
    to_the_desk = Client().post(f"/{language}/account/signup/", elsewhere)

    told = {"en": "Your account is made.", "ja": "アカウントを作成した。"}[language]
    assert told in page.content.decode()
    assert to_the_desk["Location"] == f"/{language}/desk/"


@override_settings(ACCOUNT_EMAIL_VERIFICATION="mandatory")
def test_an_account_can_wait_for_its_address_to_be_confirmed(alice: Client):
    quiz = begun(alice)

    response = alice.post("/en/account/signup/", JUDY)

    assert response["Location"] == "/en/account/confirm/"
    assert not is_logged_in(alice)
    assert 'name="choice"' in alice.get(address(quiz)).content.decode()

    alice.post(re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1])
    alice.post("/en/account/login/", LOGIN)

    assert is_logged_in(alice)
    assert 'name="choice"' in alice.get(address(quiz)).content.decode()


def test_guessing_passwords_is_slowed_down(alice: Client):
    signed_up(alice)
    alice.post("/en/account/logout/")
    for _ in range(5):
        alice.post("/en/account/login/", {**LOGIN, "password": "a guess"})

    response = alice.post("/ja/account/login/", LOGIN)

    assert response.status_code == 422
    assert "失敗が続いた" in response.content.decode()
    assert not is_logged_in(alice)


def test_a_flood_is_refused(alice: Client):
    statuses = [alice.post("/en/account/signup/", {}).status_code for _ in range(21)]

    assert statuses == [422] * 20 + [429]


def test_csrf_is_refused():
    for page in ("login", "signup", "logout", "password"):
        response = Client(enforce_csrf_checks=True).post(f"/en/account/{page}/", JUDY)

        assert response.status_code == 403


def test_the_admin_is_entered_by_the_same_door(alice: Client):
    assert alice.get("/en/admin/login/")["Location"].startswith("/en/account/login/")


def test_reading_makes_no_rows(alice: Client):
    for page in ("login", "signup", "password"):
        alice.get(f"/en/account/{page}/")

    assert not Learner.objects.exists()
    assert "sessionid" not in alice.cookies


def test_few_queries(alice: Client, django_assert_max_num_queries):
    with django_assert_max_num_queries(0):
        alice.get("/en/account/login/")

    begun(alice)
    signed_up(alice)

    with django_assert_max_num_queries(12):
        alice.get("/en/")
