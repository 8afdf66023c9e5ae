"""The pages of one's own progress: what they say, of whom, and how many queries that takes."""

import re

import pytest
from django.test import Client
from django.utils.html import escape

from judgequiz.accounts.models import Learner, User
from judgequiz.progress.models import Tally
from judgequiz.progress.tallies import settle
from judgequiz.progress.tests.answers import REASON, gave, guest
from judgequiz.progress.views import PAGE
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import BELIEF, OTHER_WRONG, RIGHT, WRONG, some_stored, stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.rulings.templatetags.words import plain
from judgequiz.scenarios import MISCONCEPTIONS

pytestmark = pytest.mark.django_db

SAYS = escape(plain({"en": MISCONCEPTIONS[BELIEF].says.en}))
PAGES = ("progress/", "progress/beliefs/", "progress/history/")


def read(client: Client, address: str) -> str:
    response = client.get(f"/en/{address}")
    assert response.status_code == 200
    return response.content.decode()


def user(name: str = "ann") -> tuple[Client, Learner]:
    client, made = Client(), User.objects.create_user(name, email=f"{name}@judge.example")
    client.force_login(made)
    return client, Learner.objects.create(user=made)


def listed(page: str) -> list[int]:
    return [int(it) for it in re.findall(r'href="/en/question/(\d+)/"', page)]


def test_it_works():
    client, ann = guest()
    questions = some_stored(12, mechanics=["echo"])
    for number, question in enumerate(questions):
        gave(ann, question, WRONG if number < 3 else RIGHT, hours=number)

    page = read(client, "progress/")

    assert "<dd>75<small> %</small></dd>" in page
    assert "right; likely 47 to 91&nbsp;%" in page
    assert "Echo by tens" not in page  # Two of the second ten are too few to draw.
    assert "<td>12</td><td>9</td><td>75 %</td>" in page
    assert "<td>7, 2 of 2</td>" in page
    assert "7 Additional rules" in page
    assert f'<a href="/en/belief/{BELIEF}/">{SAYS}</a>' in page
    assert "chosen 3 times of the 12 it was on offer" in page
    assert "right 9 times since" in page


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("address", PAGES)
def test_with_no_answer(alice: Client, language: str, address: str):
    response = alice.get(f"/{language}/{address}")

    assert response.status_code == 200
    assert not Learner.objects.exists()
    assert "learner" not in response.cookies
    if "beliefs" not in address:
        assert f'action="/{language}/quiz/"' in response.content.decode()


def test_one_answer_is_no_percentage():
    client, ann = guest()
    gave(ann, stored(), RIGHT)

    page = read(client, "progress/")

    assert "too few yet for a share" in page
    assert "1 of 1" in page
    assert "100" not in re.sub(r"<svg.*?</svg>", "", page.split("<main")[1].split("<details")[0])


def test_many_answers_are_drawn_by_tens():
    client, ann = guest()
    question = stored()
    for hour in range(20):
        gave(ann, question, RIGHT if hour > 5 else WRONG, hours=hour)

    page = read(client, "progress/")

    assert "<title>Cascade by tens, oldest first: 4, 10</title>" in page


def test_a_reading_makes_no_rows():
    client, ann = guest()
    for hour in range(30):
        gave(ann, stored(seed=hour, note=f"Note {hour}."), RIGHT, hours=hour)

    for address in PAGES:
        read(client, address)

    assert not Tally.objects.exists()


def test_what_is_withdrawn_counts_no_more():
    client, ann = guest()
    question = stored()
    gave(ann, question, WRONG)
    withdraw(Recall(question=question, reason=REASON))

    assert SAYS not in read(client, "progress/")
    assert "does not count" in read(client, "progress/history/")
    assert listed(read(client, "progress/history/?mark=void")) == [question.pk]


@pytest.mark.parametrize("address", PAGES)
def test_nobody_sees_what_others_answered(alice: Client, address: str):
    _, ann = guest()
    phone, desk = Learner.objects.create(), user("bob")[1]
    for learner in (ann, phone, desk):
        gave(learner, stored(seed=learner.pk.int % 10**9, note=str(learner.pk)), WRONG)
    Learner.objects.filter(pk=phone.pk).update(merged_into=desk)
    someone, _ = user("eve")
    merged = Client()
    merged.cookies["learner"] = str(phone.pk)

    for client in (alice, guest()[0], someone, merged):
        page = read(client, address)
        assert SAYS not in page
        assert listed(page) == []


def test_merged_learners_are_one_person():
    client, desk = user()
    phone = Learner.objects.create()
    first, second = some_stored(2)
    gave(desk, first, WRONG)
    gave(phone, second, WRONG, hours=1)
    settle(desk)
    Learner.objects.filter(pk=phone.pk).update(merged_into=desk)

    assert "chosen 2 times of the 2" in read(client, "progress/")
    assert listed(read(client, "progress/history/")) == [second.pk, first.pk]


def test_the_history_has_each_answer_once():
    client, ann = guest()
    questions = some_stored(2 * PAGE + 3)
    for number, question in enumerate(questions):
        # Some at the same moment, over the end of a page too.
        gave(ann, question, RIGHT, hours=number // 4)
    found: list[int] = []
    address = "progress/history/"
    while address:
        page = read(client, address)
        found += listed(page)
        older = re.search(r'href="/en/(progress/history/\?before=\d+)"', page)
        address = older[1] if older else ""

    assert found == [it.pk for it in reversed(questions)]


@pytest.mark.parametrize("option", [RIGHT, WRONG, OTHER_WRONG, Answer.PASS])
@pytest.mark.parametrize("mended", [None, "", WRONG])
def test_narrowing_says_what_marks_say(option: str, mended: str | None):
    client, ann = guest()
    question = stored(mechanics=["echo"])
    answer = gave(ann, question, option)
    if mended is not None:
        withdraw(Recall(question=question, reason=REASON, option=mended))
    mark = Answer.objects.get().mark

    for other in Answer.Mark:
        page = read(client, f"progress/history/?mark={other}")
        assert bool(listed(page)) == (other == mark)
        assert Answer.objects.marked(other).exists() == (other == mark)
    answer.refresh_from_db()
    for slug in MISCONCEPTIONS:
        if slug == BELIEF or slug in answer.beliefs:
            is_shown = slug in Answer.objects.get().beliefs_shown
            assert Answer.objects.showing(slug).exists() == is_shown
    assert listed(read(client, "progress/history/?mechanic=echo"))
    assert not listed(read(client, "progress/history/?mechanic=general"))


@pytest.mark.parametrize(
    "query",
    ["before=x", "before=٣", "before=-1", f"before={'9' * 30}", "mark=%00&mechanic=%F0&belief='"],
)
def test_what_there_is_not_is_as_if_not_asked_for(query: str):
    client, ann = guest()
    gave(ann, stored(), RIGHT)

    assert listed(read(client, f"progress/history/?{query}"))


def test_another_persons_answer_is_no_place_to_go_on_from():
    client, ann = guest()
    mine = gave(ann, stored(), RIGHT, hours=5)
    others = gave(guest()[1], stored(seed=2, note="Other."), RIGHT)

    assert listed(read(client, f"progress/history/?before={others.pk}")) == [mine.question_id]


@pytest.mark.parametrize("who", [guest, user])
@pytest.mark.parametrize("address", [*PAGES, f"progress/history/?belief={BELIEF}&mark=wrong"])
def test_few_queries(who, address: str, django_assert_max_num_queries):
    client, ann = who()
    questions = some_stored(30)
    for number, question in enumerate(questions):
        gave(ann, question, WRONG, hours=number)
    settle(ann)
    withdraw(Recall(question=questions[0], reason=REASON))

    with django_assert_max_num_queries(12):
        read(client, address)
