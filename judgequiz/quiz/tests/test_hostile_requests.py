"""Whatever is sent to a quiz, no answer is an error of ours. For all pages: test_hostile_everywhere."""

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgequiz.quiz.tests.quizzes import HTMX, address, begun

pytestmark = pytest.mark.django_db

WORDS = st.text(max_size=200) | st.sampled_from(
    ["\x00", "９" * 40, "9" * 4000, "\u202e<script>", "q7f2", "{{ 7 }}", "%00", "a" * 30_000]
)
FIELDS = st.sampled_from(
    ["choice", "sure", "shown", "pass", "mechanic", "count", "first", "same", "only", "belief"]
)
QUIET = settings(
    derandomize=True,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(autouse=True)
def uncounted(settings):
    """As many quizzes as are tried are begun: how often one may is tested in test_start_quiz."""
    settings.ACCOUNT_RATE_LIMITS = {}


@QUIET
@given(fields=st.dictionaries(FIELDS, WORDS, max_size=8), part=st.booleans())
def test_an_answer(alice: Client, fields: dict[str, str], *, part: bool):
    quiz = begun(alice, count=0 if alice.cookies else 5)

    response = alice.post(address(quiz), fields, headers=HTMX if part else {})

    assert response.status_code in {200, 302, 422}


@QUIET
@given(fields=st.dictionaries(FIELDS, WORDS, max_size=8))
def test_a_start(alice: Client, fields: dict[str, str]):
    response = alice.post("/ja/quiz/", fields)

    assert response.status_code in {302, 422}


@QUIET
@given(cookie=st.text(alphabet=st.characters(codec="latin-1", categories=["L", "N", "P"])))
def test_a_forged_learner(cookie: str):
    client = Client()
    client.cookies["learner"] = cookie

    assert client.get("/en/").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "a\x00b", "testserver:port", "[::1", "a b", ""])
@pytest.mark.parametrize("path", ["/", "/ja/", "/en/nowhere/", "/en/account/login/", "/en/admin/"])
def test_a_name_that_is_not_ours(alice: Client, host: str, path: str):
    response = alice.get(path, headers={"Host": host})

    assert response.status_code == 400
    assert b'id="screen"' in response.content


@pytest.mark.parametrize(
    "back", ["x", "question", "admin:index", "?", "#", "", "\x00", "//evil.example/", "a" * 9000]
)
def test_a_notice_leads_back_to_a_page_of_ours_only(alice: Client, back: str):
    begun(alice)

    response = alice.post("/ja/notices/1/read/", {"back": back})

    assert (response.status_code, response["Location"]) == (302, "/ja/")


@pytest.mark.parametrize("key", ['"abcdefgh\\000"', "é" * 32, "a" * 9000, "-" * 32, '"\\"'])
def test_a_forged_session(key: str):
    client = Client()

    response = client.get("/en/", headers={"Cookie": f"sessionid={key}; csrftoken={key}"})

    assert response.status_code == 200
