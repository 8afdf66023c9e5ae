"""What search engines and previews of links are told."""

import re
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from django.contrib.staticfiles import finders
from django.core.cache import caches
from django.test import Client

from judgequiz.questions.tests.example import BELIEF, CARDS, mechanic, rule, ruling, stored
from judgequiz.quiz.tests.quizzes import begun
from judgequiz.rulings.models import Card
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

HOST = "http://testserver"
NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
LINK = re.compile(r'<a [^>]*?href="([^"#?]+)')
CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)">')
ALTERNATE = re.compile(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">')
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">')


@pytest.fixture
def content() -> None:
    words = {"en": "Echo is paid once.", "ja": "エコーは１度支払う。"}
    on_echo = ruling("EMA-echo-1", mechanic=mechanic("echo"), words=words)
    stored(rulings=[ruling().slug, on_echo.slug])
    for number in ("702.85a", "702.85b", "101.2"):
        rule(number)
    for data in CARDS.values():
        Card.objects.create(slug=data["slug"], name=data["name"], data=data)


def listed(alice: Client) -> dict[str, dict[str, str]]:
    """The addresses of the sitemap, each with its alternates."""
    answer = alice.get("/sitemap.xml")
    root = ElementTree.fromstring(answer.content)  # noqa: S314  (made by us)
    return {
        url.findtext("s:loc", namespaces=NAMES): {
            it.attrib["hreflang"]: it.attrib["href"] for it in url.findall("x:link", NAMES)
        }
        for url in root.findall("s:url", NAMES)
    }


def is_one_of_many_beliefs(address: str) -> bool:
    """Whether it is one of those that the tests leave out: all come from the same template."""
    return "/belief/" in address and BELIEF not in address


def test_the_sitemap_lists_what_is_served_and_may_be_listed(content: None, alice: Client):
    """Whoever follows every link from the front page comes by the pages that it lists, and by no
    other that does not refuse to be listed.
    """
    found = set()
    seen = {"/en/"}
    ahead = list(seen)
    while ahead:
        path = ahead.pop()
        answer = alice.get(path)
        page = answer.content.decode()
        if answer.status_code != 200 or 'content="noindex"' in page:
            continue
        found.add(HOST + path)
        linked = {it for it in LINK.findall(page) if it.startswith("/en/")} - seen
        seen |= linked
        ahead += [it for it in linked if not is_one_of_many_beliefs(it)]

    in_english = {it for it in listed(alice) if it.startswith(f"{HOST}/en/")}
    assert found == {it for it in in_english if not is_one_of_many_beliefs(it)}
    assert sum("/belief/" in it for it in in_english) == len(MISCONCEPTIONS)


def test_every_page_says_what_it_is_and_where(content: None, alice: Client):
    described: dict[str, str] = {}
    for address, alternates in listed(alice).items():
        if is_one_of_many_beliefs(address):
            continue
        page = alice.get(urlsplit(address).path).content.decode()
        said = dict(META.findall(page))

        assert CANONICAL.findall(page) == [address]
        assert dict(ALTERNATE.findall(page)) == alternates
        assert set(alternates) == {"en", "ja", "x-default"}
        assert 5 <= len(said["description"]) <= 330, address
        assert said["og:description"] == said["description"]
        assert said["og:url"] == address
        assert f"<title>{said['og:title']} · JudgeQuiz</title>" in page
        assert described.setdefault(said["description"], address) == address


def test_the_address_without_a_language_opens_in_ones_own(alice: Client):
    mechanic()

    opened = alice.get("/mechanic/cascade/", headers={"Accept-Language": "ja"}, follow=True)

    assert opened.redirect_chain == [("/ja/mechanic/cascade/", 302)]
    assert opened.status_code == 200


def test_what_is_personal_or_endless_is_not_listed(content: None, alice: Client):
    quiz = begun(alice)
    robots = alice.get("/robots.txt").content.decode()
    kept_out = re.findall(r"^Disallow: (\S+)$", robots, re.MULTILINE)

    for path in (
        f"/en/quiz/{quiz.pk}/1/",
        "/en/search/?q=elf",
        "/ja/account/login/",
        "/en/nowhere/",
    ):
        page = alice.get(path).content.decode()

        assert '<meta name="robots" content="noindex">' in page, path
        assert "canonical" not in page
        assert path == "/en/nowhere/" or any(path.startswith(it) for it in kept_out)
    for path in ("/en/cards/?colour=g", "/en/ruling/EMA-cascade-7/replay/?step=2"):
        assert 'content="noindex"' in alice.get(path).content.decode()
    allowed = tuple(re.findall(r"^Allow: (\S+?)\$?$", robots, re.MULTILINE))
    for address in listed(alice):
        path = urlsplit(address).path
        assert path in allowed or not path.startswith(tuple(kept_out)), path
    assert f"Sitemap: {HOST}/sitemap.xml" in robots


def test_a_host_that_is_not_ours_is_told_so(alice: Client, settings):
    settings.ALLOWED_HOSTS = ["judge.example"]

    assert alice.get("/en/mechanics/", headers={"Host": "evil.example"}).status_code == 400


@pytest.mark.parametrize(
    "name", ["preview.png", "site.webmanifest", "mark-180.png", "mark-512.png"]
)
def test_what_pages_point_at_is_there(name: str):
    assert finders.find(name)


def test_queries_that_someone_thinks_up_fill_no_memory(content: None, alice: Client):
    """Nor do they push out what is counted for rate limits, which is kept elsewhere."""
    for number in range(12):
        assert alice.get("/sitemap.xml", {"x": str(number)}).status_code == 200

    kept = {name: len(caches[name]._cache) for name in ("default", "listed")}
    assert kept["default"] == 0
    assert kept["listed"] <= 8
