"""Every answer is theirs who gave it, once, in whatever order they sign up, log in and answer."""

import re
import uuid
from dataclasses import dataclass, field

import pytest
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.providers import registry
from allauth.socialaccount.providers.dummy.provider import DummyProvider
from allauth.socialaccount.providers.dummy.urls import urlpatterns as dummy
from django.conf.urls.i18n import i18n_patterns
from django.core import mail
from django.core.cache import cache
from django.test import Client, override_settings
from django.urls import include, path
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgequiz import urls as site
from judgequiz.accounts.guests import COOKIE
from judgequiz.accounts.leaving import learners_of
from judgequiz.accounts.models import Learner, User
from judgequiz.accounts.tests.members import english_in, member
from judgequiz.accounts.tests.test_sign_in import JUDY, LOGIN, is_logged_in, signed_up
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import WRONG, some_stored
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import address, begun

PEOPLE = ("judy", "ray")
urlpatterns = [
    *site.urlpatterns,
    *i18n_patterns(path("account/with/", include(dummy)), prefix_default_language=True),
]


@dataclass
class Browser:
    """A browser on some device, who is logged in there, and the answers of its guest of now."""

    client: Client = field(default_factory=Client)
    who: str | None = None
    guests: set[uuid.UUID] = field(default_factory=set)


@dataclass
class Story:
    """What has happened, and whose each answer ought to be."""

    browsers: list[Browser] = field(default_factory=lambda: [Browser(), Browser()])
    users: dict[str, User] = field(default_factory=dict)
    owned: dict[str, set[uuid.UUID]] = field(default_factory=lambda: {it: set() for it in PEOPLE})

    def answer(self, at: Browser, _who: str) -> None:
        quiz = Quiz.objects.get(pk=at.client.post("/en/quiz/")["Location"].split("/")[3])
        at.client.post(address(quiz), {"choice": WRONG})
        (self.owned[at.who] if at.who else at.guests).add(quiz.pk)

    def sign_up(self, at: Browser, who: str) -> None:
        if at.who is None and who not in self.users:
            signed_up(at.client, email=f"{who}@judge.example")
            self.users[who] = User.objects.get(email=f"{who}@judge.example")
            self._arrived(at, who)

    def log_in(self, at: Browser, who: str) -> None:
        if at.who is None and who in self.users:
            at.client.post("/en/account/login/", {**LOGIN, "login": f"{who}@judge.example"})
            self._arrived(at, who)

    def log_out(self, at: Browser, _who: str) -> None:
        at.client.post("/en/account/logout/")
        at.who = None

    def _arrived(self, at: Browser, who: str) -> None:
        at.who = who
        self.owned[who] |= at.guests
        at.guests = set()


STEPS = ("answer", "sign_up", "log_in", "log_out")
steps = st.lists(
    st.tuples(st.sampled_from(STEPS), st.integers(0, 1), st.sampled_from(PEOPLE)),
    min_size=3,
    max_size=12,
)


@pytest.mark.django_db
@given(happens=steps)
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_it_works(happens: list[tuple[str, int, str]]):
    Answer.objects.all().delete()
    Quiz.objects.all().delete()
    User.objects.all().delete()
    Learner.objects.all().delete()
    cache.clear()
    if not Answer._meta.get_field("question").related_model.objects.exists():
        some_stored(5)
    story = Story()

    for step, device, who in happens:
        getattr(story, step)(story.browsers[device], who)

    for who, user in story.users.items():
        found = list(
            Answer.objects.filter(learner__in=learners_of(user)).values_list("run", flat=True)
        )
        assert set(found) == story.owned[who]
        assert len(found) == len(set(found))
    for at in story.browsers:
        seen = {it for it in Quiz.objects.values_list("pk", flat=True) if _opens(at.client, it)}
        assert seen == (story.owned[at.who] if at.who else at.guests)


def _opens(client: Client, quiz: uuid.UUID) -> bool:
    return client.get(f"/en/quiz/{quiz}/").status_code == 302


@pytest.mark.django_db
def test_a_log_in_in_another_tab_takes_a_quiz_along(alice: Client):
    member(alice)
    alice.post("/en/account/logout/")
    quiz = begun(alice)
    page = alice.get(address(quiz))

    alice.post("/en/account/login/", LOGIN)
    response = alice.post(address(quiz), {"choice": WRONG})

    assert page.status_code == 200
    assert response.status_code == 302
    answer = Answer.objects.get()
    assert answer.learner.root().user.email == JUDY["email"]


@pytest.mark.django_db
def test_a_quiz_begun_in_the_moment_of_logging_in_is_theirs(alice: Client, bob: Client):
    """The other tab's answer, with a guest's cookie, comes after that of the log-in."""
    user = member(alice)
    quiz = begun(bob)
    alice.cookies[COOKIE] = bob.cookies[COOKIE].value

    response = alice.get(f"/en/quiz/{quiz.pk}/")

    assert response.status_code == 302
    assert alice.cookies[COOKIE].value == ""
    assert quiz.learner_id in learners_of(user).values_list("pk", flat=True)
    assert bob.get(f"/en/quiz/{quiz.pk}/").status_code == 403


@pytest.mark.django_db
@override_settings(ACCOUNT_EMAIL_VERIFICATION="mandatory")
def test_an_address_confirmed_elsewhere_leaves_the_guest_to_their_browser(
    alice: Client, bob: Client
):
    quiz = begun(alice)
    alice.post("/en/account/signup/", JUDY)
    bob.post(re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1])
    bob.post("/en/account/login/", LOGIN)
    assert bob.get(f"/en/quiz/{quiz.pk}/").status_code == 403

    alice.post("/en/account/login/", LOGIN)

    assert alice.get(f"/en/quiz/{quiz.pk}/").status_code == 302
    assert bob.get(f"/en/quiz/{quiz.pk}/").status_code == 302


@pytest.fixture
def service():
    """A service to log in by, as if the settings named it."""
    before = dict(registry.provider_map)
    registry.register(DummyProvider)
    with override_settings(SOCIAL_PROVIDERS=["dummy"], ROOT_URLCONF=__name__):
        yield
    registry.provider_map.clear()
    registry.provider_map.update(before)


def by_service(client: Client, **told: str):
    """Goes by the page on which one is sent to the service, and comes back."""
    sent = client.post("/en/account/with/go/dummy/", {"process": "login", "next": "/ja/mechanics/"})
    content = sent.content.decode()
    assert sent.status_code == 200
    there = re.search(r'url=&#x27;([^"]+)&#x27;|URL=\'([^"]+)\'', content)
    link = (there[1] or there[2]).replace("&amp;", "&")
    return client.post(link, {"id": "7", "email_verified": "on", **told})


@pytest.mark.django_db
@pytest.mark.usefixtures("service")
def test_what_a_guest_answered_is_theirs_by_another_service_too(alice: Client, bob: Client):
    assert "Dummy" in alice.get("/en/account/login/").content.decode()
    quiz = begun(alice)

    done = by_service(alice, email="judy@judge.example", first_name="Judy")

    assert done["Location"] == "/ja/mechanics/"
    assert alice.get(f"/en/quiz/{quiz.pk}/").status_code == 302
    user = User.objects.get()
    assert (user.email, user.first_name) == ("judy@judge.example", ""), "no name is taken"
    other = begun(bob, count=0)
    by_service(bob)
    assert set(Learner.objects.filter(pk__in=learners_of(user))) == {quiz.learner, other.learner}
    assert "Dummy" in bob.get("/en/account/with/").content.decode()


@pytest.mark.django_db
@pytest.mark.usefixtures("service")
def test_a_service_does_not_open_the_account_of_someone_with_the_same_address(
    alice: Client, bob: Client
):
    member(alice)

    by_service(bob, email=JUDY["email"])
    page = bob.get("/ja/account/with/signup/").content.decode()
    refused = bob.post("/ja/account/with/signup/", {"email": JUDY["email"]})

    assert not english_in(page)
    assert refused.status_code == 422
    assert not is_logged_in(bob)


@pytest.mark.django_db
def test_without_services_nothing_is_asked_or_shown(alice: Client, django_assert_num_queries):
    with django_assert_num_queries(0):
        page = alice.get("/en/account/login/").content.decode()

    assert "/account/with/" not in page
    assert get_adapter().list_providers(None) == []
