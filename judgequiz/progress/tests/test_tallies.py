"""A tally says what counting all answers says, whatever has happened to them since."""

import json
import random
from datetime import timedelta
from itertools import combinations

import pytest
from django.core.management import call_command
from django.utils import timezone

from judgequiz.accounts.models import Learner
from judgequiz.accounts.person import person_of
from judgequiz.progress import tallies
from judgequiz.progress.counting import APART, TEN, TENS_KEPT, seconds
from judgequiz.progress.models import Tally
from judgequiz.progress.tallies import MANY, counts_of, settle, settle_if_many
from judgequiz.progress.tests.answers import FIRST, REASON, gave
from judgequiz.questions.models import Answer, Question, Withdrawal
from judgequiz.questions.tests.example import OTHER_WRONG, RIGHT, WRONG, stored
from judgequiz.questions.withdrawing import Recall, undo, withdraw

pytestmark = pytest.mark.django_db

Mark = Answer.Mark
OPTIONS = [RIGHT, RIGHT, RIGHT, WRONG, OTHER_WRONG, Answer.PASS]


def recounted(learner: Learner) -> dict:
    """The same as `counts_of`, thought out the other way round: for each sum, all answers."""
    answers = Answer.objects.filter(learner__in=person_of(learner.pk)).select_related("question")
    rows = [it for it in answers.order_by("answered_at", "pk") if it.mark != Mark.VOID]
    keys = {"all": rows}
    for row in rows:
        data = row.question.data
        numbers = [it["cr"] for it in data["because"]]
        groups = {f"m:{it}" for it in data["mechanics"] or [""]}
        groups |= {f"s:{it[:3]}" for it in numbers} | {f"c:{it[0]}" for it in numbers}
        for key in groups:
            keys.setdefault(key, []).append(row)
    slugs = {slug for it in rows for slug in [*_offered(it), *it.beliefs_shown]}
    days = {}
    for row in rows:
        day = row.answered_at.date().isoformat()
        days[day] = days.get(day, 0) + 1
    return {
        "sums": {key: _sum(group) for key, group in keys.items() if group},
        "beliefs": {slug: _belief(slug, rows) for slug in slugs},
        "days": days,
    }


def _sum(rows: list[Answer]) -> dict:
    tens = [rows[start : start + TEN] for start in range(0, len(rows), TEN)]
    return {
        "n": len(rows),
        "right": sum(it.mark == Mark.RIGHT for it in rows),
        "passed": sum(it.mark == Mark.PASSED for it in rows),
        "last": seconds(rows[-1].answered_at),
        "tens": [
            [len(ten), sum(it.mark == Mark.RIGHT for it in ten), seconds(ten[-1].answered_at)]
            for ten in tens[-TENS_KEPT:]
        ],
    }


def _offered(row: Answer) -> set[str]:
    if row.mark not in (Mark.RIGHT, Mark.WRONG):
        return set()
    wrong = [it for it in row.question.data["options"] if not it["right"]]
    return {slug for it in wrong if it["key"] != row.question.mended for slug in it["beliefs"]}


def _belief(slug: str, rows: list[Answer]) -> dict:
    shows = [place for place, it in enumerate(rows) if slug in it.beliefs_shown]
    offers = [it for it in rows if slug in _offered(it) or slug in it.beliefs_shown]
    if not shows:
        return {"offered": len(offers), "shown": 0}
    later = [it for it in rows[shows[-1] + 1 :] if slug in _offered(it) and it.mark == Mark.RIGHT]
    enough = [
        seconds(after.answered_at)
        for before, after in combinations(later, 2)
        if before.question.signature != after.question.signature
        and seconds(after.answered_at) - seconds(before.answered_at) >= APART
    ]
    return {
        "offered": len(offers),
        "shown": len(shows),
        "last": seconds(rows[shows[-1]].answered_at),
        "by": [[rows[it].question_id, str(rows[it].run), rows[it].position] for it in shows[-5:]],
        "since": len(later),
        "overcome": min(enough, default=0),
    }


def _comparable(counts: dict) -> dict:
    """As stored and read again, without what is only kept to decide by later."""
    plain = json.loads(json.dumps(counts))
    for belief in plain["beliefs"].values():
        belief.pop("against", None)
    return plain


def agrees(learner: Learner) -> bool:
    assert _comparable(counts_of(learner)) == _comparable(recounted(learner))
    return True


def some_questions() -> list[Question]:
    cited = [["113.7a", "701.6a"], ["702.85a"], ["113.7a"], ["608.2b", "608.2h"]]
    mechanics = [["cascade"], ["echo"], ["cascade", "echo"], []]
    return [
        stored(
            seed=number,
            note=f"Note {number}.",
            signature=f"game {number % 4}",
            mechanics=mechanics[number % 4],
            because=[{"cr": it, "words": {}, "role": "cause"} for it in cited[number % 4]],
        )
        for number in range(8)
    ]


@pytest.mark.parametrize("seed", range(4))
def test_it_works(seed: int, monkeypatch: pytest.MonkeyPatch):
    """Answers of two people, merges, withdrawals and their undoing, in whatever order."""
    chance = random.Random(seed)
    monkeypatch.setattr(tallies, "YOUNG", timedelta(minutes=seed % 2))
    questions = some_questions()
    ann, bob = Learner.objects.create(), Learner.objects.create()
    selves = [ann, Learner.objects.create()]
    for step in range(60):
        what = chance.choice(["answer"] * 12 + ["settle", "merge", "withdraw", "undo"])
        if what == "answer":
            who = chance.choice([*selves, bob])
            gave(who, chance.choice(questions), chance.choice(OPTIONS), hours=step * 7)
        elif what == "settle":
            settle(chance.choice([ann, bob]))
        elif what == "merge":
            Learner.objects.filter(pk=selves[1].pk).update(merged_into=ann)
        elif what == "withdraw":
            left = Question.objects.not_withdrawn().order_by("pk")
            option = chance.choice(["", WRONG])
            withdraw(Recall(question=chance.choice(list(left)), reason=REASON, option=option))
        elif made := Withdrawal.objects.in_force().order_by("?").first():
            undo(made)
        if what != "answer" or step % 6 == 0:
            assert agrees(ann)
            assert agrees(bob)


def test_a_settled_tally_is_believed():
    """Otherwise all of the above would hold of a tally that nobody reads."""
    ann, question = Learner.objects.create(), stored()
    gave(ann, question, RIGHT)
    assert settle(ann)
    Tally.objects.update(counts={"sums": {}, "beliefs": {}, "days": {}})

    assert counts_of(ann)["sums"] == {}


def test_what_is_young_is_counted_and_not_settled():
    ann, question = Learner.objects.create(), stored()
    old, young = gave(ann, question, RIGHT), gave(ann, question, WRONG)
    Answer.objects.filter(pk=young.pk).update(answered_at=timezone.now())

    settle(ann)

    assert Tally.objects.get().upto == old.answered_at
    assert counts_of(ann)["sums"]["all"]["n"] == 2


def test_an_answer_that_others_see_late_is_not_missed():
    """It was given before another that is settled already, and its commit took a while."""
    ann, question = Learner.objects.create(), stored()
    moment = timezone.now() - timedelta(seconds=30)
    seen = gave(ann, question, RIGHT)
    Answer.objects.filter(pk=seen.pk).update(answered_at=moment)
    settle(ann)
    late = gave(ann, question, RIGHT)
    Answer.objects.filter(pk=late.pk).update(answered_at=moment - timedelta(seconds=1))

    assert agrees(ann)


def test_a_way_of_counting_that_has_changed_counts_anew():
    ann, question = Learner.objects.create(), stored()
    gave(ann, question, RIGHT)
    settle(ann)
    Tally.objects.update(scheme=0, counts={"sums": {}})

    assert agrees(ann)


def test_only_many_answers_are_settled():
    ann, question = Learner.objects.create(), stored()
    for hour in range(MANY - 1):
        gave(ann, question, RIGHT, hours=hour)
    settle_if_many(ann)
    call_command("tally", verbosity=0)
    assert not Tally.objects.exists()

    gave(ann, question, RIGHT, hours=MANY)
    settle_if_many(ann)

    assert Tally.objects.get().upto == FIRST + timedelta(hours=MANY)


def test_the_command_counts_for_who_has_answered_much(capsys: pytest.CaptureFixture[str]):
    ann, phone, question = Learner.objects.create(), Learner.objects.create(), stored()
    Learner.objects.filter(pk=phone.pk).update(merged_into=ann)
    for hour in range(MANY):
        gave(phone, question, RIGHT, hours=hour)

    call_command("tally")

    assert "1 tallies" in capsys.readouterr().out
    assert Tally.objects.get().learner == ann
    assert not settle(ann)


def test_it_goes_with_its_learner():
    ann = Learner.objects.create()
    gave(ann, stored(), RIGHT)
    settle(ann)

    ann.delete()

    assert not Tally.objects.exists()


def test_reading_asks_little(django_assert_max_num_queries):
    ann = Learner.objects.create()
    for number, question in enumerate(some_questions()):
        gave(ann, question, WRONG, hours=number)
    settle(ann)
    withdraw(Recall(question=Question.objects.first(), reason=REASON))

    with django_assert_max_num_queries(4):
        counts_of(ann)
