"""The game of an answered question, stepped through."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from judgequiz.questions.models import Question
from judgequiz.questions.stock import keep
from judgequiz.questions.tests.example import example, mechanic, some_stored
from judgequiz.questions.withdrawing import Recall, withdraw
from judgequiz.quiz.models import Quiz
from judgequiz.quiz.tests.quizzes import HTMX, address, begun, verdict_address
from judgequiz.scenarios import Unfit, ask

pytestmark = pytest.mark.django_db


def kept(slug: str = "cascade-countered") -> Question:
    """A question of this family in the stock, as it is really played."""
    mechanic("cascade")
    for seed in range(60):
        try:
            question = ask(slug, seed)
        except Unfit:
            continue
        if any(not option.is_right and option.parting is not None for option in question.options):
            stored = keep(question.as_json())
            assert stored is not None
            return stored
    pytest.fail("no early seed gives a question whose games part")


def answered(client: Client, key: str = "") -> tuple[Quiz, str]:
    """A quiz of one question, answered by an option whose game parts; and that option's key."""
    question = kept()
    data = question.data
    key = key or next(iter(data["parting"]))
    quiz = begun(client, count=0)
    quiz.questions = [question.pk]
    quiz.save()
    client.post(address(quiz), {"choice": key})
    return quiz, key


def replay_address(quiz: Quiz, **query: object) -> str:
    asked = "&".join(f"{'as' if name == 'seen' else name}={it}" for name, it in query.items())
    return reverse("replay", args=[quiz.pk, 1]) + (f"?{asked}" if asked else "")


def test_it_works(alice: Client):
    quiz, key = answered(alice)
    question = Question.objects.get(pk=quiz.questions[0])
    log = question.data["log"]
    parting = question.data["parting"][key] + 1

    first = alice.get(replay_address(quiz)).content.decode()
    before = alice.get(replay_address(quiz, step=parting - 1)).content.decode()
    there = alice.get(replay_address(quiz, step=parting)).content.decode()

    assert "The table before the first step." in first
    assert first.count('class="table"') == before.count('class="table"') == 1
    assert there.count('class="table"') == 2
    assert "As you believed" in there
    assert f"Step {parting}. " in there
    assert len(re.findall(r'<li value="\d+"', first)) >= len(log) + 1
    assert 'aria-current="step"' in there


def test_in_japanese(alice: Client):
    quiz, _ = answered(alice)

    page = alice.get(replay_address(quiz, step=1).replace("/en/", "/ja/")).content.decode()

    assert "第１手。" in page
    assert "ルールのとおり" in page


def test_every_step_has_its_link_and_every_link_its_step(alice: Client):
    quiz, _ = answered(alice)
    page = alice.get(replay_address(quiz)).content.decode()
    links = set(re.findall(r'class="step" href="([^"]+)"', page))

    for link in links:
        response = alice.get(reverse("replay", args=[quiz.pk, 1]) + link.replace("&amp;", "&"))
        assert response.status_code == 200
        assert response.content.decode().count('aria-current="step"') in (1, 2)
    assert len(links) > 3


def test_htmx_is_given_the_step_alone(alice: Client):
    quiz, _ = answered(alice)

    page = alice.get(replay_address(quiz, step=2), headers=HTMX).content.decode()

    assert "<html" not in page
    assert 'id="screen"' in page
    assert 'hx-swap-oob="innerHTML"' in page


@pytest.mark.parametrize("step", ["", "x", "-1", "1e3", "９", "99999", "9" * 400, "%00", "1.5"])
def test_a_step_that_is_none_shows_another(alice: Client, step: str):
    quiz, _ = answered(alice)

    assert alice.get(replay_address(quiz, step=step)).status_code == 200


@pytest.mark.parametrize("seen", ["nobody", "", "%00", "x" * 2000])
def test_eyes_that_are_none_see_the_rules_alone(alice: Client, seen: str):
    quiz, _ = answered(alice)

    page = alice.get(replay_address(quiz, step=99, seen=seen)).content.decode()

    assert page.count('class="table"') == 1


def test_other_options_can_be_seen_beside_it(alice: Client):
    quiz, key = answered(alice)
    page = alice.get(replay_address(quiz)).content.decode()

    others = {it for it in re.findall(r"as=(\w+)", page) if it != key}

    assert others
    for other in others:
        assert alice.get(replay_address(quiz, step=3, seen=other)).status_code == 200


def test_nothing_is_told_before_the_answer(alice: Client):
    kept()
    quiz = begun(alice, count=0)

    response = alice.get(replay_address(quiz))

    assert response.status_code == 302
    assert response["Location"] == address(quiz)


def test_nobody_sees_another_ones(alice: Client, bob: Client):
    quiz, _ = answered(alice)

    response = bob.get(replay_address(quiz))

    assert response.status_code == 403
    assert 'class="table"' not in response.content.decode()


def test_a_position_that_is_none(alice: Client):
    quiz, _ = answered(alice)

    assert alice.get(f"/en/quiz/{quiz.pk}/99/replay/").status_code == 404
    assert alice.get(f"/en/quiz/{quiz.pk}/0/replay/").status_code == 404


def test_a_question_from_before_games_were_kept_goes_to_its_verdict(alice: Client):
    some_stored(1)
    quiz = begun(alice, count=0)
    alice.post(address(quiz), {"choice": example()["options"][0]["key"]})

    response = alice.get(replay_address(quiz))

    assert response["Location"] == f"{verdict_address(quiz)}?no-replay=1"
    assert "can no longer be stepped through" in alice.get(response["Location"]).content.decode()
    assert "Step through the game" not in alice.get(verdict_address(quiz)).content.decode()


@pytest.mark.parametrize(
    "change",
    [
        {"play": "A cast @nothing"},
        {"play": "what is this\n\ue000"},
        {"play": ""},
        {"log": [{"cr": "999.9", "words": {"en": "It rains.", "ja": "雨が降る。"}, "turn": ""}]},
    ],
)
def test_a_game_that_is_played_otherwise_today_is_not_shown(alice: Client, change: dict):
    quiz, _ = answered(alice)
    asked = Question.objects.get(pk=quiz.questions[0])
    asked.data |= change
    asked.save()

    response = alice.get(replay_address(quiz, step=2))

    assert response["Location"] == f"{verdict_address(quiz)}?no-replay=1"
    assert alice.get(response["Location"]).status_code == 200


def test_a_withdrawn_question_goes_to_its_verdict(alice: Client):
    quiz, _ = answered(alice)
    asked = Question.objects.get(pk=quiz.questions[0])
    reason = {"en": "The key was wrong.", "ja": "正解が誤っていた。"}
    withdraw(Recall(family=asked.family, version=asked.version, reason=reason))

    assert alice.get(replay_address(quiz))["Location"] == verdict_address(quiz)


def test_the_verdict_leads_there(alice: Client):
    quiz, _ = answered(alice)

    assert reverse("replay", args=[quiz.pk, 1]) in alice.get(verdict_address(quiz)).content.decode()


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_few_queries(alice: Client, headers, django_assert_max_num_queries):
    quiz, _ = answered(alice)

    with django_assert_max_num_queries(12):
        alice.get(replay_address(quiz, step=4), headers=headers)
