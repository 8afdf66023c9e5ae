"""Someone with an account, and what they do to open it."""

import re
from html.parser import HTMLParser

from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.core import mail
from django.core.cache import cache
from django.test import Client

from judgequiz.accounts.models import User
from judgequiz.accounts.tests.test_sign_in import JUDY, signed_up

PASSWORD = JUDY["password1"]


def member(client: Client, **post: str) -> User:
    """Signed up here, with an address that is confirmed."""
    user = signed_up(client, **post)
    client.get("/en/")  # Where they are told that it worked.
    user.emailaddress_set.update(verified=True)
    mail.outbox.clear()
    return user


def shown_again(client: Client) -> None:
    """Has shown once more who they are, and may go on for five minutes."""
    response = client.post("/en/account/again/", {"password": PASSWORD, "next": "/en/account/"})
    assert response.status_code == 302, response.content.decode()


def with_app(client: Client) -> str:
    """Sets up an app as a second step; gives its key."""
    shown_again(client)
    page = client.get("/en/account/second/app/").content.decode()
    key = re.search(r'<code class="key">(\w+)</code>', page)[1]
    response = client.post("/en/account/second/app/", {"code": code_of(key)})
    assert response.status_code == 302, response.content.decode()
    return key


def code_of(key: str, *, period: int = 30) -> str:
    """What the app shows now; a code works once, so it is as if the next half-minute had come."""
    import time

    cache.clear()
    return format_hotp_value(hotp_value(key, int(time.time()) // period))


def has_app(user: User) -> bool:
    return Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).exists()


def code_in_mail() -> str:
    return re.search(r"\n([A-Z0-9-]{6,12})\n", mail.outbox[-1].body)[1]


class Words(HTMLParser):
    """What a page says in its own language: not in scripts, nor where it says which other."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.quiet: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.said += [
            named[it] or "" for it in ("aria-label", "placeholder", "title") if it in named
        ]
        if self.quiet or (
            tag in ("script", "style", "code", "svg") or ("lang" in named and tag != "html")
        ):
            if tag not in ("input", "path", "meta", "link", "br", "img"):
                self.quiet.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.quiet and self.quiet[-1] == tag:
            self.quiet.pop()

    def handle_data(self, data: str) -> None:
        if not self.quiet:
            self.said.append(data)


# Names that are the same in Japanese, and what a test has put there.
SAME = {"JudgeQuiz", "Magic", "JSON", "JavaScript", "https", "Cookie", "Cookies", "IP", "CR"}
SAME |= {"Firefox", "Windows", "Discord", "Dummy"}


def english_in(page: str) -> list[str]:
    """Words of a Japanese page that are English."""
    text = " ".join(Words(page).said)
    text = re.sub(r"\S+@\S+", " ", text)
    return [it for it in re.findall(r"[A-Za-z]{2,}", text) if it not in SAME]
