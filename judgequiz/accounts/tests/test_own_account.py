"""The pages of one's own account, in both languages, and what is done there."""

import re

import pytest
from allauth.account.adapter import get_adapter as account_adapter
from allauth.account.models import EmailAddress
from allauth.mfa.adapter import get_adapter as second_step_adapter
from allauth.mfa.models import Authenticator
from allauth.socialaccount.adapter import get_adapter as service_adapter
from django.contrib.sessions.models import Session
from django.core import mail
from django.test import Client, override_settings
from django.utils import translation

from judgequiz.accounts import sessions
from judgequiz.accounts.models import User
from judgequiz.accounts.tests.members import (
    PASSWORD,
    code_in_mail,
    code_of,
    english_in,
    has_app,
    member,
    shown_again,
    with_app,
)
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in
from judgequiz.quiz.tests.quizzes import address, begun

pytestmark = pytest.mark.django_db

OPEN = (
    "account/",
    "account/login/",
    "account/login/code/",
    "account/signup/",
    "account/password/",
    "account/with/cancelled/",
    "account/with/failed/",
    "account/data/",
    "account/delete/",
    "account/gone/",
    "privacy/",
)
OWN = (
    "account/",
    "account/email/",
    "account/password/change/",
    "account/second/",
    "account/second/app/",
    "account/passkeys/",
    "account/passkeys/add/",
    "account/sessions/",
    "account/again/",
    "account/again/code/",
    "account/data/",
    "account/delete/",
    "account/with/",
    "account/logout/",
)
WITH_APP = (
    "account/",
    "account/second/",
    "account/second/app/remove/",
    "account/second/codes/",
    "account/second/codes/new/",
    "account/again/second/",
    "account/passkeys/",
)


def _both(client: Client, pages: tuple[str, ...], asks) -> list[str]:
    faults = []
    for page in pages:
        for language in ("en", "ja"):
            with asks(12):
                response = client.get(f"/{language}/{page}")
            content = response.content.decode()
            if response.status_code not in (200, 401):
                faults.append(f"{language}/{page}: {response.status_code}")
            if language == "ja" and english_in(content):
                faults.append(f"{page}: {english_in(content)}")
            if language == "en" and re.search("[ぁ-ん]", content.replace("日本語", "")):
                faults.append(f"{page}: Japanese")
            if "style=" in content or re.search(r"<script(?![^>]*(src=|json))", content):
                faults.append(f"{page}: against the content security policy")
    return faults


def test_it_works(alice: Client, django_assert_max_num_queries):
    faults = _both(alice, OPEN, django_assert_max_num_queries)
    member(alice)
    shown_again(alice)
    faults += _both(alice, OWN, django_assert_max_num_queries)
    with_app(alice)
    faults += _both(alice, WITH_APP, django_assert_max_num_queries)

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("adapter", [account_adapter, second_step_adapter, service_adapter])
def test_every_refusal_is_said_in_japanese(adapter):
    """But for what can't happen here: there are neither usernames nor telephones."""
    with translation.override("ja"):
        said = {key: str(words) for key, words in adapter().error_messages.items()}

    never = re.compile("phone|username|select_only_one|unknown_email|same_as_current")
    assert not [
        key for key, it in said.items() if not re.search("[ぁ-ん]", it) and not never.search(key)
    ]
    assert not [it for key, it in said.items() if "ください" in it and not never.search(key)]


def test_a_refused_form_is_422_in_our_words(alice: Client):
    member(alice)
    shown_again(alice)
    for page, post in {
        "password/change/": {"oldpassword": "x", "password1": "1", "password2": "2"},
        "email/": {"email": "x", "action_add": "1"},
        "second/app/": {"code": "000000"},
        "passkeys/add/": {"name": "key", "credential": "[]"},
        "again/": {"password": "wrong"},
        "again/code/": {"recipient": "nobody@judge.example"},
    }.items():
        response = alice.post(f"/ja/account/{page}", post)

        assert response.status_code == 422, page
        assert not english_in(response.content.decode()), page
        assert "ください" not in response.content.decode(), page


def test_an_address_is_added_confirmed_and_made_the_main_one(alice: Client, bob: Client):
    user = member(alice)
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_add": "1"})
    assert not EmailAddress.objects.filter(email="new@judge.example").exists(), "not shown again"
    shown_again(alice)

    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_add": "1"})

    assert mail.outbox[-1].to == ["new@judge.example"]
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_primary": "1"})
    user.refresh_from_db()
    assert user.email == JUDY["email"], "an address that nobody has confirmed"
    link = re.search(r"http://testserver(/\S+)", mail.outbox[-1].body)[1]
    alice.post(link)
    alice.post("/ja/account/email/", {"email": "new@judge.example", "action_primary": "1"})
    user.refresh_from_db()
    assert user.email == "new@judge.example"
    told = mail.outbox[-1]
    assert (told.to, told.subject) == ([JUDY["email"]], "JudgeQuiz：アカウントの変更のお知らせ")
    assert "主なメールアドレスがnew@judge.exampleに変更されました。" in told.body
    alice.post("/ja/account/email/", {"email": JUDY["email"], "action_remove": "1"})
    bob.post("/en/account/login/", {**LOGIN, "login": "new@judge.example"})
    assert is_logged_in(bob)


def test_an_address_that_another_took_is_refused_in_words(alice: Client, bob: Client):
    member(alice)
    User.objects.create_user("mallory", email="shared@judge.example")
    EmailAddress.objects.create(
        user=User.objects.get(email=JUDY["email"]), email="shared@judge.example", verified=True
    )
    shown_again(alice)

    response = alice.post(
        "/en/account/email/", {"email": "shared@judge.example", "action_primary": "1"}, follow=True
    )

    assert "There is an account with this e-mail address." in response.content.decode()


def test_a_new_password_ends_the_other_sessions(alice: Client, bob: Client):
    member(alice)
    bob.post("/en/account/login/", LOGIN)
    new = {"password1": "a-quieter-stack-of-9", "password2": "a-quieter-stack-of-9"}

    response = alice.post("/en/account/password/change/", {"oldpassword": PASSWORD, **new})

    assert response["Location"] == "/en/account/"
    page = alice.get("/en/account/").content.decode()
    assert not is_logged_in(bob)
    assert "The password is changed." in page
    assert "You are logged in in 1 browser." in page
    assert "The password was changed." in mail.outbox[-1].body


def test_sessions_are_listed_and_ended(alice: Client, bob: Client, django_assert_num_queries):
    member(alice)
    clients = [bob, Client(), Client()]
    for client in clients:
        client.post(
            "/en/account/login/", LOGIN, headers={"user-agent": "Mozilla (Windows) Firefox/1"}
        )

    page = alice.get("/ja/account/sessions/").content.decode()

    assert page.count("Firefox, Windows") >= 3
    assert "127.0.0.1" in page
    number = re.findall(r'name="end" value="(\d+)"', page)[-1]
    alice.post("/en/account/sessions/", {"end": number})
    assert [is_logged_in(it) for it in clients].count(True) == 2
    alice.post("/en/account/sessions/", {"end": "others"})
    assert not any(is_logged_in(it) for it in clients)
    assert is_logged_in(alice)
    assert Session.objects.count() == 1


def test_all_other_sessions_end_also_those_that_are_not_listed(
    alice: Client, bob: Client, monkeypatch
):
    monkeypatch.setattr(sessions, "LISTED", 2)
    member(alice)
    for client in (bob, Client(), Client(), alice):
        client.post("/en/account/login/", LOGIN)

    alice.post("/en/account/sessions/", {"end": "others"})

    assert not is_logged_in(bob)
    assert is_logged_in(alice)


def test_nobody_ends_another_persons_session(alice: Client, bob: Client):
    member(alice)
    member(bob, email="bob@judge.example")
    number = re.findall(
        r"\d+", str(list(User.objects.get(email=JUDY["email"]).usersession_set.values_list("pk")))
    )[0]

    bob.post("/en/account/sessions/", {"end": number})

    assert is_logged_in(alice)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_code_logs_in_where_one_was_going(alice: Client, bob: Client, language: str):
    member(alice)
    quiz = begun(bob)

    asked = bob.post(
        f"/{language}/account/login/code/?next=/{language}/mechanics/",
        {"email": JUDY["email"], "remember": "on", "next": f"/{language}/mechanics/"},
    )
    wrong = bob.post(asked["Location"], {"code": "WRONG1"})
    done = bob.post(asked["Location"], {"code": code_in_mail(), "next": f"/{language}/mechanics/"})

    assert wrong.status_code == 422
    assert done["Location"] == f"/{language}/mechanics/"
    assert bob.cookies["sessionid"]["max-age"] > 80 * 24 * 60 * 60
    assert 'name="choice"' in alice.get(address(quiz)).content.decode(), "a guest’s quiz is theirs"


@pytest.mark.parametrize(("language", "log_in"), [("en", "Log in"), ("ja", "ログイン")])
def test_what_enters_a_code_says_so(bob: Client, language: str, log_in: str):
    asked = {"email": JUDY["email"]}
    page = bob.post(f"/{language}/account/login/code/", asked, follow=True).content.decode()

    main = re.findall(r'<button class="button is-main" type="submit">(.*?)</button>', page)
    assert main == [log_in]


def test_a_code_tells_nobody_who_has_an_account(alice: Client, bob: Client):
    member(alice)
    places = [
        bob.post("/en/account/login/code/", {"email": it}, follow=True)
        for it in (JUDY["email"], "nobody@judge.example")
    ]

    pages = [
        re.sub(r"\S+@judge.example|value=\"\w{64}\"", "", it.content.decode()) for it in places
    ]
    strip = [re.sub(r'nonce="[^"]*"', "", it) for it in pages]
    assert places[0].redirect_chain == places[1].redirect_chain
    assert strip[0] == strip[1]


def test_a_code_is_guessed_three_times_at_most(alice: Client, bob: Client):
    member(alice)
    place = bob.post("/ja/account/login/code/", {"email": JUDY["email"]})["Location"]
    code = code_in_mail()

    statuses = [bob.post(place, {"code": "WRONG1"}).status_code for _ in range(3)]
    page = bob.get("/ja/account/login/code/").content.decode()
    bob.post(place, {"code": code})

    assert statuses == [422, 422, 302]
    assert "失敗が続いた" in page
    assert not is_logged_in(bob)


def test_codes_are_not_sent_without_end(alice: Client):
    member(alice)

    for _ in range(6):
        Client().post("/en/account/login/code/", {"email": JUDY["email"]})

    assert len(mail.outbox) == 3


def test_a_second_step_is_asked_for(alice: Client, bob: Client):
    user = member(alice)
    quiz = begun(bob)
    key = with_app(alice)
    assert "Keep them on paper" in alice.get("/en/account/second/codes/").content.decode()
    recovery = Authenticator.objects.get(user=user, type="recovery_codes").wrap().get_unused_codes()

    first = bob.post("/en/account/login/", {**LOGIN, "next": "/ja/mechanics/"})

    assert first["Location"].startswith("/en/account/login/second/")
    assert not is_logged_in(bob)
    assert 'name="choice"' in bob.get(address(quiz)).content.decode(), "still the guest’s"
    assert bob.post(first["Location"], {"code": "000000"}).status_code == 422
    page = bob.get(first["Location"].replace("/en/", "/ja/", 1)).content.decode()
    assert not english_in(page)
    done = bob.post(first["Location"], {"code": code_of(key)})
    assert done["Location"] == "/ja/mechanics/"
    assert 'name="choice"' in bob.get(address(quiz)).content.decode()

    carol = Client()
    carol.post("/en/account/login/", LOGIN)
    carol.post("/en/account/login/second/", {"code": recovery[0]})
    assert is_logged_in(carol)
    dave = Client()
    dave.post("/en/account/login/", LOGIN)
    dave.post("/en/account/login/second/", {"code": recovery[0]})
    assert not is_logged_in(dave), "a recovery code works once"


def test_guessing_a_second_step_is_slowed_down(alice: Client, bob: Client):
    member(alice)
    key = with_app(alice)
    code = code_of(key)
    bob.post("/en/account/login/", LOGIN)
    for _ in range(5):
        bob.post("/ja/account/login/second/", {"code": "000000"})

    response = bob.post("/ja/account/login/second/", {"code": code})

    assert "失敗が続いた" in response.content.decode()
    assert not is_logged_in(bob)


def test_a_second_step_waits_for_the_address_to_be_confirmed(alice: Client):
    member(alice)
    EmailAddress.objects.update(verified=False)
    shown_again(alice)

    response = alice.get("/en/account/second/app/", follow=True)

    assert "Confirm your e-mail address first" in response.content.decode()


def test_a_second_step_is_removed_with_its_codes(alice: Client, bob: Client):
    user = member(alice)
    with_app(alice)

    alice.post("/en/account/second/app/remove/")

    assert not Authenticator.objects.filter(user=user).exists()
    bob.post("/en/account/login/", LOGIN)
    assert is_logged_in(bob)


@pytest.mark.parametrize(
    "credential",
    [
        "",
        "[]",
        '"x"',
        "{}",
        "7",
        "null",
        '{"response": 5}',
        '{"response": {"userHandle": "AA"}}',
        "\x00",
    ],
)
def test_a_forged_passkey_opens_nothing(alice: Client, bob: Client, credential: str):
    member(alice)
    with_app(alice)
    shown_again(alice)
    bob.post("/en/account/login/", LOGIN)

    for client, page in (
        (Client(), "login/passkey/"),
        (bob, "login/second/"),
        (alice, "passkeys/add/"),
        (alice, "again/passkey/"),
    ):
        client.get(f"/en/account/{page}", headers={"accept": "application/json"})
        response = client.post(f"/en/account/{page}", {"credential": credential})

        assert response.status_code in (302, 422), (page, response.status_code)
    assert not is_logged_in(bob)
    assert not Authenticator.objects.filter(type="webauthn").exists()


@override_settings(ACCOUNT_EMAIL_VERIFICATION="mandatory")
def test_what_a_mail_is_waited_for_is_told_when_none_can_be_sent(alice: Client, monkeypatch):
    user = User.objects.create_user("judy", email=JUDY["email"], password=PASSWORD)
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    alice.post("/en/account/login/", LOGIN)
    shown_again(alice)
    monkeypatch.setattr(
        "django.core.mail.EmailMessage.send", lambda *_, **__: (_ for _ in ()).throw(OSError("no"))
    )

    code = Client().post("/ja/account/login/code/", {"email": user.email})
    again = alice.post("/ja/account/again/code/", {"recipient": user.email})
    added = alice.post("/ja/account/email/", {"email": "n@judge.example", "action_add": "1"})
    changed = alice.post(
        "/en/account/password/change/",
        {"oldpassword": PASSWORD, "password1": "a-quieter-9", "password2": "a-quieter-9"},
    )

    for response in (code, again, added):
        assert response.status_code == 503
        assert "今はメールを送れない。" in response.content.decode()
    assert changed.status_code == 302, "only a notice"


def test_staff_free_someone_who_lost_their_second_step(alice: Client, bob: Client):
    user = member(alice)
    with_app(alice)
    bob.force_login(User.objects.create_superuser("sam", "sam@judge.example"))

    bob.post(
        "/en/admin/accounts/user/",
        {"action": "remove_second_steps", "_selected_action": [user.pk]},
    )

    assert not has_app(user)
    assert "mfa" not in bob.get("/en/admin/").content.decode()
